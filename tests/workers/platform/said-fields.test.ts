/** Each field and each choice that was asked for is taken, kept and told again as it was sent; and what is none of them isn't. */

import { courses } from "@schema/catalog";
import { contacts } from "@schema/contacts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import * as options from "../../../app/features/events/options";
import { addGroupRow, questionBody } from "../../support/answers";
import { contactBody } from "../../support/contacts";
import { eventBody } from "../../support/events";
import { consentToAll, entryInput } from "../../support/pools";
import { addCourse, addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

type Body = Record<string, unknown> & { data?: Record<string, unknown> };

let admin: Person;
let moderator: Person;

beforeAll(async () => {
  await addUniversity();
  [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
});

const { db } = testContext();

for (const pool of ["psychology", "psychiatrist"]) {
  test.each([
    ["experience", "I was asked what I hoped for, and we began with that, without hurry, for an hour. ÇĞİ"],
    ["sessions", 1],
    ["sessions", 40],
    ["therapist_name", "Dr. Ö. Ş."],
    ["therapist_name", undefined],
    ["fee", 0],
    ["fee", 2500],
    ["fee", undefined],
  ] as const)(`an entry of the ${pool} pool keeps its %s as it is: %j`, async (field, value) => {
    const person = await signUp();
    await consentToAll(person);
    const sent = await call<Body>(`/${pool}`, { as: person, json: entryInput({ [field]: value }) });
    expect(sent.status).toBe(201);
    const kept = await call<Body>(`/${pool}/${String(sent.body.entry_id)}`, { as: person });
    expect([kept.status, kept.body[field]]).toEqual([200, value ?? null]);
  });

  test.each([
    ["experience", "short"],
    ["experience", undefined],
    ["sessions", 0],
    ["sessions", 1.5],
    ["sessions", undefined],
    ["therapist_name", "x".repeat(81)],
    ["fee", -1],
    ["fee", "a lot"],
  ] as const)(`the ${pool} pool refuses as %s: %j`, async (field, value) => {
    const person = await signUp();
    await consentToAll(person);
    const { status, body } = await call<Body>(`/${pool}`, { as: person, json: entryInput({ [field]: value }) });
    expect([status, JSON.stringify(body).includes(`"${field}"`)]).toEqual([400, true]);
  });
}

test.each(["web", "mobile", "both", "other"])(
  "a message about the platform “%s” is kept with it, and the page offers it",
  async (platform) => {
    const email = `about-${platform}@example.edu`;
    expect((await call("/contacts", { json: contactBody({ platform, email }) })).status).toBe(201);
    const [row] = await db.select().from(contacts).where(eq(contacts.email, email));
    expect(row).toMatchObject({ platform, firstName: "Ayşe", lastName: "Yılmaz", subject: "Course codes" });
    expect(await (await visit("/contacts")).text()).toContain(`<option value="${platform}"`);
  },
);

test.each(["desktop", "", undefined, "WEB"])("a message about the platform %j is refused", async (platform) => {
  expect((await call("/contacts", { json: contactBody({ platform }) })).status).toBe(400);
});

test.each(["mandatory", "elective", "technical_elective"])(
  "a course of the type %s is saved, told, and found by it",
  async (course_type) => {
    const course = await addCourse();
    const [stored] = await db.select().from(courses).where(eq(courses.courseId, course.courseId));
    const form = {
      version: String(stored?.updatedAt),
      course_code: course.courseCode,
      name_en: course.nameEn,
      name_tr: course.nameTr,
      credits: "3",
      theory_hours: "",
      practice_hours: "",
      ects: "",
      course_type,
      level: "undergraduate",
      language: "",
      status: "active",
      department_id: DEPARTMENT.departmentId,
      offered_semesters: "",
      description_en: "",
      description_tr: "",
      prerequisites: "",
    };
    const saved = await visit(`/catalog/edit/${course.courseCode}`, { as: admin, form });
    expect(saved.status).toBe(303);
    const told = await call<Body>(`/catalog/courses/${course.courseCode}`);
    expect(JSON.stringify(told.body)).toContain(`"course_type":"${course_type}"`);
    const found = await call<{ courses: { course_code: string }[] }>(`/catalog/courses?course_type=${course_type}&q=${course.courseCode}`);
    expect(found.body.courses.map(({ course_code }) => course_code)).toEqual([course.courseCode]);
  },
);

test.each(["answered", "pending", "inReview"])(
  "a question whose status is %s keeps it; only what is answered is everybody's",
  async (status) => {
    const group_id = await addGroupRow();
    const added = await call<Body>("/admin/qa", { as: admin, json: questionBody(group_id, { status }) });
    expect([added.status, added.body.status]).toEqual([201, status]);
    const listed = async (as: Person | undefined) =>
      (await call<{ questions: Body[] }>(`/qa?group=${group_id}&status=${status}`, { as })).body.questions.map((each) => each.qa_id);
    expect(await listed(admin)).toEqual([added.body.qa_id]);
    expect(await listed(undefined)).toEqual(status === "answered" ? [added.body.qa_id] : []);
  },
);

const choices = [
  ["event_city", options.cities, ["Ankara", "Mersin", "Lefkoşa"]],
  ["event_country", options.countries, ["Türkiye", "TRNC"]],
  ["event_university", options.universities, ["METU", "METU NCC"]],
  ["event_campus", options.campuses, ["Ankara", "Erdemli", "Cyprus"]],
  ["event_location", options.locations, ["Physics U3", "İİBF-A F1", "Physics Lawns", "Devrim"]],
  ["event_type", options.types, ["academic", "social", "other"]],
] as const;

test.each(choices)(
  "the form of an event offers for %s what was asked for and one's own words, and each is kept",
  async (field, offered, wanted) => {
    expect(offered).toEqual(wanted);
    const html = await (await visit("/event/add", { as: moderator })).text();
    const select = new RegExp(`<select[^>]*name="${field}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? "";
    const values = [...select.matchAll(/<option[^>]*value="([^"]*)"/g)].map(([, value]) => value);
    expect(values.filter(Boolean)).toEqual([...wanted, options.OTHER]);
    expect(html).toContain(`name="${field}_other"`);
    for (const value of [...wanted, "Somewhere else entirely"]) {
      const { status, body } = await call<Body>("/event/manage", { as: moderator, json: eventBody({ [field]: value }) });
      expect([status, body.data?.[field]]).toEqual([201, value]);
    }
  },
);

test("an event for those without a department is kept, and its page says so", async () => {
  const event_is_department_specific = [options.NO_DEPARTMENT, DEPARTMENT.departmentCode];
  const { status, body } = await call<Body>("/event/manage", { as: moderator, json: eventBody({ event_is_department_specific }) });
  expect(status).toBe(201);
  expect([...((body.data?.event_is_department_specific ?? []) as string[])].sort()).toEqual([...event_is_department_specific].sort());
  expect(await (await visit("/event/add", { as: moderator })).text()).toContain("No Department");
  expect(await (await visit(`/event/${String(body.data?.event_id)}`)).text()).toContain("No Department");
});

test("a new form has one date row, of today at the university, at nine; one ticket category, empty; and shows no preview before scripts", async () => {
  const today = () => new Date().toLocaleDateString("sv", { timeZone: "Europe/Istanbul" });
  const before = today();
  const html = await (await visit("/event/add", { as: moderator })).text();
  const startOf = (name: string) => {
    const input = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).find((tag) => tag.includes(`name="${name}"`));
    return input === undefined ? null : (/value="([^"]*)"/.exec(input)?.[1] ?? "");
  };
  expect([before, today()]).toContain(startOf("event_date_times[0].event_date"));
  expect(startOf("event_date_times[0].event_time")).toBe("09:00");
  expect(startOf("event_date_times[1].event_date")).toBeNull();
  for (const name of ["name", "price", "available_quantity"]) expect([name, startOf(`ticket_categories[0].${name}`)]).toEqual([name, ""]);
  expect(startOf("ticket_categories[1].name")).toBeNull();
  expect(html).not.toContain(">Preview<");
});
