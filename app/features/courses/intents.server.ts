/** What students say of courses, for the assistant: how hard, how long, with whom, which grades, and the easiest of many. */
import type { InBoth, IntentDraft, Slots } from "~/engines/intents";
import { formatNumber } from "~/kit/format";
import type { Context } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import { groupBy } from "~/platform/group";
import { rawWords } from "~/platform/stems";
import { coursesByCode } from "../catalog/course-head.service.server";
import { courseNamed } from "../catalog/course-named.service.server";
import { instructorPath } from "../catalog/offered/instructor-path";
import { courseFilters, experienceFilters } from "./courses.schemas";
import { type CoursePage, listCourses, readCourse } from "./courses.service.server";
import { departmentIn } from "./department-named.server";
import { instructorIn } from "./instructor.service.server";
import { listedByCatalog } from "./listed-by-catalog.server";
import { soughtIn } from "./sought.rules";

const MOST_LISTED = 4;
/** A course of at least this difficulty is called hard, of at most that one easy. */
const HARD = 3.5;
const EASY = 2.5;

const wordsOf = ({ product, locale }: Context) => product.translators[locale].t;
/** A mean as the course's page says it. */
const number = ({ locale }: Context, value: number) => formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

async function pageOf(ctx: Context, slots: Slots): Promise<CoursePage | null> {
  const code = await courseNamed(ctx, slots);
  const [found] = code ? await coursesByCode(ctx, [code]) : [];
  return found ? readCourse(ctx, found.courseId, experienceFilters.parse({})) : null;
}

/** The one that tells most, where nothing says what of a course is asked. */
const OF_WHOLE = "worth";

/** An intent about what students say of one course. @param say the answer, the asked thing first */
const about = (name: string, utterances: InBoth<readonly string[]>, say: (ctx: Context, page: CoursePage) => string): IntentDraft => ({
  name,
  access: "public",
  utterances,
  isOfWhole: name === OF_WHOLE,
  async answer(ctx, slots) {
    const page = await pageOf(ctx, slots);
    if (!page) return null;
    const { courseCode, courseId, nameEn, nameTr } = page.course;
    const title = `${courseCode} ${ctx.locale === "tr" ? nameTr : nameEn}`;
    const text = say(ctx, page);
    return { title, to: `/courses/one/${courseId}`, text, isEmpty: text === tooFew(ctx, page) };
  },
});

/** What too few have rated isn't told. */
const tooFew = (ctx: Context, { course: { courseCode: code } }: CoursePage) => wordsOf(ctx)("courses:assistant.tooFew", { code });

