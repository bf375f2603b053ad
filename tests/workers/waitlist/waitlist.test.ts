/** Waitlists: a place after a confirmed address, invitations in order that work once. */
import { auditEntries, flagGuests } from "@schema/platform";
import { waitlistEntries } from "@schema/waitlist";
import { and, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { acceptInvitation, inviteNext, joinList, readOwnPlaces } from "../../../app/features/waitlist/waitlist.service.server";
import { refuseWithoutFlag } from "../../../app/platform/access/door.server";
import { newId, sha256 } from "../../../app/platform/ids";
import { lastMailTo, mailsTo, tokenIn } from "../../support/mails";
import { noticesOf } from "../../support/notices";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addEntryRow, addWaitlist } from "../../support/waitlists";

const DAY = 86_400_000;
const { db } = testContext();
const PAGE = "/waitlist/add";

const entriesOf = ({ userId }: Person) => db.select().from(waitlistEntries).where(eq(waitlistEntries.userId, userId));
const join = (as: Person, feature: string) => visit(PAGE, { as, form: { act: "join", feature, note: "" } });
const confirm = (as: Person, token: string) => visit(PAGE, { as, form: { act: "confirm", token } });

interface Own {
  entries: { feature: string; status: string; place: number | null }[];
}
const ownOf = async (as: Person, feature: string) =>
  (await call<Own>("/waitlist", { as })).body.entries.find((each) => each.feature === feature);

async function joined(feature: string): Promise<Person> {
  const person = await signUp();
  await join(person, feature);
  await confirm(person, tokenIn(await lastMailTo(person.userEmail)));
  return person;
}

test("somebody joins, confirms by the mailed link once, and has a place that nobody takes from them", async () => {
  const feature = await addWaitlist();
  const early = await signUp();
  expect((await join(early, feature)).status).toBe(303);
  expect(await ownOf(early, feature)).toMatchObject({ status: "asked", place: null });
  const [first, second] = [await joined(feature), await joined(feature)];
  const token = tokenIn(await lastMailTo(early.userEmail));
  expect(await (await visit(`${PAGE}?token=${token}`, { as: early })).text()).toContain(token);
  expect((await confirm(second, token)).status).toBe(410);
  expect((await confirm(early, token)).status).toBe(303);
  expect((await confirm(early, token)).status).toBe(410);
  const places = async () => Promise.all([first, second, early].map(async (person) => (await ownOf(person, feature))?.place));
  expect(await places()).toEqual([1, 2, 3]);
  expect((await visit(PAGE, { as: first, form: { act: "leave", feature } })).status).toBe(303);
  expect(await places()).toEqual([undefined, 1, 2]);
  expect(await (await visit(PAGE, { as: early })).text()).toContain("number 2 in line");
});

test("a closed list takes nobody, and a list that isn't there is refused with what was typed", async () => {
  const person = await signUp();
  const feature = await addWaitlist({ isOpen: false });
  for (const key of [feature, "no-such-list"]) {
    const refused = await visit(PAGE, { as: person, form: { act: "join", feature: key, note: "" } });
    expect(refused.status).toBe(409);
  }
  expect(await entriesOf(person)).toEqual([]);
});

test("a list that is closed isn't offered", async () => {
  const [open, closed] = [await addWaitlist(), await addWaitlist({ isOpen: false })];
  const offered = (await readOwnPlaces((await signUp()).ctx)).open.map(({ value }) => value);
  expect([offered.includes(open), offered.includes(closed)]).toEqual([true, false]);
});

test("five joins of one person at once are one place and one mail", async () => {
  const feature = await addWaitlist();
  const person = await signUp();
  await Promise.allSettled(Array.from({ length: 5 }, () => joinList(person.ctx, { feature, note: "" })));
  expect([(await entriesOf(person)).length, (await mailsTo(person.userEmail)).length]).toEqual([1, 1]);
});

test("the control: without the rule of the table, who looks first and then joins is there more than once", async () => {
  const feature = await addWaitlist();
  const person = await signUp();
  await db.run(sql`CREATE TABLE unguarded AS SELECT * FROM waitlist_entries WHERE 0`);
  const looked = async () => {
    const there = await db.all(sql`SELECT 1 FROM unguarded WHERE list_key = ${feature} AND user_id = ${person.userId}`);
    if (there.length > 0) return;
    await db.run(
      sql`INSERT INTO unguarded (entry_id, list_key, user_id) VALUES (${newId("wait", Date.now())}, ${feature}, ${person.userId})`,
    );
  };
  await Promise.all(Array.from({ length: 10 }, looked));
  const rows = await db.all(sql`SELECT * FROM unguarded`);
  await db.run(sql`DROP TABLE unguarded`);
  expect(rows.length).toBeGreaterThan(1);
});

test("a link that is over confirms nothing, and whoever didn't confirm may join again", async () => {
  const feature = await addWaitlist();
  const person = await signUp();
  const token = "a-token-that-is-long-enough-to-be-one";
  const asked = { status: "asked" as const, number: null, confirmHash: await sha256(token), endsAt: Date.now() - 1 };
  await addEntryRow(feature, person, asked);
  expect((await confirm(person, token)).status).toBe(410);
  expect((await join(person, feature)).status).toBe(303);
  expect(await mailsTo(person.userEmail)).toHaveLength(1);
});

