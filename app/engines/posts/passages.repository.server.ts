/** A collection's posts, for the assistant: what is approved and open, never with its author. */
import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context";
import { rawStatement } from "../../platform/db.server";
import { allParts, wordsMatch } from "../../platform/search";
import { withoutMarks } from "../markup/markdown.server";
import { type PassageSource, passageSource } from "../passages";
import { type Collection, postPath } from "./collection";
import { openPostsMatch } from "./posts.repository.server";

const QUOTED = new Set(["text", "number", "amount", "year"]);

/** The short facts of a post with what its page calls them: `Monthly cost: 1100`. What leads to its author isn't among them. */
function factsOf({ product, locale }: Context, { feature, fields }: Collection, details: Record<string, unknown>): string {
  const { t } = product.translators[locale];
  const say = (key: string) => t(`${feature}:${key}` as "kit:acts.save");
  const told = fields.filter(
    ({ type, isContact, isForMembers, isCategory }) => QUOTED.has(type) && !isContact && !isForMembers && !isCategory,
  );
  return told
    .flatMap(({ name, unit }) => {
      const value = details[name];
      if (value === undefined || value === null || value === "") return [];
      return [`${say(`fields.${name}`)}: ${[value, unit].filter(Boolean).join(" ")}`];
    })
    .join(", ");
}

/** Finds posts that anyone with the collection's access may read, best first. */
export const postPassages = (own: Collection): PassageSource =>
  passageSource({
    name: own.feature,
    access: own.readers,
    listed: ({ product, locale }) => ({
      title: product.translators[locale].t(`${own.feature}:pages.all` as "kit:acts.save"),
      to: `/${own.feature}/all`,
    }),
    find: ({ db }, match, most) =>
      rawStatement<{ postId: string; title: string; text: string; details: string }>(
        db,
        sql`SELECT p.post_id AS postId, p.title, p.text, p.details FROM posts_fts AS f CROSS JOIN posts AS p ON p.key = f.rowid
          WHERE f.posts_fts MATCH ${allParts(openPostsMatch(own.feature), wordsMatch(match))} AND p.kind = ${own.feature}
            AND p.status = 'approved' AND p.closed_at IS NULL ORDER BY f.rank LIMIT ${most}`,
      ),
    passageOf({ postId, title, text, details }, ctx) {
      const read = JSON.parse(details) as Record<string, unknown>;
      const facts = factsOf(ctx, own, read);
      const words = own.fields
        .filter(({ type, isContact, isForMembers }) => type !== "select" && !isContact && !isForMembers)
        .map(({ name }) => read[name]);
      return {
        title,
        text: [facts && `${facts}.`, own.hasMarkup ? withoutMarks(text) : text].filter(Boolean).join("\n"),
        keywords: words.filter((word) => typeof word === "string").join(" "),
        to: postPath(own, postId),
      };
    },
  });
