/** What a form doesn't show is neither judged nor sent: each with something wrong in a field that another choice hides. */
import { expect, test } from "vitest";
import type { z } from "zod";
import { eventForm } from "../../app/features/events/event-form.schemas";
import { OTHER } from "../../app/features/events/options";
import { kinds, type Question } from "../../app/features/survey/survey.questions";
import { answersForm, surveyForm } from "../../app/features/survey/survey.schemas";
import { type FormWords, parseForm } from "../../app/platform/forms/parse";

const words: FormWords = { feature: "any", locale: "en", t: (key) => key, exists: () => false };

type Fields = Record<string, string | readonly string[]>;

function parsed(schema: z.ZodType, fields: Fields) {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  const submission = parseForm(form, schema, words);
  return submission.status === "success" ? { value: submission.value, errors: null } : { value: null, errors: submission.error };
}

const LONG = "x".repeat(9000);
const event: Fields = {
  event_name: "Concert",
  "event_date_times[0].event_date": "2099-05-04",
  "event_date_times[0].event_time": "18:00",
  event_university: "METU",
  event_campus: "Ankara",
  event_type: "Concert",
  show_status: "active",
  event_capacity: "unlimited",
};

test.each([
  ["place", { event_location: "Fizik U3", event_location_other: LONG }],
  ["city", { event_city: "Ankara", event_city_other: LONG }],
  ["country", { event_country: "TR", event_country_other: LONG }],
  ["university", { event_university_other: LONG }],
  ["campus", { event_campus_other: LONG }],
  ["kind", { event_type_other: LONG }],
  ["capacity", { event_capacity_custom: "many" }],
  ["tickets", { "ticket_categories[0].price": "cheap", "ticket_categories[0].name": LONG, "ticket_categories[1].sale_until": "one day" }],
  ["closed tickets", { reopened_categories: [LONG] }],
] as const)("an event's form doesn't judge what it doesn't show: %s", (_, hidden) => {
  const { value, errors } = parsed(eventForm, { ...event, ...hidden });
  expect([errors, JSON.stringify(value).includes("xxxx")]).toEqual([null, false]);
});

test("the same fields are judged once they are shown", () => {
  const shown = { event_location: OTHER, event_location_other: LONG, event_capacity: "custom", event_capacity_custom: "many" };
  const tickets = { event_ticket: "on", "ticket_categories[0].name": "Seat", "ticket_categories[0].price": "cheap" };
  const { errors } = parsed(eventForm, { ...event, ...shown, ...tickets });
  expect(Object.keys(errors ?? {}).sort()).toEqual(["event_capacity_custom", "event_location_other", "ticket_categories[0].price"]);
});

const survey: Fields = { title: "Bicycles", text: "How we get to the campus.", mode: "anonymous", readers: "author" };
const first: Fields = { "questions[0].kind": "single", "questions[0].text": "Do you cycle?", "questions[0].options": "Yes\nNo" };

/** Something wrong in every field that only some kinds of questions have. */
const wrongIn = (row: number): Fields => ({
  [`questions[${row}].options`]: `A\nA\n${LONG}`,
  [`questions[${row}].options_tr`]: "B",
  [`questions[${row}].rows`]: LONG,
  [`questions[${row}].rows_tr`]: "C\nD",
  [`questions[${row}].min`]: "low",
  [`questions[${row}].max`]: "1.5",
});

const needs: Partial<Record<string, Fields>> = {
  single: { options: "Yes\nNo", options_tr: "" },
  multiple: { options: "Yes\nNo", options_tr: "" },
  matrix: { options: "Yes\nNo", options_tr: "", rows: "One", rows_tr: "" },
  scale: { min: "1", max: "4" },
  number: { min: "0", max: "90" },
};

