/** Polls in discussions and on communities' pages: who embeds them, what readers see of them there, and what becomes of them. */
import { pollCounts, pollPlaces, polls } from "@schema/poll";
import { posts } from "@schema/posts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eraseStatements } from "../../../app/engines/personal/personal.server";
import { readPublic } from "../../../app/features/community/panel.service.server";
import { releasePolls } from "../../../app/features/poll/poll.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { readThread } from "../../../app/features/thread/thread.service.server";
import { addCommunity, peopled } from "../../support/communities";
import { dataPath, see } from "../../support/pages";
import { addPollRow, optionsOf, pollInput } from "../../support/polls";
import { addPost, postForm } from "../../support/posts";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
const moderator = () => signUp({ userRole: "moderator" });
const attach = (as: Person, postId: string, poll_id: string | null) =>
  call<{ error?: { code: string } }>(`/thread/${postId}/poll`, { as, method: "PUT", json: { poll_id } });
const pin = (as: Person, communityId: string, poll_id: string | null) =>
  call<{ error?: { code: string } }>(`/community/one/${communityId}/poll`, { as, method: "PUT", json: { poll_id } });
const vote = (as: Person, pollId: string, choices: number[]) => call(`/poll/${pollId}/vote`, { as, json: { choices } });
const placesOf = (pollId: string) => db.$count(pollPlaces, eq(pollPlaces.pollId, pollId));
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];

async function threadWith(question: string) {
  const author = await signUp();
  const [postId, pollId] = [await addPost(author, threads), await addPollRow({ questionEn: question })];
  expect((await attach(author, postId, pollId)).status).toBe(200);
  return { author, postId, pollId, path: `/thread/one/${postId}` };
}

test("an author opens a discussion with an open poll, by form and without scripts; a closed one is refused before anything is written", async () => {
  const author = await signUp();
  const [open, closed] = [
    await addPollRow({ questionEn: "Zqwhere shall we meet?" }),
    await addPollRow({ questionEn: "Zqover?", closesAt: 5 }),
  ];
  const form = await see("/thread/add", { as: author });
  expect([form.body.includes("Zqwhere shall we meet?"), form.body.includes("Zqover?")]).toEqual([true, false]);
  const sent = await see("/thread/add", { as: author, form: postForm(threads, { title: "Where we meet", poll_id: open }) });
  expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/thread\/one\//)]);
  expect((await see(sent.location ?? "", { as: await signUp() })).body).toContain("Zqwhere shall we meet?");
  const refused = await see("/thread/add", { as: author, form: postForm(threads, { title: "Too late for it", poll_id: closed }) });
  expect([refused.status, refused.body.includes("This poll is closed")]).toEqual([409, true]);
  expect(await db.$count(posts, eq(posts.title, "Too late for it"))).toBe(0);
});

test("the poll in a discussion is voted in there, without scripts, and a refusal stands beside it", async () => {
  const { path, pollId } = await threadWith("Zqvoted in place?");
  const reader = await signUp();
  const before = (await see(path, { as: reader })).body;
  for (const text of ["Zqvoted in place?", 'name="act" value="vote"', `href="/poll/one/${pollId}"`, "Your vote is anonymous"])
    expect(before).toContain(text);
  const none = await see(path, { as: reader, form: { act: "vote", poll_id: pollId } });
  expect([none.status, none.body.includes("Choose one answer."), none.body.includes("Zqvoted in place?")]).toEqual([400, true, true]);
  const sent = await see(path, { as: reader, form: { act: "vote", poll_id: pollId, choices: "1" } });
  expect([sent.status, sent.location]).toEqual([303, `${path}#poll`]);
  const after = (await see(path, { as: reader })).body;
  expect([after.includes("Results appear once enough people have voted"), after.includes('name="act" value="vote"')]).toEqual([
    true,
    false,
  ]);
  const again = await see(path, { as: reader, form: { act: "vote", poll_id: pollId, choices: "1" } });
  expect(again.status).toBe(409);
});

test("where it is embedded, a poll hides how it stands from who hasn't voted, staff and its places' owners included", async () => {
  const { author, postId, pollId } = await threadWith("Zqhidden here too?");
  const { slug, communityId, organizer, member } = await peopled();
  expect((await pin(organizer, communityId, pollId)).status).toBe(200);
  await vote(member, pollId, [1]);
  await db.run(sql`UPDATE poll_counts SET votes = 7041 WHERE poll_id = ${pollId}`);
  await db.run(sql`UPDATE polls SET vote_count = 14082 WHERE poll_id = ${pollId}`);
  await releasePolls(testContext());
  const pages = [`/thread/one/${postId}`, `/community/demo/${slug}`, "/community/panel"];
  const shows = async (as?: Person) => {
    const bodies = await Promise.all(pages.flatMap((page) => [page, dataPath(page)]).map(async (each) => (await see(each, { as })).body));
    return bodies.map((body) => /7041|7,041/.test(body));
  };
  const none = Array(6).fill(false);
  for (const as of [undefined, author, organizer, await signUp(), await moderator()]) expect(await shows(as)).toEqual(none);
  expect(await shows(member)).toEqual([true, true, true, true, false, false]);
  await db.run(sql`UPDATE polls SET closes_at = 5, updated_at = 6 WHERE poll_id = ${pollId}`);
  expect((await shows(await signUp())).slice(0, 4)).toEqual([true, true, true, true]);
  expect(await shows()).toEqual(none);
});

