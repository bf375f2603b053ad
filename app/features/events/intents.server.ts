/** What is on, for the assistant: by day, kind and words. */
import { firstFound, type IntentDraft, type Reply } from "~/engines/intents";
import { formatDate, formatMoney } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { askedDays, type DayRange } from "~/platform/asked-days";
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { officialName } from "~/platform/official-name";
import { nearWords, sharedWords } from "~/platform/stems";
import { localDay } from "~/platform/time";
import { readAgenda, readPersonal } from "./agenda.service.server";
import { readEventPage } from "./event-page.service.server";
import { agendaFilters } from "./events.schemas";

const MOST_TOLD = 5;
const COMING_TO = "/event/personal";
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

type Found = Awaited<ReturnType<typeof found>>[number];

const whenAndWhere = ({ locale }: Context, { startsAt, location }: Found) =>
  [formatDate(startsAt, locale, "dayTime"), officialName(location, locale)].filter(Boolean).join(", ");

const brief = (ctx: Context, event: Found): Reply => ({
  title: event.name,
  to: `/event/${event.eventId}`,
  text: `${whenAndWhere(ctx, event)}.`,
});

/** When and where an event is, what it costs, whether there is room and who may come. */
async function whole(ctx: Context, event: Found): Promise<Reply> {
  const { t } = ctx.product.translators[ctx.locale];
  const page = await readEventPage(ctx, event.eventId);
  const isFree = page.tickets.every(({ price }) => price === 0);
  const prices = page.tickets.map(({ name, price }) => `${name} ${formatMoney(price * 100, ctx.locale)}`);
  const free = page.capacity === null ? null : Math.max(0, page.capacity - page.rsvpCount);
  const sentences = [
    `${whenAndWhere(ctx, event)}.`,
    isFree ? t("events:assistant.free") : `${prices.join(", ")}.`,
    free !== null && page.capacity !== null && t("events:assistant.room", { count: free, capacity: page.capacity }),
    t(`events:assistant.outsiders.${page.outsiders}`),
    page.description.split("\n")[0],
  ];
  return { title: event.name, to: `/event/${event.eventId}`, text: sentences.filter(Boolean).join(" ") };
}

export const eventIntents: readonly IntentDraft[] = [
  {
    name: "on",
    access: "public",
    utterances: {
      en: [
        "what is on tonight on campus",
        "anything going on tonight",
        "anything happening this weekend",
        "what can I do on sunday around campus",
        "how much is a ticket for {name}",
        "how much is a student seat for {name}",
        "how much does a guest pay for {name}",
        "is {name} free",
        "how many people can come to {name}",
        "is there still space at {name}",
        "how many spots are left at {name}",
        "may I bring a friend to {name}",
        "can somebody who isn't from METU come to {name}",
        "what time does {name} start",
        "where do I go for {name}",
        "on which day is {name}",
        "I heard there is a {name} workshop",
        "which events are in december",
        "is the {name} tournament full",
        "something academic this weekend",
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
        "bu akşam ne var",
        "bu akşam kampüste ne var",
        "akşam gidilecek bir şey var mı",
        "yarın akşam neler var",
        "önümüzdeki hafta neler var",
        "{name} bileti kaç lira",
        "{name} öğrenci bileti ne kadar",
        "{name} misafir bileti kaça",
        "{name} ücretsiz mi",
        "{name} kaç kişilik",
        "{name} etkinliğinde yer var mı",
        "{name} için dışarıdan misafir gelebilir mi",
        "{name} etkinliğine arkadaşım gelebilir mi",
        "{name} hangi gün",
        "{name} nereden kalkıyor",
        "{name} hangi salonda",
        "{name} nerede oluyor",
        "{name} turu saat kaçta nereden",
        "{name} gecesi nerede",
        "{name} atölyesi ne zaman",
        "aralıkta neler yapılıyor",
        "{name} turnuvası doldu mu",
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
    async answer(ctx, slots) {
      const { text, name } = slots;
      const { t } = ctx.product.translators[ctx.locale];
      const folded = foldTurkish(text);
      const days = askedDays(text, localDay(ctx.clock.now()));
      const listed = await firstFound(slots, (words) => found(ctx, words, days, typeOf(folded)));
      const asked = nearWords(text);
      const events = !name ? listed : listed.toSorted((a, b) => sharedWords(asked, b.name) - sharedWords(asked, a.name));
      if (events.length === 0 && (name || !days)) return null;
      const [first] = events;
      if (!first) return { title: t("events:pages.all"), to: "/event/all", text: t("events:assistant.nothing") };
      if (name)
        return [
          await whole(ctx, first),
          ...events
            .slice(1, MOST_TOLD)
            .filter(({ eventId }) => eventId !== first.eventId)
            .map((event) => brief(ctx, event)),
        ];
      return [
        {
          title: t("events:pages.all"),
          to: "/event/all",
          text: events
            .slice(0, MOST_TOLD)
            .map((event) => `${event.name} (${whenAndWhere(ctx, event)}).`)
            .join(" "),
        },
        ...events.slice(0, MOST_TOLD).map((event) => ({ title: event.name, to: `/event/${event.eventId}`, text: "" })),
      ];
    },
  },
  {
    name: "own-coming",
    access: "user",
    ownTo: COMING_TO,
    utterances: {
      en: [
        "have I put my name down for an event",
        "which events did I say I'd go to",
        "which events am I going to",
        "what did I RSVP to",
        "events I said yes to",
        "when is the event I signed up for",
        "did I rsvp to anything this week",
        "what am I attending next",
      ],
      tr: [
        "hangi etkinliklere katılacağımı söyledim",
        "katılıyorum dediğim etkinlikler",
        "hangi etkinliklere kayıtlıyım",
        "gideceğim etkinlikler neler",
        "geliyorum dediğim etkinlik ne zamandı",
        "bu ay bi etkinliğe kaydoldum mu",
        "katılacağım etkinlikler hangileri",
        "hangi etkinliğe geliyorum demiştim",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { coming } = await readPersonal(requireSignedIn(ctx));
      const told = coming.slice(0, MOST_TOLD).map((event) => `${event.name} (${formatDate(event.startsAt, ctx.locale, "dayTime")})`);
      const text = told.length > 0 ? `${told.join(", ")}.` : t("ai:assistant.own.none");
      return { title: t("events:pages.personal"), to: COMING_TO, text };
    },
  },
];
