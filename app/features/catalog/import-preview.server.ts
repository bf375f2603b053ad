/** Works out what a file would change, chunk by chunk as it would be written, without writing anything. */
import type { Db } from "~/platform/db.server";
import type { NamedDepartment } from "../departments/import.service.server";
import type { NamedCourse, TimetableCourse } from "./import.rules";
import { foreseeCatalog, foreseeElectives } from "./import-catalog.repository.server";
import type { CatalogCourse } from "./import-catalog.rules";
import * as read from "./import-preview.repository.server";
import * as rules from "./import-preview.rules";
import type { Program } from "./import-programs.rules";
import { foreseeTimetable, isOfferingNews } from "./import-timetable.repository.server";

type Source = Parameters<typeof rules.courseDifferences>[2];

/** Counts courses, and tells what of them differs. @returns those that can be written */
function addCourses<T extends { rowName: string }>(
  foresight: rules.Foresight,
  courses: readonly T[],
  { rows, foreseen, of }: { rows: object[]; foreseen: read.ForeseenCourse[]; of: Source },
): T[] {
  return courses.filter((course, at) => {
    const { state = "unchanged", known = null } = foreseen[at] ?? {};
    const told = rows[at] as rules.ToldCourse & { c: string };
    if (state === "merged" || state === "duplicateCode") {
      foresight.refusals.push({ rowName: course.rowName, reason: state, detail: told.c });
      return false;
    }
    rules.count(foresight, "courses", state);
    if (known) rules.addDifferences(foresight, rules.courseDifferences(known, told, of));
    return true;
  });
}

async function addDepartments(foresight: rules.Foresight, db: Db, departments: readonly NamedDepartment[]): Promise<void> {
  for (const { state, code, nameEn, nameTr, oldCode, oldEn, oldTr } of await read.readForeseenDepartments(db, departments)) {
    rules.count(foresight, "departments", state);
    if (state === "added") rules.addNamed(foresight.preview.newDepartments, { code, nameEn, nameTr });
    if (state !== "changed") continue;
    const facts = [
      ["departmentCode", oldCode, code] as const,
      ["departmentNameEn", oldEn, nameEn] as const,
      ["departmentNameTr", oldTr, nameTr] as const,
    ];
    const differing = facts.filter(([, before, after]) => before !== after);
    rules.addDifferences(
      foresight,
      differing.map(([field, before, after]) => ({ of: oldCode ?? code, field, before, after })),
    );
  }
}

interface CourseFile<T> {
  chunks: T[][];
  departments: readonly NamedDepartment[];
}

export async function previewCatalog(db: Db, { chunks, departments }: CourseFile<CatalogCourse>): Promise<rules.Foresight> {
  const foresight = rules.emptyForesight();
  await addDepartments(foresight, db, departments);
  for (const courses of chunks) {
    const foreseen = foreseeCatalog(courses);
    addCourses(foresight, courses, {
      rows: foreseen.rows,
      foreseen: await read.readForeseen(db, foreseen),
      of: { kind: "catalog", term: "" },
    });
  }
  return foresight;
}

export async function previewElectives(db: Db, { chunks, departments }: CourseFile<NamedCourse>, term: string): Promise<rules.Foresight> {
  const foresight = rules.emptyForesight();
  await addDepartments(foresight, db, departments);
  for (const courses of chunks) {
    const foreseen = foreseeElectives(courses, term);
    addCourses(foresight, courses, {
      rows: foreseen.rows,
      foreseen: await read.readForeseen(db, foreseen),
      of: { kind: "electives", term },
    });
  }
  return foresight;
}

/** @param present the codes that the file has, as for `withdrawMissing` */
export async function previewTimetable(
  db: Db,
  { chunks, departments }: CourseFile<TimetableCourse>,
  { term, present }: { term: string; present: readonly string[] },
): Promise<rules.Foresight> {
  const foresight = rules.emptyForesight();
  for (const { code, sections } of await read.readMissingCourses(db, term, present)) {
    rules.count(foresight, "courses", "gone");
    rules.count(foresight, "sections", "gone", sections);
    rules.addDifferences(foresight, [{ of: code, field: "offering", before: true, after: false }]);
  }
  await addDepartments(foresight, db, departments);
  for (const courses of chunks) {
    const { rows, ...source } = foreseeTimetable(courses, term);
    const foreseen = await read.readForeseen(db, { rows, ...source, news: isOfferingNews });
    const known = await read.readSectionsBefore(db, courses, term);
    const news = new Map(courses.map((course, at) => [course, foreseen[at]?.isNews ?? false]));
    for (const course of addCourses(foresight, courses, { rows, foreseen, of: { kind: "timetable", term } })) {
      if (news.get(course)) rules.foreseeSections(foresight, course, known.get(course.numericCode) ?? []);
      else rules.count(foresight, "sections", "unchanged", course.sections.length);
    }
  }
  return foresight;
}

export async function previewPrograms(db: Db, chunks: Program[][], departments: readonly NamedDepartment[]): Promise<rules.Foresight> {
  const foresight = rules.emptyForesight();
  await addDepartments(foresight, db, departments);
  for (const { name } of await read.readOutdoneLists(db, chunks.flat())) {
    rules.count(foresight, "programs", "gone");
    rules.addDifferences(foresight, [{ of: name, field: "program", before: true, after: false }]);
  }
  for (const programs of chunks) {
    const foreseen = await read.readForeseenPrograms(db, programs);
    for (const [at, program] of programs.entries()) {
      const { state = "unchanged", known = null } = foreseen[at] ?? {};
      rules.count(foresight, "programs", state);
      if (state === "added") rules.addNamed(foresight.preview.newPrograms, program.name);
      if (known) rules.addDifferences(foresight, rules.programDifferences(known, program));
    }
  }
  return foresight;
}

export async function previewDepartments(db: Db, departments: readonly NamedDepartment[]): Promise<rules.Foresight> {
  const foresight = rules.emptyForesight();
  await addDepartments(foresight, db, departments);
  return foresight;
}
