/** Reads the light marks of the long texts: `[words](/address)` and `` `name` ``. */
import { foldTurkish } from "../../platform/search";
import type { Block, FaqGroup } from "./content/article";

export type Piece = { kind: "text"; text: string } | { kind: "code"; text: string } | { kind: "link"; text: string; to: string };

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`/g;

/** A marked text as pieces in order. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) pieces.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, words, to, name] = match;
    pieces.push(words !== undefined && to !== undefined ? { kind: "link", text: words, to } : { kind: "code", text: name ?? "" });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ kind: "text", text: text.slice(from) });
  return pieces;
}

const textsOf = (block: Block): string[] => {
  if (typeof block === "string") return [block];
  return "list" in block ? block.list : [...block.head, ...block.rows.flat()];
};

/** Blocks as bare words, for search and for search engines. */
export function plainText(blocks: readonly Block[]): string {
  const texts = blocks.flatMap(textsOf);
  return texts
    .map((text) =>
      piecesOf(text)
        .map((piece) => piece.text)
        .join(""),
    )
    .join(" ");
}

/** The groups that still hold something when every word must occur in a question or its answer. */
export function searchFaq(groups: readonly FaqGroup[], query: string): FaqGroup[] {
  const words = foldTurkish(query).split(" ").filter(Boolean);
  if (words.length === 0) return [...groups];
  const fits = (text: string) => words.every((word) => text.includes(word));
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter(({ question, answer }) => fits(foldTurkish(`${question} ${plainText(answer)}`))),
    }))
    .filter(({ items }) => items.length > 0);
}