test("an admin invites the next in order; each is audited, notified, and gets in once", async () => {
  const feature = await addWaitlist();
  const admin = await signUp({ userRole: "admin" });
  const people = [await joined(feature), await joined(feature), await joined(feature)];
  const invited = await visit("/admin/waitlist/all", { as: admin, form: { act: "invite", feature, count: "2" } });
  expect(invited.status).toBe(303);
  const states = await Promise.all(people.map(async (person) => (await ownOf(person, feature))?.status));
  expect(states).toEqual(["invited", "invited", "waiting"]);
  const [one, , waiting] = people as [Person, Person, Person];
  expect((await ownOf(waiting, feature))?.place).toBe(1);
  const [entry] = await entriesOf(one);
  const audits = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, entry?.entryId ?? ""), eq(auditEntries.act, "waitlist.invite")));
  expect(audits).toHaveLength(1);
  expect((await noticesOf(one)).map(({ kind }) => kind)).toEqual(["waitlist.invited"]);
  const door = { flag: feature };
  await expect(refuseWithoutFlag(door, one.ctx)).rejects.toMatchObject({ status: 404 });
  expect((await visit(PAGE, { as: one, form: { act: "accept", feature } })).status).toBe(303);
  await expect(refuseWithoutFlag(door, { ...one.ctx, ...testContext(), actor: one.ctx.actor })).resolves.toBeUndefined();
});

test("one invitation accepted ten times at once is accepted once, and one that is over never", async () => {
  const feature = await addWaitlist();
  const [person, late] = [await signUp(), await signUp()];
  await addEntryRow(feature, person, { status: "invited", endsAt: Date.now() + DAY });
  await addEntryRow(feature, late, { status: "invited", endsAt: Date.now() - 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => acceptInvitation(person.ctx, feature)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(acceptInvitation(late.ctx, feature)).rejects.toMatchObject({ code: "waitlist.invitationOver" });
  expect(await db.select().from(flagGuests).where(eq(flagGuests.flag, feature))).toHaveLength(1);
});

test("the control: who reads the state and then writes it accepts one invitation more than once", async () => {
  const feature = await addWaitlist();
  const person = await signUp();
  await addEntryRow(feature, person, { status: "invited", endsAt: Date.now() + DAY });
  let accepted = 0;
  const looked = async () => {
    const [entry] = await entriesOf(person);
    if (entry?.status !== "invited") return;
    await db.update(waitlistEntries).set({ status: "accepted", endsAt: null }).where(eq(waitlistEntries.entryId, entry.entryId));
    accepted += 1;
  };
  await Promise.all(Array.from({ length: 10 }, looked));
  expect(accepted).toBeGreaterThan(1);
});

test("two admins who invite at once invite different people", async () => {
  const feature = await addWaitlist();
  const admins = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
  for (let at = 0; at < 4; at++) await addEntryRow(feature, await signUp());
  const counts = await Promise.all(admins.map(({ ctx }) => inviteNext(ctx, feature, 2)));
  expect(counts).toEqual([2, 2]);
  await expect(inviteNext((admins[0] as Person).ctx, feature, 1)).rejects.toMatchObject({ code: "waitlist.nobodyWaits" });
});

test("the file is the list in its order, and no cell of it is a formula", async () => {
  const feature = await addWaitlist();
  const [admin, student] = [await signUp({ userRole: "admin" }), await signUp()];
  await addEntryRow(feature, student, { note: "=HYPERLINK(1)" });
  const path = `/api/v1/admin/waitlist/${feature}/list.csv`;
  const file = await visit(path, { as: admin });
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect(await file.text()).toContain(`"'=HYPERLINK(1)"`);
  expect((await visit(path, { as: student })).status).toBe(403);
});

test("admins open a list once, search who waits, and stop newcomers", async () => {
  const admin = await signUp({ userRole: "admin" });
  const form = { act: "add", key: "zq-new-list", name_en: "Zq new", name_tr: "Zq yeni" };
  expect((await visit("/admin/waitlist/all", { as: admin, form })).status).toBe(303);
  const again = await visit("/admin/waitlist/all", { as: admin, form: { ...form, name_en: "Zq typed again" } });
  expect([again.status, (await again.text()).includes("Zq typed again")]).toEqual([409, true]);
  const [found, other] = [await signUp({ name: "Çağrı Zq" }), await signUp()];
  for (const person of [found, other]) await addEntryRow("zq-new-list", person);
  const page = await (await visit("/admin/waitlist/all?feature=zq-new-list", { as: admin })).text();
  expect([page.includes(found.userEmail), page.includes(other.userEmail)]).toEqual([true, true]);
  await visit("/admin/waitlist/all", { as: admin, form: { act: "close", feature: "zq-new-list" } });
  expect((await join(await signUp(), "zq-new-list")).status).toBe(409);
});
