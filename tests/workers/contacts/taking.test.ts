/** Messages and applications that somebody on the staff takes: one of two at once, handed over, let go, and noted about among themselves. */
import { careerApplications } from "@schema/career";
import { contacts } from "@schema/contacts";
import { auditEntries } from "@schema/platform";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { TakingAct } from "../../../app/engines/review/taking.schemas";
import { readStaffPanel } from "../../../app/features/admin/admin.service.server";
import { readApplicationTaken, readBoard, takeApplication } from "../../../app/features/career/career.service.server";
import { listContacts, readContactTaken, takeContact } from "../../../app/features/contacts/contacts.service.server";
import { addApplicationRow } from "../../support/career";
import { addContactRow } from "../../support/contacts";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });

const kinds = {
  contact: { add: addContactRow, take: takeContact, read: readContactTaken, page: (id: string) => `/admin/contacts/${id}` },
  "career-application": {
    add: addApplicationRow,
    take: takeApplication,
    read: readApplicationTaken,
    page: (id: string) => `/career/${id}`,
  },
};
const each = Object.entries(kinds).map(([type, kind]) => ({ type, ...kind }));

type Kind = (typeof each)[number];
const outcome = (kind: Kind, as: Person, id: string, asked: TakingAct) =>
  kind.take(as.ctx, id, asked).then(
    () => "done",
    ({ code, details }: { code: string; details?: { name?: string } }) => [code, details?.name],
  );

test.each(each)("of two who take a $type at once one gets it, and the other is told who has it", async (kind) => {
  const [one, other] = [await admin(), await admin()];
  for (let round = 0; round < 5; round++) {
    const id = await kind.add();
    const results = await Promise.all([outcome(kind, one, id, { act: "take" }), outcome(kind, other, id, { act: "take" })]);
    const winner = results[0] === "done" ? one : other;
    expect(results).toContainEqual(["kit.takenByOther", winner.ctx.actor.name]);
    expect(await kind.read(one.ctx, id)).toMatchObject({ takenBy: winner.userId, takenName: winner.ctx.actor.name });
    expect(await db.$count(auditEntries, and(eq(auditEntries.subjectId, id), eq(auditEntries.act, `${kind.type}.take` as never)))).toBe(1);
  }
});

test("without the condition of the write both get it, so the two are at once", async () => {
  const [one, other] = [await admin(), await admin()];
  const id = await addContactRow();
  const takeAfterReading = async ({ userId, ctx }: Person) => {
    if ((await readContactTaken(ctx, id)).takenBy !== null) return false;
    await db.update(contacts).set({ takenBy: userId }).where(eq(contacts.contactId, id));
    return true;
  };
  expect(await Promise.all([takeAfterReading(one), takeAfterReading(other)])).toEqual([true, true]);
});

test.each(each)("a $type is handed over from whoever has it, to admins alone, and let go by its holder", async (kind) => {
  const [one, other, third] = [await admin(), await admin(), await admin()];
  const id = await kind.add();
  await kind.take(one.ctx, id, { act: "take" });
  expect(await outcome(kind, other, id, { act: "let-go" })).toEqual(["kit.takenByOther", one.ctx.actor.name]);
  const moderator = await signUp({ userRole: "moderator" });
  expect(await outcome(kind, one, id, { act: "hand-over", to: moderator.userId, from: one.userId })).not.toBe("done");
  await kind.take(one.ctx, id, { act: "hand-over", to: other.userId, from: one.userId });
  expect(await outcome(kind, one, id, { act: "hand-over", to: third.userId, from: one.userId })).toEqual([
    "kit.takenByOther",
    other.ctx.actor.name,
  ]);
  expect((await kind.read(one.ctx, id)).takenBy).toBe(other.userId);
  await kind.take(other.ctx, id, { act: "let-go" });
  expect(await kind.read(one.ctx, id)).toMatchObject({ takenBy: null, takenAt: null });
});

