/** Quiet hours: what is mailed at once or pushed waits until they end; what can't wait doesn't. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import type { NoticeKind } from "../../../app/engines/notices/kinds";
import { mailNotices } from "../../../app/engines/notices/mails.server";
import { setChoice } from "../../../app/engines/notices/notices.repository.server";
import { notify } from "../../../app/engines/notices/notify.server";
import { setQuietHours } from "../../../app/engines/notices/quiet.server";
import { alarmDue } from "../../../app/features/alarm/ring.repository.server";
import { joinApproved } from "../../../app/features/community/notices.repository.server";
import { withdrawAnnouncement } from "../../../app/features/notifications/announcements.service.server";
import { beginDue } from "../../../app/features/notifications/fan-out.repository.server";
import { siteAnnouncement } from "../../../app/features/notifications/notices.repository.server";
import { dayAhead, momentOf } from "../../../app/platform/time";
import { addAlarm } from "../../support/alarms";
import { addCommunity } from "../../support/communities";
import { post, runQueue } from "../../support/messages";
import { asNow } from "../../support/notices";
import { addAnnouncementRow } from "../../support/notification-samples";
import { addDevice, pushService, runPushes } from "../../support/push";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

afterEach(() => vi.unstubAllGlobals());

const DAY = dayAhead(Date.now(), 2);
const NIGHT = { from: 23 * 60, until: 7 * 60 };

/** A post whose clock shows a time of a day to come. */
function postAt(time: string) {
  const at = post();
  at.wait(momentOf(DAY, time) - at.ctx.clock.now());
  return at;
}

/** Somebody with quiet hours who chose email and has a device. */
async function sleeper(hours = NIGHT, own: Parameters<typeof signUp>[0] = {}) {
  const person = await signUp({ createdAt: 1, emailVerifiedAt: 1, ...own });
  const ctx = testContext();
  const choices = [joinApproved, siteAnnouncement].map(({ name }) => setChoice(ctx, person.userId, name, "mail"));
  await ctx.db.batch([setQuietHours(ctx, person.userId, hours), ...choices]);
  await addDevice(person);
  return person;
}

/** They are told something that can wait. */
async function tell({ userId }: Person, kind: NoticeKind = joinApproved, subjectId?: string) {
  const ctx = testContext();
  const about = subjectId ?? (await addCommunity()).communityId;
  await ctx.db.batch([notify(ctx, { kind, userId, subjectId: about, path: "/", key: `${kind.name}${about}` })]);
}

/** Those pushes that went to somebody's devices. */
async function pushedTo({ userId }: Person, taken: readonly { endpoint: string }[]) {
  const rows = await testContext().db.all<{ endpoint: string }>(sql`SELECT endpoint FROM push_subscriptions WHERE user_id = ${userId}`);
  return taken.filter(({ endpoint }) => rows.some((row) => row.endpoint === endpoint)).length;
}

/** How many mails and pushes somebody has been sent at a time. */
async function sentAt(time: string, person: Person) {
  const at = postAt(time);
  const taken = pushService();
  await mailNotices(at.ctx);
  await runPushes(at);
  return [at.provider.sent.filter(({ to }) => to === person.userEmail).length, await pushedTo(person, taken)];
}

test("a mail at once and a push wait from eleven at night until seven in the morning, by the university's clock", async () => {
  const person = await sleeper();
  await tell(person);
  expect(await sentAt("23:00", person)).toEqual([0, 0]);
  expect(await sentAt("03:30", person)).toEqual([0, 0]);
  expect(await sentAt("06:59", person)).toEqual([0, 0]);
  expect(await sentAt("07:00", person)).toEqual([1, 1]);
  expect(await sentAt("07:01", person)).toEqual([0, 0]);
});

test("hours within a day hold within that day", async () => {
  const person = await sleeper({ from: 9 * 60, until: 12 * 60 });
  await tell(person);
  expect(await sentAt("11:59", person)).toEqual([0, 0]);
  expect(await sentAt("22:00", person)).toEqual([1, 1]);
});

test("one's own alarm comes in quiet hours, and so does what can't be switched off", async () => {
  const person = await sleeper();
  await tell(person, alarmDue, await addAlarm(person));
  expect(await sentAt("03:00", person)).toEqual([0, 1]);
  const ctx = testContext();
  const security: NoticeKind = { ...joinApproved, name: "test.security", channel: "mail", choices: [] };
  const product = { ...ctx.product, notices: [...ctx.product.notices, security] };
  await tell(person, security);
  const at = postAt("03:00");
  await mailNotices({ ...at.ctx, product });
  await runQueue(at);
  expect(at.provider.sent.filter(({ to }) => to === person.userEmail)).toHaveLength(1);
});

test("what was taken away while it waited is neither mailed nor pushed", async () => {
  const person = await sleeper();
  const { communityId } = await addCommunity();
  await tell(person, joinApproved, communityId);
  expect(await sentAt("02:00", person)).toEqual([0, 0]);
  await testContext().db.run(sql`UPDATE communities SET status = 'archived' WHERE community_id = ${communityId}`);
  expect(await sentAt("08:00", person)).toEqual([0, 0]);
});

test("an announcement's email and push wait as well, and don't come when it is withdrawn meanwhile", async () => {
  const person = await sleeper();
  const night = postAt("23:30");
  const sendAt = night.ctx.clock.now();
  const [kept, gone] = [await addAnnouncementRow({ sendAt }), await addAnnouncementRow({ sendAt })];
  const taken = pushService();
  await beginDue(night.ctx);
  for (let i = 0; i < 3; i++) await runQueue(night);
  const mine = () => night.provider.sent.filter(({ to }) => to === person.userEmail).length;
  expect([mine(), await pushedTo(person, taken)]).toEqual([0, 0]);
  const staff = asNow(await signUp({ userRole: "moderator" }));
  await withdrawAnnouncement({ ...staff, clock: night.ctx.clock }, gone);
  night.wait(8 * 3_600_000);
  for (let i = 0; i < 3; i++) await runQueue(night);
  expect([mine(), await pushedTo(person, taken)]).toEqual([1, 1]);
  expect(kept).not.toBe(gone);
});

test("quiet hours are set and taken away on the page and by programs; half of them, or no time at all, isn't", async () => {
  const person = await signUp();
  const kept = async () => (await call<{ quiet_hours: unknown }>("/notifications/preferences", { as: person })).body.quiet_hours;
  const form = (quiet_from: string, quiet_until: string) =>
    visit("/profile/notifications", {
      as: person,
      form: { "choices[0].kind": "alarm.due", "choices[0].channel": "app", quiet_from, quiet_until },
    });
  expect((await form("23:00", "07:00")).status).toBe(303);
  expect(await kept()).toEqual({ from: "23:00", until: "07:00" });
  expect((await form("23:00", "")).status).toBe(400);
  expect((await form("07:00", "07:00")).status).toBe(400);
  expect(await kept()).toEqual({ from: "23:00", until: "07:00" });
  expect((await form("", "")).status).toBe(303);
  expect(await kept()).toBeNull();
  const put = (quiet_hours: unknown) => call("/notifications/preferences", { as: person, method: "PUT", json: { quiet_hours } });
  expect((await put({ from: "12:30", until: "13:00" })).status).toBe(200);
  expect((await call("/notifications/preferences", { as: person, method: "PUT", json: { choices: [] } })).status).toBe(200);
  expect(await kept()).toEqual({ from: "12:30", until: "13:00" });
  expect((await put({ from: "12:30", until: "12:30" })).status).toBe(400);
  expect((await put(null)).status).toBe(200);
  expect(await kept()).toBeNull();
});
