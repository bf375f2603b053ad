/** Several people blocked or let in again at once, from the list, and the list as a file. */
import { sessions, users } from "@schema/accounts";
import { auditEntries } from "@schema/platform";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { blockSeveral } from "../../../app/features/users/several.repository.server";
import { actOnSeveral } from "../../../app/features/users/several.service.server";
import { see } from "../../support/pages";
import { type Person, signUp, testContext, visit } from "../../support/site";

const LIST = "/admin/users/all";
const WHY = "Advertising in every discussion";
const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });
const idsOf = (people: readonly Person[]) => people.map(({ userId }) => userId);
const blockedOf = async (people: readonly Person[]) =>
  (
    await db
      .select({ at: users.blockedAt })
      .from(users)
      .where(inArray(users.userId, idsOf(people)))
  ).filter(({ at }) => at !== null).length;
const actsOn = async ({ userId }: Person) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId)).orderBy(auditEntries.key)).map(({ act, reason }) => [
    act,
    reason,
  ]);

/** Sends the form as a browser without scripts: one field for each tick. */
const send = (as: Person, people: readonly Person[], act: string, reason = WHY) =>
  see(`${LIST}?role=user`, { as, form: [...idsOf(people).map((id) => ["user_ids", id]), ["act", act], ["reason", reason]] as never });

test("those who are ticked are blocked for one reason, logged out and each written down once; and let in again", async () => {
  const [boss, ...people] = [await admin(), await signUp(), await signUp(), await signUp()];
  const { status, location } = await send(boss, people, "block");
  expect([status, location, await blockedOf(people)]).toEqual([303, `${LIST}?role=user`, 3]);
  await Promise.all([1, 2].map(() => actOnSeveral(boss.ctx, { act: "block", user_ids: idsOf(people), reason: "Again" })));
  for (const person of people) {
    expect(await actsOn(person)).toEqual([["user.block", WHY]]);
    expect(await db.$count(sessions, and(eq(sessions.userId, person.userId), isNull(sessions.endedAt)))).toBe(0);
  }
  expect((await send(boss, people.slice(0, 2), "unblock", "They apologised")).status).toBe(303);
  expect(await blockedOf(people)).toBe(1);
  expect(await actsOn(people[0] as Person)).toEqual([
    ["user.block", WHY],
    ["user.unblock", "They apologised"],
  ]);
});

test("as many people as can be chosen at once fit on one page, which says how many it shows", async () => {
  const { body } = await see("/admin/users/all?size=50", { as: await admin() });
  expect(/<a[^>]*aria-current="true"[^>]*>(\d+)<\/a>/.exec(body)?.[1]).toBe("50");
});

test("without a reason or anybody nothing happens, and who was ticked stays ticked", async () => {
  const [boss, person] = [await admin(), await signUp()];
  const refused = await send(boss, [person], "block", " ");
  expect([refused.status, await blockedOf([person])]).toEqual([400, 0]);
  const box = new RegExp(`<input[^>]*value="${person.userId}"[^>]*>`).exec(refused.body)?.[0];
  expect(box).toContain("checked");
  const none = await send(boss, [], "block");
  expect([none.status, none.body.includes("Choose at least one user.")]).toEqual([400, true]);
  const many = Array.from({ length: 51 }, () => person);
  expect((await send(boss, many, "block")).status).toBe(400);
  expect(await blockedOf([person])).toBe(0);
});

test("nobody blocks themself, nor all who could sign in as admin; then none of the others is blocked either", async () => {
  const [first, second, person] = [await admin(), await admin(), await signUp()];
  const own = await send(first, [first, person], "block");
  expect([own.status, await blockedOf([first, person])]).toEqual([403, 0]);
  await db.run(sql`UPDATE users SET user_role = 'user' WHERE user_role = 'admin' AND user_id NOT IN (${first.userId}, ${second.userId})`);
  expect(await blockSeveral(first.ctx, idsOf([first, second, person]), WHY)).toBe(false);
  expect([await blockedOf([first, second, person]), await actsOn(person)]).toEqual([0, []]);
  const results = await Promise.all([
    blockSeveral(first.ctx, idsOf([second, person]), WHY),
    blockSeveral(second.ctx, idsOf([first, person]), WHY),
  ]);
  expect([results.toSorted(), await blockedOf([first, second])]).toEqual([[false, true], 1]);
});

test("the file has all who fit the filters and nobody else; moderators get none", async () => {
  const boss = await admin();
  const moderator = await signUp({ userRole: "moderator" });
  const people = [await signUp({ name: "Zqfile Ada" }), await signUp({ name: "Zqfile Can", blockedAt: 1, blockedReason: "Spam" })];
  const ids = sql.join(
    idsOf(people).map((id) => sql`${id}`),
    sql`, `,
  );
  await db.run(sql`UPDATE users SET search_text = lower(name) WHERE user_id IN (${ids})`);
  const path = "/api/v1/admin/users/list.csv?q=zqfile";
  const answer = await visit(path, { as: boss });
  expect([answer.status, answer.headers.get("content-disposition")?.includes("users.csv")]).toEqual([200, true]);
  const lines = (await answer.text()).trim().split("\r\n");
  expect(
    lines
      .slice(1)
      .map((line) => line.split(",").map((cell) => cell.replaceAll('"', "")))
      .map(([name, , , , , , state]) => [name, state]),
  ).toEqual([
    ["Zqfile Can", "Blocked"],
    ["Zqfile Ada", "Active"],
  ]);
  expect((await (await visit(`${path}&state=blocked`, { as: boss })).text()).includes("Zqfile Ada")).toBe(false);
  expect((await visit(path, { as: moderator })).status).toBe(403);
});
