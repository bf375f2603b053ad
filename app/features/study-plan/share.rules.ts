/** A plan as the part of an address that no server is sent: courses and terms, and no grade. */
import { TERM_PATTERN } from "~/platform/terms";
import { lineIds } from "./line-ids.rules";
import type { StoredPlan } from "./stored-plan";
import type { CurriculumAnswer } from "./study-plan.schemas";

export type SharedPlan = Pick<StoredPlan, "name" | "programId" | "places"> & { done: readonly string[] };

const START = "#plan=";
const MAX_NAME = 60;
const ID = /^[\w.-]{1,40}$/;
const PROGRAM = /^[\w-]{1,80}$/;
/** No curriculum has so many lines. */
const MOST = 300;

/**
 * `#plan=…`. It says nothing but lines of the curriculum: of a transcript no course beyond it, and of a browser's storage nothing that isn't
 * of this plan.
 */
export function planFragment(
  { name, programId, places, done }: Omit<SharedPlan, "done"> & { done: Iterable<string> },
  of: CurriculumAnswer,
): string {
  const own = lineIds(of);
  const placed = Object.fromEntries(Object.entries(places).filter(([id]) => own.has(id)));
  const bytes = new TextEncoder().encode(JSON.stringify([1, programId, name, placed, [...done].filter((id) => own.has(id))]));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return START + btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= MOST && value.every((id) => typeof id === "string" && ID.test(id));

export const isProgram = (value: unknown): value is string => typeof value === "string" && PROGRAM.test(value);

/** Whether something has the shape of a plan: what an address brings, and what a browser has stored, may be anything. */
export function isPlan(value: { programId?: unknown; name?: unknown; places?: unknown; done?: unknown }): value is SharedPlan {
  const { programId, name, places, done } = value;
  if (!isProgram(programId) || typeof name !== "string") return false;
  if (typeof places !== "object" || places === null || !isIds(Object.keys(places)) || !isIds(done)) return false;
  return Object.values(places).every((term: unknown) => typeof term === "string" && TERM_PATTERN.test(term));
}

/** The plan of an address; null without one, or when it is none. */
export function planInFragment(fragment: string): SharedPlan | null {
  if (!fragment.startsWith(START)) return null;
  try {
    const binary = atob(fragment.slice(START.length).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const [version, programId, name, places, done] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[];
    const plan = { programId, name, places, done };
    return version === 1 && isPlan(plan) ? { ...plan, name: plan.name.slice(0, MAX_NAME) } : null;
  } catch {
    return null;
  }
}
