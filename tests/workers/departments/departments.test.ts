/** Departments: read by everyone from a cache, kept by admins. */

import { courses } from "@schema/catalog";
import { departments } from "@schema/departments";
import { auditEntries, errorGroups } from "@schema/platform";
import { registrations } from "@schema/reception";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { departmentChoices, forgetDepartments, listDepartments } from "../../../app/features/departments/departments.service.server";
import { see } from "../../support/pages";
import { makeCourse } from "../../support/rows";
import { call, env, type Person, signUp, testContext } from "../../support/site";

type Department = {
  department_id: string;
  department_code: string;
  department_name: string;
  department_is_active: boolean;
  faculty: string;
};
type Failed = { error: { code: string; message: string; details?: Record<string, unknown> } };
type Answer = Department & Failed;

const ADMIN = "/admin/departments";
let serial = 100;

const body = (own: Record<string, unknown> = {}) => {
  serial += 1;
  return {
    department_code: `DP${serial}`,
    numeric_code: String(serial),
    name_en: `Departed Engineering ${serial}`,
    name_tr: `Ayrılık Mühendisliği ${serial}`,
    faculty: "Engineering",
    has_courses: true,
    ...own,
  };
};

const admin = () => signUp({ userRole: "admin" });
const post = (as: Person, json: unknown) => call<Answer>(ADMIN, { as, json });
const put = (as: Person, path: string, json?: unknown) => call<Answer>(`${ADMIN}/${path}`, { as, method: "PUT", json });
const outcome = ({ status, body: { error } }: { status: number; body: Partial<Failed> }) => [status, error?.code];

async function added(as: Person, own: Record<string, unknown> = {}) {
  const json = body(own);
  const { status, body: department } = await post(as, json);
  expect(status).toBe(201);
  return { json, id: department.department_id };
}

const list = async (query = "") =>
  (await call<{ departments: Department[]; total: number; page: number; limit: number } & Failed>(`/departments${query}`)).body;

const auditsOf = (id: string) =>
  testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.key);

test("Turkish pages name the faculty in Turkish: the catalog's list, a department's page and the list of staff", async () => {
  const staff = await admin();
  const { json } = await added(staff, { faculty: "Faculty of Architecture" });
  const turkish = { headers: { "accept-language": "tr" } };
  for (const path of [
    `/catalog/departments?q=${json.department_code}`,
    `/catalog/department/${json.department_code}`,
    "/admin/departments/all",
  ]) {
    const page = await see(path, { ...turkish, as: path.startsWith("/admin") ? staff : undefined });
    expect([path, page.status, page.body.includes("Mimarlık Fakültesi")]).toEqual([path, 200, true]);
  }
  expect((await see(`/catalog/department/${json.department_code}`)).body).toContain("Faculty of Architecture");
});

test("a department is added, written down, and readable at once by id, by code in any case, and in the lists", async () => {
  const staff = await admin();
  const { json, id } = await added(staff, { department_code: "zıip" });
  const expected = {
    department_id: id,
    department_code: "ZIIP",
    department_name: json.name_en,
    name_en: json.name_en,
    name_tr: json.name_tr,
    faculty: "Engineering",
    department_is_active: true,
    version: expect.any(Number),
  };
  expect((await call(`/departments/${id}`)).body).toEqual(expected);
  for (const code of ["ZIIP", "ziip", "z%C4%B1%C4%B0p"]) expect((await call(`/departments/code/${code}`)).body).toEqual(expected);
  const turkish = await call<Department>(`/departments/${id}`, { headers: { "accept-language": "tr" } });
  expect(turkish.body.department_name).toBe(json.name_tr);
  expect((await list("?q=AYRILIK")).departments.map(({ department_id }) => department_id)).toContain(id);
  expect((await call<Record<string, Department[]>>("/departments/by-faculty")).body.Engineering).toContainEqual(expected);
  expect((await call<{ faculties: string[] }>("/departments/faculties")).body.faculties).toContain("Engineering");
  expect((await call<{ departments: unknown[] }>("/departments/constants")).body.departments).toContainEqual({
    department_id: id,
    department_code: "ZIIP",
    department_name: json.name_en,
  });
  const [audit] = await auditsOf(id);
  expect(audit).toMatchObject({ act: "department.add", actorId: staff.userId, after: { ...json, department_code: "ZIIP" } });
});

