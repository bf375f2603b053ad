/** Taking one's data along and leaving: nothing is forgotten, and nothing names the person afterwards. */

import { users } from "@schema/accounts";
import { experiences, experienceVotes } from "@schema/courses";
import * as schema from "@schema/index";
import { eq, getTableColumns, getTableName, is, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { removeLeavers } from "../../../app/features/profile/leaving.service.server";
import { auditEntry } from "../../../app/platform/audit.server";
import { DAY } from "../../../app/platform/clock";
import { runJob } from "../../../app/platform/jobs.server";
import { takeAttempt } from "../../../app/platform/limits.server";
import { product } from "../../../app/product.server";
import { lastMailTo } from "../../support/mails";
import { addCourse, addExperience } from "../../support/rows";
import { call, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const tables = Object.values(schema).filter((value) => is(value, SQLiteTable)) as SQLiteTable[];
const LEAVE = { user_password: PASSWORD, confirmation: "delete" };
const leave = (as: Person, json: unknown = LEAVE) =>
  call<{ deletion_due_at: number; error: { code: string } }>("/profile/me", { as, method: "DELETE", json });
const later = (days: number) => testContext({ clock: { now: () => Date.now() + days * DAY } });
const exists = async ({ userId }: Person) =>
  (await testContext().db.select({ id: users.userId }).from(users).where(eq(users.userId, userId))).length === 1;

/** Columns that name people, by what they point at or are called. */
function personalColumns(table: SQLiteTable): SQLiteColumn[] {
  const pointing = getTableConfig(table).foreignKeys.map((key) => key.reference());
  const toUsers = pointing.filter(({ foreignTable }) => foreignTable === users).flatMap(({ columns }) => columns as SQLiteColumn[]);
  const called = (Object.values(getTableColumns(table)) as SQLiteColumn[]).filter(({ name }) =>
    /^(user_id|author_id|actor_id|visitor)$|_by$|user_email$/.test(name),
  );
  return [...new Set([...toUsers, ...called])];
}

/** Columns that look personal and are not, with the reason. */
const NOT_PERSONAL = new Set([
  // The next token of the same session, not a person.
  "refresh_tokens.replaced_by",
  // The question by which a survey's results are told apart.
  "surveys.split_by",
  // In the row that `user_id` names already.
  "users.user_email",
]);

test("every column of the schema that names people is in the list of personal data", () => {
  const known = new Set(product.personalData.map(({ table, column }) => `${getTableName(table)}.${column.name}`));
  const found = tables.flatMap((table) => personalColumns(table).map(({ name }) => `${getTableName(table)}.${name}`));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !known.has(name) && !NOT_PERSONAL.has(name))).toEqual([]);
});

