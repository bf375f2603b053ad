/** What the clock sets off: every job that is due by itself, and what is past its time forgotten. */

import { createExecutionContext } from "cloudflare:test";
import { knownDevices, loginCodes, mailTokens, refreshTokens, sessions } from "@schema/accounts";
import { consentTexts, cronRuns, dailyMarks, deadLetters, errorEvents, errorGroups, limits, outbox } from "@schema/platform";
import { googleStates, registrations } from "@schema/reception";
import { reviewClaims } from "@schema/review";
import { getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeEach, expect, test } from "vitest";
import { dailyJobs, frequentJobs, minutelyJobs } from "../../../app/jobs.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { localDay } from "../../../app/platform/time";
import { runCron } from "../../../workers/cron/dispatch";
import { env, signUp, testContext } from "../../support/site";

const { db } = testContext();
const DAILY = "0 1 * * *";
const FREQUENT = "*/5 * * * *";
const MINUTELY = "* * * * *";

const cron = (schedule: string, own: Partial<Env> = {}) =>
  runCron({ cron: schedule, scheduledTime: Date.now(), noRetry: () => undefined }, { ...env, ...own }, createExecutionContext());

const runs = async () => new Map((await db.select().from(cronRuns)).map((run) => [run.job, run]));

beforeEach(() => db.delete(cronRuns));

test.each([
  ["night", DAILY, dailyJobs],
  ["five minutes", FREQUENT, frequentJobs],
  ["minute", MINUTELY, minutelyJobs],
])("every %s its own jobs run, each is remembered with its note, and no others", async (_, schedule, jobs) => {
  await cron(schedule);
  const found = await runs();
  expect([...found.keys()].sort()).toEqual(Object.keys(jobs).sort());
  expect([...found.values()].filter(({ isOk, note }) => !isOk || !note)).toEqual([]);
});

test("a job that fails is remembered with its reason and stops none of the others", async () => {
  const BUCKET = { ...env.BUCKET, list: () => Promise.reject(new Error("The bucket is down")) } as unknown as R2Bucket;
  await cron(DAILY, { BUCKET });
  const found = await runs();
  expect([...found.keys()].sort()).toEqual(Object.keys(dailyJobs).sort());
  const failed = [...found.values()].filter(({ isOk }) => !isOk);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(found.size);
  expect(failed.every(({ note }) => note === "The bucket is down")).toBe(true);
  const errors = await db.select().from(errorEvents);
  expect(errors.map(({ route }) => route).sort()).toEqual(failed.map(({ job }) => `cron:${job}`).sort());
  await cron(DAILY);
  expect([...(await runs()).values()].filter(({ isOk }) => !isOk)).toEqual([]);
});

test("running a night's jobs twice leaves the database as running them once", async () => {
  await cron(DAILY);
  const notes = async () => [...(await runs()).values()].map(({ job, isOk }) => [job, isOk]);
  const first = await notes();
  await cron(DAILY);
  expect(await notes()).toEqual(first);
});

/** A row of each table that forgets, as old as it is told; `old` is past its time, `young` isn't. */
async function tracesOf(now: number) {
  const person = await signUp();
  const { userId } = person;
  const session = (sessionId: string, expiresAt: number) => ({
    sessionId,
    userId,
    channel: "web" as const,
    isRemembered: false,
    createdAt: 0,
    lastSeenAt: 0,
    expiresAt,
  });
  const mail = (outboxId: string, status: "sent" | "pending", createdAt: number) => ({
    outboxId,
    dedupeKey: outboxId,
    kind: "mail",
    payload: {},
    status,
    createdAt,
    updatedAt: createdAt,
  });
  const error = (fingerprint: string, lastSeenAt: number, resolvedAt: number | null) => ({
    fingerprint,
    source: "server" as const,
    message: "It broke",
    route: "/",
    count: 1,
    firstSeenAt: 0,
    lastSeenAt,
    resolvedAt,
  });
  await db.delete(errorGroups);
  await db.delete(outbox);
  await db.insert(limits).values([
    { name: "old", count: 1, endsAt: now - 2 * DAY - 1 },
    { name: "young", count: 1, endsAt: now - 2 * DAY + HOUR },
  ]);
  await db.insert(dailyMarks).values([
    { subject: "old", day: localDay(now - 3 * DAY), visitor: "v" },
    { subject: "young", day: localDay(now), visitor: "v" },
  ]);
  await db.insert(reviewClaims).values([
    { subjectId: "old", claimedBy: userId, claimedAt: now - DAY - 1 },
    { subjectId: "young", claimedBy: userId, claimedAt: now - HOUR },
  ]);
  await db.insert(sessions).values([session("old", now - 30 * DAY - 1), session("young", now - 29 * DAY)]);
  await db.insert(refreshTokens).values([
    { tokenHash: "old", sessionId: "old", createdAt: 0 },
    { tokenHash: "young", sessionId: "young", createdAt: 0 },
  ]);
  await db.insert(mailTokens).values([
    { tokenHash: "old", purpose: "password-reset", userId, createdAt: 0, expiresAt: now - 7 * DAY - 1 },
    { tokenHash: "young", purpose: "password-reset", userId, createdAt: 0, expiresAt: now - 6 * DAY },
  ]);
  await db.insert(knownDevices).values([
    { userId, deviceHash: "old", createdAt: 0, lastSeenAt: now - 365 * DAY - 1 },
    { userId, deviceHash: "young", createdAt: 0, lastSeenAt: now - 364 * DAY },
  ]);
  await db
    .insert(outbox)
    .values([
      mail("old", "sent", now - 30 * DAY - 1),
      mail("young", "sent", now - 29 * DAY),
      mail("young-because-it-waits", "pending", now - 31 * DAY),
    ]);
  await db
    .insert(errorGroups)
    .values([
      error("old-unseen", now - 90 * DAY - 1, null),
      error("old-resolved", now - 31 * DAY, now - 30 * DAY - 1),
      error("young", now - 89 * DAY, null),
      error("young-resolved", now - DAY, now - DAY),
    ]);
  await db.insert(errorEvents).values([
    { errorId: "old", fingerprint: "young", route: "/", createdAt: now - 30 * DAY - 1 },
    { errorId: "young", fingerprint: "young", route: "/", createdAt: now - 29 * DAY },
  ]);
  await db.insert(deadLetters).values([
    { messageId: "old", queue: "q", body: {}, createdAt: now - 30 * DAY - 1 },
    { messageId: "young", queue: "q", body: {}, createdAt: now - 29 * DAY },
  ]);
}

