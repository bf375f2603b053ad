/** Reads limited Markdown: bold, italics, lists, links, code and quotes. Everything else, HTML above all, stays the text that it is. */
import MarkdownIt, { type Token } from "markdown-it";
import { addressLength } from "../../platform/suffixes";
import type { Block, Inline, Markup } from "./markup";

/** Addresses outside the site, and a reply on the same page. */
const ADDRESS = /^(?:https?:\/\/|mailto:)|^#reply-[\w-]+$/i;

/** `zero` knows no rule, so nothing is read that isn't named here. Line ends stay, as people type them. */
const reader = new MarkdownIt("zero", { breaks: true, linkify: true }).enable([
  ...["list", "blockquote", "fence"],
  ...["escape", "backticks", "emphasis", "link", "newline", "linkify"],
]);
reader.validateLink = (address) => ADDRESS.test(address.trim());
reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

/** `@name` that no letter stands before, as in a mail address; a sentence's last dot isn't part of it. */
const MENTION = /(?<![\p{L}\p{N}_.@/])@([A-Za-z0-9_.]*[A-Za-z0-9_])/gu;

/** User names by their key (lower case), for those who are to be found. */
export type Mentioned = Pick<ReadonlyMap<string, string>, "get">;
const NOBODY: Mentioned = new Map();
const ANYBODY: Mentioned = { get: (name) => name };

function withMentions(text: string, mentioned: Mentioned): Inline[] {
  if (mentioned === NOBODY || !text.includes("@")) return [text];
  const parts: Inline[] = [];
  let from = 0;
  for (const found of text.matchAll(MENTION)) {
    const userName = mentioned.get((found[1] ?? "").toLowerCase());
    if (!userName) continue;
    if (found.index > from) parts.push(text.slice(from, found.index));
    parts.push({ as: "mention", userName });
    from = found.index + found[0].length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** Texts that stand beside each other are one: the library cuts them at every character that may mean something. */
function joined(parts: Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === "string" && typeof last === "string") result[result.length - 1] = last + part;
    else if (part !== "") result.push(part);
  }
  return result;
}

/** The tokens up to the one that closes what the first of them opened. */
function partOf(tokens: readonly Token[], from: number): { inside: Token[]; next: number } {
  let depth = 0;
  let at = from;
  do depth += tokens[at++]?.nesting ?? -1;
  while (depth > 0 && at < tokens.length);
  return { inside: tokens.slice(from + 1, at - 1), next: at };
}

const isLine = ({ type }: Token) => type === "softbreak" || type === "hardbreak";

/** An address that was typed as it is, and what of it is no more than its end in the sentence. */
function bareLink(href: string, text: string): Inline[] {
  const end = text.slice(addressLength(text));
  const encoded = end === "" ? href : href.slice(0, -encodeURI(end).length);
  return [{ as: "link", href: encoded, of: [text.slice(0, text.length - end.length)] }, end];
}

function inlineOf(tokens: readonly Token[], mentioned: Mentioned, isInLink = false): Inline[] {
  const parts: Inline[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.nesting !== 1) {
      at += 1;
      if (isLine(token)) parts.push({ as: "break" });
      else if (token.type === "code_inline") parts.push({ as: "code", text: token.content });
      else parts.push(token.content);
      continue;
    }
    const { inside, next } = partOf(tokens, at);
    at = next;
    const isLink = token.type === "link_open";
    if (isLink && token.info === "auto") {
      parts.push(...bareLink(String(token.attrGet("href") ?? ""), inside[0]?.content ?? ""));
      continue;
    }
    const of = inlineOf(inside, mentioned, isInLink || isLink);
    if (isLink) parts.push({ as: "link", href: String(token.attrGet("href") ?? ""), of });
    else parts.push({ as: token.type === "strong_open" ? "strong" : "emphasis", of });
  }
  const whole = joined(parts);
  return isInLink ? whole : whole.flatMap((part) => (typeof part === "string" ? withMentions(part, mentioned) : [part]));
}

