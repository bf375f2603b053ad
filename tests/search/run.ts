/**
 * `npm run eval:search`: how often the search for courses is right, by kind of question, beside an index of trigrams and a
 * fuzzy matcher; and what a search costs at 2,400 and at 10,000 courses. The real timetable is used where it lies beside
 * the repository, else the seed's catalog. `EVAL_MISSES=1` lists what isn't first.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import MiniSearch from "minisearch";
import { catalogFilters } from "../../app/features/catalog/catalog.schemas";
import { listCatalog } from "../../app/features/catalog/catalog-list.repository.server";
import { planCourseSearch, refreshCourseWords } from "../../app/features/catalog/course-finder.service.server";
import { createImport, runImport } from "../../app/features/catalog/import.service.server";
import { systemClock } from "../../app/platform/clock";
import { openDb } from "../../app/platform/db.server";
import { foldTurkish } from "../../app/platform/folding";
import { seedCatalog } from "../../drizzle/seed/catalog";
import { coursesUpTo } from "../../drizzle/seed/course-list";
import { openLocal } from "../../scripts/local";
import { migrateDatabase } from "../../scripts/prepare";
import { lecturerPairs, mistypedTitles, type SearchPair, searchPairs } from "../support/search-pairs";
import { answerable, type Finder, type Score, scoreOf, totalOf } from "../support/search-score";

const STATE = ".cache/eval/search";
const TIMETABLE = "../shared/data/metu/robotdegilim_2024-09-19_sections.json";
const DEPARTMENTS = "../shared/data/metu/robotdegilim_2024-09-19_departments.json";
const SHOWN = 20;

type Base = ReturnType<typeof baseOf>;
const baseOf = (env: Env) => {
  const { db, meter } = openDb(env.DB, "first-primary", true);
  return { db, meter, env, clock: systemClock };
};

async function fillCatalog(base: Base): Promise<string> {
  if (!existsSync(TIMETABLE)) {
    await seedCatalog(base, coursesUpTo(0));
    return "the seed's catalog";
  }
  for (const [path, term] of [
    [DEPARTMENTS, ""],
    [TIMETABLE, "2024-1"],
  ] as const) {
    const { importId } = await createImport(base, { fileName: "eval.json", term });
    await runImport(base, { importId, fileText: readFileSync(path, "utf8") });
  }
  return "a real term";
}

async function find(base: Base, q: string, size: number = SHOWN) {
  const plan = await planCourseSearch(base, q);
  return plan ? listCatalog(base, { ...catalogFilters.parse({ q }), size }, plan) : null;
}

interface CourseRow {
  code: string;
  name: string;
  text: string;
}

const readCourses = ({ db }: Base) =>
  db.all<CourseRow>(
    sql`SELECT course_code AS code, name_en AS name, search_text AS text FROM courses WHERE status = 'active' ORDER BY key`,
  );

async function readLecturers({ db }: Base) {
  const rows = await db.all<{
    lecturer: string;
    codes: string;
  }>(sql`SELECT i.name AS lecturer, group_concat(DISTINCT c.course_code) AS codes
    FROM instructors i JOIN section_instructors s ON s.instructor_id = i.instructor_id JOIN courses c ON c.course_id = s.course_id
    GROUP BY i.key ORDER BY i.key`);
  return rows.map(({ lecturer, codes }) => ({ lecturer, codes: codes.split(",") }));
}

/** The first baseline: as many trigrams in common as possible, ranked by SQLite. */
async function trigramFinder({ db }: Base): Promise<Finder> {
  await db.run(sql`CREATE VIRTUAL TABLE eval_trigrams USING fts5(code UNINDEXED, text, tokenize = 'trigram')`);
  await db.run(sql`INSERT INTO eval_trigrams (code, text) SELECT course_code, search_text FROM courses WHERE status = 'active'`);
  return async (query) => {
    const text = foldTurkish(query);
    const trigrams = Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => `"${text.slice(at, at + 3)}"`);
    if (trigrams.length === 0) return [];
    const match = [...new Set(trigrams)].join(" OR ");
    const rows = await db.all<{ code: string }>(
      sql`SELECT code FROM eval_trigrams WHERE eval_trigrams MATCH ${match} ORDER BY rank LIMIT 5`,
    );
    return rows.map(({ code }) => code);
  };
}

/** The second one: beginnings and mistakes as MiniSearch finds them, in memory. */
function fuzzyFinder(courses: CourseRow[]): Finder {
  const index = new MiniSearch<CourseRow>({ fields: ["text"], idField: "code", processTerm: (term) => foldTurkish(term) || null });
  index.addAll(courses);
  return (query) => index.search(query, { prefix: true, fuzzy: 0.2 }).map(({ id }) => String(id));
}

