/** Nobody may choose a place outside this site to be sent to. */
import { expect, test } from "vitest";
import { safeReturnTo, signInPath } from "../../app/platform/access/return-to";

const SITE = "https://hocam.example";
const at = (path: string) => new URL(SITE + path);
const nextOf = (path: string) => new URL(signInPath(at(path)), SITE).searchParams.get("next");

test("a path of this site is kept with its query and its anchor", () => {
  expect(safeReturnTo("/courses/all?q=math&page=2#list")).toBe("/courses/all?q=math&page=2#list");
});

test.each([
  ["another site", "https://evil.example/"],
  ["another site without a scheme", "//evil.example/"],
  ["another site behind a backslash", "/\\evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["another site behind a tab", "/\t/evil.example"],
  ["another site behind a line break", "/\n/evil.example"],
  ["another site behind a dot", "/.//evil.example"],
  ["another site behind a way up", "/a/..//evil.example"],
  ["a script", "javascript:alert(1)"],
  ["a path without its slash", "courses/all"],
  ["an empty text", ""],
])("%s is refused", (_, value) => {
  expect(safeReturnTo(value)).toBe("/");
});

test.each([null, undefined, 7, ["/courses/all"], new Blob()])("what isn't a text is refused: %s", (value) => {
  expect(safeReturnTo(value)).toBe("/");
});

test("a refused place gives way to the one that the caller names", () => {
  expect(safeReturnTo("//evil.example", "/reception/login")).toBe("/reception/login");
});

test("an encoded slash stays part of a name", () => {
  expect(safeReturnTo("/%2f%2fevil.example")).toBe("/%2f%2fevil.example");
});

test("whatever is accepted stays on this site when a browser follows it", () => {
  const tries = ["/x//y", "/@evil.example", "/;//evil.example", "/?next=//evil.example", "/#//evil.example", "/%5cevil.example"];
  for (const value of tries) expect(new URL(safeReturnTo(value), SITE).host).toBe("hocam.example");
});

test("the sign-in page leads back to where somebody was going", () => {
  expect(signInPath(at("/courses/add?course_id=course-1"))).toMatch(/^\/reception\/login\?/);
  expect(nextOf("/courses/add?course_id=course-1")).toBe("/courses/add?course_id=course-1");
});

test("a data request leads back to its page, without the framework's own parameters", () => {
  expect(nextOf("/courses/add.data?course_id=course-1&_routes=root")).toBe("/courses/add?course_id=course-1");
});

test("the data request of the front page leads back to the front page", () => {
  expect(nextOf("/_root.data")).toBe("/");
});

test("a path that looks like another site isn't remembered", () => {
  expect(nextOf("//evil.example/courses")).toBe("/");
});
