/** What is chosen in an event's form; apart from what becomes of it, so that browsers get this alone. */
import { foldTurkish } from "~/platform/folding";
import { ALL_DEPARTMENTS, OTHER } from "./options";

/** The chosen one, or one's own words, trimmed. */
export const chosen = (choice: string | undefined, own: string | undefined): string | undefined =>
  choice === OTHER ? own?.trim() : choice;

/** The choice that somebody means by what they typed: by its full name, else by its code; none for a part of either. */
export function departmentNamed<Choice extends { value: string; label: string }>(choices: readonly Choice[], typed: string): Choice | null {
  const fold = (text: string) => foldTurkish(text.trim());
  const wanted = fold(typed);
  const by = (of: (choice: Choice) => string) => choices.find((choice) => fold(of(choice)) === wanted);
  return wanted === "" ? null : (by(({ label }) => label) ?? by(({ value }) => value) ?? null);
}

/** The boxes that are ticked after one of them was: "all" clears the others, another clears "all", none means all. */
export function departmentsAfter(changed: string, ticked: readonly string[]): string[] {
  if (changed === ALL_DEPARTMENTS && ticked.includes(ALL_DEPARTMENTS)) return [ALL_DEPARTMENTS];
  const specific = ticked.filter((code) => code !== ALL_DEPARTMENTS);
  return specific.length > 0 ? specific : [ALL_DEPARTMENTS];
}
