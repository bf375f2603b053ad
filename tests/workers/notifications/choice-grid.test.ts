/** The grid of settings: every kind stands in one group, and what the grid says is what is sent. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { choicesOf, ignoresQuietHours, type NoticeGroup, type NoticeKind, noticeGroups } from "../../../app/engines/notices/kinds";
import { setChoice, wantsMail, whoChose } from "../../../app/engines/notices/notices.repository.server";
import { notify } from "../../../app/engines/notices/notify.server";
import { putSubscription } from "../../../app/engines/notices/push-subscriptions.repository.server";
import { readChoices, saveChoices } from "../../../app/features/notifications/choices.service.server";
import { newReply } from "../../../app/features/thread/notices.repository.server";
import { product } from "../../../app/product.server";
import { asNow } from "../../support/notices";
import { see } from "../../support/pages";
import { type Person, signUp, testContext, visit } from "../../support/site";

const PAGE = "/profile/notifications";
let person: Person;
let serial = 0;

beforeAll(async () => {
  person = await signUp({ userRole: "admin" });
  await putSubscription(person.ctx, { endpoint: "https://updates.push.services.mozilla.com/grid", p256dh: "x", auth: "y" });
});

const groupOf = async (group: NoticeGroup, who = person) => (await readChoices(asNow(who))).groups.find((each) => each.group === group);

const send = (group: NoticeGroup, own: Record<string, string>, who = person) =>
  visit(PAGE, {
    as: who,
    form: { "groups[0].group": group, ...Object.fromEntries(Object.entries(own).map(([key, value]) => [`groups[0].${key}`, value])) },
  });

/** What becomes of a notification of this kind: null when there is none. */
async function sentOf(kind: NoticeKind): Promise<{ mail: string | null; push: number | null } | null> {
  const ctx = testContext();
  const key = `grid ${serial++}`;
  await ctx.db.batch([notify(ctx, { kind, userId: person.userId, subjectId: "none", path: "/", key })]);
  const [row] = await ctx.db.all<{ mail: string | null; push: number | null }>(
    sql`SELECT mail, push FROM notices WHERE dedupe_key = ${key}`,
  );
  return row ?? null;
}

/** Of what advertises the consent alone decides (`news.test.ts`). */
const chosen = product.notices.filter(({ messageClass }) => messageClass !== "commercial");

const own = (group: NoticeGroup) => chosen.filter((kind) => kind.group === group);

test("every kind stands in exactly one of six groups, and no group is empty", async () => {
  const { groups, rows } = await readChoices(asNow(person));
  expect(groups.map(({ group }) => group)).toEqual([...noticeGroups]);
  expect(groups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind)).sort()).toEqual(chosen.map(({ name }) => name).sort());
  expect(rows).toHaveLength(chosen.length);
});

test.each([
  ["user", []],
  ["moderator", ["staff"]],
  ["admin", ["staff", "admins"]],
] as const)("a %s chooses among what they may hear of", async (userRole, own) => {
  const { groups } = await readChoices(asNow(await signUp({ userRole })));
  const shown = groups.flatMap(({ kinds }) => kinds.map(({ kind }) => kind));
  const may = chosen.filter(({ isFor }) => !isFor || own.some((each) => each === isFor));
  expect(shown.toSorted()).toEqual(may.map(({ name }) => name).toSorted());
});

const MAILS = { off: undefined, app: null, mail: "now", digest: "daily" } as const;

test.each(noticeGroups)("what the grid says of %s is what is sent, in every column", async (group) => {
  for (const channel of (await groupOf(group))?.choices ?? []) {
    expect((await send(group, { channel })).status).toBe(303);
    expect((await groupOf(group))?.channel, channel).toBe(channel);
    for (const kind of own(group)) {
      const sent = await sentOf(kind);
      const where = `${kind.name} ${channel}`;
      if (choicesOf(kind).length === 0) expect(sent?.mail, where).toBe(kind.mailsItself ? null : "now");
      else if (channel === "off") expect(sent, where).toBeNull();
      else expect(sent?.mail, where).toBe(kind.mailsItself ? null : MAILS[channel]);
    }
  }
});

test("decisions and announcements, which are mailed on their own, follow the grid too", async () => {
  const mailed = async (kind: string) =>
    (await testContext().db.all<{ wants: number }>(sql`SELECT ${wantsMail(sql`${kind}`, sql`${person.userId}`)} AS wants`))[0]?.wants;
  const announced = async () =>
    (await whoChose(testContext(), { kind: "notifications.announcement", channel: "mail" }, "", 1000)).includes(person.userId);
  for (const [channel, expected] of [
    ["mail", 1],
    ["app", 0],
  ] as const) {
    await send("contributions", { channel });
    await send("site", { channel });
    expect([await mailed("review.approved"), await mailed("review.rejected"), await announced()], channel).toEqual([
      expected,
      expected,
      expected === 1,
    ]);
  }
});

