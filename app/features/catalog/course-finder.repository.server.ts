/** The one place that says which courses fit a question, and which of them first. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "~/platform/db.server";
import { rawStatement } from "~/platform/db.server";
import type { Group, Pattern, Reading, SearchPlan, Step } from "./search-plan.rules";

/** A pattern for FTS5: a word, or the beginning of one. */
const matchOf = ({ text, isWhole }: Pattern) => `"${text}"${isWhole ? "" : "*"}`;

/** A word that stands among the beginnings as well needn't be looked for by itself. */
function anyForm({ patterns }: Group): string {
  const beginnings = new Set(patterns.filter(({ isWhole }) => !isWhole).map(({ text }) => text));
  const needed = patterns.filter(({ text, isWhole }) => !isWhole || !beginnings.has(text));
  return `(${[...new Set(needed.map(matchOf))].join(" OR ")})`;
}

const allOf = (groups: readonly Group[]) => groups.map(anyForm).join(" AND ");
const anyOf = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(" OR ");

/** Values in SQL text: patterns are folded, so that there is nothing in them to escape. */
function literal(text: string): SQL {
  if (!/^[a-z0-9 /]*$/.test(text)) throw new Error("A pattern isn't folded");
  return sql.raw(`'${text}'`);
}

/** A number in SQL text: scores would soon have more parameters than D1 takes. */
const number = (value: number) => sql.raw(String(Math.round(value * 1000) / 1000));

/** What a lecturer's courses get of the ten that all words of a title are worth. */
const LECTURER_WORTH = 7;
const WORDS_WORTH = 10;

/** Some of the best ranked are looked at when not all words fit. */
const MAX_SOME = 300;
/** Of all that was asked, so much must fit. */
const MIN_SOME = 0.5;

/** Makes a full-text query that asks for nothing once another step has found something. */
type Guard = (match: string) => SQL;

const inTitles = (match: string, guard: Guard) =>
  sql`SELECT rowid AS key, 0 AS base FROM courses_fts WHERE courses_fts MATCH ${guard(match)}`;

const ofLecturers = (match: string, guard: Guard) =>
  sql`SELECT t.key, ${number(LECTURER_WORTH)} AS base FROM instructors_fts f
    CROSS JOIN instructors i ON i.key = f.rowid CROSS JOIN section_instructors s ON s.instructor_id = i.instructor_id
    CROSS JOIN courses t ON t.course_id = s.course_id WHERE instructors_fts MATCH ${guard(match)}`;

const canBeNames = ({ groups }: Reading) => groups.every(({ onlyIn, isName }) => onlyIn !== "courses" && isName);

/** The words of a reading that are names alone, beside words of a title. */
const namesOf = ({ groups }: Reading) => groups.filter(({ onlyIn, isName }) => onlyIn === "lecturers" && isName);

/** Courses with some words in their text, given by whoever has the others for a name. */
function ofBoth(reading: Reading, guard: Guard): SQL | null {
  const names = namesOf(reading);
  const others = reading.groups.filter(({ onlyIn }) => onlyIn !== "lecturers");
  if (canBeNames(reading) || names.length === 0 || others.length === 0) return null;
  return sql`SELECT key, base FROM (${ofLecturers(allOf(names), guard)}) WHERE key IN (SELECT key FROM (${inTitles(allOf(others), guard)}))`;
}

/** Courses that have the larger part of all words; the best ranked are looked at. */
function withSome(readings: Reading[], guard: Guard): SQL {
  const words = anyOf(readings.flatMap(({ groups }) => groups.map(anyForm)));
  const ranked = sql`SELECT key FROM (SELECT rowid AS key FROM courses_fts WHERE courses_fts MATCH ${guard(words)} ORDER BY rank LIMIT ${number(MAX_SOME)})`;
  const score = bestOf(readings.map((reading) => wordsScore(reading, textOf(sql`t`))));
  return sql`SELECT t.key, 0 AS base FROM courses t WHERE t.key IN (${ranked}) AND ${score} >= ${number(MIN_SOME * WORDS_WORTH)}`;
}

