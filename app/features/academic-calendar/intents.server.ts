/** The dates of terms, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { formatDate } from "~/kit/format";
import type { Context } from "~/platform/context";
import { nearWords, sharedWords } from "~/platform/stems";
import { localDay, startOfDay } from "~/platform/time";
import { nextDates } from "./academic-calendar.service.server";
import { holidayIn, nextOf } from "./public-holidays.rules";

const MOST_TOLD = 6;

/** What a question for a public holiday is told; empty for any other. */
function holidayTold(ctx: Context, text: string): string {
  const holiday = holidayIn(text);
  if (!holiday) return "";
  const { t } = ctx.product.translators[ctx.locale];
  const day = formatDate(startOfDay(nextOf(holiday, localDay(ctx.clock.now()))), ctx.locale, "day");
  return t("academic-calendar:assistant.holiday", { day, name: t(`academic-calendar:assistant.holidays.${holiday.key}`) });
}

/** Dates of the term, those first that share most words with the question. */
async function datesTold(ctx: Context, text: string): Promise<string> {
  const { t } = ctx.product.translators[ctx.locale];
  const near = nearWords(text);
  const dates = (await nextDates(ctx)).toSorted((a, b) => sharedWords(near, b.title) - sharedWords(near, a.title));
  const lines = dates.slice(0, MOST_TOLD).map(({ at, title }) => `${title}: ${formatDate(at, ctx.locale, "day")}.`);
  return lines.join(" ") || t("academic-calendar:assistant.none");
}

export const calendarIntents: readonly IntentDraft[] = [
  {
    name: "dates",
    access: "public",
    utterances: {
      en: [
        "when do finals kick off",
        "until when can I swap courses in add-drop",
        "how long is the break between the terms",
        "when does this semester end",
        "when do registrations for spring open",
        "on which day does the withdrawal period end",
        "when is the mid-term break",
        "when is add drop",
        "when is course registration",
        "when do finals start",
        "when does the semester end",
        "when does the term begin",
        "when is the withdrawal week",
        "last day to drop a course",
        "what is the deadline for add-drop",
        "academic calendar",
        "when is the semester break",
        "when do classes start",
        "until when can I withdraw",
        "dates of the final exams",
        "are there classes on holidays",
        "when is spring break",
      ],
      tr: [
        "finaller hangi hafta",
        "bahar ders seçimleri ne zaman",
        "bahar kayıtları hangi tarihte açılıyor",
        "ara tatil ne zaman",
        "W almak için son gün",
        "okul ne zaman tatile giriyor",
        "bu dönem ne zaman biter",
        "dönem arası tatil kaç gün",
        "ekle sil ne zaman",
        "ders kayıtları ne zaman",
        "finaller ne zaman başlıyor",
        "dönem ne zaman bitiyor",
        "okul ne zaman açılıyor",
        "dersten çekilme haftası ne zaman",
        "ekle bırak son gün",
        "akademik takvim",
        "yarıyıl tatili ne zaman",
        "dersler ne zaman başlıyor",
        "çekilme son tarih",
        "final tarihleri",
        "bayramda ders var mı",
        "dönem sonu ne zaman",
        "interaktif kayıt ne zaman",
      ],
    },
    async answer(ctx, { text: asked }) {
      const { t } = ctx.product.translators[ctx.locale];
      const text = holidayTold(ctx, asked) || (await datesTold(ctx, asked));
      return { title: t("academic-calendar:assistant.title"), to: "/preparation", text };
    },
  },
];
