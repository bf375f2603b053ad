/** What a page says that somebody may do is what the database lets them do: every rule is asked both ways, of all rows and people there can be. */
import { events } from "@schema/events";
import { type SQL, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { isAmong } from "../../../app/engines/media/serve.server";
import { maySee } from "../../../app/features/events/events.policy";
import { readersOfEvent } from "../../../app/features/events/pictures.repository.server";
import { allOf, anyOf, hasRole, isActor, isOneOf, isUnset, type Rule } from "../../../app/platform/access/rule";
import type { Actor } from "../../../app/platform/context";
import { addEvent } from "../../support/events";
import { signUp, testContext } from "../../support/site";

const policies = import.meta.glob<Record<string, unknown>>("../../../app/**/*.policy.ts", { eager: true });

/** What each field may hold; `me` is whoever acts. */
const values: Record<string, readonly (string | number | null)[]> = {
  authorId: [null, "me", "other"],
  createdBy: [null, "me", "other"],
  userId: ["me", "other"],
  deletedAt: [null, 0, 1],
  withheldAt: [null, 1],
  cancelledAt: [null, 1],
  showStatus: ["active", "inactive"],
  role: [null, "member", "organizer", "president"],
  communityStatus: [null, "active", "archived"],
  communityRole: [null, "member", "organizer", "president"],
  otherRole: ["member", "organizer", "president"],
  status: [null, "active", "archived", "approved", "waiting", "rejected", "deleted"],
};

type Row = Record<string, string | number | null>;

const rowsOf = (fields: readonly string[]): Row[] =>
  fields.reduce<Row[]>((rows, field) => rows.flatMap((row) => (values[field] ?? []).map((value) => ({ ...row, [field]: value }))), [{}]);

const people: (Actor | null)[] = [
  null,
  ...(["user", "moderator", "admin"] as const).map((userRole) => ({ userId: "me", userRole }) as Actor),
];

const isRule = (value: unknown): value is Rule<string> =>
  typeof value === "object" && value !== null && "holds" in value && "where" in value;

/** Every rule of a policy; those that depend on a collection once for each. */
const rules = Object.entries(policies).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, own]): [string, Rule<string>][] => {
    const title = `${path.split("/").at(-1)} ${name}`;
    if (isRule(own)) return [[title, own]];
    if (typeof own !== "function") return [];
    return collections.flatMap((collection) => {
      const found: unknown = own(collection);
      return isRule(found) ? [[`${title} ${collection.feature}`, found] as [string, Rule<string>]] : [];
    });
  }),
);

/** The rows and people on which a rule's two answers differ, and how often it holds. */
async function compared(rule: Rule<string>) {
  const rows = rowsOf(rule.fields);
  const columns = Object.fromEntries(rule.fields.map((field): [string, SQL] => [field, sql`json_extract(value, ${`$.${field}`})`]));
  const differing: string[] = [];
  let holding = 0;
  for (const actor of people) {
    const asked = await testContext().db.all<{ holds: number | null }>(
      sql`SELECT ${rule.where(actor, columns)} AS holds FROM json_each(${JSON.stringify(rows)})`,
    );
    rows.forEach((row, i) => {
      const holds = rule.holds(actor, row);
      if (holds) holding += 1;
      if (holds !== (asked[i]?.holds === 1)) differing.push(`${actor?.userRole ?? "guest"} ${JSON.stringify(row)}`);
    });
  }
  return { differing, holding, all: rows.length * people.length };
}

test("there are rules, and the test knows what their fields hold", () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.flatMap(([title, { fields }]) => fields.filter((field) => !values[field]).map((field) => `${title}: ${field}`))).toEqual([]);
});

test.each(rules)("%s says the same to pages and to the database", async (_, rule) => {
  const { differing, holding, all } = await compared(rule);
  expect(differing).toEqual([]);
  expect(holding).toBeGreaterThan(0);
  expect(holding).toBeLessThan(all);
});

test("rules compose as they read", async () => {
  const rule = allOf(isUnset("deletedAt"), anyOf(hasRole("moderator"), isActor("createdBy"), isOneOf("showStatus", "active")));
  const [guest, user, moderator] = people as [null, Actor, Actor];
  const row = { deletedAt: null, createdBy: "other", showStatus: "inactive" };
  expect([guest, user, moderator].map((actor) => rule.holds(actor, row))).toEqual([false, false, true]);
  expect([guest, user].map((actor) => rule.holds(actor, { ...row, createdBy: "me" }))).toEqual([false, true]);
  expect(rule.holds(guest, { ...row, showStatus: "active" })).toBe(true);
  expect(rule.holds(moderator, { ...row, deletedAt: 1 })).toBe(false);
});

test("the control: a rule whose two sides differ is found", async () => {
  const forgetful: Rule<string> = { ...maySee, where: () => sql`1` };
  expect((await compared(forgetful)).differing.length).toBeGreaterThan(0);
});

test("an event's pictures are shown to those who see the event, and to nobody else", async () => {
  const { db } = testContext();
  const [guest, owner, other, moderator] = [null, await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  for (const showStatus of ["active", "inactive"] as const) {
    for (const deletedAt of [null, Date.now()]) {
      for (const createdBy of [null, owner.userId]) {
        const eventId = await addEvent({ showStatus, deletedAt, createdBy });
        const [row] = await db.all<{ readers: string | null }>(
          sql`SELECT ${readersOfEvent(sql`${eventId}`)} AS readers FROM ${events} LIMIT 1`,
        );
        const readers = row?.readers ?? null;
        for (const person of [guest, owner, other, moderator]) {
          const actor = person?.ctx.actor ?? null;
          expect(readers === "everyone" || isAmong(actor, readers)).toBe(
            maySee.holds(actor, { showStatus, deletedAt, createdBy, communityStatus: null, communityRole: null }),
          );
        }
      }
    }
  }
});
