/** What kinds of notifications promise: each is known by one name, and what is about money or security can't be switched off. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type NoticeKind, subjectsOf } from "../../../app/engines/notices/kinds";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { notify } from "../../../app/engines/notices/notify.server";
import { readChoices } from "../../../app/features/notifications/choices.service.server";
import { newReply } from "../../../app/features/thread/notices.repository.server";
import { product } from "../../../app/product.server";
import { signUp, testContext } from "../../support/site";

test("every kind has a name of its own, and every type of subject one meaning", () => {
  const names = product.notices.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(() => subjectsOf(product.notices)).not.toThrow();
  const [other] = newReply.subjects;
  expect(() => subjectsOf([...product.notices, { ...newReply, subjects: [{ ...other }] }])).toThrow();
});

test("what nobody can choose about comes and is mailed at once, whatever somebody chose before", async () => {
  const [{ userId }, ctx] = [await signUp(), testContext()];
  const fixed: NoticeKind = { ...newReply, name: "test.fixed", channel: "mail", choices: [] };
  await ctx.db.batch([setChoice(ctx, userId, fixed.name, "off")]);
  await ctx.db.batch([notify(ctx, { kind: fixed, userId, subjectId: "x", path: "/", key: "fixed" })]);
  expect(await ctx.db.all(sql`SELECT mail FROM notices WHERE user_id = ${userId}`)).toEqual([{ mail: "now" }]);
});

test("those that leave no choice stand last, so that the form counts the others without a hole", async () => {
  const { rows } = await readChoices((await signUp()).ctx);
  const hasChoice = rows.map(({ choices }) => choices.length > 0);
  expect([hasChoice.includes(true), hasChoice.includes(false), hasChoice.lastIndexOf(true) < hasChoice.indexOf(false)]).toEqual([
    true,
    true,
    true,
  ]);
});