test.each([...kinds])("a survey's form doesn't judge what a question of the kind %s doesn't have", (kind) => {
  const own = Object.fromEntries(Object.entries(needs[kind] ?? {}).map(([name, value]) => [`questions[1].${name}`, value]));
  const { value, errors } = parsed(surveyForm, {
    ...survey,
    ...first,
    "questions[1].kind": kind,
    "questions[1].text": "And then?",
    ...(kind === "section" && { "questions[1].is_required": "perhaps" }),
    ...wrongIn(1),
    ...own,
  });
  expect(errors).toBeNull();
  const question = (value as z.output<typeof surveyForm>).questions[1];
  const given = Object.entries(question ?? {}).flatMap(([name, each]) =>
    each === undefined || (Array.isArray(each) && each.length === 0) ? [] : [name],
  );
  const asked = Object.entries(needs[kind] ?? {}).flatMap(([name, each]) => (each === "" ? [] : [name]));
  expect(given.sort()).toEqual(["kind", "text", "is_required", ...asked].sort());
});

test("the first question of a survey depends on none, whatever is sent", () => {
  const { value, errors } = parsed(surveyForm, { ...survey, ...first, "questions[0].if_question": "7", "questions[0].if_value": "often" });
  expect(errors).toBeNull();
  expect((value as z.output<typeof surveyForm>).questions[0]).not.toHaveProperty("if_question");
});

test("each question is judged by its own kind", () => {
  const { errors } = parsed(surveyForm, {
    ...survey,
    ...first,
    "questions[1].kind": "matrix",
    "questions[1].text": "And then?",
    ...wrongIn(1),
  });
  expect(Object.keys(errors ?? {}).filter((name) => /min|max/.test(name))).toEqual([]);
  expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(["questions[1].options", "questions[1].rows"]));
});

const cycle: Question = { kind: "multiple", text: "How?", is_required: false, options: ["Bus", "Bicycle"] };
const often: Question = { kind: "number", text: "How often?", is_required: true, min: 0, max: 7, if_question: 1, if_value: 2 };
const under = (own: Partial<Question>): Question => ({ ...often, if_question: 1, if_value: 2, ...own });

test.each<[string, Question, Fields]>([
  ["a number", often, { q2: "seldom" }],
  ["a short text", under({ kind: "short" }), { q2: LONG }],
  ["a long text", under({ kind: "long" }), { q2: LONG }],
  ["a day", under({ kind: "date" }), { q2: "yesterday" }],
  ["one option", under({ kind: "single", options: ["A", "B"] }), { q2: "9" }],
  ["options", under({ kind: "multiple", options: ["A", "B"] }), { q2: ["8", "nine-hundred"] }],
  ["a scale", under({ kind: "scale" }), { q2: "11" }],
  ["a table", under({ kind: "matrix", options: ["A", "B"], rows: ["C", "D"] }), { q2_1: "9", q2_2: LONG }],
])("an answer to a question that isn't asked isn't judged: %s", (_, question, wrong) => {
  const schema = answersForm([cycle, question]);
  const { value, errors } = parsed(schema, { q1: ["1"], ...wrong });
  expect(errors).toBeNull();
  const { q1, ...others } = value as Fields;
  expect([
    q1,
    Object.values(others)
      .flat()
      .filter((each) => each !== undefined),
  ]).toEqual([["1"], []]);
  expect(parsed(schema, { q1: ["1", "2"], ...wrong }).errors).not.toBeNull();
});

test("nor is one to a question under a question that isn't asked", () => {
  const last: Question = { kind: "number", text: "Why?", is_required: true, min: 0, max: 7, if_question: 2, if_value: 1 };
  const schema = answersForm([cycle, under({ kind: "single", options: ["A", "B"] }), last]);
  expect(parsed(schema, { q1: ["1"], q2: "1", q3: "never" }).errors).toBeNull();
  expect(Object.keys(parsed(schema, { q1: ["2"], q2: "1", q3: "never" }).errors ?? {})).toEqual(["q3"]);
});
