/** What each use case of the catalog is called with. */
import { courseOverrides, importBefore, imports, offerings, searchNicknames } from "@schema/catalog";
import { newId } from "../../app/platform/ids";
import { addCourse, addUniversity, DEPARTMENT } from "./rows";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

const { db } = testContext();
const now = () => Date.now();

async function addShownImport() {
  const importId = newId("import", now());
  const row = { importId, fileName: "a.json", term: "2024-1", status: "shown" as const, createdAt: now(), updatedAt: now() };
  await db.insert(imports).values(row);
  return importId;
}

let serial = 0;
const fresh = () => serial++;

const courseEdit = ({ courseCode, nameTr, updatedAt }: Awaited<ReturnType<typeof addCourse>>) => ({
  version: updatedAt,
  course_code: courseCode,
  name_en: "Another Name",
  name_tr: nameTr,
  course_type: "elective",
  level: "undergraduate",
  status: "active",
  department_id: DEPARTMENT.departmentId,
});

export const catalogSamples: Record<string, Sample> = {
  setNickname: () => ({ args: [{ nickname: `nick ${fresh()}`, replacement: "data structures" }] }),
  async removeNickname() {
    const nickname = `nick ${fresh()}`;
    await db.insert(searchNicknames).values({ nickname, replacement: "data structures", createdAt: now() });
    return { args: [nickname] };
  },
  setFavorite: async () => ({ args: [(await addCourse()).courseCode, true] }),
  uploadFile: () => ({ args: [{ fileName: "a.json", term: "2024-1", content: new TextEncoder().encode("[]").buffer }] }),
  async createCourse() {
    await addUniversity();
    const input = { course_code: `NEW${8000 + fresh()}`, name_en: "Newest things", name_tr: "En yeni şeyler" };
    return { args: [{ ...input, department_id: DEPARTMENT.departmentId }] };
  },
  editCourse: async () => {
    const course = await addCourse();
    return { args: [course.courseCode, courseEdit(course)] };
  },
  async decideDifference() {
    const course = await addCourse();
    const fileValue = "The file's name";
    await db.insert(courseOverrides).values({ courseId: course.courseId, field: "nameEn", fileValue, setAt: now() });
    const input = { act: "accept", field: "nameEn", file_value: JSON.stringify(fileValue), version: course.updatedAt };
    return { args: [course.courseCode, input] };
  },
  async mergeCourse() {
    const [from, into] = [await addCourse(), await addCourse()];
    return { args: [from.courseCode, { into: into.courseCode, from_version: from.updatedAt, into_version: into.updatedAt }] };
  },
  async rerunImport() {
    const importId = newId("import", now());
    const row = {
      importId,
      fileName: "a.json",
      term: "2024-1",
      status: "failed" as const,
      confirmedAt: now(),
      createdAt: now(),
      updatedAt: now(),
    };
    await db.insert(imports).values(row);
    return { args: [importId] };
  },
  async confirmImport() {
    return { args: [await addShownImport()] };
  },
  async leaveImport() {
    return { args: [await addShownImport()] };
  },
  async undoImport() {
    const importId = newId("import", now());
    const times = { createdAt: now(), updatedAt: now() };
    await db.insert(imports).values({ importId, fileName: "a.json", term: "", kind: "departments", status: "done", ...times });
    await db.insert(importBefore).values({ importId, kind: "department", rowId: "department-none", before: null });
    return { args: [importId] };
  },
  async deleteOffered() {
    const { courseId } = await addCourse();
    const offering = {
      offeringId: newId("offering", now()),
      courseId,
      term: "2019-3",
      importHash: "x",
      createdAt: now(),
      updatedAt: now(),
    };
    await db.insert(offerings).values(offering);
    return { args: ["2019-3", ""] };
  },
};
