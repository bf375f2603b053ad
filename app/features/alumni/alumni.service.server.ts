/** What graduates do: a link by mail is the right to answer once, and only numbers are kept of what is answered. */

import { departmentChoices, departmentName, departmentsBySize, listDepartments } from "~/features/departments/departments.service.server";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { DAY, HOUR } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { countryCode, countryCodes } from "~/platform/countries";
import { foldTurkish } from "~/platform/folding";
import { linkOrigin } from "~/platform/http/site-origin";
import { newSecret, sha256 } from "~/platform/ids";
import { takeAttempt, takeFromAddress } from "~/platform/limits.server";
import { byCode } from "~/platform/order";
import { type Counted as CountedTables, mergeSmall, nextRelease, type Release } from "~/platform/small-groups";
import { localYear } from "~/platform/time";
import { configuration } from "../../configuration";
import { alumniErrors } from "./alumni.errors";
import { choices, countsOf, type Item, items, pairName, pairs, periodOf } from "./alumni.questions";
import * as repository from "./alumni.repository.server";
import type { AlumniAnswer } from "./alumni.schemas";

/** From one address: a class that meets again answers from one. */
const LINKS = { max: 400, windowMs: HOUR };
const MAILS = { max: 3, windowMs: DAY };
const LINK_LIFE = 7 * DAY;
const FIRST_YEAR = 1960;
/** Numbers are shown from so many answers on: the groups of the first look are those of all later ones. */
const FIRST = 100;
/** And looked at again after so many new ones. */
const STEP = 5;

/** What is released together: everything that is crossed, and the city by itself. */
interface Releases {
  crossed: Release | null;
  city: Release | null;
}

const NOTHING: Releases = { crossed: null, city: null };

/** Mails a link to the survey, a few a day to one mailbox; the answer is the same whether the address has answered or not. */
export async function askForLink(ctx: Context, email: string, website?: string): Promise<void> {
  await takeFromAddress(ctx, "alumni", LINKS);
  if (website) return;
  const addressHash = await sha256(`alumni ${mailboxOf(email)}`);
  await takeAttempt(ctx, `alumni-mail:${addressHash}`, MAILS);
  const token = newSecret();
  const expiresAt = ctx.clock.now() + LINK_LIFE;
  const values = { url: `${linkOrigin(ctx)}/alumni-analytics/survey?token=${token}` };
  const mail = {
    to: email,
    locale: ctx.locale,
    messageClass: "transactional" as const,
    template: "alumni:mail.link",
    values,
    validUntil: expiresAt,
  };
  const exactHash = await sha256(`alumni ${email}`);
  await repository.insertRight(ctx, { addressHash, exactHash, tokenHash: await sha256(token), expiresAt, mail });
}

/** What the survey's form offers, and whether a link lets somebody answer. @param token null where there is none */
export async function readSurveyForm(ctx: Context, token: string | null) {
  if (!token) return { isOpen: false, departments: [], years: [] };
  const [isOpen, departments] = await Promise.all([repository.isRightOpen(ctx, await sha256(token)), departmentChoices(ctx)]);
  const last = localYear(ctx.clock.now());
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => String(last - at)).map((year) => ({ value: year, label: year }));
  return { isOpen, departments, years };
}

/** A city as it is counted: one way of writing it, with capitals. */
const cityOf = (city: string) =>
  foldTurkish(city)
    .trim()
    .replace(/(^|[\s-])\p{L}/gu, (first) => first.toUpperCase());

const valuesOf = (answer: AlumniAnswer): Record<Item, string> => ({
  period: periodOf(answer.graduation_year),
  department: answer.department,
  sector: answer.sector,
  role: answer.role,
  country: countryCode(answer.country) ?? "",
  salary: answer.salary,
  wait: answer.wait,
  satisfaction: answer.satisfaction,
  city: cityOf(answer.city),
});

/**
 * Takes an answer in; nothing of it is kept but what it adds to the counts. A robot's is thanked for and dropped.
 * @throws badLink, unknownDepartment, tooEarly
 */
export async function answer(ctx: Context, given: AlumniAnswer, website?: string): Promise<void> {
  if (website) return;
  if (given.graduation_year > localYear(ctx.clock.now())) throw alumniErrors.tooEarly({ field: "graduation_year" });
  const departments = await listDepartments(ctx);
  if (!departments.some(({ departmentId }) => departmentId === given.department))
    throw alumniErrors.unknownDepartment({ field: "department" });
  if (!(await repository.insertAnswer(ctx, await sha256(given.token), countsOf(valuesOf(given))))) throw alumniErrors.badLink();
}

type Count = Awaited<ReturnType<typeof repository.findCounted>>["counts"][number];

function tablesOf(counts: readonly Count[]): Map<string, Record<string, Record<string, number>>> {
  const tables = new Map<string, Record<string, Record<string, number>>>();
  for (const { item, rowValue, columnValue, count } of counts) {
    const table = tables.get(item) ?? {};
    table[rowValue] = { ...table[rowValue], [columnValue]: count };
    tables.set(item, table);
  }
  return tables;
}

/**
 * Counts as tables; answers that could be given and weren't are there with 0, in an order that doesn't come from the counts. Only cities
 * are written freely.
 */
