/** Texts that go step by step. */

/** A text of several steps, each without its number or dash; one line is no list. */
export function stepsOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim().replace(/^(?:\d{1,2}[.)]|[-–•*])\s+/, ""));
  return lines.filter((line) => line !== "");
}
