/** Information projects: published ones are read by everybody, admins write, archive, delete and restore. */
import { informationProjects } from "@schema/information";
import { auditEntries } from "@schema/platform";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProjectRow, projectBody } from "../../support/answers";
import { see } from "../../support/pages";
import { call, signUp, testContext } from "../../support/site";

interface Answer {
  project_id: string;
  status: string;
  version: number;
  error?: { code: string; message: string; details?: Record<string, unknown> };
}

const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });
const turkish = { "accept-language": "tr" };

test("a published project is read in both languages, with its lists and an address of its own", async () => {
  const { status, body } = await call<Answer>("/admin/information", { as: await admin(), json: projectBody() });
  expect(status).toBe(201);
  const page = await see("/information/all");
  for (const text of [`id="${body.project_id}"`, "A term at another university.", "Be a student", "Steps"])
    expect(page.body).toContain(text);
  const other = await see("/information/all", { headers: turkish });
  for (const text of ["Başka bir üniversitede bir dönem.", "Öğrenci ol", "Adımlar"]) expect(other.body).toContain(text);
});

test.each(["draft", "archived", "deleted"] as const)("a project that is %s is shown to admins alone", async (status) => {
  const projectId = await addProjectRow({ status, nameEn: `Zq${status} hidden` });
  const [staff, student] = [await admin(), await signUp()];
  for (const path of [`/information/all?status=${status}`, "/information/all", "/search?q=hidden"]) {
    expect((await see(path, { as: student })).body, path).not.toContain(`Zq${status}`);
    expect((await see(path)).body, path).not.toContain(`Zq${status}`);
  }
  expect((await see(`/information/all?status=${status}`, { as: staff })).body).toContain(`Zq${status}`);
  expect((await call<{ projects: Answer[] }>("/information")).body.projects.map(({ project_id }) => project_id)).not.toContain(projectId);
});

test("words are looked for in every text of both languages, folded", async () => {
  await addProjectRow({ projectId: "zq-search", notes: [{ en: "Ask at the desk", tr: "Danışmaya IŞIKLI sor" }] });
  const found = async (q: string) =>
    (await call<{ projects: Answer[] }>(`/information?q=${encodeURIComponent(q)}`)).body.projects.map(({ project_id }) => project_id);
  for (const q of ["isikli", "IŞIKLI danisma", "desk"]) expect(await found(q), q).toContain("zq-search");
  expect(await found("zqnothing")).toEqual([]);
  expect((await see("/search?q=isikli")).body).toContain("/information/all#zq-search");
});

test.each([
  ["capitals in its identifier", { project_id: "Exchange" }, "project_id"],
  ["a figure in its identifier", { project_id: "exchange-2" }, "project_id"],
  ["an order of a thousand", { order: 1000 }, "order"],
  ["an empty line", { warnings: [{ en: "", tr: "Dikkat" }] }, "warnings"],
  ["a line of 301 characters", { notes: [{ en: "x".repeat(301), tr: "Not" }] }, "notes"],
  ["21 lines", { process_steps: Array.from({ length: 21 }, () => ({ en: "Go", tr: "Git" })) }, "process_steps"],
])("%s is refused, by the field's name", async (_, own, field) => {
  const { status, body } = await call<Answer>("/admin/information", { as: await admin(), json: projectBody(own) });
  expect([status, JSON.stringify(body.error?.details).includes(field)]).toEqual([400, true]);
});

test("the database refuses an identifier and an order that the rules don't allow", async () => {
  await expect(addProjectRow({ projectId: "UPPER" })).rejects.toThrow();
  await expect(addProjectRow({ position: 0 })).rejects.toThrow();
});

test("deleting takes a project off the page, restoring brings a draft back, and each act is written down once", async () => {
  const staff = await admin();
  const id = await addProjectRow();
  const act = async (name: string) =>
    (await call<Answer>(`/admin/information/${id}${name}`, { as: staff, method: name ? "PUT" : "DELETE" })).body;
  expect((await act("")).status).toBe("deleted");
  expect((await act("")).status).toBe("deleted");
  expect((await see("/information/all")).body).not.toContain(`id="${id}"`);
  expect((await act("/restore")).status).toBe("draft");
  const audits = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audits.map(({ act: name }) => name)).toEqual(["information.deleted", "information.draft"]);
  const absent = await call<Answer>("/admin/information/none/restore", { as: staff, method: "PUT" });
  expect([absent.status, absent.body.error?.code]).toEqual([404, "information.notFound"]);
});

test("two admins who change the same version: one is told; another project's identifier is refused", async () => {
  const [first, second] = [await admin(), await admin()];
  const { body } = await call<Answer>("/admin/information", { as: first, json: projectBody() });
  const change = (as: typeof first, own: Record<string, unknown>) =>
    call<Answer>(`/admin/information/${body.project_id}`, {
      as,
      method: "PUT",
      json: projectBody({ project_id: body.project_id, version: 1, ...own }),
    });
  const both = await Promise.all([change(first, { name_en: "First" }), change(second, { name_en: "Second" })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const taken = await change(first, { project_id: await addProjectRow(), version: 2 });
  expect([taken.status, taken.body.error?.code]).toEqual([409, "information.idTaken"]);
});

test("forms work without scripts: rows are added, nothing is lost, and the page leads to what was saved", async () => {
  const staff = await admin();
  const form = {
    project_id: "by-form",
    name_en: "By form",
    name_tr: "Formla",
    description_en: "Written by a form.",
    description_tr: "Formla yazıldı.",
    "process_steps[0].en": "Open",
    "process_steps[0].tr": "Aç",
    status: "published",
    order: "7",
  };
  const row = await see("/information/add", {
    as: staff,
    form: { ...form, __intent__: JSON.stringify({ type: "insert", payload: { name: "process_steps" } }) },
  });
  expect(row.body).toContain('name="process_steps[1].en"');
  const refused = await see("/information/add", { as: staff, form: { ...form, project_id: "By Form" } });
  expect([refused.status, refused.body.includes("Invalid project identifier"), refused.body.includes("Written by a form.")]).toEqual([
    400,
    true,
    true,
  ]);
  expect((await see("/information/add", { as: staff, form })).location).toBe("/information/all?status=published#by-form");
  const edited = { ...form, version: "1", name_en: "By form 2" };
  await see("/information/edit/by-form", { as: staff, form: edited });
  const [stored] = await db.select().from(informationProjects).where(eq(informationProjects.projectId, "by-form"));
  expect([stored?.nameEn, stored?.processSteps, stored?.version]).toEqual(["By form 2", [{ en: "Open", tr: "Aç" }], 2]);
  expect((await see("/information/edit/NOT%20ONE", { as: staff })).status).toBe(400);
});
