/** What browsers plan with: a curriculum with prerequisites and the terms in which its courses were given, the same for everybody. */
import { offerings } from "@schema/catalog";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { setAcademicTerm } from "../../../app/features/academic-calendar/academic-calendar.service.server";
import type { CurriculumAnswer } from "../../../app/features/study-plan/study-plan.schemas";
import { currentTerm } from "../../../app/platform/terms";
import { addOffering, addProgram, addRequirement } from "../../support/course-facts";
import { addCourse } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";

test("a curriculum says what each course needs and when it was given, to guests as to anybody", async () => {
  const first = await addCourse({ nameEn: "First", nameTr: "Birinci" });
  const second = await addCourse({ offeredSemesters: 2 });
  await addRequirement(second.courseId, first.courseId);
  await addOffering(first.courseId, "2024-1", [1]);
  await addOffering(first.courseId, "2025-1", [1]);
  const gone = await addOffering(first.courseId, "2023-1", [1]);
  await testContext().db.update(offerings).set({ withdrawnAt: 1 }).where(eq(offerings.offeringId, gone));
  const programId = await addProgram([
    { semester: 1, courseId: first.courseId, courseCode: first.courseCode, creditHalves: 9 },
    { semester: 2, courseId: second.courseId, courseCode: second.courseCode, creditHalves: 6 },
    { semester: 2, electiveKind: "technical", name: "TECHNICAL ELECTIVE" },
  ]);
  const asGuest = await call<CurriculumAnswer>(`/gpa/plan/${programId}`);
  const { lines, terms } = asGuest.body;
  expect(lines.map(({ course_code, elective_kind, credits }) => [course_code, elective_kind, credits])).toEqual([
    [first.courseCode, null, 4.5],
    [second.courseCode, null, 3],
    [null, "technical", null],
  ]);
  expect([lines[0]?.name, lines[0]?.given, lines[0]?.prerequisites]).toEqual(["First", ["2025-1", "2024-1"], []]);
  expect([lines[1]?.prerequisites, lines[1]?.catalog_semesters]).toEqual([[[first.courseCode]], ["spring"]]);
  expect(terms.slice(0, 3)).toEqual([...terms].sort().reverse().slice(0, 3));
  const asStudent = await call<CurriculumAnswer>(`/gpa/plan/${programId}`, { as: await signUp() });
  expect(asStudent.body).toEqual(asGuest.body);
});

test("a curriculum that isn't there is a clear refusal", async () => {
  const { status, body } = await call<{ error: { code: string } }>("/gpa/plan/program-nowhere");
  expect([status, body.error.code]).toEqual([404, "study-plan.curriculumNotFound"]);
});

test("without scripts the page says that it needs them, and leads to curricula and to what can be taken", async () => {
  const html = await (await visit("/gpa/plan")).text();
  expect(html).toContain("needs JavaScript");
  for (const to of ["/gpa-calculator", "/catalog/departments", "/catalog/all?"]) expect(html).toContain(`href="${to}`);
});

test("the page knows until when courses can be added, as staff entered it", async () => {
  const admin = await signUp({ userRole: "admin" });
  const term = currentTerm(admin.ctx.clock.now());
  const calendar = {
    act: "calendar" as const,
    calendar_term: term,
    version: 0,
    starts_on: "2026-09-28",
    ends_on: "2027-05-28",
    calendar_days: [],
  };
  await setAcademicTerm(admin.ctx, { ...calendar, add_drop_from: "2026-10-05", add_drop_until: "2026-10-09" });
  expect(await (await visit("/gpa/plan")).text()).toContain("2026-10-09");
});
