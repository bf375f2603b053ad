/** What a transcript is: API and form share these schemas; browsers check by `plain-transcript.rules.ts`. */
import { z } from "zod";
import { storableText, trimmedText, withoutUnstorable } from "~/platform/forms/fields";
import { TERM_PATTERN } from "~/platform/terms";
import { GRADES, PROGRAMMES } from "./grades";
import {
  LINE_ID,
  MAX_CODE,
  MAX_CREDITS,
  MAX_LINES,
  MAX_LOAD,
  MAX_NAME,
  MAX_SEMESTER,
  MAX_TARGET,
  MAX_TERMS,
  MAX_TEXT,
  TARGET_CREDITS,
} from "./transcript-limits";

const termCode = z.string().regex(TERM_PATTERN);
const lineId = z.string().regex(LINE_ID);

export const gradeField = z.enum(GRADES);

/** METU credits, in halves. */
const creditsField = z.number().min(0).max(MAX_CREDITS).multipleOf(0.5, "@gpa:input.halfCredits");

const line = z.strictObject({
  id: lineId.optional().describe("Names the line in links and answers; `<term>.<place>` from 0 unless given."),
  code: trimmedText(0, MAX_CODE).default("").describe("Lines of one code are attempts at one course."),
  name: trimmedText(0, MAX_NAME).default(""),
  credits: creditsField.describe("Credits of the university, in halves; 0 for non-credit courses."),
  grade: gradeField.nullable().default(null).describe("null while the course is being taken."),
  what_if: gradeField.nullable().default(null).describe("Tried instead of the grade, beside the real result."),
  is_ni: z.boolean().default(false).describe("Taken as not included."),
  replaces: lineId
    .nullable()
    .optional()
    .describe("The line of an earlier term that it repeats or replaces; null: none. Left out, it is the last one of the same code."),
  programmes: z.array(z.enum(PROGRAMMES)).min(1).max(PROGRAMMES.length).default(["major"]),
  semester: z
    .int()
    .min(1)
    .max(MAX_SEMESTER)
    .optional()
    .describe(
      "The semester of the curriculum that the course belongs to. Left out: not known, unless it is a first-year course everywhere.",
    ),
});
export type TranscriptLine = z.infer<typeof line>;

const term = z.strictObject({
  term: termCode.describe("`2025-1` is the fall of 2025–26, `-2` its spring, `-3` its summer school."),
  lines: z.array(line).max(MAX_LINES, "@gpa:input.tooManyLines"),
});
export type TranscriptTerm = z.infer<typeof term>;

const hasTermsOnce = ({ terms }: { terms: { term: string }[] }) => new Set(terms.map((each) => each.term)).size === terms.length;
const hasFewLines = ({ terms }: { terms: { lines: unknown[] }[] }) => terms.reduce((sum, { lines }) => sum + lines.length, 0) <= MAX_LINES;
const hasIdsOnce = ({ terms }: { terms: { lines: { id?: string }[] }[] }) => {
  const ids = terms.flatMap(({ lines }) => lines.flatMap(({ id }) => id ?? []));
  return new Set(ids).size === ids.length;
};

/** A transcript: its order of terms doesn't matter. */
export const transcriptSchema = z
  .strictObject({
    version: z.literal(1).default(1),
    normal_load: z.int().min(1).max(MAX_LOAD).nullable().default(null).describe("The most credited courses of any term of the curriculum."),
    began: termCode
      .optional()
      .describe("The first term of the programme, preparatory school aside. Left out: the first term with a course."),
    can_graduate_from: termCode.optional().describe("The first term at whose end everything can be done. Left out: not yet."),
    terms: z.array(term).max(MAX_TERMS, "@gpa:input.tooManyTerms"),
  })
  .refine(hasTermsOnce, { path: ["terms"], error: "@gpa:input.termTwice" })
  .refine(hasFewLines, { path: ["terms"], error: "@gpa:input.tooManyLines" })
  .refine(hasIdsOnce, { path: ["terms"], error: "@gpa:input.idTwice" });