/** Keys with what they are worth beside their text, each once. */
function hitsOf({ readings, how }: Step, guard: Guard): SQL {
  if (how === "some") return withSome(readings, guard);
  const names = readings.filter(canBeNames);
  const both = readings.map((reading) => ofBoth(reading, guard)).find((part) => part !== null);
  const titles = inTitles(anyOf(readings.map(({ groups }) => allOf(groups))), guard);
  const lecturers = names.length > 0 ? ofLecturers(anyOf(names.map(({ groups }) => allOf(groups))), guard) : null;
  const parts = [titles, lecturers, both].filter((part) => part instanceof Object);
  return parts.length === 1 ? titles : sql`SELECT key, max(base) FROM (${sql.join(parts, sql` UNION ALL `)}) GROUP BY key`;
}

/** Of a course `c` that was looked for by names: a lecturer who has one of them. */
function lecturerOf({ steps }: SearchPlan): SQL {
  const choices = steps.flatMap(({ readings, how }, at) => {
    const parts = readings.map((reading) => (canBeNames(reading) ? reading.groups : namesOf(reading)));
    const names = how === "some" ? [] : parts.filter((groups) => groups.length > 0);
    if (names.length === 0) return [];
    const fitting = sql`SELECT rowid FROM instructors_fts WHERE instructors_fts MATCH ${anyOf(names.map(allOf))}`;
    return [
      sql`WHEN ${number(at)} THEN (SELECT i.name FROM section_instructors s JOIN instructors i ON i.instructor_id = s.instructor_id
        WHERE s.course_id = c.course_id AND i.key IN (${fitting}) LIMIT 1)`,
    ];
  });
  return choices.length === 0 ? sql`NULL` : sql`CASE step ${sql.join(choices, sql` `)} END`;
}

const stepNames: Record<Step["how"], SQL> = { typed: sql`typed`, similar: sql`similar`, some: sql`some_words` };

/** The steps as tables `(key, base)`: one is looked up only while those before it are empty. */
function stepTables({ steps }: SearchPlan): SQL {
  const tables = steps.map((step, at) => {
    const before = steps.slice(0, at).map(({ how }) => sql`EXISTS (SELECT 1 FROM ${stepNames[how]})`);
    const guard: Guard = (match) => (before.length > 0 ? sql`iif(${sql.join(before, sql` OR `)}, '""', ${match})` : sql`${match}`);
    return sql`${stepNames[step.how]}(key, base) AS MATERIALIZED (${hitsOf(step, guard)})`;
  });
  return sql.join(tables, sql`, `);
}

/** The step that found something, from 0. */
function stepThatFound({ steps }: SearchPlan): SQL {
  const choices = steps.map(({ how }, at) => sql`WHEN EXISTS (SELECT 1 FROM ${stepNames[how]}) THEN ${number(at)}`);
  return sql`CASE ${sql.join(choices, sql` `)} END`;
}

const textOf = (course: SQL) => sql`' ' || ${course}.search_text || ' '`;

const occurs = (text: SQL, part: string) => sql`instr(${text}, ${literal(part)})`;

const best = (parts: SQL[]) => (parts.length === 1 && parts[0] ? parts[0] : sql`max(${sql.join(parts, sql`, `)})`);
const bestOf = (parts: SQL[]) => (parts.length === 0 ? sql`0` : best(parts));

/** The best form of a word that a text has. */
function groupScore({ patterns, share }: Group, text: SQL): SQL {
  const forms = patterns
    .toSorted((a, b) => b.weight - a.weight)
    .map(
      ({ text: form, isWhole, weight }) =>
        sql`WHEN ${occurs(text, isWhole ? ` ${form} ` : ` ${form}`)} THEN ${number(weight * share * WORDS_WORTH)}`,
    );
  return sql`CASE ${sql.join(forms, sql` `)} ELSE 0 END`;
}

const wordsScore = ({ groups }: Reading, text: SQL): SQL =>
  sql`(${sql.join(
    groups.map((group) => groupScore(group, text)),
    sql` + `,
  )})`;

/** A code that was typed in full is what was meant; then whole titles, then titles that begin so. */
function phraseScore({ phrase, groups }: Reading, text: SQL): SQL {
  const isCode = !phrase.includes(" ") && /\d/.test(phrase);
  const first = groups[0]?.patterns[0]?.text ?? phrase;
  return sql`CASE ${isCode ? sql`WHEN ${occurs(text, ` ${phrase} `)} THEN 20` : sql``}
    WHEN ${occurs(text, `/ ${phrase} /`)} THEN 5
    WHEN ${occurs(text, `/ ${phrase} `)} THEN 3.5
    WHEN ${occurs(text, `/ ${phrase}`)} THEN 3
    WHEN ${occurs(text, ` ${phrase} `)} THEN 2
    WHEN ${occurs(text, `/ ${first}`)} THEN 1.5 ELSE 0 END`;
}

