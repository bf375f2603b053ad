/** What a collection holds of something that a question names, for the assistant. */
import { firstFound, type InBoth, type IntentDraft } from "../intents";
import type { Collection } from "./collection";
import { postFilters } from "./filters";
import { type PostView, readList } from "./posts.service.server";

const MOST_TOLD = 3;

interface PostIntent {
  name: string;
  utterances: InBoth<readonly string[]>;
  /** What is told of a post behind its title; empty for nothing. */
  detailOf?(post: PostView): string;
}

/** An intent that is answered with the titles of what is found; the newest where the question names nothing. */
export const postIntent = (collection: Collection, { name, utterances, detailOf = () => "" }: PostIntent): IntentDraft => ({
  name,
  access: collection.readers,
  utterances,
  async answer(ctx, { courses, name: named }) {
    const { t } = ctx.product.translators[ctx.locale];
    let [q, total] = ["", 0];
    const items = await firstFound([...courses, named].filter(Boolean).join(" "), async (words) => {
      const list = await readList(ctx, collection, postFilters.parse({ q: words || undefined, size: MOST_TOLD }));
      [q, total] = [words, list.total];
      return list.items;
    });
    if (items.length === 0) return null;
    const lines = items.slice(0, MOST_TOLD).map((post) => {
      const detail = detailOf(post as PostView);
      return detail ? `${post.title} (${detail}).` : `${post.title}.`;
    });
    const head = q ? t("posts:assistant.found", { count: total, q }) : t("posts:assistant.newest", { count: total });
    const to = `${collection.path}/all${q ? `?${new URLSearchParams({ q })}` : ""}`;
    return { title: t(`${collection.feature}:pages.all` as "notes:pages.all"), to, text: [head, ...lines].join(" ") };
  },
});