/** Somebody who has left a trace wherever one can be left. */
async function busyPerson(): Promise<Person> {
  const person = await signUp();
  const course = await addCourse();
  await addExperience({ courseId: course.courseId, authorId: person.userId, status: "approved" });
  const { experienceId } = await addExperience({ courseId: course.courseId, authorId: person.userId, status: "waiting", term: "20211" });
  const voter = await signUp();
  await testContext().db.insert(experienceVotes).values({ experienceId, userId: voter.userId, createdAt: Date.now() });
  const { ctx } = person;
  await ctx.db.batch([auditEntry(ctx, { act: "user.find", subjectType: "user", subjectId: person.userId, before: { name: person.name } })]);
  await takeAttempt(ctx, `leaving:${person.userId}`, { max: 9, windowMs: DAY });
  await visit(`/courses/one/${course.courseId}`, { as: person, headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" } });
  await call(`/catalog/courses/${course.courseCode}/favorite`, { as: person, method: "PUT", json: { is_favorite: true } });
  return person;
}

/** Where in the whole database a text stands. */
async function findEverywhere(text: string): Promise<string[]> {
  const { db } = testContext();
  const found: string[] = [];
  for (const table of tables) {
    const rows = await db.select().from(table);
    if (JSON.stringify(rows).includes(text)) found.push(getTableName(table));
  }
  return found;
}

test("the export holds what the person wrote and where they are signed in, and no secret", async () => {
  const person = await busyPerson();
  const response = await visit("/api/v1/profile/me/export", { as: person });
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="hocam-\d{4}-\d\d-\d\d\.json"$/);
  const text = await response.text();
  const { data } = JSON.parse(text) as { data: Record<string, Record<string, unknown>[]> };
  expect(data["experiences.author_id"]).toHaveLength(2);
  expect(data.sessions?.length).toBeGreaterThan(0);
  expect(data.users).toEqual([expect.objectContaining({ userEmail: person.userEmail })]);
  expect(text).not.toMatch(/passwordHash|tokenHash|scrypt\$/);
});

test("the export holds nothing of anybody else", async () => {
  const [person, other] = [await busyPerson(), await busyPerson()];
  const text = await (await visit("/api/v1/profile/me/export", { as: person })).text();
  for (const secret of [other.userId, other.userEmail, other.name]) expect(text).not.toContain(secret);
});

test("leaving wants the right password and the word, in either language", async () => {
  const person = await signUp();
  const wrong = await leave(person, { ...LEAVE, user_password: "not the password" });
  expect([wrong.status, wrong.body.error.code]).toEqual([403, "profile.wrongPassword"]);
  expect((await leave(person, { ...LEAVE, confirmation: "yes" })).status).toBe(400);
  expect((await leave(person, {})).status).toBe(400);
  expect((await leave(person, { ...LEAVE, confirmation: "SİL" })).status).toBe(202);
  const again = await leave(person);
  expect([again.status, again.body.error.code]).toEqual([409, "profile.alreadyLeaving"]);
  expect((await lastMailTo(person.userEmail)).template).toBe("profile:mail.leaving");
});

test("somebody without a password is told to set one first, and the last admin to find another", async () => {
  const person = await signUp();
  await testContext().db.update(users).set({ passwordHash: "" }).where(eq(users.userId, person.userId));
  expect((await leave(person)).body.error.code).toBe("profile.noPassword");
  const admin = await signUp({ userRole: "admin" });
  expect((await leave(admin)).body.error.code).toBe("profile.lastAdmin");
  await signUp({ userRole: "admin" });
  expect((await leave(admin)).status).toBe(202);
});

test("one changes one's mind within fourteen days, and is still there on the fifteenth", async () => {
  const person = await signUp();
  expect((await call("/profile/me/restore", { as: person, method: "POST" })).status).toBe(409);
  await leave(person);
  await removeLeavers(later(13.9));
  expect(await exists(person)).toBe(true);
  expect((await call("/profile/me/restore", { as: person, method: "POST" })).status).toBe(200);
  await removeLeavers(later(15));
  expect(await exists(person)).toBe(true);
});

test("after fourteen days nothing names the person, approved experiences stay without an author, the others are gone", async () => {
  const [person, neighbour] = [await busyPerson(), await busyPerson()];
  await leave(person);
  expect((await findEverywhere(person.userId)).length).toBeGreaterThan(4);
  await runJob(later(14), "remove-leavers", removeLeavers);
  expect(await findEverywhere(person.userId)).toEqual([]);
  expect(await findEverywhere(person.userEmail)).toEqual([]);
  expect(await findEverywhere(person.userName)).toEqual([]);
  const orphans = await testContext().db.select().from(experiences).where(sql`${experiences.authorId} IS NULL`);
  expect(orphans.map(({ status }) => status)).toEqual(["approved"]);
  expect(await exists(neighbour)).toBe(true);
  expect((await call("/profile/me", { as: person })).status).toBe(401);
  await runJob(later(14), "remove-leavers", removeLeavers);
});

test("whoever stays in the moment when the job runs is not removed", async () => {
  const person = await busyPerson();
  await leave(person);
  const ctx = later(14);
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      if (name !== "batch") return Reflect.get(target, name);
      return async (statements: never) => {
        await target.update(users).set({ deletionDueAt: null }).where(eq(users.userId, person.userId));
        return target.batch(statements);
      };
    },
  });
  expect(await removeLeavers({ ...ctx, db })).toBe("0 accounts removed");
  expect(await exists(person)).toBe(true);
});
