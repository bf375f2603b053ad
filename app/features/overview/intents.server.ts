/** What one has on, for the assistant: the next class, today, what is due. */
import type { IntentDraft } from "~/engines/intents";
import type { PlannerEntry } from "~/engines/planner";
import { formatDate } from "~/kit/format";
import { requireSignedIn } from "~/platform/access/roles";
import { askedDays } from "~/platform/asked-days";
import type { Context } from "~/platform/context";
import { nearWords, sharedWords } from "~/platform/stems";
import { clockTime, dayAfter, localDay, minuteOfDay, startOfDay } from "~/platform/time";
import { ownWorkFrom, ownWorkStatement } from "./overview.service.server";
import { plannedUntil } from "./planner.server";

const TO = "/my-space";
const DAYS_AHEAD = 14;
const MOST_TOLD = 8;
/** Of what one sent in so many are looked through, and so many told. */
const WORK_READ = 20;
const WORK_TOLD = 4;

/** A day and a time where there is one, a title, a place. */
function lineOf({ locale }: Pick<Context, "locale">, { day, start, title, detail }: PlannerEntry, hasDay: boolean): string {
  const when = [hasDay ? formatDate(startOfDay(day), locale, "day") : "", start === null ? "" : clockTime(start)].filter(Boolean).join(" ");
  return [when, title, detail].filter(Boolean).join(" · ");
}

/** What is on from today on, of some kinds. */
const planned = (ctx: Context, days: number, isAsked: (entry: PlannerEntry) => boolean) =>
  plannedUntil(requireSignedIn(ctx), dayAfter(localDay(ctx.clock.now()), days)).then((entries) => entries.filter(isAsked));

const isAhead = (ctx: Context) => {
  const today = localDay(ctx.clock.now());
  const minute = minuteOfDay(ctx.clock.now());
  return ({ day, start, end }: PlannerEntry) => day > today || start === null || (end ?? start) >= minute;
};

