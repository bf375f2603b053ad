/** Telephone numbers and mail addresses in a line that somebody wrote. */

/** A part of the line; with an address where a tap calls or writes. */
export interface ContactPart {
  text: string;
  to?: string;
}

const PARTS = /[\p{L}\d._+-]+@[\p{L}\d.-]+\.\p{L}{2,}|\+?\(?\d[\d\s().\u2010-\u2015-]{8,}\d/gu;
/** Fewer digits are a date, a price or an extension; more are no number. */
const [FEWEST, MOST] = [10, 15];

/** A number in Türkiye with more behind it: an extension, or a second one that ends otherwise. */
const WHOLE = /^(?:0[2-5]\d{9}|90[2-5]\d{9})/;

function addressOf(found: string): string | undefined {
  if (found.includes("@")) return `mailto:${found}`;
  const all = found.replace(/\D/g, "");
  const digits = WHOLE.exec(all)?.[0] ?? all;
  return all.length >= FEWEST && all.length <= MOST ? `tel:${found.startsWith("+") ? "+" : ""}${digits}` : undefined;
}

/** The line in its parts, nothing left out. */
export function contactParts(line: string): ContactPart[] {
  const parts: ContactPart[] = [];
  let from = 0;
  for (const { 0: text, index } of line.matchAll(PARTS)) {
    const to = addressOf(text);
    if (!to) continue;
    if (index > from) parts.push({ text: line.slice(from, index) });
    parts.push({ text, to });
    from = index + text.length;
  }
  return from < line.length ? [...parts, { text: line.slice(from) }] : parts;
}
