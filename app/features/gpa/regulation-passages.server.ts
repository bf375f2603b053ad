/** The rules that the calculator goes by, for the assistant; all others are found by how people ask for them. */
import { writtenSource } from "~/engines/passages";
import { regulation } from "~/university/regulation";
import { regulationIn, ruleAddress } from "./regulation.server";

const keywordsOf = new Map(regulation.map(({ id, title: { en, tr }, keywords = "" }) => [id, `${en} ${tr} ${keywords}`.trim()]));

export const regulationPassages = writtenSource("regulation", (ctx) =>
  regulationIn(ctx).map(({ id, title, text }) => ({ title, text, to: ruleAddress(id), keywords: keywordsOf.get(id) })),
);
