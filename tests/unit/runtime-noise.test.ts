/** The log of a run leaves out what tools say of themselves, and nothing else. */
import { expect, test } from "vitest";
import { withoutNoise } from "../../scripts/runtime-noise";

const NOISE = "exception = workerd/api/unsafe.c++:226: failed: jsg.Error: Application called deleteAllDurableObjects().";
const BROKEN =
  "[WebServer] workerd/server/server.c++:6090: error: kj::getCaughtExceptionAsKj() = kj/async-io-unix.c++:186: disconnected: ::write(fd, a, b): Broken pipe";

/** What is shown of a text that comes in pieces of so many letters. */
function shown(text: string, size: number): string {
  const show = withoutNoise();
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, i) => show(text.slice(i * size, (i + 1) * size)));
  return pieces.join("") + show(null);
}

test.each([1, 7, 64, 10_000])("in pieces of %i letters noise goes and everything else stays, in order", (size) => {
  const text = `first\n${NOISE}\n··\u001b[32m·\u001b[39m${BROKEN}\n····\nstack: /x/bin/workerd@33855c0 /x/bin/workerd@2\n  × a test that failed\nlast`;
  expect(shown(text, size)).toBe("first\n··\u001b[32m·\u001b[39m····\n  × a test that failed\nlast\n");
});

test.each([
  "Error: D1_ERROR: no such table: users",
  "uncaught exception; source = Uncaught (in promise); stack = TypeError: x is not a function",
  '[WebServer] {"event":"request failed","path":"/courses/all","status":500}',
  "    at readCourses (/app/features/courses/courses.service.server.ts:12:3)",
  "FAIL tests/workers/home/home.test.ts",
])("an error stays: %s", (line) => {
  expect(shown(`${line}\n`, 5)).toBe(`${line}\n`);
});

test("marks are shown before their line has ended", () => {
  const show = withoutNoise();
  expect([show("··"), show("·err"), show("or\n"), show(null)]).toEqual(["··", "·", "error\n", ""]);
});
