/** Which of some links is where the reader is. */
import { expect, test } from "vitest";
import { groupOf, placeAmong } from "../../app/chrome/place.rules";

const links = ["/", "/event/all", "/event/personal", "/courses", "/trip/display/all"];

test.each([
  ["/event/all", "/event/all", "page"],
  ["/event/personal", "/event/personal", "page"],
  ["/event/42", "/event/all", "true"],
  ["/event/personal/old", "/event/personal", "true"],
  ["/courses/CENG140", "/courses", "true"],
  ["/trip/42", "/trip/display/all", "true"],
  ["/", "/", "page"],
])("%s is at %s, as its %s", (pathname, href, current) => {
  expect(placeAmong(links, pathname)).toEqual({ href, current });
});

test.each(["/eventually", "/coursework", "/about"])(
  "%s belongs to no link: neither to one that its address begins like, nor to the front page",
  (pathname) => {
    expect(placeAmong(links, pathname)).toBeNull();
  },
);

test("what a link asks for is no part of its address", () => {
  expect(placeAmong(["/event/all?when=past", "/event/personal"], "/event/all")).toEqual({ href: "/event/all?when=past", current: "page" });
  expect(placeAmong(["/?lang=tr"], "/about")).toBeNull();
});

test("a group with the page itself comes before one with its part of the site", () => {
  const groups: [string, string[]][] = [
    ["campus", ["/event/all"]],
    ["mine", ["/event/personal"]],
  ];
  expect(["/event/personal", "/event/42", "/about"].map((pathname) => groupOf(groups, pathname))).toEqual(["mine", "campus", null]);
});