test("a kind offers no channel that does nothing: what mails itself has no daily email", () => {
  for (const kind of product.notices.filter(({ mailsItself }) => mailsItself)) expect(choicesOf(kind), kind.name).not.toContain("digest");
});

test("pushes go by the grid's box, where there are boxes; a row that wasn't touched stays as it is", async () => {
  const pushed = async () => (await sentOf(newReply))?.push;
  await send("discussions", { channel: "app" });
  expect(await pushed()).toBe(1);
  const form = { as: person, form: { has_push: "on", "groups[0].group": "discussions", "groups[0].pushed": "on" } };
  await visit(PAGE, form);
  expect([await pushed(), (await groupOf("discussions"))?.pushes]).toEqual([null, false]);
  await visit(PAGE, { as: person, form: { has_push: "on", "groups[0].group": "discussions" } });
  expect(await pushed()).toBeNull();
  await visit(PAGE, { as: person, form: { has_push: "on", "groups[0].group": "discussions", "groups[0].push": "on" } });
  expect(await pushed()).toBe(1);
});

test("a group whose kinds differ says so, and saving it untouched changes none of them", async () => {
  const who = await signUp();
  const before = (await readChoices(asNow(who))).rows;
  expect((await groupOf("events", who))?.channel).toBeNull();
  expect((await see(PAGE, { as: who })).body).toContain("Differs by kind");
  await send("events", {}, who);
  await send("discussions", { channel: "app", was: "app" }, who);
  expect((await readChoices(asNow(who))).rows).toEqual(before);
});

test("a single kind is chosen beside a row that wasn't touched; a row that was counts for all of its kinds", async () => {
  const who = await signUp();
  const single = {
    "choices[0].kind": newReply.name,
    "choices[0].channel": "digest",
    "groups[0].group": "discussions",
    "groups[0].was": "app",
  };
  await visit(PAGE, { as: who, form: { ...single, "groups[0].channel": "app" } });
  const channels = async () => (await groupOf("discussions", who))?.kinds.map(({ channel }) => channel).sort();
  // A mention that isn't chosen comes as replies do.
  expect(await channels()).toEqual(["app", "digest", "digest"]);
  await visit(PAGE, { as: who, form: { ...single, "groups[0].channel": "mail" } });
  expect(await channels()).toEqual(["mail", "mail", "mail"]);
});

test.each([
  ["site", "off"],
  ["site", "digest"],
  ["contributions", "digest"],
  ["discussions", "pigeon"],
  ["nothing", "app"],
])("%s by %s isn't to be had, and nothing is kept", async (group, channel) => {
  const who = await signUp();
  const before = (await readChoices(asNow(who))).rows;
  const { status } = await send(group as NoticeGroup, { channel }, who);
  expect([400, 422]).toContain(status);
  expect((await readChoices(asNow(who))).rows).toEqual(before);
});

test("all email is off in one press, but for what is always mailed; the site and pushes stay", async () => {
  const who = await signUp();
  for (const channel of ["mail", "digest"] as const) {
    await saveChoices(asNow(who), { choices: [], groups: [{ group: "discussions", channel }] });
    expect(
      (await visit(PAGE, { as: who, form: { act: "mail-off", "groups[0].group": "events", "groups[0].channel": "mail" } })).status,
    ).toBe(303);
    const { rows } = await readChoices(asNow(who));
    expect(rows.filter((row) => row.channel === "mail" || row.channel === "digest").every(({ choices }) => choices.length === 0)).toBe(
      true,
    );
    expect(rows.every(({ channel: now }) => now !== "off")).toBe(true);
  }
});

test("what somebody had switched off stays off when all email is", async () => {
  const who = await signUp();
  await testContext().db.batch([setChoice(testContext(), who.userId, newReply.name, "off")]);
  await visit(PAGE, { as: who, form: { act: "mail-off" } });
  expect((await readChoices(asNow(who))).rows.find(({ kind }) => kind === newReply.name)?.channel).toBe("off");
});

test("a choice from before that a kind can't be had as any more reads as what is done: on the site", async () => {
  const who = await signUp();
  await testContext().db.batch([setChoice(testContext(), who.userId, "alarm.due", "digest")]);
  const row = (await readChoices(asNow(who))).rows.find(({ kind }) => kind === "alarm.due");
  expect([row?.channel, product.notices.filter(ignoresQuietHours).some(({ name }) => name === "alarm.due")]).toEqual(["app", true]);
});

test("each channel stands in a label of its own with its words after it, so that pressing the words chooses it", async () => {
  const { body } = await see(PAGE, { as: await signUp(), headers: { "accept-language": "en" } });
  const labels = body.match(/<label[^>]*>(?:(?!<\/label>).)*<\/label>/gs)?.filter((each) => /name="groups\[0\]\.channel"/.test(each)) ?? [];
  expect(labels.map((each) => each.replace(/<[^>]+>/g, ""))).toEqual([
    "Off",
    "On the site",
    "Also by email at once",
    "Also in the daily email",
  ]);
  expect(labels.every((each) => /^<label[^>]*><input/.test(each))).toBe(true);
});
