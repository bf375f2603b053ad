/** What students say of a course, for the assistant: how hard, how long, with whom, which grades, whether to be there. */
import type { InBoth, IntentDraft, Slots } from "~/engines/intents";
import type { Context } from "~/platform/context";
import { groupBy } from "~/platform/group";
import { coursesByCode } from "../catalog/course-head.service.server";
import { courseNamed } from "../catalog/course-named.service.server";
import { number, wordsOf } from "./course-words";
import { experienceFilters } from "./courses.schemas";
import { type CoursePage, readCourse } from "./courses.service.server";
import { listIntent, taughtIntent } from "./list-intents.server";

const MOST_LISTED = 4;
/** A course of at least this difficulty is called hard, of at most that one easy. */
const HARD = 3.5;
const EASY = 2.5;

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

/** Whether one has to be there, by how many of the newest experiences. */
function attendance(ctx: Context, page: CoursePage): string {
  const t = wordsOf(ctx);
  const { items } = page.experiences;
  const kinds = [...groupBy(items, (item) => item.attendance)].sort(([, a], [, b]) => b.length - a.length);
  if (kinds.length === 0) return tooFew(ctx, page);
  const parts = kinds.map(([kind, { length }]) => `${t(`courses:attendance.${kind}`)}: ${length}`);
  return `${t("courses:assistant.attendance", { code: page.course.courseCode, count: items.length })} ${parts.join(", ")}.`;
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
        "how many hours of my week go to {course}",
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
        "{course} haftada kaç saat yiyor",
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
  about(
    "attendance",
    {
      en: [
        "is attendance taken in {course}",
        "is attendance mandatory in {course}",
        "do I have to go to {course} lectures",
        "can I skip {course} classes",
        "{course} attendance",
        "does {course} count attendance",
        "is one marked absent in {course}",
      ],
      tr: [
        "{course} yoklama var mı",
        "{course} dersinde yoklama alınıyor mu",
        "{course} devam zorunlu mu",
        "{course} derse gitmek şart mı",
        "{course} dersine gitmesem olur mu",
        "{course} devamsızlık sıkıntı olur mu",
        "{course} hocası yoklama alıyor mu",
      ],
    },
    attendance,
  ),
  listIntent,
  taughtIntent,
];
