/** Gives a `…/paths` page its rows: the site map itself, so that the page can never be stale. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Context } from "../context";
import { sayIn } from "../i18n/say.server";
import { titled } from "./open-pages.server";
import { type Access, accessLevels } from "./page";

const headings = ["lead", "page", "path", "access", "state", "open", "maintenance", "consent", "leadsTo"] as const;

/** What the table says besides the pages' own titles. */
export type PathsWords = Record<(typeof headings)[number], string> & { levels: Record<Access, string> };

function wordsFor(ctx: Context): PathsWords {
  const say = (name: string) => sayIn(ctx)(`info:paths.${name}`);
  const levels = Object.fromEntries(accessLevels.map((level) => [level, say(level)])) as Record<Access, string>;
  const texts = Object.fromEntries(headings.map((name) => [name, say(name)])) as Record<(typeof headings)[number], string>;
  return { ...texts, levels };
}

/**
 * The loader of a feature's paths page; hand what it gives to `PathsPage`.
 * @param paths pages that another feature keeps and that belong here all the same
 * @example export const loader = pathsLoader("courses");
 */
export function pathsLoader(feature: string, paths?: RegExp) {
  return ({ context: { ctx } }: LoaderFunctionArgs) => ({
    rows: ctx.product.siteMap
      .filter((row) => row.feature === feature || paths?.test(row.path))
      // Titles come along: they may be another feature's, whose words the browser doesn't load for this page.
      .map((row) => titled(ctx, row)),
    words: wordsFor(ctx),
  });
}