function difficulty(ctx: Context, page: CoursePage): string {
  const t = wordsOf(ctx);
  const { difficulty: hard, weekly_hours: hours, overall } = page.scores;
  const { courseCode: code } = page.course;
  if (hard.mean === null) return tooFew(ctx, page);
  const verdict = hard.mean >= HARD ? "hard" : hard.mean <= EASY ? "easy" : "medium";
  return [
    t(`courses:assistant.${verdict}`, { code, difficulty: number(ctx, hard.mean), count: hard.n }),
    hours.mean !== null && t("courses:assistant.hours", { hours: number(ctx, hours.mean) }),
    overall.mean !== null && t("courses:assistant.overall", { overall: number(ctx, overall.mean) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function worth(ctx: Context, page: CoursePage): string {
  const t = wordsOf(ctx);
  const { overall, usefulness, difficulty: hard } = page.scores;
  if (overall.mean === null) return tooFew(ctx, page);
  return [
    t("courses:assistant.rated", { code: page.course.courseCode, overall: number(ctx, overall.mean), count: overall.n }),
    usefulness.mean !== null && t("courses:assistant.useful", { usefulness: number(ctx, usefulness.mean) }),
    hard.mean !== null && t("courses:assistant.difficulty", { difficulty: number(ctx, hard.mean) }),
  ]
    .filter(Boolean)
    .join(" ");
}

function hoursOf(ctx: Context, page: CoursePage): string {
  const { weekly_hours: hours } = page.scores;
  if (hours.mean === null) return tooFew(ctx, page);
  return wordsOf(ctx)("courses:assistant.workload", { code: page.course.courseCode, hours: number(ctx, hours.mean), count: hours.n });
}

function withWhom(ctx: Context, page: CoursePage): string {
  const t = wordsOf(ctx);
  const { courseCode: code } = page.course;
  const rated = page.byInstructor.filter(({ name, scores }) => name && scores.overall.mean !== null).slice(0, MOST_LISTED);
  if (rated.length === 0) return t("courses:assistant.noInstructors", { code });
  const lines = rated.map(({ name, scores }) =>
    t("courses:assistant.instructor", {
      name: name ?? "",
      overall: number(ctx, scores.overall.mean ?? 0),
      count: scores.overall.n,
    }),
  );
  const best = page.best?.name
    ? t("courses:assistant.best", { code, instructor: page.best.name })
    : t("courses:assistant.rated-with", { code });
  return `${best} ${lines.join(" ")}`;
}

/** What experiences name as graded, the most often named first. */
function gradedBy(ctx: Context, page: CoursePage): string {
  const t = wordsOf(ctx);
  const named = page.experiences.items.flatMap(({ assessments }) => assessments);
  const kinds = [...groupBy(named, (kind) => kind)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind]) => t(`courses:assessments.${kind}`));
  return kinds.length === 0 ? "" : t("courses:assistant.assessments", { kinds: kinds.join(", ") });
}

function grades(ctx: Context, page: CoursePage): string {
  const t = wordsOf(ctx);
  const { courseCode: code } = page.course;
  const all = page.grades?.reduce((sum, { n }) => sum + n, 0) ?? 0;
  const parts = page.grades?.map(({ letters, n }) => `${letters.join("/")}: ${n}`) ?? [];
  const letters =
    parts.length > 0
      ? `${t("courses:assistant.grades", { code, count: all })} ${parts.join(", ")}.`
      : t("courses:assistant.noGrades", { code });
  return [gradedBy(ctx, page), letters].filter(Boolean).join(" ");
}

/** The order and the kind that a question asks for where the search reads no filters from it. */
function wishIn(text: string): { sort: string; course_type?: string } {
  const folded = foldTurkish(text);
  const sort = /eas[iy]|light|headache|effort|relax|kolay|rahat|zorlama|yatis|dertsiz/.test(folded) ? "easiest" : "rating";
  return /elective|secmeli/.test(folded) ? { sort, course_type: "elective" } : { sort };
}

const listIntent: IntentDraft = {
  name: "best-of",
  access: "public",
  utterances: {
    en: [
      "easiest courses in {name}",
      "easiest elective",
      "which elective is easy",
      "recommend an easy elective",
      "best rated courses of {name}",
      "what is the easiest course",
      "most loved {name} course",
      "best elective to take",
      "which {name} courses are good",
      "easy non technical elective",
      "gpa booster courses",
      "hardest courses of {name}",
      "courses with a low workload",
      "suggest me a {name} course",
      "which {name} course is the least work",
      "what do students like most in {name}",
    ],
    tr: [
      "en kolay {name} dersi",
      "en kolay seçmeli hangisi",
      "kolay seçmeli önerir misiniz",
      "en iyi {name} dersleri",
      "hangi seçmeliyi alayım",
      "en sevilen {name} dersi",
      "rahat geçilen dersler",
      "ortalama yükselten ders",
      "yatış ders önerisi",
      "en zor {name} dersi",
      "aa veren dersler",
      "teknik olmayan seçmeli öner",
      "{name} bölümünün en beğenilen dersi",
      "cuma günü olmayan seçmeli",
      "{name} öğrencilerin en çok sevdiği ders",
      "en rahat seçmeli hangisi",
    ],
  },
  async answer(ctx, { text, name }) {
    const t = wordsOf(ctx);
    const asked = await listCourses(ctx, courseFilters.parse({ q: soughtIn(text), size: MOST_LISTED }));
    if (asked.wish && !asked.isOwnWish) return listedByCatalog(ctx, soughtIn(text), MOST_LISTED);
    const isWished = asked.wish !== null && asked.items.length > 0;
    const department = isWished ? undefined : await departmentIn(ctx, text);
    const filters = { ...wishIn(text), ...(department && { department_id: department }) };
    const by = (q: string) => listCourses(ctx, courseFilters.parse({ ...filters, q: q || undefined, size: MOST_LISTED }));
    const whole = isWished ? asked : await by(department ? "" : name);
    const [first = ""] = name.split(" ");
    const wished = whole.items.length === 0 && first !== name && first.length > 3 ? await by(first) : whole;
    const rated = wished.items.filter(({ overall, difficulty: hard }) => overall !== null && hard !== null);
    if (rated.length === 0) return null;
    const lines = rated.map(({ course_code: code, course_name: course, overall, difficulty: hard, experience_count: count }) =>
      t("courses:assistant.listed", { code, title: course, overall: number(ctx, overall ?? 0), difficulty: number(ctx, hard ?? 0), count }),
    );
    const list = isWished ? { q: soughtIn(text) } : { ...filters, ...(name && !department && { q: name }) };
    return { title: t("courses:pages.all"), to: `/courses/all?${new URLSearchParams(list)}`, text: lines.join(" ") };
  },
};

const taughtIntent: IntentDraft = {
  name: "taught-by",
  access: "public",
  utterances: {
    en: [
      "what else does {name} teach",
      "has anyone had a class with professor {name}",
      "which courses does {name} teach",
      "what does professor {name} teach this term",
      "courses of {name}",
      "what is {name} teaching",
      "which classes does prof {name} give this semester",
    ],
    tr: [
      "{name} başka hangi dersleri veriyor",
      "{name} hocadan ders alan var mı",
      "{name} hangi dersleri veriyor",
      "{name} hocanın dersleri",
      "{name} bu dönem ne veriyor",
      "{name} hoca hangi derslere giriyor",
      "bu dönem {name} hangi dersleri anlatıyor",
    ],
  },
  async answer(ctx, { text: asked }) {
    const t = wordsOf(ctx);
    const person = await instructorIn(ctx, rawWords(asked).map(foldTurkish));
    if (!person) return null;
    const codes = (some: typeof person.now) => some.map(({ courseCode, name: course }) => `${courseCode} ${course}`).join(", ");
    const text = [
      person.now.length > 0
        ? t("courses:assistant.teachesNow", { name: person.name, courses: codes(person.now) })
        : t("courses:assistant.teachesNothing", { name: person.name }),
      person.before.length > 0 && t("courses:assistant.taughtBefore", { courses: codes(person.before.slice(0, MOST_LISTED)) }),
    ]
      .filter(Boolean)
      .join(" ");
    return { title: person.name, to: instructorPath(person.name), text };
  },
};

export const courseIntents: readonly IntentDraft[] = [
  about(
    "difficulty",
    {
      en: [
        "how bad is {course}",
        "is {course} a pain",
        "is {course} a nightmare",
        "is {course} hard",
        "how hard is {course}",
        "is {course} easy",
        "how difficult is {course}",
        "difficulty of {course}",
        "will I fail {course}",
        "is {course} tough to pass",
        "can I pass {course} easily",
        "does {course} kill your gpa",
      ],
      tr: [
        "{course} korkulacak kadar zor mu",
        "{course} canımı okur mu",
        "{course} zor mu",
        "{course} ne kadar zor",
        "{course} kolay mı",
        "{course} kasar mı",
        "{course} kasıyor mu",
        "{course} geçmek zor mu",
        "{course} zorluğu",
        "{course} rahat geçilir mi",
        "{course} dersinden kalır mıyım",
        "{course} gpa düşürür mü",
      ],
    },
    difficulty,
  ),
  about(
    "worth",
    {
      en: [
        "is {course} worth it",
        "is {course} good",
        "should I take {course}",
        "what do students say about {course}",
        "{course} reviews",
        "is {course} useful",
        "how is {course}",
        "opinions on {course}",
        "do you recommend {course}",
        "what is {course} like",
        "rating of {course}",
        "is {course} worth taking",
        "is {course} overrated",
      ],
      tr: [
        "{course} nasıl",
        "{course} alınır mı",
        "{course} almaya değer mi",
        "{course} hakkında yorumlar",
        "{course} iyi mi",
        "{course} işe yarar mı",
        "{course} önerir misiniz",
        "{course} alayım mı",
        "{course} nasıl bir ders",
        "{course} faydalı mı",
        "öğrenciler {course} için ne diyor",
        "{course} puanı kaç",
      ],
    },
    worth,
  ),
  about(
    "hours",
    {
      en: [
        "does {course} eat up the whole week",
        "is {course} time consuming",
        "how many hours of work does {course} take",
        "{course} workload",
        "how much time does {course} need a week",
        "how much should I study for {course}",
        "is {course} a lot of work",
        "weekly study hours {course}",
        "how many hours a week does {course} eat",
      ],
      tr: [
        "{course} bütün haftamı yer mi",
        "{course} vaktimi yer mi",
        "{course} haftada kaç saat çalışma istiyor",
        "{course} iş yükü",
        "{course} ne kadar zaman alıyor",
        "{course} için ne kadar çalışmalıyım",
        "{course} çok ödev var mı",
        "{course} çok vakit alıyor mu",
        "{course} haftada kaç saatimi alır",
      ],
    },
    hoursOf,
  ),
  about(
    "with-whom",
    {
      en: [
        "whose section of {course} should I pick",
        "which hoca were people happiest with in {course}",
        "who should I take {course} from",
        "best professor for {course}",
        "which instructor is better for {course}",
        "with whom is {course} rated best",
        "which section of {course} has the best teacher",
        "{course} with which prof",
        "who is the good hoca in {course}",
        "{course} {name} or another who has better ratings",
      ],
      tr: [
        "{course} hangi hocaya düşsem iyi olur",
        "{course} en memnun kalınan hoca kim",
        "{course} kimden alınmalı",
        "{course} hangi hocadan alayım",
        "{course} en iyi hocası",
        "{course} için hangi hoca daha iyi",
        "{course} kimden almalıyım",
        "{course} hangi hocayla alınır",
        "{course} hoca önerisi",
        "{course} {name} mı yoksa başkası mı daha iyi anlatıyor",
      ],
    },
    withWhom,
  ),
  about(
    "grades",
    {
      en: [
        "what grades do people get in {course}",
        "{course} grade distribution",
        "how many AA in {course}",
        "is it easy to get AA from {course}",
        "letter grades of {course}",
        "average grade in {course}",
        "how is {course} graded",
        "grading of {course}",
        "is there a curve in {course}",
      ],
      tr: [
        "{course} harf notları",
        "{course} not dağılımı",
        "{course} kaç kişi aa almış",
        "{course} aa almak kolay mı",
        "{course} notları nasıl",
        "{course} ortalaması kaç",
        "{course} nasıl notlandırılıyor",
        "{course} çan var mı",
        "{course} not verme",
      ],
    },
    grades,
  ),
  listIntent,
  taughtIntent,
];
