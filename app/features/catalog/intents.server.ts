/** What the catalog answers to the assistant: credits, prerequisites, sections and who gives them, and lists of a department. */
import type { InBoth, IntentDraft, Reply } from "~/engines/intents";
import { formatNumber } from "~/kit/format";
import type { Context } from "~/platform/context";
import { parseTerm } from "~/platform/terms";
import { type CatalogPage, findCatalogCourse } from "./catalog.service.server";
import { courseNamed } from "./course-named.service.server";

const MOST_SECTIONS = 6;
const MOST_COURSES = 12;
/** Of so many courses that a question names each is told of. */
const MOST_NAMED = 2;

const wordsOf = ({ product, locale }: Context) => product.translators[locale].t;
const number = ({ locale }: Context, value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
const listed = ({ locale }: Context, items: readonly string[], type: "conjunction" | "disjunction" = "conjunction") =>
  new Intl.ListFormat(locale, { type }).format(items);

/** An intent about one course, answered from its page. @param say the answer; null where the page doesn't tell */
const about = (
  name: string,
  utterances: InBoth<readonly string[]>,
  say: (ctx: Context, page: CatalogPage) => string | null,
): IntentDraft => ({
  name,
  access: "public",
  utterances,
  async answer(ctx, slots): Promise<Reply[] | null> {
    const named = slots.courses.length > 1 ? slots.courses.slice(0, MOST_NAMED) : [await courseNamed(ctx, slots)];
    const pages = await Promise.all(named.map((code) => (code ? findCatalogCourse(ctx, code) : null)));
    const replies = pages.flatMap((page) => {
      const text = page && say(ctx, page);
      return page && text
        ? { title: `${page.head.courseCode} ${page.course.name}`, to: `/catalog/course/${page.head.courseCode}`, text }
        : [];
    });
    return replies.length > 0 ? replies : null;
  },
});

function credits(ctx: Context, { head: { courseCode: code }, course }: CatalogPage): string {
  const t = wordsOf(ctx);
  const parts = [
    course.credits === null
      ? t("ai:assistant.catalog.noCredits", { code })
      : t("ai:assistant.catalog.credits", { code, credits: number(ctx, course.credits) }),
    course.ects === null ? t("ai:assistant.catalog.noEcts") : t("ai:assistant.catalog.ects", { ects: number(ctx, course.ects) }),
    course.theoryHours !== null &&
      course.practiceHours !== null &&
      t("ai:assistant.catalog.hours", { theory: number(ctx, course.theoryHours), practice: number(ctx, course.practiceHours) }),
  ];
  return parts.filter(Boolean).join(" ");
}

function prerequisites(ctx: Context, { head: { courseCode: code }, prerequisites: sets }: CatalogPage): string {
  const t = wordsOf(ctx);
  if (sets.length === 0) return t("ai:assistant.catalog.noPrerequisites", { code });
  const ways = sets.map((set) =>
    listed(
      ctx,
      set.map(({ courseCode }) => courseCode),
    ),
  );
  return t("ai:assistant.catalog.prerequisites", { code, courses: listed(ctx, ways, "disjunction") });
}

function opens(ctx: Context, { head: { courseCode: code }, neededBy }: CatalogPage): string {
  const t = wordsOf(ctx);
  if (neededBy.length === 0) return t("ai:assistant.catalog.opensNothing", { code });
  const codes = neededBy.slice(0, MOST_COURSES).map(({ courseCode }) => courseCode);
  return t("ai:assistant.catalog.opens", { code, count: neededBy.length, courses: codes.join(", ") });
}

/** `2026-1` as the reader says it. */
function termIn(ctx: Context, term: string): string {
  const { year, key } = parseTerm(term);
  return wordsOf(ctx)("ai:assistant.catalog.term", {
    years: `${year}–${String(year + 1).slice(2)}`,
    semester: wordsOf(ctx)(`catalog:semesters.${key}`),
  });
}

function sections(ctx: Context, page: CatalogPage): string | null {
  const t = wordsOf(ctx);
  const { courseCode: code } = page.head;
  const given = page.sections.filter(({ isWithdrawn }) => !isWithdrawn);
  if (!page.term || given.length === 0) return t("ai:assistant.catalog.noSections", { code });
  const lines = given.slice(0, MOST_SECTIONS).map(({ number: section, instructors, meetings }) => {
    const who = instructors.join(", ");
    const when = meetings.map(({ day, start, end, place }) =>
      [t(`catalog:days.${day}` as "catalog:days.0"), `${start}–${end}`, place].filter(Boolean).join(" "),
    );
    return t("ai:assistant.catalog.section", { number: section, what: [who, ...when].filter(Boolean).join(", ") });
  });
  const left = given.length - MOST_SECTIONS;
  const head = t("ai:assistant.catalog.sections", { code, term: termIn(ctx, page.term), count: given.length });
  return [head, ...lines, left > 0 && t("ai:assistant.catalog.moreSections", { count: left })].filter(Boolean).join(" ");
}

function teachers(ctx: Context, page: CatalogPage): string {
  const t = wordsOf(ctx);
  const { courseCode: code } = page.head;
  const names = [...new Set(page.sections.filter(({ isWithdrawn }) => !isWithdrawn).flatMap(({ instructors }) => instructors))];
  if (!page.term || names.length === 0) return t("ai:assistant.catalog.noTeachers", { code });
  return t("ai:assistant.catalog.teachers", { code, term: termIn(ctx, page.term), names: listed(ctx, names) });
}

/** Of two courses that a question names the one is meant that needs the other, in whatever order they are named. */
const ofWhatNeeds = (intent: IntentDraft): IntentDraft => ({
  ...intent,
  async answer(ctx, slots) {
    const [first, second] = slots.courses;
    const page = second ? await findCatalogCourse(ctx, second) : null;
    const needsFirst = page?.prerequisites.flat().some(({ courseCode }) => courseCode === first);
    return intent.answer(ctx, needsFirst && second ? { ...slots, courses: [second] } : slots);
  },
});

/** Credits, what it needs and who gives it, for whoever asks about a course as a whole. */
const whole = (ctx: Context, page: CatalogPage): string => [credits, prerequisites, teachers].map((say) => say(ctx, page)).join(" ");

export const catalogIntents: readonly IntentDraft[] = [
  {
    ...about(
      "whole",
      {
        en: [
          "tell me about {course}",
          "what is {course}",
          "what is {course} about",
          "I want to know more about {course}",
          "{course} info",
          "what kind of course is {course}",
          "anything I should know about {course}",
          "is {course} must or elective",
          "is {course} an undergraduate or a graduate course",
          "in which semester do students take {course}",
          "{course} details",
          "which year is {course} for",
          "explain {course} to me",
        ],
        tr: [
          "{course} nedir",
          "{course} hakkında bilgi",
          "{course} dersini anlat",
          "{course} ne dersi",
          "{course} hakkında ne biliyorsun",
          "{course} nasıl bir şey",
          "{course} dersi hakkında her şey",
          "{course} zorunlu mu seçmeli mi",
          "{course} lisans dersi mi yüksek lisans mı",
          "{course} kaçıncı dönem dersi",
          "{course} neyle ilgili",
          "{course} hangi sınıfın dersi",
        ],
      },
      whole,
    ),
    isOfWhole: true,
  },
  about(
    "credits",
    {
      en: [
        "how many credits is {course}",
        "{course} credits",
        "credit of {course}",
        "how many ects is {course}",
        "{course} ects",
        "how many hours a week is {course} lecture and lab",
        "how much is {course} worth in credits",
        "is {course} 3 credits or 4",
      ],
      tr: [
        "{course} kaç kredi",
        "{course} kredisi",
        "{course} kaç akts",
        "{course} aktsi ne kadar",
        "{course} haftada kaç saat ders",
        "kaç kredilik {course}",
        "{course} kaç ects",
        "{course} kredi",
      ],
    },
    credits,
  ),
  ofWhatNeeds(
    about(
      "prerequisites",
      {
        en: [
          "what do I have to pass before they let me into {course}",
          "what are the prerequisites of {course}",
          "{course} prerequisites",
          "{course} prereq",
          "what do I need before {course}",
          "which courses should I pass to take {course}",
          "can I take {course} without anything before",
          "does {course} require another course",
          "what must I have taken for {course}",
        ],
        tr: [
          "{course} alabilmek için önce ne geçmeliyim",
          "{course} dersini {course} almadan alabilir miyim",
          "{course} ön koşulu ne",
          "{course} önkoşul",
          "{course} önşart",
          "{course} almak için hangi dersi geçmem lazım",
          "{course} için ne almış olmam gerekiyor",
          "{course} dersinden önce ne alınır",
          "{course} prereq ne",
          "{course} almadan önce hangi dersler",
        ],
      },
      prerequisites,
    ),
  ),
  about(
    "opens",
    {
      en: [
        "if I get through {course} what does that unlock",
        "what does {course} open",
        "which courses need {course}",
        "{course} is a prerequisite of what",
        "what can I take after {course}",
        "which courses require {course}",
        "what does {course} unlock",
        "courses after {course}",
        "what can't I take without {course}",
        "if I skip {course} what am I unable to take later",
        "I failed {course}, which courses are closed to me",
      ],
      tr: [
        "{course} dersini geçersem önümde ne açılacak",
        "{course} hangi derslerin ön koşulu",
        "{course} neyi açıyor",
        "{course} sonrası ne alınır",
        "{course} geçince hangi dersleri alabilirim",
        "hangi dersler {course} istiyor",
        "{course} hangi derslere lazım",
        "{course} dersinden sonra hangi dersler açılır",
        "{course} geçmeden neyi alamıyorum",
        "{course} dersinden kalırsam sonra hangi dersleri alamam",
        "{course} verince neyi alabiliyorum",
      ],
    },
    opens,
  ),
  about(
    "sections",
    {
      en: [
        "in which room does {course} meet on mondays",
        "when is {course}",
        "where is {course}",
        "what time is {course} lecture",
        "{course} sections",
        "{course} schedule",
        "on which days is {course}",
        "which classroom is {course} in",
        "{course} timetable this semester",
        "which section of {course} is for my surname",
        "is {course} offered this term",
        "is {course} open this semester",
        "when is {course} given",
      ],
      tr: [
        "{course} haftanın hangi günü saati kaç",
        "{course} ne zaman",
        "{course} nerede",
        "{course} saat kaçta",
        "{course} şubeleri",
        "{course} ders saatleri",
        "{course} hangi günler",
        "{course} hangi sınıfta",
        "{course} hangi derslikte",
        "soyadıma göre {course} hangi şube",
        "{course} bu dönem açılıyor mu",
        "{course} bu dönem var mı",
        "{course} kaçta",
        "{course} hangi dönem açılıyor",
      ],
    },
    sections,
  ),
  about(
    "teachers",
    {
      en: [
        "who is lecturing {course} this year",
        "who is giving {course} right now",
        "who teaches {course}",
        "who gives {course}",
        "{course} instructor",
        "{course} professor",
        "which professor has {course} this semester",
        "who is the lecturer of {course}",
        "which hocas give {course}",
      ],
      tr: [
        "{course} bu dönem kimler anlatıyor",
        "{course} bu sene kim giriyor",
        "{course} kim veriyor",
        "{course} hocası kim",
        "{course} dersini kim anlatıyor",
        "{course} hangi hoca",
        "{course} hocaları",
        "{course} kimden alınıyor",
        "bu dönem {course} kimde",
      ],
    },
    teachers,
  ),
];
