/** Which slots for electives are filled: by courses of the transcript that the curriculum doesn't require. */
import type { electiveKinds } from "@schema/catalog";
import { courseKey } from "~/university/course-key";
import type { CourseMarks, Renamed } from "../course-marks/course-marks.rules";
import type { Transcript } from "../gpa/gpa.schemas";

export type ElectiveKind = (typeof electiveKinds)[number];

/** Kinds that a course of one's own department fills, and one of another: whether that one is technical, its code doesn't tell. */
const OWN: readonly ElectiveKind[] = ["technical", "departmental", "restricted", "free", "other"];
const ELSEWHERE: readonly ElectiveKind[] = ["non_technical", "non_departmental", "free", "restricted", "other"];

interface SlotsQuestion {
  slots: readonly { id: string; kind: ElectiveKind | null }[];
  marks: CourseMarks;
  /** Ids of what the curriculum requires. */
  required: ReadonlySet<string>;
  transcript: Transcript | null;
  renamed: Renamed;
  /** Letters of the curriculum's department. */
  department: string;
}

/** Credits by a course's present code. */
function creditsOf(transcript: Transcript | null, renamed: Renamed): Map<string, number> {
  const current = new Map(renamed.map(([former, code]) => [courseKey(former), courseKey(code)]));
  const lines = (transcript?.terms ?? []).flatMap((term) => term.lines).filter(({ is_ni }) => !is_ni);
  return new Map(lines.map(({ code, credits }) => [current.get(courseKey(code)) ?? courseKey(code), credits]));
}

/** Which course fills which slot, as far as codes can tell: the regulation leaves the decision to the department. */
export function filledSlots({ slots, marks, required, transcript, renamed, department }: SlotsQuestion) {
  const credits = creditsOf(transcript, renamed);
  const free = [...slots];
  const beyond = [...marks].filter(([code, { state }]) => state !== "toRepeat" && !required.has(code) && (credits.get(code) ?? 0) > 0);
  return beyond
    .toSorted(([, a], [, b]) => (a.term < b.term ? -1 : 1))
    .flatMap(([code]) => {
      const order = code.replace(/\d.*$/, "") === department ? OWN : ELSEWHERE;
      const kind = order.find((each) => free.some((slot) => slot.kind === each));
      const at = free.findIndex((slot) => slot.kind === kind);
      if (kind === undefined) return [];
      const [slot] = free.splice(at, 1);
      return slot ? [{ code, kind, slot: slot.id }] : [];
    });
}
