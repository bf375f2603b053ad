/** One's own average, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatNumber } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { computeTranscript } from "./gpa.rules";
import { savedTranscript } from "./gpa.service.server";

const TO = "/gpa-calculator";

export const gpaIntents: readonly IntentDraft[] = [
  {
    name: "own-average",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "am I an honour student",
        "am I on probation now",
        "what is my cumulative",
        "is my gpa above 3",
        "how good is my average",
        "is my gpa enough for honour",
        "what did I get on average so far",
        "how high is my cgpa now",
        "do I have enough for high honour",
        "how many credits have I completed",
        "what is my gpa",
        "what's my cgpa",
        "my current gpa",
        "my average",
        "show my gpa",
        "how is my average right now",
        "tell me my cgpa",
        "what gpa do I have",
      ],
      tr: [
        "sınamalı mıyım",
        "ben sınamada mıyım",
        "onur öğrencisi miyim",
        "gnom 3ün üstünde mi",
        "ortalamam şu an kaç",
        "ortalamam onura yetiyor mu",
        "genel ortalamam yüksek onura yeter mi",
        "not ortalamam ne durumda",
        "kaç kredi tamamladım",
        "ortalamam düşük mü",
        "ortalamam kaç",
        "ortalamam ne kadar",
        "gpa'im kaç",
        "gnom kaç",
        "agnom kaç",
        "genel ortalamam",
        "benim ortalamam ne",
        "ortalamamı göster",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { content } = await savedTranscript(requireSignedIn(ctx));
      const cgpa = content ? computeTranscript(content).cgpa : null;
      const shown = cgpa === null ? null : formatNumber(cgpa / 100, ctx.locale, { minimumFractionDigits: 2 });
      const text = shown === null ? t("gpa:assistant.noAverage") : t("gpa:assistant.average", { cgpa: shown });
      return { title: t("gpa:pages.calculator"), to: TO, text };
    },
  },
];
