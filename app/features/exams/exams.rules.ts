/** What an exam is called, rooms as people write them, and which exams are at the same time. */
import type { examKinds } from "@schema/exams";

type ExamKind = (typeof examKinds)[number];

/** What is said of an exam of a course. */
export interface ExamRow {
  examId: string;
  courseId: string;
  courseCode: string;
  nameEn: string;
  nameTr: string;
  kind: ExamKind;
  number: number;
  claimId: string;
  date: string;
  /** Minutes after midnight, half-open. */
  start: number;
  end: number;
  /** A line for each room, or for the surnames that sit there. */
  rooms: string;
}

/** `Midterm 2`; without a number where there is usually one alone. @param name of the kind, a word of `exams:kinds` */
export const examTitle = (name: string, kind: ExamKind, number: number): string =>
  kind === "final" || (kind === "make_up" && number === 1) ? name : `${name} ${number}`;

const MOST_ROOMS = 12;
const RANGE = /^(\p{L}{1,20})\s*[-–]\s*(\p{L}{1,20})\s*:\s*(.*)$/u;
/** No point or slash: what stands there is no address. */
const ROOM = /^[\p{L}\d][\p{L}\d ,()-]{0,59}$/u;

/** `BMB-1` of `BMB 1`, `BMB1` and `BMB – 1`. */
const tidyRoom = (room: string): string => room.replace(/(\p{L})\s*[-–]?\s*(\d)/gu, "$1-$2").trim();

const inOrder = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter(Boolean).sort((a, b) => a.localeCompare(b, "tr", { numeric: true }));

/** Between commas, but for those in brackets. */
const roomsOf = (text: string): string[] => inOrder(text.split(/,(?![^(]*\))/u).map(tidyRoom));

function tidyLine(line: string): string[] {
  const text = line.replace(/\s+/gu, " ").trim().toLocaleUpperCase("tr");
  const [, from, until, rooms = ""] = RANGE.exec(text) ?? [];
  return from && until ? [`${from}–${until}: ${roomsOf(rooms).join(", ")}`] : roomsOf(text);
}

/** Rooms in one way of writing, a line for each in their order: `A–K: BMB-1`. Two who mean the same say the same. */
export const tidyRooms = (text: string): string => inOrder(text.split("\n").flatMap(tidyLine)).join("\n");

/** Whether every line names rooms, with the surnames that sit there or without. */
export function areRooms(text: string): boolean {
  const lines = text === "" ? [] : text.split("\n");
  return lines.length <= MOST_ROOMS && lines.every((line) => ROOM.test(RANGE.exec(line)?.[3] ?? line));
}

type ExamTime = Pick<ExamRow, "examId" | "date" | "start" | "end">;

/** The exams that are while another one is: of each the ids of the others. */
export function clashesOf(exams: readonly ExamTime[]): Map<string, string[]> {
  const isWith = (a: ExamTime, b: ExamTime) => a.examId !== b.examId && a.date === b.date && a.start < b.end && b.start < a.end;
  const pairs = exams.map((exam) => [exam.examId, exams.filter((other) => isWith(exam, other)).map(({ examId }) => examId)] as const);
  return new Map(pairs.filter(([, others]) => others.length > 0));
}
