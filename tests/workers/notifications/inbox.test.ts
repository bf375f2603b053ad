/** The page of one's own notifications: what is about one thing is one row, the bell says what it shows, and marking can be taken back. */
import { noticeTypes } from "@schema/notices";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { notify } from "../../../app/engines/notices/notify.server";
import { markInboxRead, markOpened, readInbox, takeBackMarked } from "../../../app/features/notifications/inbox.service.server";
import { countUnread, deleteOwn, markRead } from "../../../app/features/notifications/notifications.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { addReply } from "../../../app/features/thread/thread.service.server";
import { vipEarned } from "../../../app/features/vip/notices.repository.server";
import { DAY } from "../../../app/platform/clock";
import { createRandom } from "../../../drizzle/seed/random";
import { asNow, unreadOf } from "../../support/notices";
import { addAnnouncementRow, addNotice } from "../../support/notification-samples";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const all = { dateRange: "all", isUnread: false, skip: 0, limit: 100 } as const;
const inbox = async (person: Person, own = {}) => (await readInbox(asNow(person), { ...all, ...own })).rows;

/** A discussion that somebody follows, with so many replies of another. */
async function repliedIn(author: Person, other: Person, replies: number, title = "Where to study at night") {
  const postId = await addPost(author, threads, { title });
  await call(`/thread/${postId}/follow`, { as: author, method: "PUT", json: { is_followed: true } });
  const ids: string[] = [];
  for (let i = 0; i < replies; i++) ids.push(await addReply(asNow(other), postId, { text: `A reply ${i}`, is_anonymous: false }));
  return { postId, ids };
}

const earned = ({ userId }: Person, key: string) => ({
  kind: vipEarned,
  userId,
  subjectId: userId,
  path: "/databank/all",
  key,
  details: { threshold: 3 },
});

test("replies in one discussion are one row that says how many, those of another a row of its own", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const first = await repliedIn(author, other, 3);
  await repliedIn(author, other, 1, "Best tea on campus");
  expect((await inbox(author)).map(({ title, count, about }) => [title, count, about]).sort()).toEqual([
    ["3 new replies in “Where to study at night”", 3, "discussions"],
    ["New reply in “Best tea on campus”", 1, "discussions"],
  ]);
  const turkish = await readInbox({ ...asNow(author), locale: "tr" }, all);
  expect(turkish.rows.map(({ title }) => title)).toContain("“Where to study at night” konusunda 3 yeni yanıt var");
  expect((await inbox(author)).find(({ count }) => count === 3)?.link).toBe(
    `/thread/one/${first.postId}?reply=${first.ids.at(-1)}#${first.ids.at(-1)}`,
  );
});

test("of one type only its own is listed", async () => {
  const person = await signUp();
  await addNotice(person);
  await person.ctx.db.batch([notify(person.ctx, earned(person, "a"))]);
  const listed = await Promise.all(noticeTypes.map((type) => inbox(person, { type })));
  expect(listed.flat()).toHaveLength(2);
});

test("kinds that say nothing of many stand alone, however alike they are", async () => {
  const person = await signUp();
  const { ctx } = person;
  await ctx.db.batch([notify(ctx, earned(person, "a")), notify(ctx, earned(person, "b"))]);
  expect((await inbox(person)).map(({ count, about }) => [count, about])).toEqual([
    [1, "contributions"],
    [1, "contributions"],
  ]);
});

