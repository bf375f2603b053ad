/** The university's rules, for the assistant: each names its article. */
import { writtenSource } from "~/engines/passages";
import { metuRules } from "~/universities/metu-regulation";
import { ruleAddress, rulesIn } from "./regulation.server";

const keywordsOf = new Map(metuRules.map(({ id, title: { en, tr }, keywords = "" }) => [id, `${en} ${tr} ${keywords}`.trim()]));

export const regulationPassages = writtenSource("regulation", (ctx) =>
  rulesIn(ctx).map(({ id, title, text }) => ({ title, text, to: ruleAddress(id), keywords: keywordsOf.get(id) })),
);
