/** Polls: a vote is counted once, tied to nobody, and shows how it stands to nobody who hasn't voted. */
import { users } from "@schema/accounts";
import { pollCounts, pollParticipations, polls } from "@schema/poll";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { raiseCounts } from "../../../app/features/poll/poll.repository.server";
import { castVote, readPoll, releasePolls } from "../../../app/features/poll/poll.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { makeUser } from "../../../drizzle/seed/factories/user";
import { insertMany } from "../../../drizzle/seed/insert-many";
import { createRandom } from "../../../drizzle/seed/random";
import { databaseDump } from "../../support/everywhere";
import { dataPath, see } from "../../support/pages";
import { addPollRow, optionsOf, pollInput } from "../../support/polls";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
const HOUR = 3_600_000;

const countsOf = async (pollId: string) => {
  const rows = await db.select().from(pollCounts).where(eq(pollCounts.pollId, pollId)).orderBy(pollCounts.position);
  return rows.map(({ votes, points }) => [votes, points]);
};
const votersOf = async (pollId: string) => (await db.select().from(polls).where(eq(polls.pollId, pollId)))[0]?.voteCount;
const vote = (as: Person, pollId: string, choices: number[]) =>
  call<{
    voters: number | null;
    results: { positions: number[]; votes: number | null; points: number | null }[] | null;
    error?: { code: string };
  }>(`/poll/${pollId}/vote`, {
    as,
    json: { choices },
  });

/** What a vote came to. */
const outcomeOf = (work: Promise<void>) =>
  work.then(
    () => "counted",
    (failed: unknown) => (isDomainError(failed) ? failed.code : String(failed)),
  );

/** So many people, as use cases know them. */
let crowds = 0;
async function crowd(count: number): Promise<Person["ctx"][]> {
  crowds += 1;
  const random = createRandom(44);
  const people = Array.from({ length: count }, (_, i) =>
    makeUser(random, Date.now(), { userName: `poll.crowd${crowds}.${i}`, passwordHash: "none" }),
  );
  await insertMany(db, users, people);
  const { ctx } = await signUp();
  return people.map(({ userId }) => ({ ...testContext(), actor: { ...ctx.actor, userId } }) as Person["ctx"]);
}

/** So many who have voted. */
async function crowdOf(count: number, pollId: string, choices: (place: number) => number[]): Promise<Person["ctx"][]> {
  const people = await crowd(count);
  for (const [place, ctx] of people.entries()) await castVote(ctx, pollId, choices(place));
  return people;
}

test("five hundred people who vote at once are five hundred votes, none lost and none twice", async () => {
  const pollId = await addPollRow();
  const people = await crowd(500);
  const outcomes = await Promise.all(people.map((ctx, i) => outcomeOf(castVote(ctx, pollId, [i % 3]))));
  expect(outcomes.filter((outcome) => outcome !== "counted")).toEqual([]);
  expect([await votersOf(pollId), await countsOf(pollId)]).toEqual([
    500,
    [
      [167, 0],
      [167, 0],
      [166, 0],
    ],
  ]);
});

test("fifty votes of one person at once are one", async () => {
  const pollId = await addPollRow();
  const { ctx } = await signUp();
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, i) => outcomeOf(castVote({ ...ctx }, pollId, [i % 3]))));
  expect(outcomes.filter((outcome) => outcome === "counted")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "poll.alreadyVoted")).toHaveLength(49);
  expect(await votersOf(pollId)).toBe(1);
  expect((await countsOf(pollId)).reduce((sum, [votes = 0]) => sum + votes, 0)).toBe(1);
});