export const overviewIntents: readonly IntentDraft[] = [
  {
    name: "next-class",
    access: "user",
    ownTo: "/schedule/all",
    utterances: {
      en: [
        "which building do I go to next",
        "where am I supposed to be now",
        "when and where is my next lecture",
        "where do I have to be next",
        "what's my next lecture",
        "which room is my next class in",
        "my next class",
        "what is my next class",
        "when is my next lecture",
        "next class",
        "where is my next lecture",
        "which class do I have next",
        "do I have class now",
      ],
      tr: [
        "bir sonraki dersim hangi binada",
        "sıradaki dersim hangi amfide",
        "sıradaki dersim nerede ne zaman",
        "bir sonraki derse nereye gidiyorum",
        "birazdan hangi derse gireceğim",
        "sonraki dersim",
        "sıradaki dersim ne",
        "bir sonraki dersim nerede",
        "sonraki ders",
        "dersim kaçta",
        "şimdi hangi dersim var",
        "sıradaki ders nerede",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const minute = minuteOfDay(ctx.clock.now());
      const today = localDay(ctx.clock.now());
      const isNext = ({ kind, day, start }: PlannerEntry) => kind === "lecture" && (day > today || (start ?? 0) > minute);
      const [next] = await planned(ctx, DAYS_AHEAD, isNext);
      const to = next?.to ?? "/schedule/all";
      const text = next ? `${lineOf(ctx, next, true)}.` : t("overview:assistant.noClass");
      return { title: t("overview:assistant.schedule"), to, text };
    },
  },
  {
    name: "today",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "do I have anything at 15:00 today",
        "what is left for me today",
        "do I need to come to school on monday",
        "have I got any lectures on friday morning",
        "when do I finish today",
        "at what time am I done today",
        "am I free tomorrow afternoon",
        "when am I free on tuesday",
        "what does my thursday look like",
        "how many classes do I have tomorrow",
        "when does my first class start tomorrow",
        "what do I have today",
        "my day",
        "what is on my calendar today",
        "what's my schedule today",
        "which classes do I have today",
        "am I busy today",
        "what do I have tomorrow",
        "what is my schedule tomorrow",
        "do I have class tomorrow",
        "when am I free on monday",
        "which classes do I have on friday",
        "what do I have this week",
        "free hours in my schedule",
      ],
      tr: [
        "bugün saat 3te bir şeyim var mı",
        "bugün geriye neyim kaldı",
        "haftaya salı dersim var mı",
        "pazartesi okula gelmem gerekiyor mu",
        "bugün kaçta çıkıyorum",
        "bugün okuldan kaçta çıkarım",
        "yarın ilk dersim kaçta",
        "perşembe hangi derslerim var",
        "yarın öğleden sonra boş muyum",
        "salı programım nasıl",
        "yarın kaç dersim var",
        "cuma sabah dersim var mı",
        "bugün programımda ne var",
        "bugün dersim var mı",
        "bugün hangi derslerim var",
        "bugünkü programım",
        "yarın ne dersim var",
        "yarın dersim var mı",
        "bugün ne yapacağım",
        "takvimimde bugün ne var",
        "pazartesi günü hangi derslere gireceğim",
        "cuma dersim var mı",
        "salı günü ne zaman boşum",
        "bu hafta programım ne",
        "boş saatlerim",
      ],
    },
    async answer(ctx, { text: asked }) {
      const { t } = ctx.product.translators[ctx.locale];
      const today = localDay(ctx.clock.now());
      const { from, until } = askedDays(asked, today) ?? { from: today, until: today };
      const entries = await planned(ctx, DAYS_AHEAD, ({ day }) => day >= from && day <= until);
      const lines = entries.slice(0, MOST_TOLD).map((entry) => `${lineOf(ctx, entry, from !== today || until !== today)}.`);
      return { title: t("overview:pages.my-space"), to: TO, text: lines.join(" ") || t("overview:assistant.nothingOn") };
    },
  },
  {
    name: "due",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "what do I need to hand in before monday",
        "did I miss a deadline of mine",
        "which of my deadlines did I miss",
        "which homework is still waiting for me",
        "what do I still have to get done by sunday",
        "have I forgotten anything that was due",
        "is anything of mine overdue",
        "what is past its deadline",
        "do I have to hand in something in the next days",
        "what did I put on my list",
        "what should I finish first",
        "what is due",
        "what is due this week",
        "my deadlines",
        "which homework do I have to hand in",
        "what are my todos",
        "upcoming deadlines of mine",
        "what do I have to do this week",
      ],
      tr: [
        "teslimi yaklaşan ödevim var mı",
        "listemde ne kaldı",
        "yapmadığım ne kaldı",
        "birkaç gün içinde teslim etmem gereken bir şey var mı",
        "geciktirdiğim bir iş var mı",
        "günü geçmiş işim var mı",
        "pazara kadar ne yapmam lazım",
        "unuttuğum bir teslim var mı",
        "bekleyen ödevlerim",
        "yetiştirmem gereken ne var",
        "sırada hangi işim var",
        "neyim var bu hafta teslim",
        "teslim tarihlerim",
        "yapılacaklarım neler",
        "bu hafta ne teslim edeceğim",
        "ödevlerim neler",
        "yapmam gerekenler",
        "hangi işlerin zamanı geldi",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const entries = (await planned(ctx, 7, (entry) => entry.kind !== "lecture" && entry.kind !== "calendar")).filter(isAhead(ctx));
      const lines = entries.slice(0, MOST_TOLD).map((entry) => `${lineOf(ctx, entry, true)}.`);
      return { title: t("overview:pages.my-space"), to: TO, text: lines.join(" ") || t("overview:assistant.nothingDue") };
    },
  },
  {
    name: "own-work",
    access: "user",
    ownTo: TO,
    utterances: {
      en: [
        "is the {name} I sent still pending",
        "why did they turn down my {name}",
        "have the reviews I wrote been published",
        "what became of the things I sent for review",
        "was my {name} approved",
        "did they approve my {name} yet",
        "is my {name} published by now",
        "is my experience about {course} published",
        "is my {name} still waiting for review",
        "why was my {name} rejected",
        "did a moderator read what I sent",
        "what of mine is waiting for approval",
        "has my review of {course} been approved",
        "status of the things I submitted",
      ],
      tr: [
        "yazdığım {name} neden hâlâ yayımlanmadı",
        "yazdığım yorumlar yayına girdi mi",
        "benim {name} neden kabul edilmedi",
        "incelemeye gönderdiklerim ne oldu",
        "gönderdiğim {name} onaylandı mı",
        "{name} yayına girdi mi",
        "benim {name} onaylandı mı",
        "{course} için yazdığım deneyim yayımlandı mı",
        "{name} hâlâ incelemede mi",
        "gönderdiğim {name} neden reddedildi",
        "moderatör yazdığıma baktı mı",
        "onay bekleyen neyim var",
        "gönderdiklerim yayında mı",
        "{course} yorumum onaylandı mı",
      ],
    },
    async answer(ctx, { text: asked }) {
      const { t } = ctx.product.translators[ctx.locale];
      const reader = requireSignedIn(ctx);
      const [rows] = await ctx.db.batch([ownWorkStatement(reader, WORK_READ)]);
      const said = nearWords(asked);
      const works = ownWorkFrom(reader, rows, WORK_READ).map((work) => ({
        work,
        shares: sharedWords(said, `${work.label} ${work.title}`),
      }));
      const best = works.toSorted((a, b) => b.shares - a.shares).slice(0, WORK_TOLD);
      const lines = best.map(({ work: { label, title, status } }) => `${label}: ${title} – ${t(`overview:assistant.states.${status}`)}.`);
      return { title: t("overview:pages.my-space"), to: TO, text: lines.join(" ") || t("overview:assistant.noWork") };
    },
  },
];
