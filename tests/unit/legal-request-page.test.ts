/** The page that a request names, as a link for staff. */
import { expect, test } from "vitest";
import { pathOf } from "../../app/features/legal-requests/page.rules";

test.each([
  ["/courses/one/course-1", "/courses/one/course-1"],
  ["https://hocam.example/courses/one/course-1?tab=2#top", "/courses/one/course-1?tab=2#top"],
  [" http://other.example/about ", "/about"],
])("%s leads to %s on this site", (page, path) => expect(pathOf(page)).toBe(path));

test.each([
  ...[null, "", "the course page", "https://hocam.example", "javascript:alert(1)"],
  ...[
    "//evil.example/",
    "/\\evil.example/",
    "https://hocam.example/\\evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "https://hocam.example//evil.example",
  ],
])("%s is no link: a browser would go elsewhere or nowhere", (page) => expect(pathOf(page)).toBeNull());
