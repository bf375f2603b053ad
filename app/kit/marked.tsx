/** A text in which what was looked for is marked. */
import type { MarkedText } from "~/platform/search";

export function Marked({ text }: { text: MarkedText }) {
  if (typeof text === "string") return text;
  return text.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}
