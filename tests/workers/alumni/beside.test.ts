/** One graduate's link beside another's, and what an answer may say. */
import { alumniCounts, alumniReleases, alumniRights } from "@schema/alumni";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { AlumniAnswer } from "../../../app/features/alumni/alumni.schemas";
import { answer, askForLink, readSurveyForm } from "../../../app/features/alumni/alumni.service.server";
import { HOUR } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { sha256 } from "../../../app/platform/ids";
import { localYear } from "../../../app/platform/time";
import { lastMailTo, mailsTo, tokenIn } from "../../support/mails";
import { addCourse, DEPARTMENT } from "../../support/rows";
import { testContext } from "../../support/site";

const ctx = testContext();
const { db } = ctx;

beforeAll(async () => {
  // Its department comes with it.
  await addCourse();
});
beforeEach(() => db.batch([db.delete(alumniCounts), db.delete(alumniReleases), db.delete(alumniRights)]));

const given = (token: string, own: Partial<AlumniAnswer> = {}) =>
  ({
    token,
    department: DEPARTMENT.departmentId,
    graduation_year: 2019,
    sector: "software",
    role: "lead",
    city: "Ankara",
    country: "Türkiye",
    salary: "2to3",
    wait: "under3",
    satisfaction: "4",
    ...own,
  }) as AlumniAnswer;

let serial = 0;
async function linkFor(email = `beside-${serial++}@example.org`, later = 0): Promise<string> {
  // From a place of its own: so many are asked for from one.
  await askForLink({ ...ctx, address: `10.0.0.${serial++}`, clock: { now: () => Date.now() + later } }, email);
  return tokenIn(await lastMailTo(email));
}

const ended = (run: Promise<unknown>) =>
  run.then(
    () => "taken",
    (failed: { code?: string }) => failed.code,
  );
const isOpen = async (token: string) => (await readSurveyForm(ctx, token)).isOpen;

test("one who answers uses up their own link and nobody else's", async () => {
  const [first, second] = [await linkFor(), await linkFor()];
  expect(await ended(answer(ctx, given(first)))).toBe("taken");
  expect([await isOpen(first), await isOpen(second), await isOpen("another")]).toEqual([false, true, false]);
  expect(await ended(answer(ctx, given("another")))).toBe("alumni.badLink");
  expect(await ended(answer(ctx, given(second)))).toBe("taken");
  // Somebody else still gets a link of their own.
  expect(await isOpen(await linkFor())).toBe(true);
});

test("who asks again has a new link, and the one before is none any more", async () => {
  const before = await linkFor("again@example.org");
  const after = await linkFor("again@example.org", 2 * HOUR);
  expect([await isOpen(before), await isOpen(after)]).toEqual([false, true]);
});

test("an address that answered before mailboxes were told gets no link, one that only asked does", async () => {
  const right = async (email: string, isUsed: boolean) => {
    const values = { addressHash: await sha256(`alumni ${email}`), tokenHash: await sha256(`old ${email}`), isUsed, expiresAt: Date.now() };
    await db.insert(alumniRights).values(values);
  };
  await right("answered+once@example.org", true);
  await right("asked+once@example.org", false);
  await askForLink({ ...ctx, address: "10.0.1.1" }, "answered+once@example.org");
  expect(await mailsTo("answered+once@example.org")).toEqual([]);
  expect(await isOpen(await linkFor("asked+once@example.org"))).toBe(true);
});

test("an answer is of somebody who has graduated, of a department that there is", async () => {
  const token = await linkFor();
  const year = localYear(Date.now());
  expect(await ended(answer(ctx, given(token, { graduation_year: year + 1 })))).toBe("alumni.tooEarly");
  expect(await ended(answer(ctx, given(token, { department: "department-none" })))).toBe("alumni.unknownDepartment");
  expect(await ended(answer(ctx, given(token), "https://spam.example"))).toBe("taken");
  expect([await db.$count(alumniCounts), await isOpen(token)]).toEqual([0, true]);
  expect(await ended(answer(ctx, given(token, { graduation_year: year })))).toBe("taken");
});

test("links that nobody used are forgotten when they are over; who answered is remembered", async () => {
  const [used, open, over] = [await linkFor(), await linkFor(), await linkFor()];
  await answer(ctx, given(used));
  const expire = async (token: string) =>
    db
      .update(alumniRights)
      .set({ expiresAt: 1 })
      .where(eq(alumniRights.tokenHash, await sha256(token)));
  await expire(used);
  await expire(over);
  await forgetOldTraces(ctx);
  const left = (await db.select().from(alumniRights)).map(({ tokenHash }) => tokenHash);
  expect(left.sort()).toEqual([await sha256(used), await sha256(open)].sort());
});
