/** What the lists of courses send beside the page, to browsers that are on the site already. */
import { expect, test } from "vitest";
import { courseFilters } from "~/features/courses/courses.schemas";
import { listCourses } from "~/features/courses/courses.service.server";
import { dataPath, see } from "../../support/pages";
import { addCourse } from "../../support/rows";
import { signUp, testContext } from "../../support/site";

/** Objects in what Remix sends: each is written, sent and read by itself. */
const objectsIn = (body: string) => body.match(/\{"_\d/g)?.length ?? 0;

/** The list itself, its search, its pages, and what Remix puts around them. */
const AROUND = 10;

test("a list of courses sends one object for each course, however many departments there are", async () => {
  const reader = await signUp();
  for (let i = 0; i < 5; i++) await addCourse();
  for (const [path, id] of [
    ["/courses/all", "features/courses/routes/all"],
    ["/databank/all", "features/databank/routes/all"],
  ]) {
    const { body } = await see(`${dataPath(path ?? "")}?_routes=${id}`, { as: reader });
    const courses = body.match(/"course-[\w-]+"/g)?.length ?? 0;
    expect([path, courses >= 5, objectsIn(body) <= courses + AROUND]).toEqual([path, true, true]);
  }
});

test("a list of courses sends of a course what its card shows", async () => {
  await addCourse();
  const { body } = await see("/courses/all.data?_routes=features/courses/routes/all");
  const unseen = ["course_name", "course_type", "department_code", "marked", "nameEn", "nameTr", "links"];
  expect(unseen.filter((name) => body.includes(`"${name}"`))).toEqual([]);
  expect(body).toContain('"experience_count"');
});

test("a list of courses takes one round trip, and where nothing is looked for its names stay as they are", async () => {
  await addCourse({ nameEn: "C++ and C#: an Introduction" });
  const ctx = testContext();
  const { items } = await listCourses(ctx, courseFilters.parse({ sort: "code" }));
  expect([ctx.meter.roundTrips, items.every(({ course_name, markedName }) => markedName === course_name)]).toEqual([1, true]);
});

test("what other sites put into a link to a list is no filter of it", async () => {
  await addCourse();
  const clears = async (query: string) =>
    (await see(`/courses/all?${query}`, { headers: { "accept-language": "en" } })).body.includes("Clear filters");
  expect(await clears("utm_source=instagram&utm_medium=story&fbclid=a&gclid=b&igshid=c")).toBe(false);
  expect(await clears("utm_source=instagram&level=graduate")).toBe(true);
});

test("a course's card says its level only where it isn't the usual one", async () => {
  const [bachelor, master] = [await addCourse({ level: "undergraduate" }), await addCourse({ level: "graduate" })];
  const cardOf = async ({ courseId, courseCode }: typeof master) => {
    const { body } = await see(`/courses/all?q=${courseCode}`, { headers: { "accept-language": "en" } });
    return body.split(`href="/courses/one/${courseId}"`)[1]?.split("</a>")[0];
  };
  expect(await cardOf(bachelor)).toMatch(/^(?!.*Undergraduate).*credits/s);
  expect(await cardOf(master)).toContain(" · Master&#x27;s");
});
