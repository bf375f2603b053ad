/** Working with the team: what is open can be applied for once, and admins decide once. */
import { careerApplications, careerOpenings } from "@schema/career";
import { outbox } from "@schema/platform";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideApplication, readBoard } from "../../../app/features/career/career.service.server";
import type { AdminContext } from "../../../app/platform/context";
import { addApplicationRow, addOpeningRow, applicationBody, openingBody } from "../../support/career";
import { call, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const sentFrom = (email: string) => db.select().from(careerApplications).where(eq(careerApplications.email, email));
const formOf = (own: Record<string, unknown>) => applicationBody(own) as Record<string, string>;

test("somebody applies for an open role through the page, and finds it chosen when coming from it", async () => {
  const openingId = await addOpeningRow({ titleEn: "Writer of guides" });
  expect(await (await visit("/career")).text()).toContain(`/career/apply?opening=${openingId}`);
  expect(await (await visit(`/career/apply?opening=${openingId}`)).text()).toMatch(
    new RegExp(`value="${openingId}" selected|selected="" value="${openingId}"`),
  );
  const sent = await visit("/career/apply", {
    form: formOf({ email: "one@example.edu", opening_id: openingId, department_id: "", link: "" }),
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/career/apply?sent=1"]);
  expect(await sentFrom("one@example.edu")).toMatchObject([{ openingId, status: "waiting", departmentId: null, link: null }]);
});

test("a closed role can't be applied for, and the same role only once while the first waits, even when both are sent at once; only its owner is told", async () => {
  const closed = await addOpeningRow({ isOpen: false });
  const openingId = await addOpeningRow();
  expect((await call("/career", { json: applicationBody({ email: "two@example.edu", opening_id: closed }) })).status).toBe(409);
  const twice = [1, 2].map(() => call("/career", { json: applicationBody({ email: "two@example.edu", opening_id: openingId }) }));
  expect((await Promise.all(twice)).map(({ status, body }) => [status, body])).toEqual([
    [201, expect.anything()],
    [201, expect.anything()],
  ]);
  expect(await sentFrom("two@example.edu")).toHaveLength(1);
  const owner = await signUp();
  const own = applicationBody({ email: owner.userEmail, opening_id: openingId });
  const stranger = await signUp();
  const statuses = [];
  for (const as of [owner, owner, stranger, undefined]) statuses.push((await call("/career", { as, json: own })).status);
  expect(statuses).toEqual([201, 409, 201, 201]);
});

test("a page of applications goes on below the one that ended the page before", async () => {
  const admin = await signUp({ userRole: "admin" });
  for (let i = 0; i < 3; i++) await addApplicationRow();
  const read = async (before?: number) =>
    (await readBoard(admin.ctx as AdminContext, { status: "waiting", before })).items.map(({ key }) => key);
  const [newest, second, ...rest] = await read();
  expect([await read(newest), await read(second)]).toEqual([[second, ...rest], rest]);
});

test("two admins who decide at once send one mail with the answer that is kept", async () => {
  const [one, two] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "admin" })];
  const applicationId = await addApplicationRow();
  const outcomes = await Promise.allSettled([
    decideApplication(one.ctx, applicationId, { decision: "invited", answer: "Shall we talk on Friday?" }),
    decideApplication(two.ctx, applicationId, { decision: "declined", answer: "Not this time, thank you." }),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const mails = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `%${applicationId}%`));
  const [row] = await db.select().from(careerApplications).where(eq(careerApplications.applicationId, applicationId));
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails[0])).toContain(row?.answer ?? "none");
  expect(await (await visit(`/career/${applicationId}`, { as: one })).text()).toContain(row?.answer ?? "none");
});

test("an admin adds a role, changes and closes it; a change of an older version is refused", async () => {
  const admin = await signUp({ userRole: "admin" });
  const form = { ...openingBody({ title_en: "Illustrator" }), order: "5", is_open: "on" } as Record<string, string>;
  expect((await visit("/admin/career/all", { as: admin, form })).status).toBe(303);
  const [opening] = await db.select().from(careerOpenings).where(eq(careerOpenings.titleEn, "Illustrator"));
  const path = `/admin/career/all?status=openings&edit=${opening?.openingId}`;
  const { is_open: _, ...closing } = form;
  expect((await visit(path, { as: admin, form: { ...closing, version: "1" } })).status).toBe(303);
  expect((await visit(path, { as: admin, form: { ...form, version: "1" } })).status).toBe(409);
  expect(await (await visit("/career")).text()).not.toContain("Illustrator");
});