/** Sections that are counted of a course; more tell nothing more. */
const MAX_SECTIONS = 12;

/** How many take a course, by its sections of its latest term and by those who plan it. */
const crowd = sql`ln(1 + (SELECT count(*) FROM (SELECT 1 FROM offerings o JOIN sections s ON s.offering_id = o.offering_id
    WHERE o.course_id = c.course_id AND o.term = c.last_term AND s.withdrawn_at IS NULL LIMIT ${number(MAX_SECTIONS)})))
  + 0.3 * ln(1 + coalesce((SELECT sum(planners) FROM (SELECT d.planners FROM demand_releases d
    WHERE d.course_id = c.course_id ORDER BY d.term DESC LIMIT ${number(MAX_SECTIONS)})), 0))`;

/** `119`: many courses have the number, and the shorter title says nothing about which is meant. */
const isNumberAlone = ({ phrase }: Reading) => /^\d{3,4}[a-z]?$/.test(phrase);

/**
 * How much a course fits, as SQL over `found` and `c`: its words, where they stand, then how short its text is and how well it
 * is known. Where a number is all that was asked, how many take the course decides instead of the text.
 */
function scoreOf({ readings }: Step): SQL {
  const text = textOf(sql`c`);
  const words = bestOf(readings.map((reading) => sql`${wordsScore(reading, text)} + ${phraseScore(reading, text)}`));
  const shortness = sql`- min(length(c.search_text), 200) / 100.0`;
  const numbers = readings.every(isNumberAlone) ? readings.map(({ phrase }) => sql`WHEN ${occurs(text, ` ${phrase} `)} THEN ${crowd}`) : [];
  // Only of courses that have the number: a number begins those of whole departments.
  const ties = numbers.length > 0 ? sql`CASE ${sql.join(numbers, sql` `)} ELSE ${shortness} END` : shortness;
  return sql`found.base + ${words} + (${ties}) + 0.3 * ln(1 + c.experience_count) + 0.05 * ln(1 + c.view_count)
    - iif(c.level = 'undergraduate', 0, 0.5)`;
}

/** What a statement tells beside each course: all columns are the same in every row. */
export interface FoundCounts {
  total: number;
  /** The step that found something, from 0; null when none did. */
  step: number | null;
}

/** What a statement tells of each course beside what is shown of it. */
export interface FoundBy {
  /** Who gives it and has the name that was looked for. */
  lecturer: string | null;
}

interface FoundPage {
  plan: SearchPlan;
  /** Conditions on the course `c`. */
  where: SQL;
  /** The order when it isn't how well courses fit; of `c` with the columns of `ordered`. */
  order: SQL | null;
  /** Columns of `c` that the order needs, beginning with a comma. */
  ordered: SQL;
  /** What is shown of `c`, and the tables beside it. */
  shown: SQL;
  joined?: SQL;
  size: number;
  offset: number;
}

/**
 * The statement for a page of the courses that fit a question and a list's conditions, with their number.
 * One row more than a page holds; without any course, one row whose columns are null.
 */
export function foundPage<Row>(db: Db, { plan, where, order, ordered, shown, joined = sql``, size, offset }: FoundPage) {
  const matched = plan.steps.map(
    (step) => sql`SELECT c.key, c.sort_key, ${order ? sql`0` : scoreOf(step)} AS score ${ordered}
      FROM ${stepNames[step.how]} AS found CROSS JOIN courses c ON c.key = found.key WHERE ${where}`,
  );
  return rawStatement<Row & FoundCounts & FoundBy>(
    db,
    sql`WITH ${stepTables(plan)}, matched AS MATERIALIZED (${sql.join(matched, sql` UNION ALL `)}),
      page AS MATERIALIZED (SELECT c.key, c.score FROM matched c ORDER BY ${order ?? sql`c.score DESC, c.sort_key, c.key`} LIMIT ${size + 1} OFFSET ${offset})
      SELECT (SELECT count(*) FROM matched) AS total, step, ${lecturerOf(plan)} AS lecturer, ${shown}
      FROM (SELECT ${stepThatFound(plan)} AS step) LEFT JOIN page ON true LEFT JOIN courses c ON c.key = page.key ${joined}
      ORDER BY ${order ?? sql`page.score DESC, c.sort_key, c.key`}`,
  );
}
