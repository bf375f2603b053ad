/** Questions that one of the university's rules answers, for the assistant. */
import { askedToo, type IntentDraft } from "~/engines/intents";
import { rules } from "~/university/regulation";
import { waysToAsk } from "~/university/ways-to-ask";
import { ruleAddress, shownRule } from "./regulation.server";

export const regulationIntents: readonly IntentDraft[] = rules.map((rule) => ({
  name: `rule-${rule.id}`,
  access: "public",
  utterances: askedToo(rule, waysToAsk[rule.id]).asked,
  says: { en: `${rule.title.en} ${rule.text.en}`, tr: `${rule.title.tr} ${rule.text.tr}` },
  answer(ctx) {
    const { id, title, text } = shownRule(ctx, rule);
    return { title, to: ruleAddress(id), text };
  },
}));
