/** Questions and answers in the search across everything. */
import type { SearchSource } from "~/engines/search-source";
import { searchAnswers } from "../qa/offered/answers";
import { readFaq } from "./info.service.server";
import { withTexts } from "./rich-text";

/** Finds what is asked often; a hit leads to its answer. */
export const faqSource: SearchSource = {
  order: 3,
  name: "help",
  access: "public",
  list: "/faq",
  async look(ctx, { text }, most) {
    const groups = searchAnswers(withTexts(await readFaq(ctx)), text);
    const hits = groups.flatMap(({ title, items }) =>
      items.map(({ id, question }) => ({ title: question, about: title, to: `/faq#${id}` })),
    );
    return { statement: null, answer: () => ({ hits: hits.slice(0, most) }) };
  },
};
