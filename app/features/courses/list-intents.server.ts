/** Which courses are the easiest or the best of many, and what somebody teaches, for the assistant. */
import type { IntentDraft } from "~/engines/intents";
import { foldTurkish } from "~/platform/folding";
import { rawWords } from "~/platform/stems";
import { instructorPath } from "../catalog/offered/instructor-path";
import { number, wordsOf } from "./course-words";
import { courseFilters } from "./courses.schemas";
import { listCourses } from "./courses.service.server";
import { departmentIn } from "./department-named.server";
import { instructorIn } from "./instructor.service.server";
import { listedByCatalog } from "./listed-by-catalog.server";
import { soughtIn } from "./sought.rules";

const MOST_LISTED = 4;

/** What no list puts first. */
const LEAST_LIKED = /lowest|worst|least (?:liked|loved|popular)|en (?:kotu|dusuk|berbat)|en az sevilen/;

/** The order and the kind that a question asks for where the search reads no filters from it. */
function wishIn(text: string): { sort: string; course_type?: string } {
  const folded = foldTurkish(text);
  const sort = /eas[iy]|light|headache|effort|relax|kolay|rahat|zorlama|yatis|dertsiz/.test(folded) ? "easiest" : "rating";
  return /elective|secmeli/.test(folded) ? { sort, course_type: "elective" } : { sort };
}

export const listIntent: IntentDraft = {
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
    if (LEAST_LIKED.test(foldTurkish(text)) && asked.wish === null) return null;
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

export const taughtIntent: IntentDraft = {
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
