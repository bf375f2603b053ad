/** Shortens what people wrote to a line or two, between words. */

/** At most `length` UTF-16 units and no half of a pair, ended by an ellipsis where something is missing; line breaks become spaces. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "");
  const space = cut.lastIndexOf(" ");
  const kept = space > length / 2 ? cut.slice(0, space) : cut;
  return `${kept.replace(/[\s.,;:–—-]+$/, "")}…`;
}
