/** The catalog for programs; the same use cases as the pages. */

import { semesterBits } from "@schema/catalog";
import { z } from "zod";
import { plainCourseCode } from "~/platform/course-codes";
import { isDomainError } from "~/platform/errors/define";
import { idField, storableText } from "~/platform/forms/fields";
import { attachment } from "~/platform/http/attachment";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { hasTag } from "~/platform/http/etag";
import type { Locale } from "~/platform/i18n/config";
import { sayIfKnown, sayIn } from "~/platform/i18n/say.server";
import { TERM_PATTERN } from "~/platform/terms";
import * as schemas from "./catalog.schemas";
import { type CatalogPage, readCatalogCourse, searchCatalog, setFavorite } from "./catalog.service.server";
import { readCourseCredits } from "./course-credits.service.server";
import { importErrors } from "./import.errors";
import * as imports from "./imports.service.server";

const codeParam = z.object({ code: storableText(40) });
const importParam = z.object({ import_id: idField() });

const courses = endpoint({
  method: "GET",
  path: "/catalog/courses",
  access: "public",
  summary: "Courses of the catalog by words, department, level, type, credits, days, free slot, prerequisites and term",
  query: schemas.catalogFilters,
  response: schemas.catalogList,
  async handler({ query }, ctx) {
    const { items, search, wish, latestTerm, page, size, total, isTotalCapped, hasNext } = await searchCatalog(ctx, query);
    const courses = items.map(({ markedName: _, markedLecturer: __, ...course }) => course);
    return { courses, search, wish, latest_term: latestTerm, page, size, total, is_total_capped: isTotalCapped, has_next: hasNext };
  },
});

/** So long, in seconds, may a browser go by its own copy. */
const CREDITS_AGE = 600;

const credits = endpoint({
  method: "GET",
  path: "/catalog/credits",
  access: "public",
  summary: "Credits and ECTS of every course in one file, the same for everybody; with `ETag`",
  response: schemas.catalogCredits,
  async handler({ request }, ctx) {
    const { text, tag } = await readCourseCredits(ctx);
    const headers = { "Cache-Control": `private, max-age=${CREDITS_AGE}`, ETag: tag };
    if (hasTag(request, tag)) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } });
  },
});

/** Links to courses in the reader's language. */
const linkTo = (locale: Locale) => (course: { courseCode: string; nameEn: string | null; nameTr: string | null }) => ({
  course_code: course.courseCode,
  course_name: locale === "tr" ? course.nameTr : course.nameEn,
});

const sectionAnswer = ({ number, instructors, meetings, criteria, note, isWithdrawn }: CatalogPage["sections"][number]) => ({
  section_number: number,
  instructors,
  meetings,
  criteria:
    criteria?.map(({ department, surnameFrom, surnameTo }) => ({ department, surname_from: surnameFrom, surname_to: surnameTo })) ?? null,
  note,
  is_withdrawn: isWithdrawn,
});

/** The semesters whose bits are set. */
const semestersOf = (bits: number | null) => (bits === null ? null : schemas.offeredIn.filter((name) => bits & semesterBits[name]));

const course = endpoint({
  method: "GET",
  path: "/catalog/courses/:code",
  access: "public",
  summary: "One course: facts, prerequisites, what needs it, and the sections of a term",
  params: codeParam,
  query: z.object({ term: z.string().regex(TERM_PATTERN).optional() }),
  response: schemas.catalogCourse,
  async handler({ params, query, request }, ctx) {
    const { course: facts, scores, ...page } = await readCatalogCourse(ctx, params.code, query.term);
    if (isFormerCode(params.code, facts)) return movedTo(request, facts.courseCode);
    const link = linkTo(ctx.locale);
    return {
      course_id: facts.courseId,
      course_code: facts.courseCode,
      course_name: facts.name,
      numeric_code: facts.numericCode,
      credits: facts.credits,
      ects: facts.ects,
      language: facts.language,
      offered_semesters: semestersOf(facts.offeredSemesters),
      theory_hours: facts.theoryHours,
      practice_hours: facts.practiceHours,
      course_type: facts.courseType,
      level: facts.level,
      department_id: facts.departmentId,
      department_code: facts.departmentCode,
      department_name: facts.departmentName,
      description: facts.description,
      databank_count: facts.databankCount,
      experience_count: scores.n,
      overall: scores.overall,
      is_favorite: page.isFavorite,
      terms: page.terms,
      term: page.term,
      sections: page.sections.map(sectionAnswer),
      prerequisites: page.prerequisites.map((set) => set.map(link)),
      needed_by: page.neededBy.map(link),
      curricula: page.curricula.map(({ programId, name, degree, semester }) => ({ program_id: programId, name, degree, semester })),
    };
  },
});

/** Asked for by what the course was called before it was renamed or merged. */
const isFormerCode = (asked: string, { courseCode, numericCode }: CatalogPage["course"]) =>
  ![courseCode, numericCode].includes(plainCourseCode(asked));

const movedTo = (request: Request, courseCode: string) =>
  Response.redirect(new URL(`/api/v1/catalog/courses/${encodeURIComponent(courseCode)}${new URL(request.url).search}`, request.url), 301);

const favorite = endpoint({
  method: "PUT",
  path: "/catalog/courses/:code/favorite",
  access: "user",
  whilePaused: "open",
  summary: "Keep a course among one's favorites, or no longer",
  params: codeParam,
  body: z.strictObject({ is_favorite: z.boolean() }),
  response: z.object({ ok: z.literal(true) }),
  async handler({ params, body }, ctx) {
    await setFavorite(ctx, params.code, body.is_favorite);
    return { ok: true as const };
  },
});