export type Transcript = z.infer<typeof transcriptSchema>;

/** What is asked of the credits to come. */
const targetField = z.number().min(0).max(MAX_TARGET).multipleOf(0.01);
const targetCreditsField = z.number().min(TARGET_CREDITS.min).max(TARGET_CREDITS.max).multipleOf(0.5, "@gpa:input.halfCredits");

/** The page's form, for those without scripts: a text, and what is asked of it. */
export const gpaForm = z.object({
  text: z.string().min(1).max(MAX_TEXT).transform(withoutUnstorable),
  target: targetField.optional(),
  target_credits: targetCreditsField.optional(),
  /** Chosen from lists: what isn't of them is as good as nothing. */
  began: termCode.optional().catch(undefined),
  can_graduate_from: termCode.optional().catch(undefined),
  normal_load: z.int().min(1).max(MAX_LOAD).optional(),
});

/** A question to the API: a transcript, and a target if one is asked for. */
export const computeBody = z.strictObject({
  transcript: transcriptSchema,
  target: z.strictObject({ cgpa: targetField, credits: targetCreditsField.describe("Credits to come.") }).optional(),
});

const average = z.number().nullable().describe("Rounded half up to two places; null while nothing counts.");
const averages = z.object({ cgpa: average, terms: z.array(z.object({ term: z.string(), gpa: average, cgpa: average })) });
const probation = z
  .enum(["strict", "limited"])
  .nullable()
  .describe("strict: below 1.80, no new courses and none with W; limited: 1.80–1.99, at most three new ones.");
const budget = z.object({ used: z.number(), most: z.number().nullable().describe("null where there is no such limit.") });

/** What the regulation makes of a transcript; each decision with its article and a sentence in the caller's language. */
export const computeAnswer = z.object({
  cgpa: average,
  credits: z.number().describe("In the cumulative average."),
  terms: z.array(
    z.object({
      term: z.string(),
      gpa: average,
      cgpa: average,
      standing: z.object({ name: z.string(), article: z.string(), reason: z.string(), is_provisional: z.boolean() }).nullable(),
      probation,
    }),
  ),
  probation,
  graduation: z.object({ name: z.string(), article: z.string(), reason: z.string(), open_lines: z.array(z.string()) }).nullable(),
  must_repeat: z.array(z.string()),
  programmes: z.record(z.string(), averages),
  if_failed: averages.nullable().describe("The averages if every I became FF."),
  what_if: averages.nullable().describe("The averages with the grades that are tried."),
  need: z.object({ least: average.describe("The least average over these credits; null: not reachable."), best: average }).nullable(),
  repeats: budget,
  withdrawals: budget,
  withdrawable: z.record(z.string(), z.array(z.string())).describe("Line in progress → why a withdrawal would be refused."),
  place_unknown: z
    .array(z.string())
    .describe("Those of them that are refused too if they belong to the first two semesters of the curriculum."),
  findings: z.array(z.object({ code: z.string(), article: z.string(), term: z.string(), line: z.string().nullable(), reason: z.string() })),
});

/** What an account keeps. */
export const savedTranscriptAnswer = z.object({
  user_id: z.string().describe("Whose account it is."),
  transcript: transcriptSchema.nullable().describe("null: none is kept."),
  version: z.int().min(0).describe("Rises with every change; 0 when there never was a transcript."),
  updated_at: z.number().nullable(),
});
export type SavedTranscriptAnswer = z.infer<typeof savedTranscriptAnswer>;

/** A transcript to keep. */
export const saveTranscriptBody = z.strictObject({
  transcript: transcriptSchema,
  user_id: storableText(100).optional().describe("Whose transcript it is; refused when somebody else has signed in meanwhile."),
  version: z
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER - 1)
    .describe("What the change started from; refused when another is kept by now."),
});
