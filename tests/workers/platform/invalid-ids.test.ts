/** An id that can't be one is said to be invalid, wherever an address of the API takes one, in the reader's language. */
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { oneOfEach } from "../../support/pages";
import { type Person, visit } from "../../support/site";

const NO_IDS = ["a b", "x'; DROP TABLE users", "ş", "a.b", "é".repeat(3), "x".repeat(81), "<b>", "a,b"];

/** What a course was called before leads on to it; projects choose their own identifiers, which have a sentence of theirs. */
const isOther = (path: string) => path === "/coursefile/courses/:course_id" || path.startsWith("/admin/information/");

const takesId = endpoints.filter(({ path }) => /:(?:\w+_)?id\b/.test(path) && !isOther(path));

test.each([
  ["en", "Invalid ID"],
  ["tr", "Geçersiz"],
])("every endpoint that takes the id of a row says in its reader's language (%s) when it is none", async (language, sentence) => {
  const admin = (await oneOfEach()).admin as Person;
  const silent: string[] = [];
  for (const [at, { method, path, body }] of takesId.entries()) {
    const id = encodeURIComponent(NO_IDS[at % NO_IDS.length] ?? "");
    const address = `/api/v1${path.replace(/:(?:\w+_)?id\b/g, id).replace(/:\w+/g, "nothing-here")}`;
    const answer = await visit(address, { as: admin, method, headers: { "accept-language": language }, ...(body && { json: {} }) });
    const text = await answer.text();
    if (answer.status !== 400 || !text.includes(sentence)) silent.push(`${method} ${path}: ${answer.status} ${text.slice(0, 120)}`);
  }
  expect(silent).toEqual([]);
  expect(takesId.length).toBeGreaterThan(60);
});
