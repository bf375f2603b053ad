/** The catalog's credits in one file: small, the same for everybody, read from the database once, and new after a change. */
import { env } from "cloudflare:workers";
import { courseAliases } from "@schema/catalog";
import { beforeEach, expect, test } from "vitest";
import type { CourseCredits } from "../../../app/features/catalog/catalog.schemas";
import { refreshCourseCredits } from "../../../app/features/catalog/course-credits.service.server";
import { refreshCopies } from "../../../app/features/catalog/imports.service.server";
import { mergeCourse, readMerge } from "../../../app/features/catalog/merge.service.server";
import { clearCatalog, importFile } from "../../support/imports";
import { addCourse, type Course } from "../../support/rows";
import { call, signUp, testContext, visit } from "../../support/site";
import * as files from "../../unit/fixtures/university-files";

const ADDRESS = "/catalog/credits";

beforeEach(clearCatalog);

const readCourses = async () => (await call<{ courses: CourseCredits[] }>(ADDRESS)).body.courses;
const refreshed = async () => {
  await refreshCourseCredits(testContext());
  return readCourses();
};
const rowOf = ({ courseCode, numericCode }: Course, credits: number | null, ects: number | null) => [
  courseCode,
  numericCode,
  credits,
  ects,
];

test("every course with a known credit or ECTS stands there by both codes; drafts and what isn't known don't", async () => {
  const whole = await addCourse({ creditHalves: 8, ectsHalves: 13, numericCode: "5710140" });
  const half = await addCourse({ creditHalves: 7, ectsHalves: null, numericCode: "5710141" });
  const none = await addCourse({ creditHalves: 0, ectsHalves: 4, numericCode: "5710142", status: "archived" });
  await addCourse({ creditHalves: null, ectsHalves: null });
  await addCourse({ creditHalves: 6, status: "draft" });
  expect(await refreshed()).toEqual([rowOf(whole, 4, 6.5), rowOf(half, 3.5, null), rowOf(none, 0, 2)]);
});

test("it is the same for everybody, whoever asks and in whichever language, and who has it isn't sent it again", async () => {
  await addCourse({ creditHalves: 6 });
  await refreshed();
  const people = [undefined, await signUp(), await signUp({ userRole: "admin" })];
  const bodies = new Set<string>();
  const tags = new Set<string | null>();
  for (const as of people)
    for (const language of ["en", "tr"]) {
      const answer = await visit(`/api/v1${ADDRESS}`, { as, headers: { "accept-language": language } });
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, max-age=600"]);
      bodies.add(await answer.text());
      tags.add(answer.headers.get("etag"));
    }
  expect([bodies.size, tags.size]).toEqual([1, 1]);
  const [tag] = tags;
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await visit(`/api/v1${ADDRESS}`, { headers: { "if-none-match": known ?? "" } });
    expect([known, again.status, await again.text()]).toEqual([known, 304, ""]);
  }
  const other = await visit(`/api/v1${ADDRESS}`, { headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

test("four thousand courses are read once, and are less than sixty kilobytes on their way", async () => {
  const first = await addCourse({ creditHalves: 6, ectsHalves: 10 });
  const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('courses') WHERE name <> 'key'").all<{ name: string }>();
  const own: Record<string, string> = {
    course_id: "'course-many-' || n",
    course_code: "'QQ' || char(65 + n % 26) || (n + 1000)",
    numeric_code: "CAST(1000000 + n * 7 AS TEXT)",
    credit_halves: "n % 12",
    ects_halves: "n % 17",
  };
  const names = results.map(({ name }) => name);
  await env.DB.prepare(
    `WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 4000)
      INSERT INTO courses (${names}) SELECT ${names.map((name) => own[name] ?? `c.${name}`)} FROM many CROSS JOIN courses c WHERE c.course_id = ?`,
  )
    .bind(first.courseId)
    .run();
  await refreshCourseCredits(testContext());
  const answer = await visit(`/api/v1${ADDRESS}`);
  expect(Number(/rows read (\d+)/.exec(answer.headers.get("server-timing") ?? "")?.[1] ?? "0")).toBe(0);
  const text = await answer.text();
  expect((JSON.parse(text) as { courses: unknown[] }).courses.length).toBe(4001);
  const packed = new Response(text).body?.pipeThrough(new CompressionStream("gzip"));
  expect((await new Response(packed).arrayBuffer()).byteLength).toBeLessThan(60_000);
});

test("it follows an import, staff's word, and a merge; a merged course's code is among the renamed ones", async () => {
  await importFile({ text: files.catalogFile([files.entry({ code: "INV101", number: "9710101", credit: "4(3-1)", ects: "7.5" })]) });
  await refreshCopies(testContext());
  expect(await readCourses()).toEqual([["INV101", "9710101", 4, 7.5]]);
  const [goes, stays] = [await addCourse({ creditHalves: 5 }), await addCourse({ creditHalves: 6 })];
  const admin = await signUp({ userRole: "admin" });
  const shown = await readMerge(admin.ctx, goes.courseCode, stays.courseCode);
  if (!("stays" in shown) || !shown.stays) throw new Error("nothing to merge");
  const { goes: from, stays: into } = shown;
  await mergeCourse(admin.ctx, goes.courseCode, { into: stays.courseCode, from_version: from.version, into_version: into.version });
  expect((await readCourses()).map(([code]) => code).sort()).toEqual(["INV101", stays.courseCode].sort());
  const renamed = (await call<{ courses: string[][] }>("/catalog/renamed")).body.courses;
  expect(renamed).toContainEqual([goes.courseCode, stays.courseCode]);
  expect(await testContext().db.select().from(courseAliases)).not.toEqual([]);
});
