/** Frequent questions and policies, for the assistant. */
import { type Passage, writtenSource } from "~/engines/passages";
import type { Context } from "~/platform/context";
import type { Block } from "./content/article";
import { readArticle, readFaq } from "./info.service.server";
import { plainText } from "./rich-text";

const places = {
  about: "/about",
  privacy: "/policies/privacy",
  terms: "/policies/terms",
  accessibility: "/privacy/accessibility",
  computed: "/privacy/computed",
  cookies: "/policies/cookie-policy",
} as const;

/** The section that says again in short what the others say: these answer better. */
const SUMMARY = "short";

/** A list of all that is kept names everything that the site has, and would answer every question about any of it. */
const isSaid = (block: Block) => typeof block === "string" || !("folded" in block);

async function sectionsOf(ctx: Context, name: keyof typeof places): Promise<Passage[]> {
  const { sections } = await readArticle(ctx, name);
  return sections
    .filter(({ id }) => id !== SUMMARY)
    .map(({ id, title, blocks }) => ({ title, text: plainText(blocks.filter(isSaid)), to: `${places[name]}#${id}` }));
}

/** Every frequent question, with its answer. */
export const faqPassages = writtenSource("faq", async (ctx) =>
  (await readFaq(ctx)).flatMap(({ items }) =>
    items.map(({ id, question, answer }) => ({ title: question, text: plainText(answer), to: `/faq#${id}` })),
  ),
);

/** Every section of the policies and of what the site says of itself. */
export const policyPassages = writtenSource("policies", async (ctx) =>
  (await Promise.all(Object.keys(places).map((name) => sectionsOf(ctx, name as keyof typeof places)))).flat(),
);
