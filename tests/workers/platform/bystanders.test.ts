/** What a use case writes changes what it was asked to change, and nothing else of the same kind. */
import { beforeAll, expect, test } from "vitest";
import { forgetOldTraces } from "../../../app/platform/forget.server";
import { postSamples } from "../../support/post-samples";
import { addUniversity } from "../../support/rows";
import { samples } from "../../support/samples";
import { env, type Person, testContext } from "../../support/site";
import { swept } from "../../support/sweep";
import {
  changedOf,
  isCaseOf,
  isContent,
  notedChanges,
  runAs,
  type Sample,
  type Scene,
  staged,
  type WritingCase,
  writingCases,
} from "../../support/use-cases";
import { sweepSettings } from "../../support/worker-sweep";

const services = import.meta.glob<Record<string, unknown>>("../../../app/**/*.service.server.ts", { eager: true });
const policies = import.meta.glob<Record<string, unknown>>("../../../app/**/*.policy.ts", { eager: true });

const cases = writingCases(services, policies).flatMap((one) => {
  const [folder = "", useCase = ""] = one.name.split("/");
  const sample = samples[folder]?.[useCase] ?? postSamples[folder]?.[useCase];
  return sample ? [[one.title, one, sample] as const] : [];
});

interface Column {
  name: string;
  column: string;
}

let naming: Promise<Column[]> | undefined;

/** The columns that name a person; from here on things may be somebody else's, which the database refuses otherwise. */
async function columnsOfPeople(): Promise<Column[]> {
  const { results } = await env.DB.prepare("SELECT name, type FROM sqlite_master").all<{ name: string; type: string }>();
  const tables = results.flatMap(({ name, type }) => (type === "table" && isContent(name) ? [name] : []));
  const owners = results.filter(({ name, type }) => type === "trigger" && name.endsWith("_owner"));
  if (owners.length > 0) await env.DB.batch(owners.map(({ name }) => env.DB.prepare(`DROP TRIGGER "${name}"`)));
  const keys = await env.DB.batch<{ from: string; table: string }>(
    tables.map((name) => env.DB.prepare(`PRAGMA foreign_key_list("${name}")`)),
  );
  return tables.flatMap((name, i) =>
    (keys[i]?.results ?? []).filter(({ table }) => table === "users").map(({ from }) => ({ name, column: from })),
  );
}

/** Gives everything of one person to another, where that may be: of some things one has a single one. */
async function giveAway(from: Person, to: Person): Promise<void> {
  naming ??= columnsOfPeople();
  const columns = await naming;
  const found = await env.DB.batch(
    columns.map(({ name, column }) => env.DB.prepare(`SELECT 1 FROM "${name}" WHERE "${column}" = ?1 LIMIT 1`).bind(from.userId)),
  );
  for (const { name, column } of columns.filter((_, i) => found[i]?.results.length))
    await env.DB.prepare(`UPDATE OR IGNORE "${name}" SET "${column}" = ?1 WHERE "${column}" = ?2`)
      .bind(to.userId, from.userId)
      .run()
      .catch(() => undefined);
}

/** How often rows of each table name one of these people, and how many mails go to them. */
async function timesNamed(people: readonly Person[]): Promise<string[]> {
  naming ??= columnsOfPeople();
  const columns = await naming;
  const ids = JSON.stringify(people.map(({ userId }) => userId));
  const counted = await env.DB.batch<{ n: number }>([
    ...columns.map(({ name, column }) =>
      env.DB.prepare(`SELECT count(*) AS n FROM "${name}" WHERE "${column}" IN (SELECT value FROM json_each(?1))`).bind(ids),
    ),
    env.DB.prepare("SELECT count(*) AS n FROM outbox, json_each(?1) AS id WHERE instr(payload, id.value) > 0").bind(ids),
  ]);
  const names = [...columns.map(({ name, column }) => `${name}.${column}`), "outbox.payload"];
  return names.map((name, i) => `${name} ${counted[i]?.results[0]?.n}`).filter((told) => !told.endsWith(" 0"));
}

const peopleOf = ({ person, scene }: { person: Person; scene: Scene }) => ({ ...scene.people, "who runs it": person });

/** Runs a use case beside another thing of its kind. @returns how it ended, and what of the other thing changed */
async function besideAnother(one: WritingCase, sample: Sample, isSamePersons: boolean) {
  const after = await notedChanges();
  const other = await staged(one, sample);
  const until = await notedChanges();
  const own = await staged(one, sample);
  if (isSamePersons) {
    const theirs: Record<string, Person | undefined> = peopleOf(own);
    for (const [name, person] of Object.entries(peopleOf(other))) {
      const to = theirs[name];
      if (to) await giveAway(person, to);
    }
  }
  const since = await notedChanges();
  const others = isSamePersons ? [] : Object.values(peopleOf(other));
  const named = await timesNamed(others);
  const { result } = await runAs(one.run, own.person, own.scene.args);
  const changed = [...(await changedOf({ after, until }, since)), ...(await timesNamed(others)).filter((told) => !named.includes(told))];
  return { result, changed: changed.filter((each) => !TOTALS.test(each)) };
}

/** Totals of everything and settings lie in one row for all. */
const TOTALS = /^(counters|ledger_quarters|settings) UPDATE/;

/** What is meant for all that there is of a kind. */
const OF_ALL: Record<string, string[]> = { "catalog/deleteOffered": ["courses UPDATE 1", "offerings DELETE 1"] };

/** What is meant for all that one has. */
const OF_ALL_ONES_OWN: Record<string, string[]> = {
  ...OF_ALL,
  "ai/deleteChats": ["ai_answers DELETE 1", "ai_chats DELETE 1"],
  "mental-health/removeOwnEntries": ["pool_entries DELETE 1"],
  "profile/endOtherSessions": ["sessions UPDATE 2"],
  "profile/requestDeletion": ["sessions UPDATE 1"],
  "reception/changePassword": ["sessions UPDATE 1"],
  "todo/clearHistory": ["todos DELETE 1"],
  "todo/moveOverdueToToday": ["todos UPDATE 1"],
  "users/actOnUser": ["sessions UPDATE 1"],
  "users/blockUser": ["sessions UPDATE 1"],
};

beforeAll(addUniversity);

/** Beside others' things and beside one's own: each run tries as many as take a quarter of a minute. */
const chosen = new Set(
  swept(sweepSettings, {
    what: "Use cases beside others of their kind",
    rest: cases,
    count: 50,
    isOf: ([title], feature) => isCaseOf(title, feature),
  }),
);
/** In their order: some scenes switch off what others stand on. */
const sampled = cases.filter((one) => chosen.has(one));

test.each(sampled)("%s leaves other people's things as they are", async (title, one, sample) => {
  const { result, changed } = await besideAnother(one, sample, false);
  expect([result, ...changed]).toEqual(["done", ...(OF_ALL[title] ?? [])]);
});

test.each(sampled)("%s leaves the same person's other things as they are", async (title, one, sample) => {
  const { result, changed } = await besideAnother(one, sample, true);
  expect([result, ...changed]).toEqual(["done", ...(OF_ALL_ONES_OWN[title] ?? [])]);
});

test("what is past its time is forgotten every night, and nothing that was made today", async () => {
  const after = await notedChanges();
  for (const [, one, sample] of cases) await staged(one, sample);
  const until = await notedChanges();
  await forgetOldTraces(testContext());
  expect(await changedOf({ after, until }, until)).toEqual([]);
});
