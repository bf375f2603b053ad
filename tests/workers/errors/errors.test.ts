/** The list of kinds of errors: what a filter finds, and how many it says that there are; and what the error screen tells whom. */
import { errorGroups } from "@schema/platform";
import { beforeAll, expect, test } from "vitest";
import { listErrors } from "../../../app/features/errors/errors.repository.server";
import { errorFilters } from "../../../app/features/errors/errors.schemas";
import { see } from "../../support/pages";
import { call, signUp, testContext } from "../../support/site";

const { db } = testContext();

beforeAll(async () => {
  const group = (name: string, own: Partial<typeof errorGroups.$inferInsert>, at: number) => ({
    fingerprint: `fp${name}`,
    source: "server" as const,
    message: `Broken ${name}`,
    route: `/${name}`,
    count: 1,
    firstSeenAt: at,
    lastSeenAt: at,
    ...own,
  });
  await db
    .insert(errorGroups)
    .values([
      group("one", {}, 5),
      group("two", { source: "client" }, 4),
      group("three", { message: "100%_sure" }, 3),
      group("four", { resolvedAt: 9 }, 2),
      group("five", { resolvedAt: 9, source: "client" }, 1),
    ]);
});

test.each([
  ["open ones", {}, ["one", "two", "three"]],
  ["resolved ones", { state: "resolved" }, ["four", "five"]],
  ["all of them", { state: "all" }, ["one", "two", "three", "four", "five"]],
  ["browsers' ones", { source: "client" }, ["two"]],
  ["browsers' ones of any state", { source: "client", state: "all" }, ["two", "five"]],
  ["those whose message holds a text", { q: "BROKEN t" }, ["two"]],
  ["those whose address holds a text", { q: "/one" }, ["one"]],
  ["signs that other searches give a meaning, as they are", { q: "100%_" }, ["three"]],
  ["nothing", { q: "no such error" }, []],
])("the list finds %s, latest first, and counts no others", async (_, asked, names) => {
  const { items, total, counts } = await listErrors({ db }, errorFilters.parse(asked));
  expect(items.map(({ fingerprint }) => fingerprint)).toEqual(names.map((name) => `fp${name}`));
  expect([total, counts]).toEqual([names.length, { open: 3, resolved: 2, all: 5 }]);
});

test("a page has as many as were asked for, and the total stays", async () => {
  const page = async (nr: number) => listErrors({ db }, { ...errorFilters.parse({ state: "all", page: nr }), size: 2 } as never);
  const pages = await Promise.all([1, 2, 3].map(page));
  expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
});

test("the error screen shows admins the message and the stack of what was recorded, and nobody else", async () => {
  const stack = "Error: The module is gone\n    at https://hocam.test/assets/display-abc.js";
  const { body } = await call<{ error_id: string }>("/errors", { json: { message: "The module is gone", stack, route: "/qa/display" } });
  const path = `/error?${new URLSearchParams({ message: "Component Loading Error", error_id: body.error_id })}`;
  const [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
  const toAdmin = (await see(path, { as: admin })).body;
  for (const text of ["Component Loading Error", "The module is gone", "display-abc.js", `href="/admin/error/${body.error_id}"`])
    expect(toAdmin).toContain(text);
  for (const as of [undefined, moderator]) {
    const shown = (await see(path, { as })).body;
    expect(shown).toContain("The page component failed to load. Please try again later.");
    for (const text of ["The module is gone", "display-abc.js", "/admin/error/"]) expect(shown).not.toContain(text);
  }
  const unknown = await see(path.replace(body.error_id, `error-${"0".repeat(20)}`), { as: admin });
  expect([unknown.status, unknown.body.includes("Component Loading Error")]).toEqual([500, true]);
});