function itemsOf(tokens: readonly Token[], mentioned: Mentioned): Block[][] {
  const items: Block[][] = [];
  for (let at = 0; at < tokens.length; ) {
    const { inside, next } = partOf(tokens, at);
    items.push(blocksOf(inside, mentioned));
    at = next;
  }
  return items;
}

function blockOf(opened: Token, inside: readonly Token[], mentioned: Mentioned): Block {
  if (opened.type === "blockquote_open") return { as: "quote", of: blocksOf(inside, mentioned) };
  if (opened.type === "bullet_list_open") return { as: "list", start: null, items: itemsOf(inside, mentioned) };
  if (opened.type === "ordered_list_open") {
    return { as: "list", start: Number(opened.attrGet("start") ?? 1), items: itemsOf(inside, mentioned) };
  }
  return { as: "paragraph", of: inlineOf(inside[0]?.children ?? [], mentioned) };
}

/** One item that isn't a list's first is a sentence that begins with an ordinal: `100. Yıl`. */
function asSentence(block: Block): Block[] {
  if (block.as !== "list" || block.start === null || block.start === 1 || block.items.length !== 1) return [block];
  const [first, ...others] = block.items[0] ?? [];
  if (first?.as !== "paragraph") return [block];
  return [{ as: "paragraph", of: joined([`${block.start}. `, ...first.of]) }, ...others];
}

function blocksOf(tokens: readonly Token[], mentioned: Mentioned): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    if (token.nesting !== 1) {
      at += 1;
      blocks.push({ as: "code", text: token.content.replace(/\n$/, "") });
      continue;
    }
    const { inside, next } = partOf(tokens, at);
    at = next;
    blocks.push(...asSentence(blockOf(token, inside, mentioned)));
  }
  return blocks;
}

/**
 * A text as a tree for pages. Never fails: what isn't Markdown is text.
 * @param mentioned who may be found under which user name; `@name` of anybody else stays text
 */
export const readMarkdown = (text: string, mentioned: Mentioned = NOBODY): Markup => blocksOf(reader.parse(text, {}), mentioned);

/** The names in a tree, but for what it quotes: somebody else said that. */
function namesOf(parts: readonly (Block | Inline)[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === "string" || part.as === "quote") return [];
    if (part.as === "mention") return [part.userName];
    if (part.as === "list") return part.items.flatMap(namesOf);
    return "of" in part ? namesOf(part.of) : [];
  });
}

/** The user names that a text mentions by itself, in lower case: those that pages link, as far as they are anybody's. */
export const namesIn = (text: string): string[] => (text.includes("@") ? [...new Set(namesOf(readMarkdown(text, ANYBODY)))] : []);

function plainInline(parts: readonly Inline[], hasAddresses: boolean): string {
  const textOf = (part: Inline): string => {
    if (typeof part === "string") return part;
    if (part.as === "break") return "\n";
    if (part.as === "code") return part.text;
    if (part.as === "mention") return `@${part.userName}`;
    const inner = plainInline(part.of, hasAddresses);
    const isTold = part.as !== "link" || part.href.startsWith("#") || part.href.endsWith(inner);
    return hasAddresses && !isTold ? `${inner} (${part.href})` : inner;
  };
  return parts.map(textOf).join("");
}

function plainBlocks(blocks: readonly Block[], hasAddresses: boolean): string {
  const textOf = (block: Block): string => {
    if (block.as === "paragraph") return plainInline(block.of, hasAddresses);
    if (block.as === "code") return block.text;
    if (block.as === "quote") return plainBlocks(block.of, hasAddresses);
    const { start, items } = block;
    const mark = (index: number) => (start === null ? "•" : `${start + index}.`);
    return items.map((item, index) => `${mark(index)} ${plainBlocks(item, hasAddresses)}`).join("\n");
  };
  return blocks.map(textOf).join("\n");
}

/**
 * A text without its marks, for where nothing but text is shown.
 * @param hasAddresses tells where links lead as well, for those who decide on the text
 */
export const withoutMarks = (text: string, hasAddresses = false): string => plainBlocks(readMarkdown(text), hasAddresses);
