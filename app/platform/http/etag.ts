/** Whether a caller has an answer already (RFC 9110, 13.1.2). */

/** Weak tags are compared as if they were strong: what compresses an answer on its way weakens them. */
export function hasTag({ headers }: Request, tag: string): boolean {
  const known = (headers.get("if-none-match") ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return known.includes("*") || known.includes(tag);
}