test("the control: who looks whether somebody has voted and then counts, counts one person often", async () => {
  const pollId = await addPollRow();
  const { userId, ctx } = await signUp();
  const looked = async () => {
    const there = await db.select().from(pollParticipations).where(eq(pollParticipations.pollId, pollId));
    if (there.length > 0) return;
    const [first, ...rest] = raiseCounts(ctx, pollId, [{ position: 0, votes: 1, points: 0 }]);
    const mark = db.insert(pollParticipations).values({ pollId, userId, day: "2026-11-23" }).onConflictDoNothing();
    await db.batch([mark, ...(first ? [first] : []), ...rest] as never);
  };
  await Promise.all(Array.from({ length: 50 }, looked));
  expect(await votersOf(pollId)).toBeGreaterThan(1);
});

test("how a poll stands is on no page, in no data and in no answer for who hasn't voted, staff included, until it is closed", async () => {
  const pollId = await addPollRow({ options: optionsOf(2), questionEn: "Zqhidden question?" });
  const [voter, student, moderator] = [await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  const own = await vote(voter, pollId, [1]);
  expect([own.body.results, own.body.voters]).toEqual([[], null]);
  await db.run(sql`UPDATE poll_counts SET votes = 7041 WHERE poll_id = ${pollId}`);
  await db.run(sql`UPDATE polls SET vote_count = 14082 WHERE poll_id = ${pollId}`);
  await releasePolls(testContext());
  const path = `/poll/one/${pollId}`;
  const shows = async (as: Person) => {
    const pages = [
      path,
      dataPath(path),
      "/",
      "/_root.data",
      ...(as === moderator ? ["/poll/all", "/admin/poll/all", "/admin/poll/users"] : []),
    ];
    const bodies = await Promise.all(pages.map(async (each) => (await see(each, { as })).body));
    const api = await call(`/poll/${pollId}`, { as });
    const staff = as === moderator ? await call("/admin/poll", { as }) : null;
    return [...bodies, JSON.stringify(api.body), JSON.stringify(staff?.body)].some((body) => /7041|14082|7,041|14,082/.test(body));
  };
  expect([await shows(student), await shows(moderator), await shows(voter)]).toEqual([false, false, true]);
  expect((await call(`/admin/poll/${pollId}/close`, { as: moderator, method: "POST" })).status).toBe(200);
  expect([await shows(student), await shows(moderator)]).toEqual([true, true]);
});

test("no page and no answer shows a vote of fewer than five people, nor moves with one; a poll that closes shows what may be told", async () => {
  const pollId = await addPollRow();
  const people = await crowdOf(24, pollId, (i) => [i < 12 ? 0 : i < 20 ? 1 : 2]);
  const shown = async () => (await readPoll(people[0] as Person["ctx"], pollId)).results?.map(({ positions, votes }) => [positions, votes]);
  expect(await shown()).toEqual([]);
  await releasePolls(testContext());
  const first = [
    [[0], 12],
    [[1, 2], 12],
  ];
  expect(await shown()).toEqual(first);
  const later = await signUp();
  expect((await vote(later, pollId, [2])).body).toMatchObject({ voters: 24, results: [{ votes: 12 }, { positions: [1, 2], votes: 12 }] });
  await releasePolls(testContext());
  expect(await shown()).toEqual(first);
  await db.run(sql`UPDATE polls SET closes_at = 2 WHERE poll_id = ${pollId}`);
  await Promise.all([releasePolls(testContext()), releasePolls(testContext())]);
  expect(await shown()).toEqual(first);
  const page = (await see(`/poll/one/${pollId}`, { as: later })).body;
  expect([page.includes("Answer 1 or Answer 2"), page.includes("24 people have voted"), /25 people/.test(page)]).toEqual([
    true,
    true,
    false,
  ]);
});

test("of several answers each is told where five chose it and five didn't, and of a ranking no place", async () => {
  const several = await addPollRow({ kind: "multiple" });
  const [reader] = await crowdOf(20, several, (i) => [0, ...(i < 9 ? [1] : []), ...(i < 3 ? [2] : [])]);
  const ranking = await addPollRow({ kind: "ranking" });
  await crowdOf(20, ranking, (i) => (i < 10 ? [0, 1, 2] : [2, 1, 0]));
  await releasePolls(testContext());
  const ctx = reader as Person["ctx"];
  await db.run(sql`UPDATE polls SET closes_at = 2 WHERE poll_id IN (${several}, ${ranking})`);
  expect((await readPoll(ctx, several)).results).toMatchObject([{ positions: [1], votes: 9, points: null }]);
  expect((await readPoll(ctx, ranking)).results?.map(({ points, votes }) => [points, votes])).toEqual([
    [40, null],
    [40, null],
    [40, null],
  ]);
});

test("what somebody voted for stands nowhere in the database, and when they voted is a day", async () => {
  const pollId = await addPollRow();
  const before = await databaseDump();
  const person = await signUp();
  await vote(person, pollId, [2]);
  const rows = [...(await databaseDump())].flatMap(([table, all]) =>
    all.filter((row) => !before.get(table)?.includes(row)).map((row) => `${table}: ${row}`),
  );
  const ofVote = rows.filter((row) => row.includes(pollId) && !/^polls: /.test(row));
  const day = /\d{4}-\d\d-\d\d/.exec(ofVote.join())?.[0];
  expect(ofVote.sort()).toEqual([`poll_counts: ${pollId}|2|1|0`, `poll_participations: ${pollId}|${person.userId}|${day}`]);
});

test("a vote chooses as its poll asks: one, some, or each in its place", async () => {
  const [one, some, ranking] = await Promise.all([addPollRow(), addPollRow({ kind: "multiple" }), addPollRow({ kind: "ranking" })]);
  const person = await signUp();
  const codes = async (pollId: string, ...all: number[][]) => {
    const found = [];
    for (const choices of all) found.push((await vote(person, pollId, choices)).body.error?.code);
    return found;
  };
  expect(await codes(one, [], [0, 1], [5], [1])).toEqual(["poll.chooseOne", "poll.chooseOne", "poll.chooseOne", undefined]);
  expect(await codes(some, [], [1, 1], [0, 2])).toEqual(["poll.chooseSome", "poll.chooseSome", undefined]);
  expect(await codes(ranking, [0, 1], [0, 1, 1], [2, 0, 1])).toEqual(["poll.rankAll", "poll.rankAll", undefined]);
  expect(await Promise.all([one, some, ranking].map(countsOf))).toEqual([
    [
      [0, 0],
      [1, 0],
      [0, 0],
    ],
    [
      [1, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 2],
      [0, 1],
      [1, 3],
    ],
  ]);
});

test("forms vote without scripts: a button, boxes, and a place for each answer", async () => {
  const [one, ranking] = [await addPollRow(), await addPollRow({ kind: "ranking" })];
  const person = await signUp();
  const empty = await see(`/poll/one/${one}`, { as: person, form: { unsent: "" } });
  expect(empty.status).toBe(400);
  expect((await see(`/poll/one/${one}`, { as: person, form: { choices: "2" } })).status).toBe(303);
  const twice = await see(`/poll/one/${one}`, { as: person, form: { choices: "1" } });
  expect(twice.status).toBe(409);
  const places = { "choices[0]": "1", "choices[1]": "2", "choices[2]": "0" };
  const missing = await see(`/poll/one/${ranking}`, { as: person, form: { ...places, "choices[1]": "" } });
  expect([missing.status, missing.body.includes("Give each answer its own place.")]).toEqual([400, true]);
  expect((await see(`/poll/one/${ranking}`, { as: person, form: places })).status).toBe(303);
  expect([await countsOf(one), await countsOf(ranking)]).toEqual([
    [
      [0, 0],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [1, 3],
      [0, 2],
    ],
  ]);
});

test("question and answers are fixed by the first vote, by the database; the last day isn't, and a closed poll stays as it is", async () => {
  const as = await signUp({ userRole: "moderator" });
  const { body } = await call<{ poll_id: string }>("/admin/poll", { as, json: pollInput() });
  const pollId = body.poll_id;
  const edit = (own: Record<string, unknown>) =>
    call<{ error?: { code: string } }>(`/admin/poll/${pollId}`, { as, method: "PUT", json: pollInput(own) });
  expect((await edit({ options: optionsOf(4) })).status).toBe(200);
  expect(await countsOf(pollId)).toHaveLength(4);
  await vote(await signUp(), pollId, [3]);
  expect((await edit({ options: optionsOf(3) })).body.error?.code).toBe("poll.wordingFixed");
  expect((await edit({ options: optionsOf(4), question_en: "Another question?" })).body.error?.code).toBe("poll.wordingFixed");
  expect((await edit({ options: optionsOf(4), closes_on: "2031-01-01" })).status).toBe(200);
  await expect(db.run(sql`UPDATE polls SET question_en = 'Forged?' WHERE poll_id = ${pollId}`)).rejects.toThrow();
  expect((await call<{ error?: { code: string } }>(`/admin/poll/${pollId}`, { as, method: "DELETE" })).body.error?.code).toBe(
    "poll.hasVotes",
  );
  expect((await call(`/admin/poll/${pollId}/close`, { as, method: "POST" })).status).toBe(200);
  expect((await edit({ options: optionsOf(4) })).body.error?.code).toBe("poll.closed");
  expect((await vote(await signUp(), pollId, [0])).body.error?.code).toBe("poll.closed");
  expect(await countsOf(pollId)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 0],
  ]);
});

