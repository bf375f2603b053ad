/** The calls that are made without an authorization header answer without one, and aren't troubled by one that holds no more. */
import { beforeAll, expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { examplePosts } from "../../support/posts";
import { addCourse, addEntry } from "../../support/rows";
import { PASSWORD, signUp, visit } from "../../support/site";

beforeAll(async () => {
  const author = await signUp();
  const { courseId } = await addCourse();
  await addEntry({ courseId, authorId: author.userId });
  await examplePosts(author);
});

const graduate = { user_email: "public-calls@example.org", user_password: PASSWORD, remember_me: false };

/** Each with what it answers, so that nobody takes a refusal for an answer. */
const calls = [
  ["GET", "/coursefile/courses", undefined, "courses"],
  ["GET", "/coursefile/courses-constants", undefined, ""],
  ["GET", "/thread/display/demo", undefined, "threads"],
  ["GET", "/databank/stats", undefined, ""],
  ["GET", "/databank/add/constants", undefined, ""],
  ["GET", "/study-room/demo", undefined, ""],
  ["POST", "/reception-vip/login", graduate, "access_token"],
  ["POST", "/reception-vip/register", undefined, ""],
] as const;

const ask = (method: string, path: string, json: object | undefined, headers: Record<string, string> = {}) =>
  visit(`/api/v1${path}`, { method, headers, ...(json && { json }), ...(method === "POST" && !json && { json: {} }) });

test.each(calls)("%s %s is open to everybody", async (method, path, json, field) => {
  await signUp({ userEmail: graduate.user_email, isVerifiedGraduate: true }).catch(() => undefined);
  expect(endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path)?.access).toBe("public");
  const headers: Record<string, string>[] = [
    {},
    { authorization: "Bearer of.nothing.genuine" },
    { authorization: "Basic bm9ib2R5" },
    { authorization: "Bearer" },
  ];
  for (const each of headers) {
    const response = await ask(method, path, json, each);
    const text = await response.text();
    const isRefusedByItsFields = path === "/reception-vip/register";
    expect([each, response.status]).toEqual([each, isRefusedByItsFields ? 400 : 200]);
    expect(text).not.toMatch(/kit\.needsSignIn|"error":\{"code":"kit\.(?:un|for)/);
    expect(text).toContain(field);
  }
});
