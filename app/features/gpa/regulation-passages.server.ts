/** The rules that the calculator computes with, for the assistant: each names its article. */
import { writtenSource } from "~/engines/passages";
import { metuRegulation } from "~/universities/metu-regulation";
import { regulationIn, ruleAddress } from "./regulation.server";

const keywordsOf = new Map(metuRegulation.map(({ id, titleEn, titleTr, keywords }) => [id, `${titleEn} ${titleTr} ${keywords}`]));

export const regulationPassages = writtenSource("regulation", (ctx) =>
  regulationIn(ctx).map(({ id, title, text }) => ({ title, text, to: ruleAddress(id), keywords: keywordsOf.get(id) })),
);
