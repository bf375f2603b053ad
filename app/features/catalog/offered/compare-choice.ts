/** Which courses somebody wants to see side by side: kept in this browser, for all of its tabs. */
import { useSyncExternalStore } from "react";

/** Courses that stand side by side. */
export const MOST_COMPARED = 3;
const KEY = "compared-courses";
const CODE = /^[A-Z0-9]{3,12}$/;

/** What happened last, for telling it. */
type Change = "added" | "removed" | "full";

export interface Choice {
  codes: readonly string[];
  last: { change: Change; code: string } | null;
}

const NOTHING: Choice = { codes: [], last: null };
let choice = NOTHING;
const listeners = new Set<() => void>();

/** What lies in the browser's storage, whoever wrote it. */
function codesIn(text: string | null): string[] {
  const list: unknown = JSON.parse(text ?? "[]");
  const codes = Array.isArray(list) ? list.filter((each): each is string => typeof each === "string" && CODE.test(each)) : [];
  return [...new Set(codes)].slice(0, MOST_COMPARED);
}

function stored(): readonly string[] {
  try {
    return codesIn(localStorage.getItem(KEY));
  } catch {
    return choice.codes;
  }
}

function tell(next: Choice): void {
  choice = next;
  for (const listener of listeners) listener();
}

function write(codes: readonly string[], change: Change, code: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(codes));
  } catch {
    // Where nothing may be kept, it lasts as long as the page.
  }
  tell({ codes, last: { change, code } });
}

const takeOver = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell({ codes: stored(), last: null });
};

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    window.addEventListener("storage", takeOver);
    choice = { codes: stored(), last: null };
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", takeOver);
  };
}

/** The courses that are chosen; none on the server. */
export const useChoice = (): Choice =>
  useSyncExternalStore(
    subscribe,
    () => choice,
    () => NOTHING,
  );

/** Chooses a course, or no longer; a fourth isn't taken. */
export function toggleCourse(code: string): void {
  const codes = stored();
  if (codes.includes(code)) write(without(codes, code), "removed", code);
  else if (codes.length >= MOST_COMPARED) tell({ codes, last: { change: "full", code } });
  else write([...codes, code], "added", code);
}

const without = (codes: readonly string[], code: string) => codes.filter((each) => each !== code);

/** Takes a course out, wherever it was taken out. */
export const leaveOut = (code: string): void => write(without(stored(), code), "removed", code);

/** The page on which courses stand side by side. */
export const comparePath = (codes: readonly string[]): string =>
  `/courses/compare${codes.length > 0 ? `?${new URLSearchParams(codes.map((code) => ["with", code]))}` : ""}`;
