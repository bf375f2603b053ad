/** The error screen repeats nothing but our own messages. */
import { expect, test } from "vitest";
import { shownError } from "../../app/features/errors/catalogue.rules";
import { errors } from "../../app/features/errors/locales/en";
import { readIdQuery } from "../../app/features/errors/search.rules";
import { newId } from "../../app/platform/ids";

const show = (query: Record<string, string>) => shownError(new URLSearchParams(query));
const notFound = (path: string) => show({ message: "Page Not Found", description: `The page at ${path} does not exist` });

test("an unknown page is shown with its path and answers 404", () => {
  expect(notFound("/nowhere")).toEqual({ key: "pageNotFound", status: 404, path: "/nowhere", errorId: null });
});

test("every other message answers 500", () => {
  expect(show({ message: "Application Error" })).toMatchObject({ key: "application", status: 500 });
  expect(show({ message: "Component Loading Error" })).toMatchObject({ key: "component", status: 500 });
});

test("a message of somebody else is replaced by the generic one", () => {
  const shown = show({ message: "Your account is blocked, call 555 1234", description: "Pay now" });
  expect(shown).toEqual({ key: "application", status: 500, path: null, errorId: null });
});

test("no message at all is the generic one", () => {
  expect(show({})).toMatchObject({ key: "application", status: 500 });
});

test.each([
  ["a sentence", "/nowhere. Call 555 1234. It"],
  ["another site", "//evil.example"],
  ["no path", "evil.example"],
  ["markup", "/<b>x</b>"],
  ["a very long path", `/${"a".repeat(200)}`],
])("%s isn't repeated as the path of an unknown page", (_, path) => {
  expect(notFound(path)).toMatchObject({ key: "pageNotFound", status: 404, path: null });
});

test("another description than ours isn't repeated", () => {
  expect(show({ message: "Page Not Found", description: "Pay now" })).toMatchObject({ key: "pageNotFound", path: null });
});

test("letters in a path are shown as letters, spaces and marks stay escaped", () => {
  expect(notFound("/ders/%C3%A7a%C4%9Fr%C4%B1").path).toBe("/ders/çağrı");
  expect(notFound("/call%20me").path).toBe("/call%20me");
  expect(notFound("/%3Cb%3E").path).toBe("/%3Cb%3E");
  expect(notFound("/%E0%A4%A").path).toBe("/%E0%A4%A");
});

test("an error id of ours is shown", () => {
  const id = newId("error", 1_750_000_000_000);
  expect(show({ error_id: id }).errorId).toBe(id);
});

test.each(["error-123", "event-0123456789abcdefghjk", "error-0123456789ABCDEFGHJK", "error-0123456789abcdefghjk ", "<script>"])(
  "%s is no error id of ours",
  (id) => {
    expect(show({ error_id: id }).errorId).toBeNull();
  },
);

test("the English words are those of the catalogue, letter for letter", () => {
  const { pageNotFound, application, component } = errors.catalogue;
  expect(pageNotFound).toMatchObject({ message: "Page Not Found", description: "The page at {{path}} does not exist" });
  expect(application).toEqual({ message: "Application Error", description: "An unexpected error occurred. Please try again later." });
  expect(component).toEqual({
    message: "Component Loading Error",
    description: "The page component failed to load. Please try again later.",
  });
});

test("an error id is found as people hand it on", () => {
  const wanted = "error-01k2m3n4p5q6r7s8t9v0";
  for (const typed of [
    wanted,
    "ERROR-01K2M3N4P5Q6R7S8T9V0",
    " 01k2m3n4p5q6r7s8t9v0 ",
    "error 0lk2m3n4p5q6r7s8t9vO",
    "error-01k2 m3n4 p5q6 r7s8 t9v0",
  ]) {
    expect(readIdQuery(typed).idPrefix).toBe(wanted);
  }
});

test("the beginning of an id is enough, a word isn't an id", () => {
  expect(readIdQuery("01k2m3n4").idPrefix).toBe("error-01k2m3n4");
  expect(readIdQuery("cannot read").idPrefix).toBeNull();
  expect(readIdQuery("undefined").idPrefix).toBeNull();
});

test("a fingerprint is found by its beginning", () => {
  expect(readIdQuery("9F86D081884C").fingerprintPrefix).toBe("9f86d081884c");
});