test("the list is paged, and leaves out what isn't active unless asked", async () => {
  const staff = await admin();
  const { id } = await added(staff);
  await added(staff);
  expect((await put(staff, `${id}/deactivate`)).body.department_is_active).toBe(false);
  const ids = async (query: string) => (await list(query)).departments.map(({ department_id }) => department_id);
  expect(await ids("")).not.toContain(id);
  expect(await ids("?active_only=false")).toContain(id);
  expect(JSON.stringify((await call("/departments/by-faculty")).body)).not.toContain(id);
  expect(JSON.stringify((await call("/departments/by-faculty?active_only=false")).body)).toContain(id);
  expect(JSON.stringify((await call("/departments/constants")).body)).not.toContain(id);
  expect((await call<Department>(`/departments/${id}`)).body.department_is_active).toBe(false);
  const [first, second] = [await list("?limit=1"), await list("?limit=1&page=2")];
  expect([first.departments.length, first.page, first.limit, first.total >= 1]).toEqual([1, 1, 1, true]);
  expect(second.departments[0]?.department_id).not.toBe(first.departments[0]?.department_id);
  expect((await list()).limit).toBe(100);
  expect((await put(staff, `${id}/activate`)).status).toBe(200);
  expect((await put(staff, `${id}/activate`)).status).toBe(200);
  expect(await ids("")).toContain(id);
  expect((await auditsOf(id)).map(({ act, before }) => [act, (before as Partial<Department> | null)?.department_is_active])).toEqual([
    ["department.add", undefined],
    ["department.deactivate", true],
    ["department.activate", false],
  ]);
});

test.each(["?limit=201", "?limit=0", "?page=0", "?page=x", "?active_only=maybe"])("a list asked for with %s is refused", async (query) => {
  expect(outcome(await call<Failed>(`/departments${query}`))).toEqual([400, "kit.invalidInput"]);
});

test("an unknown department is 404, by id and by code, to read and to change", async () => {
  const staff = await admin();
  const paths = ["/departments/department-none", "/departments/code/NOPE"];
  for (const path of paths) expect(outcome(await call<Failed>(path))).toEqual([404, "departments.notFound"]);
  expect(outcome(await put(staff, "department-none", body()))).toEqual([404, "departments.notFound"]);
  for (const verb of ["activate", "deactivate"])
    expect(outcome(await put(staff, `department-none/${verb}`))).toEqual([404, "departments.notFound"]);
  expect(outcome(await call<Failed>(`${ADMIN}/department-none`, { as: staff, method: "DELETE" }))).toEqual([404, "departments.notFound"]);
});

test.each([
  ["department_code", "X"],
  ["department_code", "TOO LONG CODE"],
  ["department_code", undefined],
  ["numeric_code", "12"],
  ["numeric_code", "12a"],
  ["name_en", ""],
  ["name_tr", "x".repeat(121)],
  ["faculty", "x"],
  ["has_courses", "perhaps"],
  ["department_id", "department-own"],
])("a department whose %s is %j is refused by that field's name", async (field, value) => {
  const staff = await admin();
  const { id } = await added(staff);
  for (const answer of [await post(staff, body({ [field]: value })), await put(staff, id, body({ [field]: value }))]) {
    expect(outcome(answer)).toEqual([400, "kit.invalidInput"]);
    expect(JSON.stringify(answer.body.error.details)).toContain(field);
  }
});

test("a code or a number that another department has is refused beside its field, to add and to change", async () => {
  const staff = await admin();
  const [first, second] = [await added(staff), await added(staff)];
  const sameCode = body({ department_code: first.json.department_code.toLowerCase() });
  const sameNumber = body({ numeric_code: first.json.numeric_code });
  for (const send of [post, (as: Person, json: unknown) => put(as, second.id, json)]) {
    const [code, number] = [await send(staff, sameCode), await send(staff, sameNumber)];
    expect([...outcome(code), code.body.error.details?.field]).toEqual([409, "departments.codeTaken", "department_code"]);
    expect([...outcome(number), number.body.error.details?.field]).toEqual([409, "departments.numberTaken", "numeric_code"]);
  }
  expect((await auditsOf(second.id)).map(({ act }) => act)).toEqual(["department.add"]);
});

test("of the same department added five times at once one is left", async () => {
  const staff = await admin();
  const json = body();
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(staff, json)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});

