/** Seeds what two surveys ask and what was answered, one open and one closed, and what graduates said that they do. */
import { eq } from "drizzle-orm";
import { countsOf as alumniCountsOf, type Counted, roles, salaries, sectors, waits } from "../../app/features/alumni/alumni.questions";
import { releaseAlumni } from "../../app/features/alumni/alumni.service.server";
import { type Answers, countsOf, fieldOf, type Question, textsOf } from "../../app/features/survey/survey.questions";
import { releasesOf } from "../../app/features/survey/survey.results";
import { templates } from "../../app/features/survey/survey.templates";
import type { Db } from "../../app/platform/db.server";
import { localDay } from "../../app/platform/time";
import { alumniCounts, alumniReleases } from "../schema/alumni";
import { departments } from "../schema/departments";
import { posts } from "../schema/posts";
import { surveyCounts, surveyParticipants, surveys, surveyTexts } from "../schema/survey";
import { insertMany } from "./insert-many";
import type { Random } from "./random";

const ANSWERS = 60;
const GRADUATES = 160;

const WAY: Question[] = [
  {
    kind: "single",
    text: "How do you usually come?",
    text_tr: "Genelde nasıl geliyorsun?",
    options: ["Bus", "On foot", "Bicycle", "Car"],
    options_tr: ["Otobüs", "Yürüyerek", "Bisiklet", "Araba"],
    is_required: true,
  },
  { kind: "scale", text: "How happy are you with the shuttle?", text_tr: "Ringden ne kadar memnunsun?", min: 1, max: 5, is_required: true },
  { kind: "short", text: "What would help most?", text_tr: "En çok ne işe yarardı?", is_required: false },
];

const WISHES = ["A later last bus", "Daha sık ring", "Covered bicycle racks", "Gece aydınlatması", "A lane for bicycles", "Daha çok durak"];

/** A number that is low more often than high. */
const rather = (random: Random, count: number) => Math.min(count, 1 + Math.floor(count * random.next() ** 1.6));

/** Somebody's answers to these questions. */
function answersTo(random: Random, questions: readonly Question[]): Answers {
  const given = questions.map(({ kind, options = [], max = 5 }, at) => {
    const field = fieldOf(at + 1);
    if (kind === "multiple") return [field, options.flatMap((_, index) => (random.chance(0.4) ? [String(index + 1)] : []))];
    if (kind === "short") return [field, random.chance(0.3) ? random.pick(WISHES) : ""];
    return [field, String(rather(random, kind === "scale" ? max : options.length))];
  });
  return Object.fromEntries(given);
}

function added<Row extends object>(rows: readonly Row[]): (Row & { count: number })[] {
  const counts = new Map<string, Row & { count: number }>();
  for (const row of rows) {
    const key = JSON.stringify(row);
    counts.set(key, { ...row, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

async function seedSurvey(db: Db, random: Random, surveyId: string, questions: Question[], own: { isLive: boolean; isFinal: boolean }) {
  const all = Array.from({ length: ANSWERS }, () => answersTo(random, questions));
  const counts = added(all.flatMap((answers) => countsOf(questions, answers).map((each) => ({ ...each, surveyId, split: "" }))));
  const texts = all.flatMap((answers, at) =>
    textsOf(questions, answers).map((each) => ({ ...each, surveyId, textId: `text-${surveyId}-${at}`, isReleased: true })),
  );
  const releases = releasesOf({ questions, splitBy: null }, {}, counts);
  const settings = { mode: "anonymous", readers: "participants", answerCount: ANSWERS, releasedCount: ANSWERS } as const;
  await insertMany(db, surveys, [{ surveyId, questions, ...settings, ...own, releases }]);
  await insertMany(db, surveyCounts, counts);
  await insertMany(db, surveyTexts, texts);
}

/** Writes them; running it again changes nothing. */
export async function seedSurveys(db: Db, now: number, random: Random, studentIds: readonly string[]): Promise<void> {
  await seedSurvey(db, random, "post-survey-1", templates.campus.questions, { isLive: true, isFinal: false });
  await seedSurvey(db, random, "post-survey-2", WAY, { isLive: false, isFinal: true });
  const answeredOn = localDay(now);
  await insertMany(
    db,
    surveyParticipants,
    studentIds
      .slice(0, ANSWERS)
      .flatMap((userId) => ["post-survey-1", "post-survey-2"].map((surveyId) => ({ surveyId, userId, answeredOn }))),
  );
  await db.update(posts).set({ closedAt: now }).where(eq(posts.postId, "post-survey-2"));
}

const CITIES = ["Ankara", "Istanbul", "Izmir", "Berlin", "Munchen", "Amsterdam", "London"];
const COUNTRIES: Record<string, string> = { Berlin: "DE", Munchen: "DE", Amsterdam: "NL", London: "GB" };

/** What graduates said, and what may be shown of it. */
export async function seedAlumni(db: Db, now: number, random: Random): Promise<void> {
  const known = await db.select({ id: departments.departmentId }).from(departments).orderBy(departments.departmentId).limit(4);
  if (known.length === 0) return;
  const counted: Counted[] = Array.from({ length: GRADUATES }).flatMap(() => {
    const pick = <Value>(list: readonly Value[]) => list[rather(random, list.length) - 1] as Value;
    const city = pick(CITIES);
    return alumniCountsOf({
      city,
      country: COUNTRIES[city] ?? "TR",
      period: pick(["2015–2019", "2020–2024", "2010–2014"]),
      department: pick(known).id,
      sector: pick(sectors.slice(0, 5)),
      role: pick(roles.slice(0, 4)),
      salary: pick(salaries.slice(1)),
      wait: pick(waits),
      satisfaction: String(6 - rather(random, 4)),
    });
  });
  await insertMany(
    db,
    alumniCounts,
    added(counted).map(({ item, row, column, count }) => ({ item, rowValue: row, columnValue: column, count })),
  );
  await insertMany(db, alumniReleases, [{ name: "graduates", release: null, answerCount: GRADUATES, releasedCount: 0 }]);
  await releaseAlumni({ db, clock: { now: () => now } });
}
