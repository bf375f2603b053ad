/** Every way of writing an address leads to the same page. */
import { expect, test } from "vitest";
import { matchPage, normalizePath } from "../../app/platform/pages/match";
import { page, pagesOf } from "../../app/platform/pages/page";

const rows = pagesOf("courses", [
  page("/", "index", { access: "public" }),
  page("/courses/all", "all", { access: "public" }),
  page("/courses/:course_id", "any", { access: "public" }),
  page("/courses/one/:course_id", "one", { access: "public" }),
  page("/admin/error/:error_id", "error", { access: "admin" }),
  page("/admin/error/all", "errors", { access: "admin" }),
]);

const nameOf = (path: string) => matchPage(rows, path)?.row.name;

test("a page is found by its address", () => {
  expect(matchPage(rows, "/courses/all")).toMatchObject({ row: { name: "all" }, params: {}, canonicalPath: "/courses/all" });
});

test("the front page is found", () => {
  expect(matchPage(rows, "/")).toMatchObject({ row: { name: "index" }, canonicalPath: "/" });
});

test.each(["/Courses/ALL", "/courses/all/", "//courses//all", "/courses/%61ll"])("%s is the same page", (path) => {
  expect(matchPage(rows, path)?.canonicalPath).toBe("/courses/all");
});

test("a parameter keeps its case and loses its escapes", () => {
  expect(matchPage(rows, "/Courses/One/Course-5710140%C3%87")?.params).toEqual({ course_id: "Course-5710140Ç" });
});

test("a parameter is escaped again in the address to use", () => {
  expect(matchPage(rows, "/courses/one/a%20b")?.canonicalPath).toBe("/courses/one/a%20b");
});

test("an escaped slash stays inside its parameter", () => {
  expect(matchPage(rows, "/courses/one/a%2Fb")).toMatchObject({
    row: { name: "one" },
    params: { course_id: "a/b" },
    canonicalPath: "/courses/one/a%2Fb",
  });
});

test("a fixed address wins over a parameter, whatever the order of the rows", () => {
  expect(nameOf("/courses/all")).toBe("all");
  expect(nameOf("/admin/error/all")).toBe("errors");
  expect(matchPage([...rows].reverse(), "/admin/error/all")?.row.name).toBe("errors");
});

test("a double escape is decoded once", () => {
  expect(matchPage(rows, "/courses/one/%2561")?.params).toEqual({ course_id: "%61" });
});

test.each(["/courses", "/courses/one/a/b", "/nowhere", "/courses/one"])("%s matches no deeper or shorter page", (path) => {
  expect(nameOf(path)).toBe(path === "/courses/one" ? "any" : undefined);
});

test("broken escapes match nothing", () => {
  expect(normalizePath("/courses/%E0%A4%A")).toBeNull();
  expect(matchPage(rows, "/courses/%E0%A4%A")).toBeNull();
});
