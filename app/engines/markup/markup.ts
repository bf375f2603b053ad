/** Limited Markdown as a tree that pages draw: it has no place for HTML, so no text can bring any. */

export type Inline =
  | string
  | { as: "break" }
  | { as: "code"; text: string }
  | { as: "strong" | "emphasis"; of: Inline[] }
  /** `href` is http, https, mailto, or `#<id>` of a reply on the same page. */
  | { as: "link"; href: string; of: Inline[] }
  | { as: "mention"; userName: string };

export type Block =
  | { as: "paragraph"; of: Inline[] }
  | { as: "code"; text: string }
  | { as: "quote"; of: Block[] }
  /** `start` is the first number; null for a list without numbers. */
  | { as: "list"; start: number | null; items: Block[][] };

export type Markup = Block[];
