/** A line with telephone numbers to call and addresses to write to. */
import { contactParts } from "./contacts";

export function ContactText({ text }: { text: string }) {
  return contactParts(text).map(({ text: part, to }) =>
    to ? (
      <a key={`${to} ${part}`} href={to} className="link">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