/** Tables whose rows are called old or young above, by the column that calls them so. */
const NAMED = [
  [limits, limits.name],
  [dailyMarks, dailyMarks.subject],
  [reviewClaims, reviewClaims.subjectId],
  [sessions, sessions.sessionId],
  [refreshTokens, refreshTokens.tokenHash],
  [mailTokens, mailTokens.tokenHash],
  [knownDevices, knownDevices.deviceHash],
  [outbox, outbox.outboxId],
  [errorGroups, errorGroups.fingerprint],
  [errorEvents, errorEvents.errorId],
  [deadLetters, deadLetters.messageId],
] as const;

async function left(age: "old" | "young"): Promise<string[]> {
  const found: string[] = [];
  for (const [table, column] of NAMED) {
    const rows = await db.select({ name: column }).from(table as SQLiteTable);
    found.push(...rows.filter(({ name }) => String(name).startsWith(age)).map(({ name }) => `${getTableName(table)}: ${name}`));
  }
  return found;
}

test("what is past its time is forgotten, and nothing before", async () => {
  const now = Date.now();
  await tracesOf(now);
  const [old, young] = [await left("old"), await left("young")];
  expect(new Set(old.map((each) => each.split(":")[0])).size).toBe(NAMED.length);
  await forgetOldTraces(testContext({ clock: { now: () => now } }));
  expect(await left("old")).toEqual([]);
  expect(await left("young")).toEqual(young);
});

test("codes, registrations and ways to Google are forgotten once they are over", async () => {
  const now = Date.now();
  const { userId } = await signUp();
  const codes = [-1, HOUR].map((ms, index) => ({
    loginTokenHash: `code-${index}`,
    userId,
    codeHash: "h",
    channel: "web" as const,
    isRemembered: false,
    sentAt: now,
    expiresAt: now + ms,
    createdAt: now,
  }));
  const states = [-1, HOUR].map((ms, index) => ({
    stateHash: `state-${index}`,
    browserHash: "h",
    nonce: "n",
    codeVerifier: "v",
    returnTo: "/",
    createdAt: now,
    expiresAt: now + ms,
  }));
  const asked = [-1, HOUR].map((ms, index) => ({
    tokenHash: `registration-${index}`,
    userEmail: `r${index}@metu.edu.tr`,
    userName: `r.${index}`,
    name: "Ada",
    passwordHash: "h",
    locale: "en" as const,
    termsVersion: 1,
    termsHash: "terms",
    createdAt: now,
    expiresAt: now + ms,
  }));
  await db.insert(consentTexts).values({ hash: "terms", text: "Be kind." });
  await db.insert(registrations).values(asked);
  await db.insert(loginCodes).values(codes);
  await db.insert(googleStates).values(states);
  await forgetOldTraces(testContext({ clock: { now: () => now } }));
  expect((await db.select().from(loginCodes)).map(({ loginTokenHash }) => loginTokenHash)).toEqual(["code-1"]);
  expect((await db.select().from(googleStates)).map(({ stateHash }) => stateHash)).toEqual(["state-1"]);
  expect((await db.select().from(registrations)).map(({ tokenHash }) => tokenHash)).toEqual(["registration-1"]);
});