test("a guest sees a community's page without its poll", async () => {
  const { communityId, slug, president } = await peopled();
  const pollId = await addPollRow({ questionEn: "Zqfor members?" });
  await pin(president, communityId, pollId);
  const page = `/community/demo/${slug}`;
  const shown = async (as?: Person) => (await see(page, { as })).body.includes("Zqfor members?");
  expect([await shown(await signUp()), await shown()]).toEqual([true, false]);
  const voted = await see(page, { form: { act: "vote", poll_id: pollId, choices: "0" } });
  expect([voted.status, (await db.select().from(polls).where(eq(polls.pollId, pollId)))[0]?.voteCount]).toEqual([303, 0]);
});

test("the author alone embeds a poll in an open discussion and takes it away; organizers and admins do on a community's page", async () => {
  const { author, postId, pollId } = await threadWith("Zqwhose?");
  const other = await addPollRow();
  for (const as of [await signUp(), await moderator()]) {
    expect(codeOf(await attach(as, postId, other))).toEqual([403, "thread.pollNotYours"]);
    expect(codeOf(await attach(as, postId, null))).toEqual([403, "thread.pollNotYours"]);
  }
  expect(await placesOf(pollId)).toBe(1);
  expect((await attach(author, postId, other)).status).toBe(200);
  expect([await placesOf(pollId), await placesOf(other)]).toEqual([0, 1]);
  expect(codeOf(await attach(author, postId, "poll-none"))).toEqual([404, "poll.notFound"]);
  expect(codeOf(await attach(author, postId, await addPollRow({ closesAt: 5 })))).toEqual([409, "poll.closed"]);
  expect((await attach(author, postId, null)).status).toBe(200);
  expect(await placesOf(other)).toBe(0);

  const { communityId, member, organizer, stranger } = await peopled();
  for (const as of [member, stranger, await moderator()])
    expect(codeOf(await pin(as, communityId, other))).toEqual([403, "community.notAllowed"]);
  for (const as of [organizer, await signUp({ userRole: "admin" })]) expect((await pin(as, communityId, other)).status).toBe(200);
  await call(`/community/one/${communityId}/state`, { as: await signUp({ userRole: "admin" }), json: { act: "archive" } });
  expect(codeOf(await pin(organizer, communityId, null))).toEqual([403, "community.notAllowed"]);
});

test("staff who ask something new for a discussion come back to it with the poll chosen; others aren't offered that", async () => {
  const [staff, student] = [await moderator(), await signUp()];
  const [own, others] = [await addPost(staff, threads), await addPost(student, threads)];
  const choosing = (await see(`/thread/one/${own}?poll=`, { as: staff })).body;
  expect(choosing).toContain(`/poll/add?next=${encodeURIComponent(`/thread/one/${own}`)}`);
  expect((await see(`/thread/one/${others}?poll=`, { as: student })).body).not.toContain("/poll/add");
  expect((await see(`/thread/one/${others}?poll=`, { as: staff })).body).not.toContain('value="attach-poll"');
  const { options, ...rest } = pollInput({ question_en: "Zqasked for it?" });
  const answers = options.flatMap(({ en, tr }, at) => [
    [`options[${at}].en`, en],
    [`options[${at}].tr`, tr],
  ]);
  const form = { ...rest, ...Object.fromEntries(answers) } as Record<string, string>;
  const added = await see(`/poll/add?next=${encodeURIComponent(`/thread/one/${own}`)}`, { as: staff, form });
  const pollId = new URL(added.location ?? "", "https://x.test").searchParams.get("poll") ?? "";
  expect(added.location).toBe(`/thread/one/${own}?poll=${pollId}#poll`);
  expect((await see(added.location ?? "", { as: staff })).body).toContain(`<option value="${pollId}" selected=""`);
  const placed = await see(`/thread/one/${own}?poll=${pollId}`, { as: staff, form: { act: "attach-poll", poll_id: pollId } });
  expect([placed.status, placed.location, await placesOf(pollId)]).toEqual([303, `/thread/one/${own}#poll`, 1]);
  for (const next of ["https://evil.example/x", "//evil.example", "\\\\evil.example"]) {
    const away = await see(`/poll/add?next=${encodeURIComponent(next)}`, { as: staff, form });
    expect(away.location).toMatch(/^\/poll\/one\/poll-/);
  }
});