test("a change is written down with what was before", async () => {
  const staff = await admin();
  const { id, json } = await added(staff);
  const next = { ...json, name_en: "Renamed", has_courses: false };
  expect((await put(staff, id, next)).body).toMatchObject({ department_id: id, name_en: "Renamed" });
  const [, audit] = await auditsOf(id);
  expect(audit).toMatchObject({
    act: "department.edit",
    actorId: staff.userId,
    before: { ...json, department_is_active: true },
    after: next,
  });
});

test("a department that somebody or something refers to isn't deleted, one that nothing refers to is", async () => {
  const staff = await admin();
  const [ofPerson, ofCourse, free] = [await added(staff), await added(staff), await added(staff)];
  await signUp({ departmentId: ofPerson.id });
  await testContext()
    .db.insert(courses)
    .values(makeCourse({ departmentId: ofCourse.id }));
  const remove = (id: string) => call<Failed>(`${ADMIN}/${id}`, { as: staff, method: "DELETE" });
  for (const { id } of [ofPerson, ofCourse]) {
    const refused = await remove(id);
    expect(outcome(refused)).toEqual([409, "departments.inUse"]);
    expect(refused.body.error.message).toContain("Deactivate it instead");
    expect((await auditsOf(id)).map(({ act }) => act)).toEqual(["department.add"]);
  }
  expect((await remove(free.id)).status).toBe(200);
  expect((await remove(free.id)).status).toBe(404);
  expect((await call(`/departments/${free.id}`)).status).toBe(404);
  const [, audit] = await auditsOf(free.id);
  expect(audit).toMatchObject({ act: "department.delete", before: free.json });
});

test("writes are for admins", async () => {
  const staff = await admin();
  const { id, json } = await added(staff);
  const moderator = await signUp({ userRole: "moderator" });
  const requests = [
    [ADMIN, "POST"],
    [`${ADMIN}/${id}`, "PUT"],
    [`${ADMIN}/${id}`, "DELETE"],
    [`${ADMIN}/${id}/activate`, "PUT"],
    [`${ADMIN}/${id}/deactivate`, "PUT"],
  ] as const;
  for (const [path, method] of requests) {
    expect((await call(path, { method, json })).status).toBe(401);
    expect((await call(path, { method, json, as: moderator })).status).toBe(403);
  }
});

const newcomer = (own: Record<string, unknown>) => {
  serial += 1;
  return {
    name: "Yeni Gelen",
    user_name: `newcomer.${serial}`,
    user_email: `newcomer${serial}@metu.edu.tr`,
    user_password: "correct horse battery staple",
    ...own,
  };
};

test("nobody registers with a department that isn't active or isn't there, nor suggests a course for one", async () => {
  const [staff, student] = [await admin(), await signUp()];
  const { id } = await added(staff);
  const register = (department_id: string) => call<Failed>("/reception/register", { json: newcomer({ department_id }) });
  const suggest = async (department_id: string) => {
    const form = { course_code: `DPX${serial++}`, name_en: "A Course", department_id };
    return (await see("/courses/submission", { as: student, form })).status;
  };
  expect((await register(id)).status).toBe(202);
  expect(await suggest(id)).toBe(303);
  await put(staff, `${id}/deactivate`);
  for (const each of [id, "department-none"]) {
    expect(outcome(await register(each))).toEqual([422, "reception.unknownDepartment"]);
    expect(await suggest(each)).toBe(422);
  }
  const rows = await testContext().db.select().from(registrations).where(eq(registrations.departmentId, id));
  expect(rows).toHaveLength(1);
});

const BROKEN_KV = { get: () => Promise.reject(new Error("KV is down")), put: () => Promise.reject(new Error("KV is down")) };

/** A moment at which no isolate remembers its own changes any more. */
const later = { now: () => Date.now() + 10 * 60_000 };

test("the cache is asked first, filled when it is empty, and silent when it fails", async () => {
  const ctx = testContext({ clock: later });
  await added(await admin());
  await env.KV.delete("departments:all");
  const fromD1 = await listDepartments(ctx);
  expect(await env.KV.get("departments:all", "json")).toEqual({ at: expect.any(Number), copy: fromD1 });
  const before = ctx.meter.roundTrips;
  expect(await listDepartments(ctx)).toEqual(fromD1);
  expect(ctx.meter.roundTrips).toBe(before);
  const broken = { ...ctx, env: { ...env, KV: BROKEN_KV as unknown as KVNamespace } };
  expect(await listDepartments(broken)).toEqual(fromD1);
});

