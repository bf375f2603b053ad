/** What buyers and organizers send, by form or API. */
import { questionKinds, questionScopes } from "@schema/tickets";
import { z } from "zod";
import { callersKey, idField, integerField, storableText, trimmedText, wholeLira } from "~/platform/forms/fields";
import { readMinute } from "~/platform/forms/typed-days";
import { isMinute, momentOrNull } from "../events/event-times.rules";
import { promoCodeOf } from "./order.rules";
import { MAX_ANSWER, MAX_LINES, MAX_OPTION, MAX_OPTIONS, MAX_PROMO, MAX_QUESTION, MAX_QUESTIONS, MAX_SEATS } from "./tickets.limits";

/** Chosen by the caller: an order that is sent again with it is the one that it brought first. */
export const orderKey = z.string().regex(/^[\w-]{8,80}$/);

const promoCode = trimmedText(0, MAX_PROMO).optional();

const answerText = trimmedText(0, MAX_ANSWER).optional();

/** An answer to a question: for a ticket by its category and its number there, from 1; for the order without both. */
const answer = {
  question_id: idField(),
  category_id: idField().optional(),
  number: integerField(1, MAX_SEATS).optional(),
  value: answerText,
};

const MAX_ANSWERS = MAX_QUESTIONS * MAX_SEATS;

export const orderBody = z.strictObject({
  event_id: idField(),
  promo_code: promoCode,
  lines: z
    .array(z.strictObject({ category_id: idField(), quantity: integerField(1, MAX_SEATS) }))
    .min(1)
    .max(MAX_LINES),
  answers: z
    .array(z.strictObject(answer))
    .max(MAX_ANSWERS)
    .default([])
    .describe(
      "To the event's questions: of a ticket by its category and its number there, from 1; of the order without both. `on` is a tick.",
    ),
});

/** The page's form: every category with how many; the key was drawn with the page. */
export const orderForm = z.object({
  key: orderKey,
  promo_code: promoCode,
  lines: z
    .array(
      z.object({
        category_id: idField(),
        quantity: integerField(0, MAX_SEATS).optional(),
        /** For each of its tickets one after the other, in the order of the questions. */
        answers: z
          .array(z.object({ question_id: idField(), number: integerField(1, MAX_SEATS), value: answerText }))
          .max(MAX_ANSWERS)
          .optional(),
      }),
    )
    .max(MAX_LINES),
  answers: z
    .array(z.object({ question_id: idField(), value: answerText }))
    .max(MAX_QUESTIONS)
    .optional(),
});
export type OrderForm = z.infer<typeof orderForm>;

/** What is read from a ticket: its QR code's text, or the code printed below it. */
const scanned = trimmedText(1, 300);

/** A date of an event, by the number that it keeps when it moves. */
const dateKey = integerField(1, Number.MAX_SAFE_INTEGER);

export const checkInBody = z.strictObject({
  event_id: idField(),
  code: scanned,
  undo: z.boolean().optional(),
  date_key: dateKey.optional(),
});

export const deskForm = z.object({ code: scanned, date_key: dateKey.optional() });

export const deskQuery = z.object({ date: z.coerce.number().int().positive().optional().catch(undefined) });

export const actForm = z.object({
  act: z.enum(["check-in", "undo"]),
  /** How often the ticket that was looked at had been passed on. */
  handed_on: integerField(0, 1_000_000).optional(),
  /** The date that it is let in for, or was. */
  date_key: dateKey.optional(),
});

const ownAnswers = z
  .array(z.strictObject({ question_id: idField(), value: answerText }))
  .min(1)
  .max(MAX_QUESTIONS);

/** What a ticket's holder answers. */
export const answersBody = z.strictObject({ answers: ownAnswers });
export const answersForm = z.object({ act: z.literal("answers"), answers: ownAnswers });

export const cancelForm = z.object({ act: z.literal("cancel"), order_id: idField() });

/** An offered seat that costs nothing. */
export const takeForm = z.object({ act: z.literal("take"), order_id: idField() });

export const waitForm = z.object({ act: z.enum(["wait", "leave"]), category_id: idField() });

/** An email address or a user name. */
const person = trimmedText(3, 254);

export const transferForm = z.object({ act: z.enum(["link", "person", "withdraw"]), person: person.optional() });

export const acceptForm = z.object({ key: storableText(100).optional() });

export const pauseForm = z.object({ act: z.enum(["pause", "resume"]) });

const message = {
  text: trimmedText(1, 1000),
  message_class: z.enum(["transactional", "commercial"]).default("transactional"),
  to_category_id: idField().optional(),
  to_date_key: dateKey.optional(),
  came: z.enum(["in", "notIn"]).optional(),
};

export const messagePreviewForm = z.object({ act: z.literal("preview"), ...message });

/** What was looked at, sent to oneself or to all of them. */
export const messageForm = z.object({ act: z.enum(["test", "send"]), key: orderKey, ...message });

export const giveForm = z.object({ act: z.literal("give"), key: orderKey, given_category_id: idField(), person });

/** A minute at the university as a moment. */
const minute = z
  .string()
  .overwrite((text) => readMinute(text) ?? text)
  .refine(isMinute, { message: "@tickets:sales.badMinute" })
  .transform((text) => momentOrNull(text));

export const promoForm = z
  .object({
    act: z.literal("promo"),
    promo_code: trimmedText(1, MAX_PROMO).refine((text) => promoCodeOf(text) !== null, { message: "@tickets:sales.badCode" }),
    percent: integerField(1, 100).optional(),
    /** Whole lira. */
    amount_off: wholeLira(1, 100_000).optional(),
    max_uses: integerField(1, 100_000).optional(),
    starts_at: minute.optional(),
    ends_at: minute.optional(),
  })
  .refine(({ percent, amount_off }) => (percent === undefined) !== (amount_off === undefined), {
    message: "@tickets:sales.oneDiscount",
    path: ["percent"],
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || starts_at < ends_at, {
    message: "@tickets:sales.endsBefore",
    path: ["ends_at"],
  });
export type PromoForm = z.infer<typeof promoForm>;

/** One to a line, each once. */
const optionList = z
  .string()
  .max(MAX_OPTIONS * (MAX_OPTION + 2))
  .transform((text) => [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean))
  .pipe(z.array(trimmedText(1, MAX_OPTION)).max(MAX_OPTIONS));

export const questionForm = z
  .object({
    act: z.literal("question"),
    key: callersKey,
    question_title: trimmedText(1, MAX_QUESTION),
    question_kind: z.enum(questionKinds),
    question_scope: z.enum(questionScopes),
    question_options: optionList.default([]),
    is_required: z.boolean().optional(),
  })
  .refine(({ question_kind, question_options }) => question_kind !== "choice" || question_options.length > 1, {
    message: "@tickets:questions.fewOptions",
    path: ["question_options"],
  });
export type QuestionForm = z.infer<typeof questionForm>;

export const closeQuestionForm = z.object({ act: z.enum(["hide", "ask"]), question_id: idField() });

export const closePromoForm = z.object({ act: z.literal("close"), promo_id: idField() });

export const guestQuery = z.object({ q: storableText(120).optional().catch(undefined) });