interface UploadQuery {
  file_name: string;
  term: string;
  preview: boolean;
}

/** The uploaded file, from a form or as the body itself. */
async function readUpload(request: Request, query: UploadQuery): Promise<imports.Upload> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data"))
    return { fileName: query.file_name || "upload", term: query.term, isPreview: query.preview, content: await request.arrayBuffer() };
  const form = await request.formData().catch(() => new FormData());
  const file = form.get("file") as File | string | null;
  const term = form.get("term");
  const isFile = file !== null && typeof file !== "string";
  return {
    fileName: isFile ? file.name : "",
    term: typeof term === "string" ? term : "",
    isPreview: query.preview,
    content: isFile ? await file.arrayBuffer() : new ArrayBuffer(0),
  };
}

const back = (query: Record<string, string>) =>
  new Response(null, { status: 303, headers: { Location: `/catalog/admin?${new URLSearchParams(query)}` } });

const upload = endpoint({
  method: "POST",
  path: "/catalog/imports",
  access: "admin",
  summary:
    "Upload a timetable, the course catalog, curricula, must courses, electives or departments, as the body or as the file of a form; a browser's form is answered with a redirect",
  query: z.object({
    file_name: storableText(200).default(""),
    term: storableText(10).default(""),
    preview: z
      .enum(["0", "1"])
      .default("1")
      .transform((value) => value === "1")
      .describe("`0`: it is imported at once. Else nothing is before it is confirmed; until then the import says what it would change."),
  }),
  response: z.object({ import_id: z.string() }),
  status: 202,
  maxBytes: imports.MAX_UPLOAD_BYTES,
  async handler({ request, query }, ctx) {
    const isBrowserForm = Boolean(request.headers.get("accept")?.includes("text/html"));
    try {
      const importId = await imports.uploadFile(ctx, await readUpload(request, query));
      return isBrowserForm ? back({ import: importId }) : { import_id: importId };
    } catch (thrown) {
      if (isBrowserForm && isDomainError(thrown)) return back({ error: thrown.code });
      throw thrown;
    }
  },
});

const state = endpoint({
  method: "GET",
  path: "/catalog/imports/:import_id",
  access: "admin",
  summary: "How far an import got, with a page of the rows that it refused",
  params: importParam,
  query: z.object({ after_row: storableText(300).default("") }),
  response: schemas.importState,
  async handler({ params, query }, ctx) {
    const { chosen, refusals, nextAfterRow } = await imports.readImportsPanel(ctx, params.import_id, query.after_row);
    if (!chosen) throw importErrors.importNotFound();
    const {
      importId,
      fileName,
      undoneAt,
      undo: _,
      startedBy: __,
      createdAt: ___,
      updatedAt: ____,
      confirmedAt: _____,
      preview,
      ...counts
    } = chosen;
    return {
      import_id: importId,
      file_name: fileName,
      is_undone: undoneAt !== null,
      ...counts,
      preview: preview && {
        tallies: preview.tallies,
        new_departments: preview.newDepartments.map(({ code, nameEn, nameTr }) => ({ code, name_en: nameEn, name_tr: nameTr })),
        new_programs: preview.newPrograms,
        differences: preview.differences,
        difference_count: preview.differenceCount,
        differs: preview.differs ?? null,
      },
      refusals: refusals.map(({ rowName, reason, detail }) => ({ row_name: rowName, reason, detail })),
      next_after_row: nextAfterRow,
    };
  },
});

const confirm = endpoint({
  method: "POST",
  path: "/catalog/imports/:import_id/confirm",
  access: "admin",
  summary: "Import a file that was uploaded with `preview`",
  params: importParam,
  response: z.object({ ok: z.literal(true) }),
  async handler({ params }, ctx) {
    await imports.confirmImport(ctx, params.import_id);
    return { ok: true as const };
  },
});

const leave = endpoint({
  method: "DELETE",
  path: "/catalog/imports/:import_id",
  access: "admin",
  summary: "Drop a file that was uploaded with `preview` and isn't confirmed",
  params: importParam,
  response: z.object({ ok: z.literal(true) }),
  async handler({ params }, ctx) {
    await imports.leaveImport(ctx, params.import_id);
    return { ok: true as const };
  },
});

const undo = endpoint({
  method: "POST",
  path: "/catalog/imports/:import_id/undo",
  access: "admin",
  summary: "Give back the state before an import: the latest one that stands, for thirty days",
  params: importParam,
  response: z.object({ ok: z.literal(true) }),
  async handler({ params }, ctx) {
    await imports.undoImport(ctx, params.import_id);
    return { ok: true as const };
  },
});

const csv = endpoint({
  method: "GET",
  path: "/catalog/imports/:import_id/refusals.csv",
  access: "admin",
  summary: "All rows that an import refused, as CSV",
  params: importParam,
  response: z.string(),
  async handler({ params }, ctx) {
    const header = (["row", "reason", "detail"] as const).map((name) => sayIn(ctx)(`upkeep:admin.${name}`)) as [string, string, string];
    const reasonOf = (reason: string) => sayIfKnown(ctx, `upkeep:reasons.${reason}`) ?? reason;
    const text = await imports.refusalsCsv(ctx, params.import_id, header, reasonOf);
    return new Response(text, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": attachment(`${params.import_id}.csv`),
      },
    });
  },
});

export const catalogEndpoints = [
  courses,
  credits,
  ...endpointsFor("apps that show courses", [course, favorite]),
  upload,
  ...endpointsFor("`npm run import` and programs that bring the university's files regularly", [state, confirm, leave, undo]),
  csv,
];