test("a copy is asked for again after five minutes, and not before", async () => {
  const began = later.now();
  const at = (ms: number) => testContext({ clock: { now: () => began + ms } });
  await env.KV.delete("departments:all");
  const first = await listDepartments(at(0));
  const { department_code: departmentCode, numeric_code: numericCode, name_en: nameEn, name_tr: nameTr } = body();
  const row = {
    departmentId: "department-unlisted",
    departmentCode,
    numericCode,
    nameEn,
    nameTr,
    faculty: "Engineering",
    hasCourses: true,
  };
  await testContext()
    .db.insert(departments)
    .values({ ...row, createdAt: began, updatedAt: began });
  const has = async (ms: number) => (await listDepartments(at(ms))).some(({ departmentId }) => departmentId === row.departmentId);
  expect(first.length).toBeGreaterThan(0);
  expect([await has(1), await has(299_999), await has(300_000), await has(300_001)]).toEqual([false, false, true, true]);
});

test("the isolate that changes departments reads the change at once, even while KV shows what was before", async () => {
  const ctx = testContext();
  const { id } = await added(await admin());
  await forgetDepartments(ctx);
  await env.KV.put(
    "departments:all",
    JSON.stringify({ at: Date.now() - 1000, copy: [{ departmentId: "stale", isActive: true, nameEn: "Stale", nameTr: "Stale" }] }),
  );
  expect((await departmentChoices(ctx)).map(({ value }) => value)).toContain(id);
  const elsewhere = await departmentChoices({ ...ctx, clock: { now: () => Date.now() + 3 * 60_000 } });
  expect(elsewhere.map(({ value }) => value)).toEqual(["stale"]);
  await forgetDepartments(ctx);
});

test("when the database fails as well, the reader is told so and the cause is kept", async () => {
  const ctx = testContext({ clock: later });
  const db = {
    ...ctx.db,
    select: () => {
      throw new Error("D1 is away today");
    },
  } as unknown as typeof ctx.db;
  const failing = { ...ctx, db: Object.assign(Object.create(ctx.db), db), env: { ...env, KV: BROKEN_KV as unknown as KVNamespace } };
  await expect(listDepartments(failing)).rejects.toMatchObject({ code: "departments.loadFailed", status: 503 });
  const [latest] = await ctx.db.select().from(errorGroups).where(eq(errorGroups.route, "departments")).orderBy(desc(errorGroups.key));
  expect(latest?.message).toBe("D1 is away today");
});

test("the pages list, find, add, edit, switch and delete", async () => {
  const staff = await admin();
  const json = body({ name_tr: "Çığ Araştırmaları" });
  const form = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, value === true ? "on" : String(value)]));
  const create = await see("/admin/departments/add", { as: staff, form });
  expect([create.status, create.location]).toEqual([303, `/admin/departments/all?q=${json.department_code}`]);
  const [row] = await testContext().db.select().from(departments).where(eq(departments.departmentCode, json.department_code));
  const id = row?.departmentId ?? "";
  expect((await see("/admin/departments/all?q=cig", { as: staff })).body).toContain("Çığ Araştırmaları");
  expect((await see("/admin/departments/all?q=cig&faculty=Elsewhere", { as: staff })).body).not.toContain("Çığ Araştırmaları");
  const act = (name: string) => see("/admin/departments/all", { as: staff, form: { act: name, id } });
  expect((await act("deactivate")).status).toBe(303);
  expect((await see("/admin/departments/all?q=cig", { as: staff })).body).not.toContain("Çığ Araştırmaları");
  expect((await see("/admin/departments/all?q=cig&state=inactive", { as: staff })).body).toContain("Çığ Araştırmaları");
  const taken = await see(`/admin/departments/edit/${id}`, {
    as: staff,
    form: { ...form, department_code: (await added(staff)).json.department_code },
  });
  expect([taken.status, taken.body.includes("Another department has this code.")]).toEqual([409, true]);
  expect((await see(`/admin/departments/edit/${id}`, { as: staff, form: { ...form, name_en: "Avalanches" } })).status).toBe(303);
  await signUp({ departmentId: id });
  const kept = await see(`/admin/departments/edit/${id}`, { as: staff, form: { act: "delete", id } });
  expect([kept.status, kept.body.includes("Deactivate it instead")]).toEqual([409, true]);
  expect((await see("/admin/departments/edit/department-none", { as: staff })).status).toBe(404);
});
