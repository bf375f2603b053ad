/** A text in which what was looked for is marked. */
import type { MarkedPart } from "~/platform/search";

export function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>));
}
