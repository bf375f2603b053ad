/** Courses abroad: added by the author alone, found across all semesters, gone with what hides their semester. */
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { addEquivalence, removeEquivalence, searchEquivalences } from "../../../app/features/erasmus/erasmus.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { addPost } from "../../support/posts";
import { signUp, testContext, visit } from "../../support/site";

const COURSE = { their_course: "Grundzüge der Informatik", our_course: "CENG111", is_accepted: true };

test("its author adds a course through the page, everyone finds it by folded words, and its removal is its author's", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await addPost(author, erasmus, { facetB: "TU Wien" });
  const page = `/erasmus/one/${postId}`;
  const form = { act: "add-course", their_course: COURSE.their_course, our_course: COURSE.our_course, is_accepted: "on" };
  expect((await visit(page, { as: other, form })).status).toBe(403);
  expect((await visit(page, { as: author, form: { ...form, their_course: "" } })).status).toBe(400);
  expect((await visit(page, { as: author, form })).status).toBe(303);
  const html = await (await visit("/erasmus/all?course=grundzuge", { as: other })).text();
  expect(html).toContain("TU Wien");
  const [found] = await searchEquivalences(testContext(), "ceng111");
  expect(found).toMatchObject({ theirCourse: COURSE.their_course, isAccepted: true });
  const removal = { act: "remove-course", key: String(found?.key) };
  await visit(page, { as: other, form: removal });
  expect(await searchEquivalences(testContext(), "ceng111")).toHaveLength(1);
  expect((await visit(page, { as: author, form: removal })).status).toBe(303);
  expect(await searchEquivalences(testContext(), "ceng111")).toEqual([]);
});

test("the course that its author removes goes, and their others stay, of this semester and of another", async () => {
  const author = await signUp();
  const [one, two] = [await addPost(author, erasmus), await addPost(author, erasmus)];
  for (const [postId, our_course] of [
    [one, "STAT801"],
    [one, "STAT802"],
    [two, "STAT803"],
  ] as const)
    await addEquivalence(author.ctx, postId, { ...COURSE, our_course });
  const left = async () => {
    const found = await Promise.all(["stat801", "stat802", "stat803"].map((query) => searchEquivalences(testContext(), query)));
    return found.flat().map(({ ourCourse }) => ourCourse);
  };
  const [removed] = await searchEquivalences(testContext(), "stat802");
  await removeEquivalence(author.ctx, removed?.key ?? 0);
  expect(await left()).toEqual(["STAT801", "STAT803"]);
});

test("courses of a hidden semester aren't found", async () => {
  const author = await signUp();
  const postId = await addPost(author, erasmus);
  await addEquivalence(author.ctx, postId, { ...COURSE, our_course: "MATH777" });
  expect(await searchEquivalences(testContext(), "math777")).toHaveLength(1);
  await testContext().db.update(posts).set({ status: "rejected" }).where(eq(posts.postId, postId));
  expect(await searchEquivalences(testContext(), "math777")).toEqual([]);
});

test("thirty courses are the most, however many come at once", async () => {
  const author = await signUp();
  const postId = await addPost(author, erasmus);
  const add = (i: number) =>
    addEquivalence(author.ctx, postId, { ...COURSE, our_course: `PHYS${i}` }).then(
      () => "added",
      (thrown) => (isDomainError(thrown) ? thrown.code : Promise.reject(thrown)),
    );
  const answers = await Promise.all(Array.from({ length: 35 }, (_, i) => add(i)));
  expect(answers.filter((answer) => answer === "added")).toHaveLength(30);
  expect(answers.filter((answer) => answer === "erasmus.tooMany")).toHaveLength(5);
});
