/** What members compare their own courses with: the same table for all of them, and nothing of what readers may not see. */
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import type { AbroadCourse } from "../../../app/features/erasmus/erasmus.schemas";
import { addEquivalence } from "../../../app/features/erasmus/erasmus.service.server";
import { addPost } from "../../support/posts";
import { addUniversity, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const tableFor = async (as: Person, locale = "en") => {
  const { body } = await call<{ equivalences: AbroadCourse[] }>("/erasmus/equivalences", { as, headers: { "accept-language": locale } });
  return body.equivalences;
};

beforeAll(addUniversity);

test("members are told what was accepted where, by people of how many departments and when; the latest first, and the same to everybody", async () => {
  const [author, other] = [await signUp({ departmentId: DEPARTMENT.departmentId }), await signUp()];
  const details = { university: "TU Wien", country: "Avusturya", term: "2025–26 Fall" };
  const postId = await addPost(author, erasmus, { facetB: "TU Wien", details });
  await addEquivalence(author.ctx, postId, { their_course: "Analysis", our_course: "MATH119", is_accepted: true });
  await addEquivalence(author.ctx, postId, { their_course: "Statik", our_course: "ES223", is_accepted: false });
  const [latest, before] = await tableFor(other);
  expect(latest).toEqual({
    post_id: postId,
    university: "TU Wien",
    country: "Austria",
    their_course: "Statik",
    our_course: "ES223",
    is_accepted: false,
    term: "2025–26 Fall",
    department: 1,
  });
  expect(before).toMatchObject({ their_course: "Analysis", is_accepted: true });
  expect(await tableFor(author)).toEqual(await tableFor(other));
  expect((await tableFor(other, "tr"))[0]?.country).toBe("Avusturya");
});

test("guests get no table, and are led to the login by the page", async () => {
  expect((await call("/erasmus/equivalences")).status).toBe(401);
  const page = await visit("/gpa/plan/abroad");
  expect([page.status, page.headers.get("location")]).toEqual([302, expect.stringContaining("/reception/login")]);
});

test("courses of a semester that isn't shown aren't told of", async () => {
  const author = await signUp();
  for (const status of ["waiting", "rejected", "deleted"] as const) {
    const postId = await addPost(author, erasmus, { facetB: "Lund" });
    await addEquivalence(author.ctx, postId, { their_course: `Course of a ${status} one`, our_course: "CENG777", is_accepted: true });
    await testContext().db.update(posts).set({ status }).where(eq(posts.postId, postId));
  }
  expect((await tableFor(author)).filter(({ our_course }) => our_course === "CENG777")).toEqual([]);
});

test("without scripts the page says that it needs them, and leads to the stories", async () => {
  const html = await (await visit("/gpa/plan/abroad", { as: await signUp() })).text();
  expect(html).toContain("needs JavaScript");
  for (const to of ["/erasmus/all", "/gpa/plan"]) expect(html).toContain(`href="${to}"`);
});

test("authors read their semester with the form for another course folded; a refused one stays open", async () => {
  const author = await signUp();
  const path = `/erasmus/one/${await addPost(author, erasmus)}`;
  const fold = async (page: Response) => /<details[^>]*>(?=(?:(?!<details).)*name="their_course")/s.exec(await page.text())?.[0] ?? "";
  const isOpen = /\sopen(=|\s|>)/;
  const asRead = await fold(await visit(path, { as: author }));
  expect(asRead).toContain("<details");
  expect(asRead).not.toMatch(isOpen);
  expect(await fold(await visit(path, { as: author, form: { act: "add-course", their_course: "", our_course: "" } }))).toMatch(isOpen);
});
