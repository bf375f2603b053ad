/** Questions that one of the university's rules answers, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { metuRules } from "~/universities/metu-regulation";
import { ruleAddress, shownRule } from "./regulation.server";

export const regulationIntents: readonly IntentDraft[] = metuRules.map((rule) => ({
  name: `rule-${rule.id}`,
  access: "public",
  utterances: rule.asked,
  says: { en: `${rule.title.en} ${rule.text.en}`, tr: `${rule.title.tr} ${rule.text.tr}` },
  answer(ctx) {
    const { id, title, text } = shownRule(ctx, rule);
    return { title, to: ruleAddress(id), text };
  },
}));