function countedOf(
  counts: readonly Count[],
  departments: readonly string[],
  years: readonly number[],
): { crossed: CountedTables; city: CountedTables } {
  const tables = tablesOf(counts);
  const possible: Partial<Record<Item, readonly string[]>> = {
    ...choices,
    period: [...new Set(years.map(periodOf))],
    department: departments,
    country: [...new Set([HOME, ...countryCodes, ""])],
  };
  const single = (item: Item) => {
    const given = Object.entries(tables.get(item) ?? {})
      .sort(([a], [b]) => byCode(a, b))
      .map(([value, { "": count = 0 }]) => [value, count]);
    return { ...Object.fromEntries((possible[item] ?? []).map((value) => [value, 0])), ...Object.fromEntries(given) } as Record<
      string,
      number
    >;
  };
  const all = Object.fromEntries(items.map((item) => [item, single(item)])) as Record<Item, Record<string, number>>;
  const { city, ...others } = all;
  const crossed = pairs.map(([rows, columns]) => {
    const given = tables.get(pairName(rows, columns)) ?? {};
    const cells = Object.fromEntries(
      Object.keys(all[rows]).map((row) => [
        row,
        Object.fromEntries(Object.keys(all[columns]).map((column) => [column, given[row]?.[column] ?? 0])),
      ]),
    );
    return [pairName(rows, columns), { rows, columns, cells }] as const;
  });
  return { crossed: { single: others, crossed: Object.fromEntries(crossed) }, city: { single: { city }, crossed: {} } };
}

/** Works out anew what may be shown, once enough answered since. @returns whether it looked */
export async function releaseAlumni(ctx: Pick<Context, "db" | "clock">): Promise<boolean> {
  const known = await repository.findRelease(ctx);
  if (!known || known.answerCount < FIRST || known.answerCount < known.releasedCount + STEP) return false;
  const { release, counts } = await repository.findCounted(ctx);
  if (!release) return false;
  const before = (release.release as Releases | null) ?? NOTHING;
  const last = localYear(ctx.clock.now());
  const years = Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
  const departments = (await departmentsBySize(ctx)).map(({ departmentId }) => departmentId);
  const counted = countedOf(counts, departments, years);
  const next: Releases = {
    crossed: nextRelease(before.crossed, counted.crossed),
    city: nextRelease(before.city, counted.city, mergeSmall),
  };
  await repository.saveRelease(ctx, next, release.answerCount, release.releasedCount);
  return true;
}

/** Names of what is counted as it comes: departments, countries; null for what has words or is its own name. */
async function namesOf(ctx: Context): Promise<Record<string, string>> {
  const departments = (await listDepartments(ctx)).map((department) => [department.departmentId, departmentName(ctx, department)]);
  return Object.fromEntries(departments) as Record<string, string>;
}

const released = async (ctx: Context): Promise<Releases> => ((await repository.findRelease(ctx))?.release as Releases | null) ?? NOTHING;

interface Share {
  /** Answers that are counted together; none of them is named where they are the others of what is written freely. */
  keys: readonly string[];
  /** Whole percents. */
  percent: number;
}

/** Answers that have an order of their own are shown in it; the others as they are released, the largest first. */
/** Where most graduates live; counted first. */
const HOME = configuration.university.region;

const ORDERED: readonly Item[] = ["salary", "wait", "satisfaction"];

/** The places of groups in the order in which they are shown. */
function orderOf(item: Item, groups: readonly (readonly string[])[]): number[] {
  const places = [...groups.keys()];
  if (item === "period") return places.sort((a, b) => byCode(groups[a]?.[0] ?? "", groups[b]?.[0] ?? ""));
  if (!ORDERED.includes(item)) return places;
  const first = (at: number) => Math.min(...(groups[at] ?? []).map((key) => choices[item]?.indexOf(key) ?? 0));
  return places.sort((a, b) => first(a) - first(b));
}

const percentOf = (count: number, total: number) => (total === 0 ? 0 : Math.round((count / total) * 100));
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** Every question by itself, in whole percents. */
export async function readDashboard(ctx: Context) {
  const [{ crossed, city }, names] = await Promise.all([released(ctx), namesOf(ctx)]);
  const single = { ...crossed?.single, ...city?.single };
  const tables = items.flatMap((item) => {
    const groups = single[item] ?? [];
    const total = sum(groups.map(({ count }) => count));
    const shares: Share[] = orderOf(
      item,
      groups.map(({ keys }) => keys),
    ).flatMap((at) => {
      const group = groups[at];
      // Which cities stand together isn't told: each of them was written by somebody.
      const keys = item === "city" && group && group.keys.length > 1 ? [] : group?.keys;
      return group && keys ? [{ keys, percent: percentOf(group.count, total) }] : [];
    });
    return shares.length > 0 ? [{ item, shares }] : [];
  });
  return { tables, names };
}

/** Questions by sector or department, each row in whole percents. */
export async function readAnalytics(ctx: Context, by: "sector" | "department") {
  const [{ crossed }, names] = await Promise.all([released(ctx), namesOf(ctx)]);
  const tables = pairs.flatMap(([rows, columns]) => {
    const table = crossed?.crossed[pairName(rows, columns)];
    if (!table || (rows !== by && columns !== by)) return [];
    const isTurned = rows !== by;
    const [groups, others] = isTurned ? [table.columnGroups, table.rowGroups] : [table.rowGroups, table.columnGroups];
    const item = isTurned ? rows : columns;
    const order = orderOf(item, others);
    const countAt = (r: number, c: number) => (isTurned ? table.counts[c]?.[r] : table.counts[r]?.[c]) ?? 0;
    const lines = groups.map((keys, r) => {
      const counts = order.map((c) => countAt(r, c));
      return { keys, percents: counts.map((count) => percentOf(count, sum(counts))) };
    });
    return [{ item, columns: order.map((c) => others[c] ?? []), lines }];
  });
  return { by, tables, names };
}
