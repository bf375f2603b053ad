/** Rows of an imported file: how they are named, and how one that can't be read is refused without the others. */
import { type RefusalReason, RowRefused } from "./import-sections.rules";
import { excerpt } from "./import-text.rules";

export interface Refusal {
  /** The row's key in the file, shortened; unique within a file. */
  rowName: string;
  reason: RefusalReason;
  detail: string;
}

export type Row = Record<string, unknown>;

export const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** A list, or nothing where there is none. */
export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Text of a field that may be missing or a number. */
export const textOf = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** A short, unique name for each row of the file. */
export function rowNamer() {
  const taken = new Set<string>();
  return (key: string) => {
    const base = excerpt(key) || "(empty)";
    let name = base;
    for (let n = 2; taken.has(name); n++) name = `${base} #${n}`;
    taken.add(name);
    return name;
  };
}

/** Runs one row's work; a refusal is written down, never thrown. */
export function attempt<T>(rowName: string, refusals: Refusal[], work: () => T): T[] {
  try {
    return [work()];
  } catch (thrown) {
    if (!(thrown instanceof RowRefused)) throw thrown;
    refusals.push({ rowName, reason: thrown.reason, detail: thrown.detail });
    return [];
  }
}
