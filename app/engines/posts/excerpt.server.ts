/** Texts of posts where their marks aren't drawn: whole, or the beginning of one. */
import { withoutMarks } from "../markup/markdown.server";
import type { Collection } from "./collection";

const EXCERPT = 220;

/** So much of a text with marks is read for an excerpt, in characters. */
export const READ_FOR_EXCERPT = 4 * EXCERPT;

/** A text without marks. */
export const plain = ({ hasMarkup }: Pick<Collection, "hasMarkup">, text: string) => (hasMarkup ? withoutMarks(text) : text);

/** The beginning of a text, up to a whole word. */
export function excerptOf(collection: Pick<Collection, "hasMarkup">, whole: string): string {
  const text = plain(collection, whole.slice(0, READ_FOR_EXCERPT));
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).replace(/\s+\S*$/, "")}…` : text;
}
