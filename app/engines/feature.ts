/** What a feature says of itself that browsers may know too; `app/features.ts` lists them all. */
import type { PageRow } from "../platform/pages/page";
import type { Collection } from "./posts/collection";

/** Where links stand: in the bar on top (`campus`), in its menus (`own` below `user`: what one wrote, joined or bought), or in a section of the footer. */
export const linkGroups = [
  "study",
  "campus",
  "more",
  "main",
  "tools",
  "staff",
  "user",
  "own",
  "admin",
  "resources",
  "info",
  "support",
  "policies",
  "footerTools",
] as const;
export type LinkGroup = (typeof linkGroups)[number];

/** A link around every page; one whose page doesn't exist or isn't for this reader isn't shown. */
export interface ChromeLink {
  group: LinkGroup;
  /** Its place in the group, the smallest first. */
  order: number;
  to: string;
  /** Its words: `chrome:links.<key>`. */
  key: string;
  /** Where it leads when nobody is signed in. */
  signedOutTo?: string;
  /** Only these people and those above them are shown it, whoever else may open its page. */
  least?: "moderator" | "admin";
  /** Signed-out readers are asked to log in before they go. */
  asksToSignIn?: boolean;
  /** Its page takes a question in `?q=`: the search offers to ask it there, in the words `search:asks.<key>`. */
  takesQuestion?: boolean;
}

export interface Feature {
  /** Its folder and the namespace of its words. */
  name: string;
  pages: readonly PageRow[];
  collections: readonly Collection[];
  links: readonly ChromeLink[];
  /** What people write there is their own or for staff: it stays open to those who are paused, where a page or endpoint doesn't say otherwise. */
  whilePaused?: "open";
}

/** Declares a feature; what it doesn't bring is left out. */
export function feature(name: string, { pages = [], collections = [], links = [], whilePaused }: Partial<Omit<Feature, "name">>): Feature {
  if (!whilePaused) return { name, pages, collections, links };
  return { name, pages: pages.map((row) => ({ whilePaused, ...row })), collections, links, whilePaused };
}
