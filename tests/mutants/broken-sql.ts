/** Breaks the conditions of a statement that is written in SQL. */

const VALUE = /\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g;
const STARTS = /\b(?:WHERE|AND)\s+/gi;
const ENDS = /^\s+(?:AND|OR|ORDER|LIMIT|GROUP|RETURNING|THEN|UNION|EXCEPT|ON|HAVING|WINDOW|DO|WHEN|ELSE|END|LEFT|JOIN|CROSS)\b/i;
const BOUND = /(?<=\s)(<=|>=|<|>)(?=\s)/g;
const FLIPPED: Record<string, string> = { "<": "<=", "<=": "<", ">": ">=", ">=": ">" };

/** Where the condition that begins here ends. */
function endOf(text: string, start: number): number {
  let [depth, isQuoted] = [0, false];
  for (let i = start; i < text.length; i++) {
    const letter = text[i];
    if (letter === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (depth < 0 || letter === "`" || (depth === 0 && ENDS.test(text.slice(i)))) return i;
  }
  return text.length;
}

/** The statement with one of its conditions left out, or one of its bounds moved, in every way. */
export function brokenSql(source: string): { kind: "sql" | "bound"; text: string }[] {
  // What a template fills in is of the same length here, and no SQL.
  const text = source.replace(VALUE, (value) => "?".repeat(value.length));
  const change = (start: number, end: number, by: string) => source.slice(0, start) + by + source.slice(end);
  const conditions = [...text.matchAll(STARTS)].flatMap(({ 0: word, index }) => {
    const start = index + word.length;
    const end = endOf(text, start);
    const isRange = /\bBETWEEN\s+\S+\s*$/i.test(text.slice(0, index)) || /\bBETWEEN\b/i.test(text.slice(start, end));
    return isRange || /^1?\s*$/.test(text.slice(start, end)) ? [] : [{ kind: "sql" as const, text: change(start, end, "1 = 1") }];
  });
  const bounds = [...text.matchAll(BOUND)].map(({ 0: sign, index }) => ({
    kind: "bound" as const,
    text: change(index, index + sign.length, FLIPPED[sign] ?? sign),
  }));
  return [...conditions, ...bounds];
}
