/** Reads the light marks of the long texts: `[words](/address)` and `` `name` ``. */
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
  if ("made" in block) return [];
  // What lies behind the fold says the same of all of them: who gets it, and on what basis.
  if ("folded" in block) return block.folded.map(({ title, text }) => `${title}: ${text}.`);
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

/** The groups with each answer as bare words too. */
export const withTexts = (groups: readonly FaqGroup[]) =>
  groups.map((group) => ({ ...group, items: group.items.map((item) => ({ ...item, text: plainText(item.answer) })) }));
