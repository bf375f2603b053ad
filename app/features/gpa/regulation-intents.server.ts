/** Questions that one of the university's rules answers, for the assistant. */
import { askedToo, type IntentDraft } from "~/engines/intents";
import { metuRules } from "~/universities/metu-regulation";
import { metuWaysToAsk } from "~/universities/metu-ways-to-ask";
import { ruleAddress, shownRule } from "./regulation.server";

export const regulationIntents: readonly IntentDraft[] = metuRules.map((rule) => ({
  name: `rule-${rule.id}`,
  access: "public",
  utterances: askedToo(rule, metuWaysToAsk[rule.id]).asked,
  says: { en: `${rule.title.en} ${rule.text.en}`, tr: `${rule.title.tr} ${rule.text.tr}` },
  answer(ctx) {
    const { id, title, text } = shownRule(ctx, rule);
    return { title, to: ruleAddress(id), text };
  },
}));
