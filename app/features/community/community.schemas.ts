/** What is written into communities and asked of them; forms and API share these. */
import { z } from "zod";
import { typedImageAnswer } from "~/engines/media/image-answer";
import { idField, linkField, storableText, trimmedText, versionField } from "~/platform/forms/fields";
import { pagingShape } from "~/platform/lists/paging";
import {
  communityActs,
  MAX_DESCRIPTION,
  MAX_LINKS,
  MAX_NAME,
  MAX_NOTE,
  MAX_SLUG,
  MIN_DESCRIPTION,
  memberActs,
  ownActs,
  roles,
  statuses,
} from "./choices";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** With empty ones between them. */
const MOST_ROWS = 20;

const slug = z
  .string()
  .trim()
  .max(MAX_SLUG)
  .refine((text) => text === "" || (text.length >= 2 && SLUG.test(text)), "@community:form.slugShape");

/** Rows of a form that are left empty are no links; one with a label alone lacks its address. */
const links = z
  .array(z.strictObject({ label: trimmedText(0, 60).optional(), url: linkField(300).optional() }).optional())
  .max(MOST_ROWS)
  .superRefine((rows, refusal) => {
    if (rows.filter((row) => row?.url).length > MAX_LINKS) refusal.addIssue({ code: "custom", message: "@community:form.tooManyLinks" });
    for (const [index, row] of rows.entries()) {
      if (row?.label && !row.url) refusal.addIssue({ code: "custom", path: [index, "url"], message: "@community:form.linkNeeded" });
    }
  })
  .optional()
  .transform((rows) => (rows ?? []).flatMap((row) => (row?.url ? [{ label: row.label ?? "", url: row.url }] : [])));

const facts = {
  name: trimmedText(2, MAX_NAME),
  /** Made of the name when it is empty. */
  slug: slug.optional().default(""),
  description: trimmedText(MIN_DESCRIPTION, MAX_DESCRIPTION),
  links,
};

export const communitySchema = z.strictObject({ ...facts, version: versionField() });
export type CommunityInput = z.output<typeof communitySchema>;

/** A new community may get its first president at once. */
export const newCommunitySchema = z.strictObject({ ...facts, president: trimmedText(0, 30).optional() });
export type NewCommunityInput = z.output<typeof newCommunitySchema>;

const cursor = z.coerce.number().int().positive().optional().catch(undefined);
const words = trimmedText(0, 200).optional().catch(undefined);

/** Filters of the lists of communities; `before` is the cursor: the key of the last row seen. */
export const communityFilters = z.object({
  q: words,
  status: z.enum(statuses).optional().catch(undefined),
  before: cursor,
  size: pagingShape.size,
});
export type CommunityFilters = z.output<typeof communityFilters>;

/** Filters of the staff's list of members; `community` is an address or words of a name. */
export const memberFilters = z.object({
  q: words,
  community: words,
  role: z.enum(roles).optional().catch(undefined),
  before: cursor,
  size: pagingShape.size,
});
export type MemberFilters = z.output<typeof memberFilters>;

/** The list of people with roles goes on after a person. */
export const peopleFilters = z.object({ after: storableText(80).optional().catch(undefined), size: pagingShape.size });
export type PeopleFilters = z.output<typeof peopleFilters>;

/** Which of one's communities the panel shows, and after whom its members go on. */
export const panelFilters = z.object({ community: storableText(80).optional().catch(undefined), after: cursor });
export type PanelFilters = z.output<typeof panelFilters>;

const note = trimmedText(0, MAX_NOTE).optional();

export const communityActSchema = z.object({ act: z.enum(communityActs), id: idField() });
export const ownActSchema = z.object({ act: z.enum(ownActs), note });
export const memberActSchema = z.object({
  act: z.enum(memberActs),
  id: idField(),
  user_id: idField(),
  role: z.enum(roles).optional(),
});
export const addMemberSchema = z.object({
  act: z.literal("add-member"),
  id: idField(),
  user_name: trimmedText(1, 30),
  role: z.enum(roles),
});

/** The poll that is to stand on a community's page; null for none. */
export const pinBody = z.strictObject({ poll_id: idField().nullable() });

export const joinBody = z.strictObject({ note });
export const roleBody = z.strictObject({ role: z.enum(roles) });
export const decisionBody = z.strictObject({ decision: z.enum(["approve", "reject"]) });

export const communityAnswer = z.object({
  community_id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  member_count: z.number(),
  images: z.array(typedImageAnswer).describe("The first is its picture; lists have no more than that."),
});

export const staffAnswer = communityAnswer.extend({
  status: z.enum(statuses),
  is_trusted: z.boolean().meta({ description: "Its organizers' events are shown without waiting." }),
  is_shown_to_guests: z.boolean(),
  created_at: z.number().meta({ description: "UTC milliseconds." }),
  updated_at: z.number().meta({ description: "To be sent back as `version` with a change." }),
});

/** Somebody in a community, as its members see them. */
export const memberAnswer = z.object({
  user_id: z.string(),
  name: z.string(),
  user_name: z.string(),
  role: z.enum(roles),
  since: z.number(),
});
