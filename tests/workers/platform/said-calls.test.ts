/** Calls and pages that answer as the specification names them where they once answered otherwise. */
import { departments } from "@schema/departments";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addEvent } from "../../support/events";
import { formOf } from "../../support/forms";
import { see } from "../../support/pages";
import { addCourse } from "../../support/rows";
import { call, type Person, signUp, testContext } from "../../support/site";

type Department = Record<"department_id" | "department_code" | "department_name" | "name_en" | "name_tr" | "faculty", string> & {
  department_is_active: boolean;
  version: number;
  error?: { code: string; details?: unknown };
};

const ADMIN = "/admin/departments";
const TURKISH = { "accept-language": "tr" };
const named = (code: string, own: object = {}) => ({
  department_code: code,
  department_name: `Of ${code}`,
  faculty: "Engineering",
  ...own,
});
const post = (as: Person, json: object) => call<Department>(ADMIN, { as, json });

test("a department is added with the fields that departments have, in one name or in two", async () => {
  const admin = await signUp({ userRole: "admin" });
  const one = await post(admin, named("SPA"));
  expect([one.status, one.body.name_en, one.body.name_tr, one.body.department_is_active]).toEqual([201, "Of SPA", "Of SPA", true]);
  const off = await post(admin, named("SPB", { department_is_active: false }));
  expect([off.status, off.body.department_is_active]).toEqual([201, false]);
  const both = await post(admin, named("SPC", { name_tr: "Ayrı" }));
  expect([both.body.name_en, both.body.name_tr]).toEqual(["Of SPC", "Ayrı"]);
  for (const json of [{ name_en: "Alone" }, { name_tr: "Yalnız" }, {}])
    expect((await post(admin, { department_code: "SPD", faculty: "Engineering", ...json })).status).toBe(400);
  expect((await post(admin, named("SPA"))).body.error?.code).toBe("departments.codeTaken");
});

test("a change of a department keeps what it leaves out and names it in the caller's language", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { body } = await post(admin, named("SPE", { numeric_code: "987", has_courses: true }));
  const put = (json: object, headers = {}) =>
    call<Department>(`${ADMIN}/${body.department_id}`, { as: admin, method: "PUT", json, headers });
  const turkish = await put(named("SPE", { department_name: "Yeni" }), TURKISH);
  expect([turkish.status, turkish.body.name_en, turkish.body.name_tr]).toEqual([200, "Of SPE", "Yeni"]);
  expect((await put(named("SPE", { department_is_active: false }))).body.department_is_active).toBe(false);
  const [row] = await testContext().db.select().from(departments).where(eq(departments.departmentId, body.department_id));
  expect(row).toMatchObject({ numericCode: "987", hasCourses: true, nameEn: "Of SPE" });
  expect((await put(named("SPE", { version: body.version }))).status).toBe(409);
});

test("the form of a department without a number shows none, and its code may change", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { body } = await post(admin, named("SPF"));
  const path = `${ADMIN}/edit/${body.department_id}`;
  const { fields } = await formOf(path, admin);
  expect(fields.numeric_code).toBe("");
  expect((await see(path, { as: admin, form: { ...fields, department_code: "SPG" } })).status).toBe(303);
  expect((await post(admin, named("SPF"))).status).toBe(201);
});

test.each(["draft", "archived", "nonsense", ""])("a list of courses whose status is %j is refused, not passed over", async (status) => {
  expect((await call(`/coursefile/courses?status=${status}`)).status).toBe(400);
});

test("a list of courses that are given is asked for by name", async () => {
  await addCourse();
  const [named, plain] = [await call("/coursefile/courses?status=active"), await call("/coursefile/courses")];
  expect([named.status, named.body.total]).toEqual([200, plain.body.total]);
});

test("an event is reported by its id as by its page; what has no page for its reader is not found", async () => {
  const id = await addEvent();
  const answer = await see(`/reporting/add/${id}?category=false`);
  expect([answer.status, answer.location]).toEqual([302, `/reporting/add?about=%2Fevent%2F${id}&category=false`]);
  expect((await see(answer.location ?? "")).body).toContain(`href="/event/${id}"`);
  for (const other of ["nothing-1", "event", "trip-1", "departments-1"])
    expect([other, (await see(`/reporting/add/${other}`)).status]).toEqual([other, 404]);
});

test("every way to the login leads back to where somebody is", async () => {
  for (const path of ["/ai/demo", "/study-room/demo", "/notes/demo/all", "/thread/demo", "/courses/all?q=math&page=2"]) {
    const { body } = await see(path);
    const ways = [...body.matchAll(/href="(\/reception\/login[^"]*)"/g)].map(([, way = ""]) => way.replaceAll("&amp;", "&"));
    expect([path, ways.length > 0]).toEqual([path, true]);
    for (const way of ways) expect([path, new URL(way, "https://hocam.test").searchParams.has("next")]).toEqual([path, true]);
  }
});
