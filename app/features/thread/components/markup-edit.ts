/** What a button of the formatting bar does to a text: limited Markdown around or before what is selected, or away from there. */

export const marks = ["bold", "italic", "link", "list", "quote", "code"] as const;
export type Mark = (typeof marks)[number];

export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** A piece of the text that another one takes the place of, and what is selected then. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

const ADDRESS = "https://";
const AROUND = { bold: "**", italic: "*", code: "`" } as const;
const BEFORE = { list: "- ", quote: "> " } as const;

/** How many of a character stand beside a place. */
function runAt(text: string, at: number, step: 1 | -1, mark: string): number {
  let length = 0;
  while (text[at + (step === 1 ? length : -1 - length)] === mark[0]) length += 1;
  return length;
}

/** Whether the marks beside a selection are this one: of three stars two are bold and one is italic. */
function isWithin({ text, start, end }: Selected, mark: string): boolean {
  const length = Math.min(runAt(text, start, -1, mark), runAt(text, end, 1, mark));
  return mark === "*" ? length % 2 === 1 : length >= mark.length;
}

/** The same selection without the space at its ends: marks beside a space mean nothing. */
function trimmed({ text, start, end }: Selected): Selected {
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  return inside.trim() === "" ? { text, start, end: start } : { text, start: from, end: from + inside.trim().length };
}

function around(selected: Selected, mark: string): Edit {
  const { text, start, end } = trimmed(selected);
  const size = mark.length;
  if (isWithin({ text, start, end }, mark)) {
    return { from: start - size, to: end + size, insert: text.slice(start, end), start: start - size, end: end - size };
  }
  return { from: start, to: end, insert: `${mark}${text.slice(start, end)}${mark}`, start: start + size, end: end + size };
}

/** Code of several lines stands in a block of its own. */
function fenced(selected: Selected): Edit {
  const { text, start, end } = trimmed(selected);
  const open = `${start === 0 || text[start - 1] === "\n" ? "" : "\n"}\`\`\`\n`;
  const close = `\n\`\`\`${end === text.length || text[end] === "\n" ? "" : "\n"}`;
  return {
    from: start,
    to: end,
    insert: open + text.slice(start, end) + close,
    start: start + open.length,
    end: end + open.length,
  };
}

/** Before every line that the selection touches; a list or a quote begins a paragraph of its own. */
function before({ text, start, end }: Selected, prefix: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", Math.max(end - (end > start && text[end - 1] === "\n" ? 1 : 0), start));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(prefix));
  const changed = lines.map((line) => (isMarked ? line.slice(prefix.length) : `${prefix}${line}`)).join("\n");
  const gap =
    !isMarked &&
    from > 0 &&
    text[from - 2] !== "\n" &&
    from > 1 &&
    !text
      .slice(0, from - 1)
      .split("\n")
      .at(-1)
      ?.startsWith(prefix);
  const insert = gap ? `\n${changed}` : changed;
  const stop = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from + (gap ? 1 : 0) : stop, end: stop };
}

function link(selected: Selected): Edit {
  const { text, start, end } = trimmed(selected);
  const inside = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(inside);
  const words = isAddress ? "" : inside;
  const address = isAddress ? inside : ADDRESS;
  const insert = `[${words}](${address})`;
  const at = isAddress || inside === "" ? start + 1 : start + words.length + 3;
  return { from: start, to: end, insert, start: at, end: isAddress || inside === "" ? at : at + address.length };
}

/** What a mark makes of a selection, or takes away from it. */
export function editFor(mark: Mark, selected: Selected): Edit {
  if (mark === "link") return link(selected);
  if (mark === "list" || mark === "quote") return before(selected, BEFORE[mark]);
  if (mark === "code" && trimmed(selected).text.slice(selected.start, selected.end).trim().includes("\n")) return fenced(selected);
  return around(selected, AROUND[mark]);
}

/** The same, as a text. */
export const editedText = (text: string, { from, to, insert }: Edit): string => text.slice(0, from) + insert + text.slice(to);

/** The beginning of a name after the `@` that the caret stands behind; null where there is none. */
export function nameBefore(text: string, caret: number): string | null {
  return /(?:^|[^\p{L}\p{N}_.@/])@([A-Za-z0-9_.]{0,30})$/u.exec(text.slice(Math.max(0, caret - 40), caret))?.[1] ?? null;
}