test.each([
  ["a reply was deleted", (ids: string[]) => sql`UPDATE replies SET status = 'deleted' WHERE reply_id = ${ids[2]}`, [2, 1]],
  ["a reply was rejected", (ids: string[]) => sql`UPDATE replies SET status = 'rejected' WHERE reply_id = ${ids[0]}`, [2, 1]],
  ["all replies were", (ids: string[]) => sql`UPDATE replies SET status = 'rejected' WHERE reply_id IN (${sql.join(ids, sql`,`)})`, [3]],
  [
    "the discussion was",
    (ids: string[]) => sql`UPDATE posts SET status = 'rejected' WHERE post_id = (SELECT post_id FROM replies WHERE reply_id = ${ids[0]})`,
    [3],
  ],
  [
    "the discussion is gone",
    (ids: string[]) => sql`UPDATE posts SET status = 'deleted' WHERE post_id = (SELECT post_id FROM replies WHERE reply_id = ${ids[0]})`,
    [3],
  ],
])("when %s, what can't be seen speaks in no group and leads nowhere", async (_, change, counts) => {
  const [author, other] = [await signUp(), await signUp()];
  const { ids } = await repliedIn(author, other, 3);
  await testContext().db.run(change(ids));
  const rows = await inbox(author);
  expect(
    rows
      .map(({ count }) => count)
      .sort()
      .reverse(),
  ).toEqual(counts);
  for (const row of rows.filter(({ link }) => link === null)) expect([row.title.includes("study"), row.text]).toEqual([false, ""]);
  expect(rows.filter(({ link }) => link === null)).toHaveLength(1);
});

test("opening a row marks all of its thing, no other, and nothing that came after it", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const { postId } = await repliedIn(author, other, 3);
  await repliedIn(author, other, 1, "Another one");
  const row = (await inbox(author)).find(({ count }) => count === 3);
  await addReply(asNow(other), postId, { text: "Too late", is_anonymous: false });
  const response = await visit(`/notifications/one?id=${row?.id}&open=1`, { as: author });
  expect([response.status, response.headers.get("location")]).toEqual([302, row?.link]);
  expect((await inbox(author)).map(({ count, isRead }) => [count, isRead])).toEqual(
    expect.arrayContaining([
      [1, false],
      [1, false],
      [3, true],
    ]),
  );
  expect(await unreadOf(author)).toEqual([2, 2]);
});

test("nobody marks or takes back what is somebody else's", async () => {
  const [author, other] = [await signUp(), await signUp()];
  await repliedIn(author, other, 2);
  const [row] = await inbox(author);
  await markOpened(asNow(other), row?.id ?? "");
  expect(await unreadOf(author)).toEqual([2, 2]);
  const done = await markInboxRead(asNow(author));
  await takeBackMarked(asNow(other), done);
  expect(await unreadOf(author)).toEqual([0, 0]);
});

test("marking all can be taken back: just what it marked becomes unread, announcements too", async () => {
  const [author, other] = [await signUp({ createdAt: Date.now() - DAY }), await signUp()];
  const { ids } = await repliedIn(author, other, 3);
  const read = await addAnnouncementRow({ titleEn: "Read before" });
  await addAnnouncementRow({ titleEn: "Unread before" });
  await markRead(asNow(author), read);
  await addNotice(author, "single");
  const before = await inbox(author);
  const unread = await countUnread(asNow(author), author.userId);
  const done = await markInboxRead(asNow(author));
  expect((await inbox(author)).some(({ isRead }) => !isRead)).toBe(false);
  await takeBackMarked(asNow(author), done);
  expect(await inbox(author)).toEqual(before);
  expect(await countUnread(asNow(author), author.userId)).toBe(unread);
  expect(ids).toHaveLength(3);
});

test("without scripts: the form marks all, the page then offers to take it back, and that does", async () => {
  const person = await signUp();
  for (const key of ["a", "b"]) await addNotice(person, key);
  const response = await visit("/notifications/personal", { as: person, form: { act: "read-all" } });
  const to = response.headers.get("location") ?? "";
  expect([response.status, to]).toEqual([303, expect.stringMatching(/^\/notifications\/personal\?undo=\d+-\d+$/)]);
  expect(await unreadOf(person)).toEqual([0, 0]);
  const { body } = await see(to, { as: person });
  expect(body).toContain("Undo</button>");
  await visit("/notifications/personal", {
    as: person,
    form: { act: "undo", undo: new URL(to, "https://x").searchParams.get("undo") ?? "" },
  });
  expect(await unreadOf(person)).toEqual([2, 2]);
});

test.each(["", "1", "1-", "-1-2", "1-2-3", "a-b", "9".repeat(30), "1e3-1"])("what isn't an undo of ours (%s) is none", async (undo) => {
  const person = await signUp();
  await addNotice(person);
  const { status, body } = await see(`/notifications/personal?undo=${encodeURIComponent(undo)}`, { as: person });
  expect([status, body.includes("Undo</button>")]).toEqual([200, false]);
  const sent = await visit("/notifications/personal", { as: person, form: { act: "undo", undo } });
  expect(sent.status).toBeLessThan(500);
  expect(await unreadOf(person)).toEqual([1, 1]);
});

