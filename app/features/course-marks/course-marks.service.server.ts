/** One's own marks of courses. They are made anew for each answer, and only for whoever they are of. */
import { requireSignedIn } from "~/platform/access/roles";
import { giveConsent, refuseConsent } from "~/platform/consents.server";
import type { Context, SignedInContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { kvCopy } from "~/platform/kv-copy.server";
import type { Transcript } from "../gpa/gpa.schemas";
import { MARKS_CONSENT, MARKS_PAGE } from "./course-marks.pages";
import { findRenamed, type MarksRow, marksSource } from "./course-marks.repository.server";
import { type CourseMarks, courseMarks, type Renamed } from "./course-marks.rules";

const copy = kvCopy<[string, string][], Pick<Context, "db" | "env" | "clock">>({
  key: "course-marks:renamed",
  seconds: 900,
  load: findRenamed,
  isUsable: Array.isArray,
});

/** Codes that courses had before, with those that they have now. */
export const renamedCodes = (ctx: Pick<Context, "db" | "env" | "clock">): Promise<Renamed> => copy.read(ctx);

/** Reads them anew, after courses were renamed or merged. */
export const refreshRenamed = (ctx: Pick<Context, "db" | "env" | "clock">) => copy.refresh(ctx);

const NO_MARKS: CourseMarks = new Map();

/** How the reader stands to marks: `ask` while they have a transcript and were never asked. */
export type MarksState = "on" | "off" | "ask" | "noTranscript";

export interface OwnMarks {
  state: MarksState;
  consent: MarksRow["consent"];
  marks: CourseMarks;
  /** What they are made of; null unless they are on. */
  transcript: Transcript | null;
  renamed: Renamed;
}

function stateOf({ consent, hasTranscript }: MarksRow): MarksState {
  if (!hasTranscript) return "noTranscript";
  if (consent === null) return "ask";
  return consent === "given" ? "on" : "off";
}

/** The statement for one's marks, for the batch of a page; `marksFrom` reads its rows. */
export const marksStatement = (ctx: SignedInContext) => marksSource(ctx, MARKS_CONSENT);

/** One's marks out of the rows of `marksStatement`. */
export async function marksFrom(ctx: Pick<Context, "db" | "env" | "clock">, [row]: readonly MarksRow[]): Promise<OwnMarks> {
  const found = row ?? { content: null, hasTranscript: 0, consent: null };
  const { consent } = found;
  const state = stateOf(found);
  if (found.content === null) return { state, consent, marks: NO_MARKS, transcript: null, renamed: [] };
  const transcript = JSON.parse(found.content) as Transcript;
  const renamed = await renamedCodes(ctx);
  return { state, consent, marks: courseMarks(transcript, renamed), transcript, renamed };
}

/** One's marks. One round trip. */
export async function readOwnMarks(ctx: SignedInContext): Promise<OwnMarks> {
  const [rows] = await ctx.db.batch([marksStatement(ctx)]);
  return marksFrom(ctx, rows);
}

/** Lets one's saved transcript mark courses. */
export async function allowMarks(ctx: SignedInContext): Promise<void> {
  requireSignedIn(ctx);
  await giveConsent(ctx, MARKS_CONSENT, { text: sayIn(ctx)("course-marks:question.text"), page: MARKS_PAGE });
}

/** Ends that, or says that it shan't begin: from the next answer on nothing is marked. */
export async function refuseMarks(ctx: SignedInContext): Promise<void> {
  requireSignedIn(ctx);
  await refuseConsent(ctx, MARKS_CONSENT, MARKS_PAGE);
}
