/**
 * Checks a transcript without a library, because the page that opens offline would have to load it. It takes what
 * `transcriptSchema` takes, and gives the same; the schema alone decides what is stored.
 */
import { TERM_PATTERN } from "~/platform/terms";
import type { Transcript, TranscriptLine, TranscriptTerm } from "./gpa.schemas";
import { GRADES, type Grade, PROGRAMMES, type Programme } from "./grades";
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
  TARGET_CREDITS,
} from "./transcript-limits";

type Fields = Record<string, unknown>;

/** Thrown for what is no transcript; never leaves this module. */
class NotTranscript extends Error {}

function insist(isRight: boolean): asserts isRight {
  if (!isRight) throw new NotTranscript();
}

const isHalves = (value: number) => Number.isInteger(value * 2);

/** METU credits, in halves. */
export const isCredits = (value: number): boolean => value >= 0 && value <= MAX_CREDITS && isHalves(value);

/** An average to reach, to two places. */
export const isTarget = (value: number): boolean => value >= 0 && value <= MAX_TARGET && Number(value.toFixed(2)) === value;

/** Credits that a target is asked over, in halves. */
export const isTargetCredits = (value: number): boolean => value >= TARGET_CREDITS.min && value <= TARGET_CREDITS.max && isHalves(value);

/** An object that has no other keys than these. */
function fieldsOf(value: unknown, keys: readonly string[]): Fields {
  insist(typeof value === "object" && value !== null && !Array.isArray(value));
  insist(Object.keys(value).every((key) => keys.includes(key)));
  return value as Fields;
}

function listOf(value: unknown, max: number): unknown[] {
  insist(Array.isArray(value) && value.length <= max);
  return value;
}

function textOf(value: unknown, max: number): string {
  if (value === undefined) return "";
  insist(typeof value === "string");
  const text = value.replace(/\r\n?/g, "\n").trim();
  insist(text.length <= max && !/[\0\p{Surrogate}]/u.test(text));
  return text;
}

function idOf(value: unknown): string {
  insist(typeof value === "string" && LINE_ID.test(value));
  return value;
}

function gradeOf(value: unknown): Grade | null {
  if (value === undefined || value === null) return null;
  insist((GRADES as readonly unknown[]).includes(value));
  return value as Grade;
}

function programmesOf(value: unknown): Programme[] {
  if (value === undefined) return ["major"];
  const list = listOf(value, PROGRAMMES.length);
  insist(list.length > 0 && list.every((each) => (PROGRAMMES as readonly unknown[]).includes(each)));
  return [...list] as Programme[];
}

/** A whole number from 1 on. */
function numberOf(value: unknown, max: number): number {
  insist(typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max);
  return value;
}

function termCodeOf(value: unknown): string {
  insist(typeof value === "string" && TERM_PATTERN.test(value));
  return value;
}

const LINE_KEYS = ["id", "code", "name", "credits", "grade", "what_if", "is_ni", "replaces", "programmes", "semester"];

function lineOf(value: unknown): TranscriptLine {
  const { id, code, name, credits, grade, what_if, is_ni = false, replaces, programmes, semester } = fieldsOf(value, LINE_KEYS);
  insist(typeof credits === "number" && isCredits(credits));
  insist(typeof is_ni === "boolean");
  return {
    ...(id !== undefined && { id: idOf(id) }),
    code: textOf(code, MAX_CODE),
    name: textOf(name, MAX_NAME),
    credits,
    grade: gradeOf(grade),
    what_if: gradeOf(what_if),
    is_ni,
    ...(replaces !== undefined && { replaces: replaces === null ? null : idOf(replaces) }),
    programmes: programmesOf(programmes),
    ...(semester !== undefined && { semester: numberOf(semester, MAX_SEMESTER) }),
  };
}

function termOf(value: unknown): TranscriptTerm {
  const { term, lines } = fieldsOf(value, ["term", "lines"]);
  return { term: termCodeOf(term), lines: listOf(lines, MAX_LINES).map(lineOf) };
}

const areOnce = (names: readonly string[]) => new Set(names).size === names.length;

function transcriptOf(value: unknown): Transcript {
  const keys = ["version", "normal_load", "began", "can_graduate_from", "terms"];
  const { version = 1, normal_load = null, began, can_graduate_from, terms } = fieldsOf(value, keys);
  insist(version === 1);
  const own = listOf(terms, MAX_TERMS).map(termOf);
  const lines = own.flatMap((term) => term.lines);
  insist(lines.length <= MAX_LINES && areOnce(own.map(({ term }) => term)) && areOnce(lines.flatMap(({ id }) => id ?? [])));
  return {
    version,
    normal_load: normal_load === null ? null : numberOf(normal_load, MAX_LOAD),
    ...(began !== undefined && { began: termCodeOf(began) }),
    ...(can_graduate_from !== undefined && { can_graduate_from: termCodeOf(can_graduate_from) }),
    terms: own,
  };
}

/** The transcript in a value of unknown shape, with what it left out filled in; null when it is none. */
export function readTranscriptValue(value: unknown): Transcript | null {
  try {
    return transcriptOf(value);
  } catch (failure) {
    if (failure instanceof NotTranscript) return null;
    throw failure;
  }
}
