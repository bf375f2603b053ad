/**
 * Writes the limits of a statement into its text. SQLite plans by a limit's value, so a statement whose limit is a parameter
 * is compiled anew each time that it runs, though it was compiled before: half of what a short one costs (docs/decisions/020).
 */

/** Quoted parts of a statement, its parameters, and those of them that are limits. */
const PARTS = /'(?:[^']|'')*'|"[^"]*"|(\blimit\s+)?\?/gi;

/** A statement cut where its limits are. */
interface Limited {
  pieces: string[];
  /** Which parameters these are, from the first. */
  at: number[];
}

/** What statements were cut into; null for those without a limit. */
const cut = new Map<string, Limited | null>();
const MOST_CUT = 2_000;

function cutAtLimits(query: string): Limited | null {
  const known = cut.get(query);
  if (known !== undefined) return known;
  const limited: Limited = { pieces: [], at: [] };
  let [from, parameter] = [0, 0];
  for (const { 0: part, 1: limit, index } of query.matchAll(PARTS)) {
    if (!part.endsWith("?")) continue;
    if (limit) {
      limited.pieces.push(query.slice(from, index + limit.length));
      limited.at.push(parameter);
      from = index + part.length;
    }
    parameter += 1;
  }
  limited.pieces.push(query.slice(from));
  const result = limited.at.length > 0 ? limited : null;
  if (cut.size >= MOST_CUT) cut.clear();
  cut.set(query, result);
  return result;
}

/**
 * A statement with its limits written out, unless one isn't a whole number.
 * @returns the text and the parameters that are left
 */
export function writeLimits(query: string, values: readonly unknown[]): { text: string; rest: readonly unknown[] } {
  const limited = cutAtLimits(query);
  if (!limited?.at.every((each) => Number.isSafeInteger(values[each]))) return { text: query, rest: values };
  const text = limited.pieces.map((piece, i) => piece + (i < limited.at.length ? values[limited.at[i] ?? 0] : "")).join("");
  return { text, rest: values.filter((_, i) => !limited.at.includes(i)) };
}
