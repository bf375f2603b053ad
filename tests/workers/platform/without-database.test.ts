/** What is said, or stands in, when departments and notifications can't be read. */
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { see } from "../../support/pages";
import { call, type Person, signUp } from "../../support/site";

interface Answer {
  error?: { code: string; message: string };
  unread_count?: number;
  department?: string | null;
  types?: string[];
}

let student: Person;
let moderator: Person;

beforeAll(async () => {
  [student, moderator] = [await signUp(), await signUp({ userRole: "moderator" })];
  await env.KV.delete("departments:all");
  for (const table of ["departments", "notices", "announcements"])
    await env.DB.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`).run();
});

test.each([
  ["en", "Failed to load departments"],
  ["tr", "Bölümler yüklenemedi"],
])("every list of departments says in the reader's language (%s) that they couldn't be loaded", async (language, sentence) => {
  for (const path of ["", "/by-faculty", "/faculties", "/constants", "/department-1", "/code/CENG", "?q=ceng&active_only=false"]) {
    const { status, body } = await call<Answer>(`/departments${path}`, { headers: { "accept-language": language } });
    expect([path, status, body.error?.code, body.error?.message]).toEqual([path, 503, "departments.loadFailed", sentence]);
  }
});

test.each(["/admin/departments/all", "/admin/departments/edit/department-1"])("%s says it too", async (path) => {
  const { status, body } = await see(path, { as: await signUp({ userRole: "admin" }) });
  expect([status, body.includes("Failed to load departments")]).toEqual([500, true]);
});

test("the bell's number is 0 then, one's department null, and the types are the four", async () => {
  const told = async (path: string, as: Person) => {
    const { status, body } = await call<Answer>(path, { as });
    return [status, body];
  };
  expect(await told("/notifications/unread-count", student)).toEqual([200, { unread_count: 0 }]);
  expect(await told("/notifications/user-department", student)).toEqual([200, { department: null }]);
  expect(await told("/admin/notifications/types", moderator)).toEqual([200, { types: ["announcement", "alert", "update", "reminder"] }]);
});

test.each([
  ["/notifications/personal", "Failed to fetch personal notifications"],
  ["/notifications/announcement-1", "Failed to fetch notification"],
])("%s says what couldn't be fetched", async (path, sentence) => {
  const { status, body } = await call<Answer>(path, { as: student });
  expect([status, body.error?.message]).toEqual([500, sentence]);
});