test.each(each)("a note on a $type isn't written over unseen, and goes with it", async (kind) => {
  const [one, other] = [await admin(), await admin()];
  const id = await kind.add();
  const note = (as: Person, staff_note: string, note_before: string) => outcome(kind, as, id, { act: "note", staff_note, note_before });
  expect(await note(one, "Called on Friday.", "")).toBe("done");
  expect((await note(other, "Never called.", ""))[0]).toBe("kit.noteChanged");
  const page = await visit(kind.page(id), { as: other });
  expect(await page.text()).toContain("Called on Friday.");
  const form = { act: "note", staff_note: "Called again.", note_before: "Called on Friday." };
  expect((await visit(kind.page(id), { as: other, form })).headers.get("location")).toBe(kind.page(id));
  expect((await kind.read(one.ctx, id)).staffNote).toBe("Called again.");
});

/** What a page shows, without what forms keep for themselves and what goes to scripts. */
const shownOf = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<input[^>]*>/g, "");

test.each(each)("whoever is told that a note on a $type changed reads the other's beside what they typed", async (kind) => {
  const [one, other] = [await admin(), await admin()];
  const id = await kind.add();
  await kind.take(one.ctx, id, { act: "note", staff_note: "Called on Friday.", note_before: "" });
  const form = { act: "note", staff_note: "Never called.", note_before: "" };
  const page = shownOf(await (await visit(kind.page(id), { as: other, form })).text());
  for (const said of ["Never called.", "Called on Friday."]) expect(page).toContain(said);
});

test.each(each)("a note of two lines on a $type can be changed as browsers send it", async (kind) => {
  const as = await admin();
  const id = await kind.add();
  const write = async (staff_note: string, note_before: string) =>
    (await visit(kind.page(id), { as, form: { act: "note", staff_note, note_before } })).status;
  expect([await write("a\r\nb", ""), await write("a\r\nc", "a\r\nb")]).toEqual([303, 303]);
  expect((await kind.read(as.ctx, id)).staffNote).toBe("a\nc");
});

test.each(each)(
  "the audit says that a note on a $type was changed and by whom, once for each change, and not what it says",
  async (kind) => {
    const as = await admin();
    const id = await kind.add();
    const write = (staff_note: string, note_before: string) => outcome(kind, as, id, { act: "note", staff_note, note_before });
    await write("Called on Friday.", "");
    await write("Called on Friday.", "Called on Friday.");
    await write("Unseen.", "");
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.act, `${kind.type}.note` as never)));
    expect(entries).toMatchObject([{ actorId: as.userId, before: null, after: null }]);
  },
);

test("lists show what is one's own, and the panel counts it as long as it waits", async () => {
  const [one, other] = [await admin(), await admin()];
  const [message, application] = [await addContactRow(), await addApplicationRow()];
  await addContactRow();
  const mine = async () => (await readStaffPanel(one.ctx, { kind: undefined, size: 20 })).tiles?.find(({ name }) => name === "mine");
  expect((await mine())?.count).toBe(0);
  await takeContact(one.ctx, message, { act: "take" });
  await takeApplication(one.ctx, application, { act: "take" });
  expect(await mine()).toMatchObject({ count: 2, to: expect.stringContaining("mine=1") });
  expect((await listContacts(one.ctx, { status: "open", mine: "1" })).items.map(({ contactId }) => contactId)).toEqual([message]);
  expect((await readBoard(one.ctx, { status: "waiting", mine: "1" })).items.map(({ applicationId }) => applicationId)).toEqual([
    application,
  ]);
  expect((await listContacts(other.ctx, { status: "open", mine: "1" })).items).toEqual([]);
  await db.update(contacts).set({ status: "closed" }).where(eq(contacts.contactId, message));
  await db.update(careerApplications).set({ takenBy: other.userId }).where(eq(careerApplications.applicationId, application));
  expect((await mine())?.count).toBe(0);
});
