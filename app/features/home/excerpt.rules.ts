/** Shortens what people wrote to a line or two, between words. */

/** At most `length` characters, ended by an ellipsis where something is missing; line breaks become spaces. */
export function excerpt(text: string, length = 160): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = Array.from(line);
  if (letters.length <= length) return line;
  const cut = letters.slice(0, length - 1).join("");
  const space = cut.lastIndexOf(" ");
  const kept = space > length / 2 ? cut.slice(0, space) : cut;
  return `${kept.replace(/[\s.,;:–—-]+$/, "")}…`;
}