const percent = (part: number, all: number) => (all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`);
const columnsOf = ({ first, five, pairs }: Score) => [percent(first, pairs), percent(five, pairs)];

async function compare(pairs: SearchPair[], finders: [string, Finder][]): Promise<void> {
  const scores: Awaited<ReturnType<typeof scoreOf>>[] = [];
  for (const [, finder] of finders) scores.push(await scoreOf(pairs, finder));
  const heads = finders.map(([name]) => name.padStart(18)).join("");
  console.log(`\n${"".padEnd(12)}${"pairs".padStart(6)}${heads}\n${"".padEnd(18)}${"Hit@1   Hit@5".padStart(18).repeat(finders.length)}`);
  const line = (name: string, pick: (score: (typeof scores)[number]) => Score) => {
    const cells = scores.map((score) =>
      columnsOf(pick(score))
        .map((text) => text.padStart(9))
        .join(""),
    );
    console.log(`${name.padEnd(12)}${String(scores[0] ? pick(scores[0]).pairs : 0).padStart(6)}${cells.join("")}`);
  };
  for (const kind of scores[0]?.keys() ?? []) line(kind, (score) => score.get(kind) as Score);
  line("all", totalOf);
  if (process.env.EVAL_MISSES)
    for (const { pair, found } of scores[0] ? totalOf(scores[0]).missed : [])
      console.log(`  ${pair.kind}: ${pair.query} → ${found.join(" ") || "nothing"}; wanted ${pair.codes.slice(0, 4).join(" ")}`);
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a page of results reads, and how much of it the index needs to know which courses fit: as much as for a page of one. */
async function printCosts(base: Base, pairs: SearchPair[], title: string): Promise<void> {
  const { meter } = base;
  const costs = [];
  for (const { query } of pairs) {
    const before = { ...meter };
    const page = await find(base, query);
    const [rows, trips] = [meter.rowsRead - before.rowsRead, meter.roundTrips - before.roundTrips];
    const whole = meter.rowsRead;
    await find(base, query, 1);
    const finding = meter.rowsRead - whole;
    costs.push({ rows, finding, trips, found: page?.total ?? 0, query });
  }
  const rows = costs.map((cost) => cost.rows).toSorted((a, b) => a - b);
  const worst = costs.reduce((a, b) => (a.rows > b.rows ? a : b));
  const within = costs.filter((cost) => cost.rows <= 10 * SHOWN).length;
  const many = costs.filter(({ found }) => found > SHOWN);
  const showing = Math.max(...costs.map((cost) => cost.rows - cost.finding));
  console.log(
    `${title.padEnd(16)} round trips ${Math.max(...costs.map(({ trips }) => trips))}; rows read: half of the searches ≤ ${rows[rows.length >> 1]}, ` +
      `95 % ≤ ${rows[Math.floor(rows.length * 0.95)]}, most ${worst.rows} (“${worst.query}”, ${worst.found} found); ` +
      `${percent(within, costs.length)} within 10 for each of ${SHOWN} shown.\n${"".padEnd(16)} Finding and ranking costs ` +
      `${average(many.map(({ finding, found }) => finding / found)).toFixed(1)} for each that fits, showing ${SHOWN} of them at most ${showing} more`,
  );
}

/** Fills the catalog up with courses of the seed's kind. */
async function growTo(base: Base, count: number): Promise<void> {
  const { total } = (await base.db.all<{ total: number }>(sql`SELECT count(*) AS total FROM courses`))[0] ?? { total: 0 };
  await base.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${Math.max(0, count - total)})
    INSERT INTO courses (course_id, course_code, numeric_code, name_en, name_tr, sort_key, search_text, level, department_id, created_at, updated_at)
    SELECT 'course-copy' || i, 'CPY' || i, 'c' || i, name_en, name_tr, 'cpy' || i, replace(search_text, lower(course_code), 'cpy' || i), level, department_id, 0, 0
    FROM n JOIN courses c ON c.key = 1 + n.i % ${total}`);
  await refreshCourseWords(base);
}

rmSync(STATE, { recursive: true, force: true });
migrateDatabase(STATE);
const local = await openLocal(STATE);
try {
  const base = baseOf(local.env);
  const source = await fillCatalog(base);
  await refreshCourseWords(base);
  const courses = await readCourses(base);
  const all = [...searchPairs, ...lecturerPairs(await readLecturers(base), 90), ...mistypedTitles(courses, Math.ceil(courses.length / 40))];
  const pairs = answerable(all, new Set(courses.map(({ code }) => code)));
  console.log(`${pairs.length} of ${all.length} pairs ask for courses of ${source} (${courses.length} courses).`);
  await compare(pairs, [
    ["this search", async (q) => (await find(base, q))?.items.map(({ courseCode }) => courseCode) ?? []],
    ["FTS5 trigrams", await trigramFinder(base)],
    ["MiniSearch", fuzzyFinder(courses)],
  ]);
  console.log("");
  await printCosts(base, pairs, `${courses.length} courses`);
  await growTo(base, 10_000);
  await printCosts(base, pairs, "10000 courses");
} finally {
  await local.dispose();
}