test("a poll that nobody has voted in can be deleted, and each act of staff on one is written down", async () => {
  const as = await signUp({ userRole: "moderator" });
  const pollId = await addPollRow();
  expect((await call(`/admin/poll/${pollId}`, { as, method: "DELETE" })).status).toBe(200);
  expect([await votersOf(pollId), await countsOf(pollId)]).toEqual([undefined, []]);
  const dump = (await databaseDump()).get("audit_entries") ?? [];
  expect(dump.filter((row) => row.includes(pollId) && row.includes("poll.delete"))).toHaveLength(1);
});

test("the front page shows the open poll that closes first, and that one has voted", async () => {
  await db.run(sql`UPDATE polls SET closes_at = 1, updated_at = 2 WHERE closes_at > 2`);
  await addPollRow({ questionEn: "Zqlater?", closesAt: Date.now() + 9 * HOUR });
  const pollId = await addPollRow({ questionEn: "Zqsooner?", closesAt: Date.now() + HOUR });
  const as = await signUp();
  const before = (await see("/", { as })).body;
  expect([before.includes("Zqsooner?"), before.includes("Zqlater?"), before.includes(`action="/poll/one/${pollId}"`)]).toEqual([
    true,
    false,
    true,
  ]);
  await vote(as, pollId, [0]);
  const after = (await see("/", { as })).body;
  expect([after.includes("Zqsooner?"), after.includes(`action="/poll/one/${pollId}"`)]).toEqual([true, false]);
  expect((await see("/")).body).not.toContain("Zqsooner?");
});

test("who leaves takes along that they voted, and the counts stay", async () => {
  const pollId = await addPollRow();
  const person = await signUp();
  await vote(person, pollId, [1]);
  const { body } = await call<Record<string, unknown>>("/profile/me/export", { as: person });
  expect(JSON.stringify(body)).toContain(pollId);
  const { eraseStatements } = await import("../../../app/engines/personal/personal.server");
  const statements = eraseStatements({ db }, testContext().product.personalData, person);
  await db.batch(statements as [(typeof statements)[0], ...typeof statements]);
  expect([await countsOf(pollId), await db.$count(pollParticipations, eq(pollParticipations.pollId, pollId))]).toEqual([
    [
      [0, 0],
      [1, 0],
      [0, 0],
    ],
    0,
  ]);
});
