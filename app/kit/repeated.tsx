/**
 * A part of the page that is the same for many readers, like the links of a menu. The server draws it once and from then on
 * repeats what it wrote; in the browser it is a part like any other (docs/decisions/020).
 */
import type { ReactNode } from "react";

type Writer = (part: ReactNode) => string;

let write: Writer | null = null;

/** Tells how a part becomes text. Only where pages are drawn for others; otherwise nothing is repeated. */
export const repeatPartsBy = (writer: Writer): void => {
  write = writer;
};

const drawn = new Map<string, string>();
/** Roles, languages, menus, and which of their links is the current one; and what lists show. */
const MOST_PARTS = 2000;
/** So long what was drawn is repeated: "5 minutes ago" stays true, and nothing that was deleted lies here for long. */
const SECONDS = 60;
let drawnSince = 0;

function textOf(name: string, part: () => ReactNode, writer: Writer): string {
  const now = Date.now();
  if (drawn.size >= MOST_PARTS || now - drawnSince > SECONDS * 1000) {
    drawn.clear();
    drawnSince = now;
  }
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const text = writer(part());
  drawn.set(name, text);
  return text;
}

export interface RepeatedProps {
  as: "ul" | "div" | "details" | "li";
  /** Everything that the part depends on, in one line: two parts of one name are one part. */
  name: string;
  className?: string;
  /** Draws what is inside. It is drawn apart from the page, so it can't read contexts or make ids. */
  children: () => ReactNode;
}

export function Repeated({ as: Tag, name, className, children }: RepeatedProps) {
  if (!write) return <Tag className={className}>{children()}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself wrote of these very children
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: textOf(name, children, write) }} />;
}
