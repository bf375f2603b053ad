/** Curricula as the site answers them, kept in this browser for reading without network. */
import { request } from "~/kit/request";
import { TERM_PATTERN } from "~/platform/terms";
import type { Renamed } from "../course-marks/course-marks.rules";
import type { ElectiveKind } from "./electives.rules";
import type { CurriculumAnswer, CurriculumLine } from "./study-plan.schemas";

const CURRICULUM = "hocam.curriculum.";
const RENAMED = "hocam.renamed";

type Fields = Record<string, unknown>;

const KINDS = {
  departmental: true,
  technical: true,
  restricted: true,
  non_technical: true,
  non_departmental: true,
  free: true,
  other: true,
} satisfies Record<ElectiveKind, true>;
const SEASONS = ["fall", "spring", "summer"];

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isTerm = (value: unknown): boolean => isText(value) && TERM_PATTERN.test(value);
const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(isOne);
const isNullOr = (value: unknown, isOne: (each: unknown) => boolean): boolean => value === null || isOne(value);

const isLine = (value: unknown): value is CurriculumLine =>
  isFields(value) &&
  isNumber(value.semester) &&
  isText(value.name) &&
  isNullOr(value.course_code, isText) &&
  isNullOr(value.elective_kind, (kind) => isText(kind) && Object.keys(KINDS).includes(kind)) &&
  isNullOr(value.credits, isNumber) &&
  isListOf(value.prerequisites, (set) => isListOf(set, isText)) &&
  isListOf(value.given, isTerm) &&
  isNullOr(value.catalog_semesters, (seasons) => isListOf(seasons, (season) => isText(season) && SEASONS.includes(season)));

const isCurriculum = (value: unknown): value is CurriculumAnswer =>
  isFields(value) &&
  [value.program_id, value.name, value.department_code, value.department_id].every(isText) &&
  isListOf(value.terms, isTerm) &&
  isListOf(value.lines, isLine);

const isRenamed = (value: unknown): value is { courses: Renamed } =>
  isFields(value) && isListOf(value.courses, (pair) => isListOf(pair, isText) && (pair as unknown[]).length === 2);

/** Another version of the site, or somebody's hand, may have written what is there. */
function kept<Value>(key: string, isOne: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return isOne(value) ? value : null;
  } catch {
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it is asked for again.
  }
}

const NOT_FOUND = 404;

/** Asks the site; what it said before stands in for it without network, and when it says that there is no such thing any more. */
async function askedOrKept<Value>(address: string, key: string, isOne: (value: unknown) => value is Value) {
  const answer = await request(address).catch(() => null);
  const value: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (!isOne(value)) return { value: kept(key, isOne), isGone: answer?.status === NOT_FOUND };
  keep(key, value);
  return { value, isGone: false };
}

export interface KnownCurriculum {
  curriculum: CurriculumAnswer;
  renamed: Renamed;
  /** The site hasn't got it any more: it is as this browser knew it. */
  isGone: boolean;
}

/** A curriculum with codes that courses had before; null when it can't be had. No request says more than which curriculum it is. */
export async function loadCurriculum(programId: string): Promise<KnownCurriculum | "gone" | null> {
  const isOwn = (value: unknown): value is CurriculumAnswer => isCurriculum(value) && value.program_id === programId;
  const [{ value: curriculum, isGone }, { value: renamed }] = await Promise.all([
    askedOrKept(`/api/v1/gpa/plan/${encodeURIComponent(programId)}`, CURRICULUM + programId, isOwn),
    askedOrKept("/api/v1/catalog/renamed", RENAMED, isRenamed),
  ]);
  if (!curriculum) return isGone ? "gone" : null;
  return { curriculum, renamed: renamed?.courses ?? [], isGone };
}
