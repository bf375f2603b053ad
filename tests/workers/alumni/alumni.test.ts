/** Graduates: a mailed link is the right to answer once, only counts are kept, and nothing under five is shown. */
import { alumniCounts, alumniReleases, alumniRights } from "@schema/alumni";
import { outbox } from "@schema/platform";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { countsOf } from "../../../app/features/alumni/alumni.questions";
import type { AlumniAnswer } from "../../../app/features/alumni/alumni.schemas";
import { answer, readAnalytics, readDashboard, releaseAlumni } from "../../../app/features/alumni/alumni.service.server";
import { lastMailTo, mailsTo, tokenIn } from "../../support/mails";
import { see } from "../../support/pages";
import { addCourse, DEPARTMENT } from "../../support/rows";
import { testContext } from "../../support/site";

const ctx = testContext();
const { db } = ctx;
let serial = 0;

beforeEach(() => db.batch([db.delete(alumniCounts), db.delete(alumniReleases), db.delete(alumniRights)]));

const given = (token: string): AlumniAnswer => ({
  token,
  department: DEPARTMENT.departmentId,
  graduation_year: 2019,
  sector: "software",
  role: "lead",
  city: "ANKARA",
  country: "Türkiye",
  salary: "2to3",
  wait: "under3",
  satisfaction: "4",
});

async function linkFor(email = `graduate-${serial++}@example.org`) {
  const page = await see("/alumni-analytics/survey", { form: { act: "link", email } });
  expect(page.status).toBe(303);
  return { email, token: tokenIn(await lastMailTo(email)) };
}

beforeAll(async () => {
  // Its department comes with it.
  await addCourse();
});
const codeOf = (failed: unknown) => (failed as { code?: string }).code;

test("a mailed link lets somebody answer once, also when it is sent twenty times at once", async () => {
  const { email, token } = await linkFor();
  expect((await see(`/alumni-analytics/survey?token=${token}`)).body).toContain('name="graduation_year"');
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => answer(ctx, given(token)).then(() => "taken", codeOf)));
  expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "alumni.badLink")).toHaveLength(19);
  const city = await db.select().from(alumniCounts).where(sql`item = 'city'`);
  expect(city).toEqual([{ item: "city", rowValue: "Ankara", columnValue: "", count: 1 }]);
  // Who has answered gets no other link, and isn't told so.
  const before = (await mailsTo(email)).length;
  expect((await see("/alumni-analytics/survey", { form: { act: "link", email } })).status).toBe(303);
  expect(await mailsTo(email)).toHaveLength(before);
});

test("a link lets somebody answer until it is over, and no longer", async () => {
  const { token } = await linkFor();
  const [right] = await db.select({ expiresAt: alumniRights.expiresAt }).from(alumniRights);
  const over = right?.expiresAt ?? 0;
  const at = (now: number) => testContext({ clock: { now: () => now } });
  expect(await answer(at(over), given(token)).then(() => "taken", codeOf)).toBe("alumni.badLink");
  expect(await db.select().from(alumniCounts)).toEqual([]);
  expect(await answer(at(over - 1), given(token)).then(() => "taken", codeOf)).toBe("taken");
});

test("what is kept of an answer has nothing of the link, the address or the moment", async () => {
  const { email, token } = await linkFor();
  await answer(ctx, given(token));
  const [rights, counts] = await Promise.all([db.select().from(alumniRights), db.select().from(alumniCounts)]);
  expect(rights.map(({ isUsed }) => isUsed)).toEqual([true]);
  const [{ addressHash, tokenHash }] = rights as [(typeof rights)[number]];
  const kept = JSON.stringify(counts);
  for (const trace of [email, token, addressHash, tokenHash]) expect(kept).not.toContain(trace);
  expect(Object.keys(counts[0] ?? {})).toEqual(["item", "rowValue", "columnValue", "count"]);
  const made = await db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE name IN ('alumni_rights', 'alumni_counts')`);
  for (const { sql: text } of made) expect(text).toContain("WITHOUT ROWID");
});

test("a robot is thanked and nothing is mailed or kept", async () => {
  const before = await db.$count(outbox);
  const page = await see("/alumni-analytics/survey", {
    form: { act: "link", email: "robot@example.org", website: "https://spam.example" },
  });
  expect(page.status).toBe(303);
  expect(await db.$count(outbox)).toBe(before);
  expect(await db.$count(alumniRights)).toBe(0);
});

/** Counts as if graduates had said so. */
async function counted(people: readonly { sector: string; salary: string }[]) {
  const rows = people.flatMap(({ sector, salary }) =>
    countsOf({
      sector,
      salary,
      period: "2015–2019",
      department: "department-571",
      role: "lead",
      country: "TR",
      city: "Ankara",
      wait: "under3",
      satisfaction: "4",
    }),
  );
  await db.delete(alumniCounts);
  await db.run(
    sql`INSERT INTO alumni_counts (item, row_value, column_value, count)
      SELECT value ->> 'item', value ->> 'row', value ->> 'column', count(*) FROM json_each(${JSON.stringify(rows)}) GROUP BY 1, 2, 3`,
  );
  await db
    .insert(alumniReleases)
    .values({ name: "graduates", answerCount: people.length })
    .onConflictDoUpdate({ target: alumniReleases.name, set: { answerCount: people.length } });
  await releaseAlumni(ctx);
}

const many = (count: number, sector: string, salary: string) => Array.from({ length: count }, () => ({ sector, salary }));

test("nothing is shown before a hundred answered, then whole percents without groups under five", async () => {
  const people = [
    ...many(50, "software", "2to3"),
    ...many(30, "finance", "3to5"),
    ...many(12, "software", "3to5"),
    ...many(10, "finance", "2to3"),
  ];
  await counted(people.slice(0, 99));
  expect((await readDashboard(ctx)).tables).toEqual([]);
  await counted([...people, ...many(3, "energy", "2to3")]);
  const { tables } = await readDashboard(ctx);
  const sector = tables.find(({ item }) => item === "sector");
  expect(sector?.shares[0]).toEqual({ keys: ["software"], percent: 59 });
  expect(sector?.shares[1]?.keys).toContain("energy");
  expect(sector?.shares[1]?.keys).toContain("finance");
  const { tables: crossed } = await readAnalytics(ctx, "sector");
  const salary = crossed.find(({ item }) => item === "salary");
  expect(salary?.lines[0]).toMatchObject({ keys: ["software"], percents: expect.arrayContaining([81]) });
  const page = await see("/alumni-analytics/analytics");
  expect(page.body).toContain("81%");
  const [release] = await db.select().from(alumniReleases);
  const shown = JSON.stringify(release?.release).match(/"count":(\d+)/g) ?? [];
  expect(shown.every((count) => Number(count.slice(8)) >= 5)).toBe(true);
});