test("the bell says what the page shows as unread, whatever was done", async () => {
  const [author, other] = [await signUp({ createdAt: Date.now() - DAY }), await signUp()];
  const random = createRandom(11);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random.next() * list.length)];
  const posts = [(await repliedIn(author, other, 1)).postId, (await repliedIn(author, other, 1, "Second")).postId];
  let serial = 0;
  let done = { at: 1, until: 0 };
  const acts = [
    () => addReply(asNow(other), pick(posts) ?? "", { text: `${serial++}`, is_anonymous: false }),
    () => addAnnouncementRow({ titleEn: `Announcement ${serial++}` }),
    () => addNotice(author, `cause ${serial++}`),
    async () => markOpened(asNow(author), pick(await inbox(author))?.id ?? ""),
    async () => markRead(asNow(author), pick(await inbox(author))?.id ?? ""),
    async () => {
      const own = pick((await inbox(author)).filter(({ isAnnouncement }) => !isAnnouncement));
      if (own) await deleteOwn(asNow(author), own.id);
    },
    async () => {
      done = await markInboxRead(asNow(author));
    },
    () => takeBackMarked(asNow(author), done),
    () => testContext().db.run(sql`UPDATE replies SET status = 'rejected' WHERE text = ${String(serial - 1)}`),
  ];
  for (let turn = 0; turn < 80; turn++) {
    await pick(acts)?.();
    const { rows, unread } = await readInbox(asNow(author), all);
    const shown = rows.filter(({ isRead }) => !isRead).reduce((sum, { count }) => sum + count, 0);
    const bell = await call<{ unread_count: number }>("/notifications/unread-count", { as: author });
    expect([shown, unread], `turn ${turn}`).toEqual([bell.body.unread_count, bell.body.unread_count]);
    const onlyUnread = await inbox(author, { isUnread: true });
    expect(onlyUnread.map(({ id }) => id)).toEqual(rows.filter(({ isRead }) => !isRead).map(({ id }) => id));
  }
});

test("200 notifications are one question and one trip, and each is looked at a few times at most", async () => {
  const [author, other] = [await signUp(), await signUp()];
  await repliedIn(author, other, 2);
  for (let i = 0; i < 198; i++) await addNotice(author, `cause ${i}`);
  const ctx = testContext({ actor: author.ctx.actor }) as Person["ctx"];
  await readInbox(ctx, all);
  const before = { ...ctx.meter };
  await readInbox(ctx, all);
  const [trips, read] = [ctx.meter.roundTrips - before.roundTrips, ctx.meter.rowsRead - before.rowsRead];
  console.log(`The page of 200 notifications: ${trips} round trip, ${read} rows read`);
  expect(trips).toBe(1);
  expect(read).toBeLessThan(200 * 8);
});

test("today stands apart from before, and the list is narrowed to what it is about", async () => {
  const [author, other] = [await signUp({ createdAt: Date.now() - 3 * DAY }), await signUp()];
  await repliedIn(author, other, 1);
  const { ctx } = author;
  await ctx.db.batch([notify(ctx, earned(author, "old"))]);
  await testContext().db.run(
    sql`UPDATE notices SET created_at = created_at - ${2 * DAY} WHERE dedupe_key = 'old' AND user_id = ${author.userId}`,
  );
  await addAnnouncementRow({ titleEn: "For everybody" });
  expect((await inbox(author)).map(({ about, isToday }) => [about, isToday]).at(-1)).toEqual(["contributions", false]);
  for (const about of ["discussions", "contributions", "site", "events"] as const)
    expect(new Set((await inbox(author, { about })).map((row) => row.about)), about).toEqual(new Set(about === "events" ? [] : [about]));
  const { body } = await see("/notifications/personal", { as: author });
  expect(body.indexOf("Today</h2>")).toBeLessThan(body.indexOf("Earlier</h2>"));
  const none = await see("/notifications/personal?about=events", { as: author });
  expect(none.body).toContain("No results for these filters");
});