test("without scripts organizers choose and remove the poll in their panel, and admins on the community's page", async () => {
  const { communityId, slug, organizer } = await peopled();
  const pollId = await addPollRow({ questionEn: "Zqof the club?" });
  const admin = await signUp({ userRole: "admin" });
  for (const [as, page] of [
    [organizer, `/community/panel?community=${slug}`],
    [admin, `/community/one/${slug}`],
  ] as const) {
    expect((await see(page, { as })).body).toContain("Zqof the club?");
    const sent = await see(page, { as, form: { act: "pin-poll", id: communityId, poll_id: pollId } });
    expect([sent.status, sent.location, await placesOf(pollId)]).toEqual([303, `${page}#poll`, 1]);
    const none = await see(page, { as, form: { act: "pin-poll", id: communityId, poll_id: "" } });
    expect(none.status).toBe(400);
    const gone = await see(page, { as, form: { act: "unpin-poll", id: communityId } });
    expect([gone.status, await placesOf(pollId)]).toEqual([303, 0]);
  }
});

test("a poll that is deleted leaves its places, a place that goes takes along no poll, and nothing names who embedded it", async () => {
  const { author, pollId, path } = await threadWith("Zqdeleted?");
  const { communityId } = await addCommunity();
  await db.insert(pollPlaces).values({ pollId, communityId });
  expect((await call(`/admin/poll/${pollId}`, { as: await moderator(), method: "DELETE" })).status).toBe(200);
  expect(await placesOf(pollId)).toBe(0);
  const page = await see(path, { as: author });
  expect([page.status, page.body.includes("Zqdeleted?")]).toEqual([200, false]);

  const second = await threadWith("Zqof somebody who left?");
  const statements = eraseStatements({ db }, testContext().product.personalData, second.author);
  await db.batch(statements as [(typeof statements)[0], ...typeof statements]);
  expect((await see(second.path, { as: author })).body).toContain("Zqof somebody who left?");
  await db.delete(posts).where(eq(posts.postId, second.postId));
  expect([await placesOf(second.pollId), await db.$count(polls, eq(polls.pollId, second.pollId))]).toEqual([0, 1]);
  await db.insert(pollPlaces).values({ pollId: second.pollId, communityId });
  expect((await call(`/community/one/${communityId}`, { as: await signUp({ userRole: "admin" }), method: "DELETE" })).status).toBe(200);
  expect([await placesOf(second.pollId), await db.$count(pollCounts, eq(pollCounts.pollId, second.pollId))]).toEqual([0, 3]);
});

test("a discussion or a community has one poll, whoever embeds at the same moment", async () => {
  const { author, postId } = await threadWith("Zqfirst?");
  const { communityId, organizer, president } = await peopled();
  const many = await Promise.all(Array.from({ length: 12 }, () => addPollRow({ options: optionsOf(2) })));
  await Promise.all(
    many.flatMap((pollId, at) => [attach(author, postId, pollId), pin(at % 2 ? organizer : president, communityId, pollId)]),
  );
  expect([
    await db.$count(pollPlaces, eq(pollPlaces.postId, postId)),
    await db.$count(pollPlaces, eq(pollPlaces.communityId, communityId)),
  ]).toEqual([1, 1]);
  await expect(db.insert(pollPlaces).values({ pollId: many[0] ?? "" })).rejects.toThrow();
  await expect(db.insert(pollPlaces).values({ pollId: many[0] ?? "", postId, communityId })).rejects.toThrow();
});

test("a poll costs a page no round trip, and one without reads a row more at most", async () => {
  const { postId, author } = await threadWith("Zqhow dear?");
  const plain = await addPost(author, threads);
  const { slug, communityId, organizer } = await peopled();
  const bare = await addCommunity();
  await pin(organizer, communityId, await addPollRow());
  const reader = await signUp();
  const costOf = async (read: (ctx: Person["ctx"]) => Promise<unknown>) => {
    const ctx = { ...reader.ctx, ...(({ db: own, meter }) => ({ db: own, meter }))(testContext()) };
    await read(ctx);
    return [ctx.meter.roundTrips, ctx.meter.rowsRead] as const;
  };
  const thread = [await costOf((ctx) => readThread(ctx, plain)), await costOf((ctx) => readThread(ctx, postId))];
  const community = [await costOf((ctx) => readPublic(ctx, bare.slug)), await costOf((ctx) => readPublic(ctx, slug))];
  for (const [without, withPoll] of [thread, community]) {
    expect([without?.[0], withPoll?.[0]]).toEqual([1, 1]);
    expect((withPoll?.[1] ?? 0) - (without?.[1] ?? 0)).toBeLessThanOrEqual(8);
  }
});
