/** What is on, for the assistant: by day, kind and words. */
import { firstFound, type IntentDraft } from "~/engines/intents";
import { formatDate } from "~/kit/format";
import { askedDays, type DayRange } from "~/platform/asked-days";
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { localDay } from "~/platform/time";
import { readAgenda } from "./agenda.service.server";
import { agendaFilters } from "./events.schemas";

const MOST_TOLD = 5;
/** The kind that a question asks for. @param text folded */
function typeOf(text: string): string | undefined {
  if (/\bacademic\b|\bakademik\b|\bseminars?\b|\bsemineri?\b/.test(text)) return "academic";
  return undefined;
}

/** What is on in those days, in the order of time. */
async function found(ctx: Context, q: string, days: DayRange | null, type: string | undefined) {
  const day = days && days.from === days.until ? days.from : undefined;
  const { days: listed } = await readAgenda(ctx, agendaFilters.parse({ when: "upcoming", day, type, q: q || undefined, size: 30 }));
  const isAsked = ({ day: at }: { day: string }) => !days || (at >= days.from && at <= days.until);
  return listed.flatMap(({ items }) => items).filter(isAsked);
}

export const eventIntents: readonly IntentDraft[] = [
  {
    name: "on",
    access: "public",
    utterances: {
      en: [
        "what is on today",
        "what's happening tonight",
        "events tomorrow",
        "events this weekend",
        "any events next week",
        "what is going on this week on campus",
        "is there a {name}",
        "is there any {name} event",
        "when is the {name} event",
        "free events",
        "upcoming events",
        "where is the {name} event",
        "things to do on friday",
        "are there seats left for {name}",
        "any {name} on campus",
        "is there a {name} this week",
        "any {name} on saturday",
      ],
      tr: [
        "bugün kampüste ne var",
        "bu akşam etkinlik var mı",
        "yarın hangi etkinlikler var",
        "hafta sonu ne yapılır",
        "haftaya etkinlik var mı",
        "bu hafta neler var",
        "{name} var mı",
        "{name} etkinliği ne zaman",
        "ücretsiz etkinlikler",
        "yaklaşan etkinlikler",
        "{name} nerede yapılacak",
        "cuma günü etkinlik",
        "{name} için yer kaldı mı",
        "yakında {name} var mı",
        "bu hafta {name} var mı",
        "kampüste {name} ne zaman",
        "{name} kaçta başlıyor",
      ],
    },
    async answer(ctx, { text, name }) {
      const { t } = ctx.product.translators[ctx.locale];
      const folded = foldTurkish(text);
      const days = askedDays(text, localDay(ctx.clock.now()));
      const events = await firstFound(name, (words) => found(ctx, words, days, typeOf(folded)));
      if (events.length === 0 && (name || !days)) return null;
      const lines = events
        .slice(0, MOST_TOLD)
        .map(
          ({ name: title, startsAt, location }) =>
            `${title} (${[formatDate(startsAt, ctx.locale, "dayTime"), location].filter(Boolean).join(", ")}).`,
        );
      const [only] = events;
      const to = events.length === 1 && only ? `/event/one/${only.eventId}` : "/event/all";
      return {
        title: events.length === 1 && only ? only.name : t("events:pages.all"),
        to,
        text: lines.join(" ") || t("events:assistant.nothing"),
      };
    },
  },
];
