/** What the first tiles of the panel say, of rows that were read anyway. */
import { expect, test } from "vitest";
import { tilesOf, troublesOf } from "../../app/features/admin/tiles.rules";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const fine = { jobs: [{ isOk: true, ranAt: NOW, schedule: "minutely" as const }], dead: [], failedMails: 0, isWithoutAddress: false };
const row = (key: number, own: object = {}) => ({ key, title: "x", excerpt: null, at: NOW, ...own }) as never;

test.each([
  ["nothing", {}, []],
  ["a job of every minute that ran two ago", { jobs: [{ isOk: true, ranAt: NOW - 2 * MINUTE, schedule: "minutely" }] }, []],
  [
    "one of every minute that stopped, others lately",
    { jobs: [{ isOk: true, ranAt: NOW - 3 * MINUTE, schedule: "minutely" }, ...fine.jobs] },
    ["late"],
  ],
  ["one of every five minutes that ran ten ago", { jobs: [{ isOk: true, ranAt: NOW - 10 * MINUTE, schedule: "frequent" }] }, []],
  ["one of every five minutes that missed two", { jobs: [{ isOk: true, ranAt: NOW - 11 * MINUTE, schedule: "frequent" }] }, ["late"]],
  ["a job of the night", { jobs: [{ isOk: true, ranAt: NOW - 1440 * MINUTE, schedule: "daily" }] }, []],
  ["a job of the night that missed two", { jobs: [{ isOk: true, ranAt: NOW - 2881 * MINUTE, schedule: "daily" }, ...fine.jobs] }, ["late"]],
  ["a job that the site has no more", { jobs: [{ isOk: true, ranAt: 0, schedule: null }] }, []],
  ["no job ever, as on a new site", { jobs: [] }, []],
  ["a job that failed", { jobs: [{ isOk: false, ranAt: NOW, schedule: "minutely" }] }, ["failed"]],
  ["dead letters and mails", { dead: [1], failedMails: 2 }, ["dead", "mail"]],
  ["no address", { isWithoutAddress: true }, ["address"]],
])("troubles of %s", (_, own, expected) => {
  expect(troublesOf({ ...fine, ...own } as Parameters<typeof troublesOf>[0], NOW)).toEqual(expected);
});

test("urgent ones are counted as far as they were read, and one's own lead to the first", () => {
  const urgent = Array.from({ length: 3 }, (_, i) => row(i + 1, { urgency: i % 2 }));
  const kinds = [
    { name: "reports", rows: [...urgent, row(4, { urgency: 2 })] },
    { name: "experiences", rows: [row(9, { claim: "mine" }), row(10, { claim: "other" })] },
  ];
  const [waiting, pressing, mine, health] = tilesOf(40, { kinds, taken: [] }, 3, null);
  expect(waiting).toMatchObject({ name: "waiting", count: 40, isCapped: false });
  expect(pressing).toMatchObject({ name: "urgent", count: 3, isCapped: true });
  expect(mine).toMatchObject({ name: "mine", count: 1, to: "#experiences-9" });
  expect(health).toBeUndefined();
  const taken = [
    { to: "/admin/contacts/all?mine=1", n: 2 },
    { to: "/admin/career/all?mine=1", n: 1 },
  ];
  expect(tilesOf(40, { kinds, taken }, 3, null)[2]).toMatchObject({ count: 4, to: "#experiences-9" });
  expect(tilesOf(40, { kinds: [], taken }, 3, null)[2]).toMatchObject({ count: 3, to: "/admin/contacts/all?mine=1" });
  expect(tilesOf(0, { kinds: [], taken: [] }, 3, ["dead"])[3]).toMatchObject({
    name: "health",
    count: 1,
    to: "#health",
    troubles: ["dead"],
  });
});
