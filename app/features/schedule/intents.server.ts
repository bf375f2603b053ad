/** How much one takes by one's own schedules, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { requireSignedIn } from "~/platform/access/roles";
import { readSchedules } from "./plans.service.server";

const TO = "/schedule/all";
const MOST_TOLD = 4;

export const scheduleIntents: readonly IntentDraft[] = [
  {
    name: "own-credits",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "how many credits am I taking this term",
        "total credits in my schedule",
        "how many credits is my timetable",
        "how heavy is my schedule in credits",
        "credits of my plan",
        "sum of my credits this semester",
        "how many schedules do I have",
        "what is my course load in credits right now",
      ],
      tr: [
        "bu dönem kaç kredi alıyorum",
        "programım toplam kaç kredi",
        "bu dönemki programım kaç kredilik",
        "ders programımın kredisi kaç",
        "bu dönem aldığım kredi toplamı",
        "programım kaç kredi tutuyor",
        "kaç tane programım var",
        "aldığım derslerin toplam kredisi kaç",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { schedules } = await readSchedules(requireSignedIn(ctx));
      const told = schedules.slice(0, MOST_TOLD).map(({ name, credits }) => t("ai:assistant.own.credits", { name, credits }));
      return { title: t("schedule:pages.all"), to: TO, text: told.join(" ") || t("ai:assistant.own.none") };
    },
  },
];
