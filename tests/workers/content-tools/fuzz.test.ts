/** Whatever the database tools are sent, they don't break and answer nothing secret. A fifth of `FUZZ_REQUESTS` is sent, 500 at least. */
import { users } from "@schema/accounts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { createRandom, type Random } from "../../../drizzle/seed/random";
import { target } from "../../support/content-tools";
import { addEvent } from "../../support/events";
import { addPost } from "../../support/posts";
import { env, signUp, testContext, visit } from "../../support/site";

const { FUZZ_REQUESTS = "600", FUZZ_SEED = "1" } = env as unknown as { FUZZ_REQUESTS?: string; FUZZ_SEED?: string };
const COUNT = Math.max(500, Math.round(Number(FUZZ_REQUESTS) / 5));

const TOOLS = ["find_one", "update_one", "unset_one", "delete_one"] as const;
const COLLECTIONS = ["users", "erasmus_experiences", "events"] as const;
const NAMES = [
  ...[
    "name",
    "user_name",
    "user_email",
    "entrance_year",
    "is_verified_graduate",
    "title",
    "text",
    "university",
    "monthly_cost",
    "event_name",
  ],
  ...[
    "event_capacity",
    "event_type",
    "show_status",
    "event_instagram_link",
    "show_order",
    "password_hash",
    "passwordHash",
    "PASSWORD_HASH",
  ],
  ...["p\u0430ssword_hash", "ｐassword_hash", "user_role", "user_id", "__proto__", "constructor", "a.b", "a[0]", "", " ", "\0", "\ud800"],
];
const VALUES: readonly unknown[] = [
  ...[
    "",
    "text of a fuzzer",
    "2020",
    "true",
    "null",
    "{}",
    "[]",
    "a\0b",
    "\ud800",
    "' OR 1=1 --",
    "https://instagram.com/x",
    "x".repeat(20_000),
  ],
  ...[null, true, 0, -1, 1e21, [], {}, [[]], { $ne: null }, { toString: 1 }, ["user_id"], Array.from({ length: 2_000 }, () => 1)],
];

/** A request that nearly fits, with something of it spoiled as often as not. */
function requestOf(random: Random, people: readonly { userId: string }[]) {
  const tool = random.pick(TOOLS);
  const body: Record<string, unknown> = {
    ...target(random.pick(people), random.pick(COLLECTIONS)),
    ...(tool === "update_one" && { update_data: Object.fromEntries([[random.pick(NAMES), random.pick(VALUES)]]) }),
    ...(tool === "unset_one" && { unset_fields: [random.pick(NAMES)] }),
    ...(tool !== "find_one" && { dry_run: random.chance(0.5) }),
  };
  if (random.chance(0.4)) body[random.pick([...Object.keys(body), "more"])] = random.pick(VALUES);
  return { tool, body };
}

test("nothing that is sent breaks the tools or brings a secret to light", async () => {
  const random = createRandom(Number(FUZZ_SEED));
  const admin = await signUp({ userRole: "admin" });
  const people = [admin, ...(await Promise.all(Array.from({ length: 5 }, () => signUp())))];
  for (const person of people) await Promise.all([addPost(person, erasmus), addEvent({ createdBy: person.userId })]);
  const [row] = await testContext().db.select().from(users).where(eq(users.userId, admin.userId));
  const hash = row?.passwordHash ?? "";
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  for (let sent = 0; sent < COUNT; sent++) {
    const { tool, body } = requestOf(random, people);
    const response = await visit(`/api/v1/admin/content/mongo/${tool}`, { as: admin, json: body });
    const text = await response.text();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status >= 500 || text.includes(hash) || text.includes(env.AUTH_SECRET))
      failures.push(`${response.status} ${tool} ${JSON.stringify(body).slice(0, 300)}`);
  }
  console.info(`${COUNT} requests, seed ${FUZZ_SEED}: ${JSON.stringify(statuses)}`);
  expect(failures).toEqual([]);
  expect(statuses[200] ?? 0).toBeGreaterThan(COUNT / 10);
  const after = await testContext().db.select().from(users).where(eq(users.userId, admin.userId));
  expect([after[0]?.passwordHash, after[0]?.userRole]).toEqual([hash, "admin"]);
});
