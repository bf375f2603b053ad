/** One's own alarms, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatDate } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { nearWords, sharedWords } from "~/platform/stems";
import { readAlarms } from "./alarm.service.server";

const TO = "/alarm/personal";
const MOST_TOLD = 4;

export const alarmIntents: readonly IntentDraft[] = [
  {
    name: "own",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "when is the alarm about {name} going off",
        "when does my next alarm ring",
        "do I have an alarm set for tomorrow",
        "at what time did I set my reminder",
        "what reminders do I have",
        "did I set an alarm for {name}",
        "when will you remind me of {name}",
      ],
      tr: [
        "alarmım kaçta çalacak",
        "{name} alarmım ne zaman çalıyor",
        "hangi alarmları kurdum",
        "kurduğum alarmlar neler",
        "yarına alarm kurmuş muyum",
        "sıradaki alarmım kaçta",
        "hatırlatıcım saat kaça kurulu",
        "{name} için alarm kurmuş muydum",
      ],
    },
    async answer(ctx, { text: asked }) {
      const { t } = ctx.product.translators[ctx.locale];
      const said = nearWords(asked);
      const ahead = (await readAlarms(requireSignedIn(ctx))).filter(({ nextAt }) => nextAt !== null);
      const told = ahead
        .toSorted((a, b) => sharedWords(said, b.title) - sharedWords(said, a.title))
        .slice(0, MOST_TOLD)
        .map(({ title, nextAt }) => `${title} (${formatDate(nextAt ?? 0, ctx.locale, "dayTime")})`);
      const text = told.length > 0 ? `${told.join(", ")}.` : t("ai:assistant.own.none");
      return { title: t("alarm:pages.personal"), to: TO, text };
    },
  },
];
