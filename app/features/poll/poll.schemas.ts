/** A poll as staff write it, and a vote; forms and API share these. */
import { pollKinds } from "@schema/poll";
import { z } from "zod";
import { callersKey, dayField, idField, trimmedText, versionField } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import { MAX_OPTIONS, MIN_OPTIONS } from "./poll.rules";

const option = z.strictObject({ en: trimmedText(1, 120), tr: trimmedText(1, 120) });

const isEachOnce = (texts: readonly string[]) => new Set(texts.map((text) => text.toLocaleLowerCase("tr"))).size === texts.length;

export const pollSchema = z.strictObject({
  question_en: trimmedText(5, 200),
  question_tr: trimmedText(5, 200),
  kind: z.enum(pollKinds),
  options: z
    .array(option)
    .min(MIN_OPTIONS, "@poll:form.fewOptions")
    .max(MAX_OPTIONS, "@poll:form.manyOptions")
    .refine((all) => isEachOnce(all.map(({ en }) => en)) && isEachOnce(all.map(({ tr }) => tr)), "@poll:form.sameOptions"),
  /** The last day on which one can vote. */
  closes_on: dayField("@poll:form.day"),
});
export type PollInput = z.infer<typeof pollSchema>;

/** A new one. */
export const newPollSchema = pollSchema.extend({ key: callersKey });
export type NewPoll = z.infer<typeof newPollSchema>;

/** One that is changed. */
export const pollEditSchema = pollSchema.extend({ version: versionField() });
export type PollEdit = z.infer<typeof pollEditSchema>;

const choice = z
  .int("@poll:form.choose")
  .min(0)
  .max(MAX_OPTIONS - 1);

/** Places of answers in the poll's list; of a ranking the best first. */
export const voteSchema = z.strictObject({ choices: z.array(choice).max(MAX_OPTIONS).default([]) });

/** A vote as the form of an embedded poll sends it. */
export const voteFormSchema = voteSchema.extend({ act: z.literal("vote"), poll_id: idField() });

/** An open poll that is to be embedded. */
export const choiceFormSchema = z.object({ poll_id: idField() });

export const pollStates = ["open", "closed"] as const;

export const pollFilters = z.object({ state: z.enum(pollStates).default("open").catch("open"), ...pagingShape });
export type PollFilters = z.infer<typeof pollFilters>;
