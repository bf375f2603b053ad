/** What a collection holds of something that a question names, for the assistant. */
import { requireSignedIn } from "../../platform/access/roles";
import { nearWords, sharedWords } from "../../platform/stems";
import { firstFound, type InBoth, type IntentDraft } from "../intents";
import { type Collection, postPath } from "./collection";
import { postFilters } from "./filters";
import { type PostView, readList, readPersonal } from "./posts.service.server";

const MOST_TOLD = 3;
const MOST_OWN = 6;
/** Where nothing is named, the best of so many are told. */
const MOST_READ = 24;
/** So much of a text is quoted. */
const MOST_CHARACTERS = 280;

interface PostIntent {
  name: string;
  utterances: InBoth<readonly string[]>;
  /** What is told of a post before its text; empty for nothing. */
  detailOf?(post: PostView): string;
}

/** The beginning of a text, whole words. */
const beginningOf = (text: string) => (text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS).replace(/\s+\S*$/, "")}…`);

/** An intent that is answered with the posts that are found; the newest where the question names nothing. */
export const postIntent = (collection: Collection, { name, utterances, detailOf = () => "" }: PostIntent): IntentDraft => ({
  name,
  access: collection.readers,
  utterances,
  async answer(ctx, { courses, name: named, text }) {
    const find = (q: string) => readList(ctx, collection, postFilters.parse({ q: q || undefined, size: q ? MOST_TOLD : MOST_READ }));
    const asked = { name: [...courses, named].filter(Boolean).join(" "), text };
    const found = await firstFound(asked, async (words) => (await find(words)).items);
    const said = nearWords(text);
    const shares = ({ title, text: own }: PostView) => sharedWords(said, `${title} ${own}`);
    const posts = asked.name ? found : found.toSorted((a, b) => shares(b) - shares(a));
    return posts.slice(0, MOST_TOLD).map((post) => ({
      title: post.title,
      to: postPath(collection, post.postId),
      text: [detailOf(post), beginningOf(post.text)].filter(Boolean).join(". "),
    }));
  },
});

/** An intent that is answered with one's own posts and what became of each. */
export const ownPostIntent = (collection: Collection, { name, utterances }: Pick<PostIntent, "name" | "utterances">): IntentDraft => {
  const to = `/${collection.feature}/personal`;
  return {
    name,
    access: "user",
    ownTo: to,
    utterances,
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const posts = await readPersonal(requireSignedIn(ctx), collection);
      const told = posts.slice(0, MOST_OWN).map(({ title, status }) => `${title}: ${t(`kit:status.${status}`)}.`);
      return { title: "", to, text: told.join(" ") || t("ai:assistant.own.none") };
    },
  };
};
