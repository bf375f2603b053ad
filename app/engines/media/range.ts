/** Reads which part of a file somebody asks for. */

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The bytes that a `Range` header names, both ends included.
 * @returns null for all of them: no header, several ranges, or one that makes no sense; `outside` when none of it exists
 */
export function readRange(header: string | null, size: number): { from: number; to: number } | "outside" | null {
  const [, first = "", last = ""] = ONE_RANGE.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return last === "0" ? "outside" : { from: Math.max(0, size - Number(last)), to: size - 1 };
  const from = Number(first);
  if (last !== "" && Number(last) < from) return null;
  return from >= size ? "outside" : { from, to: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
