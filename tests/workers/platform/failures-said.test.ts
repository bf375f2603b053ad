/** When something breaks, people are told in the words of what they wanted, with an id to ask about, and keep what they typed. */
import { env } from "cloudflare:workers";
import { errorEvents } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { projectBody } from "../../support/answers";
import { contactBody } from "../../support/contacts";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();

interface Failed {
  error: { code: string; message: string; error_id: string };
}

let admin: Person;
let student: Person;

/** Takes away what these features keep their rows in: reading and writing fail from here on. */
beforeAll(async () => {
  [admin, student] = [await signUp({ userRole: "admin" }), await signUp()];
  for (const [table, renamed] of [
    ["qa_questions", "qa_questions_away"],
    ["information_projects", "information_projects_away"],
    ["announcements", "announcements_away"],
    ["events", "events_away"],
    ["communities", "communities_away"],
  ])
    await env.DB.prepare(`ALTER TABLE ${table} RENAME TO ${renamed}`).run();
});

const question = {
  question_en: "Where is it?",
  question_tr: "Nerede acaba?",
  group_id: "1000",
  order: 1,
  author: "Team",
  status: "pending",
};

test.each([
  ["GET", "/qa", undefined, "qa.listFailed", "Failed to load questions"],
  ["POST", "/admin/qa", question, "qa.addFailed", "Failed to add question"],
  ["PUT", "/admin/qa/qa-1", { ...question, version: 1 }, "qa.updateFailed", "Failed to update question"],
  ["DELETE", "/admin/qa/qa-1", undefined, "qa.deleteFailed", "Failed to delete question"],
  ["GET", "/information", undefined, "information.loadFailed", "Unable to load projects. Check your permissions."],
  ["POST", "/admin/information", projectBody(), "information.saveFailed", "Unable to save the project. Check your permissions."],
  [
    "DELETE",
    "/admin/information/some-project",
    undefined,
    "information.deleteFailed",
    "Unable to delete the project. Check your permissions.",
  ],
  ["GET", "/event/all", undefined, "events.loadFailed", "Failed to load events"],
  ["GET", "/event/sidebar/active", undefined, "kit.loadFailed", "Error loading data. Please try again."],
  ["GET", "/admin/notifications/all", undefined, "notifications.listFailed", "Failed to fetch notifications"],
])("%s %s says what couldn't be done, and the id is known", async (method, path, json, code, message) => {
  const { status, body } = await call<Failed>(path, { as: admin, method, json });
  expect([status, body.error.code, body.error.message]).toEqual([500, code, message]);
  expect(await db.$count(errorEvents, eq(errorEvents.errorId, body.error.error_id))).toBe(1);
});

test.each([
  ["/qa/all", "Failed to load questions"],
  ["/information/all", "Unable to load projects. Check your permissions."],
  ["/event/all", "Failed to load events"],
  ["/event/add", "Failed to load communities"],
])("%s says what couldn't be loaded, and only admins see why", async (path, sentence) => {
  const [shown, toAdmin] = [await see(path, { as: student }), await see(path, { as: admin })];
  for (const { status, body } of [shown, toAdmin]) {
    expect(status).toBe(500);
    expect(body).toContain("Application Error");
    expect(body).toContain(sentence);
    expect(body).toMatch(/error-[0-9a-z]{20}/);
  }
  expect(shown.body).not.toContain("no such table");
  expect(toAdmin.body).toContain("no such table");
});

test.each([
  ["/community/all", "Failed to load communities"],
  ["/community/one/community-1", "Failed to load communities"],
  ["/community/edit/community-1", "Failed to load communities"],
  ["/community/personal", "Failed to load communities"],
  ["/community/panel", "Failed to load communities"],
  ["/community/demo/all", "Failed to load communities"],
  ["/community/demo/community-1", "Failed to load communities"],
  ["/admin/community/community", "Failed to load communities"],
  ["/event/event-1", "Failed to load events"],
  ["/event/edit/event-1", "Failed to load events"],
  ["/event/stats/event-1", "Failed to load events"],
  ["/event/star-stats/event-1", "Failed to load events"],
  ["/qa/add", "Failed to load questions"],
  ["/qa/groups", "Failed to load questions"],
])("%s says so as well", async (path, sentence) => {
  const { status, body } = await see(path, { as: admin });
  expect([status, body.includes(sentence)]).toEqual([500, true]);
});

test.each([
  ["en", "Error saving data. Please try again."],
  ["tr", "Kaydedilirken bir hata oluştu. Lütfen yeniden dene."],
])("a form that breaks says so in the reader's language (%s) and keeps what was typed", async (language, sentence) => {
  const refuse = "CREATE TRIGGER no_contacts BEFORE INSERT ON contacts BEGIN SELECT RAISE(ABORT, 'Out of order'); END";
  await env.DB.prepare(refuse).run();
  const sent = await visit("/contacts", {
    form: contactBody() as unknown as Record<string, string>,
    headers: { "accept-language": language },
  });
  await env.DB.prepare("DROP TRIGGER no_contacts").run();
  const shown = await sent.text();
  expect(sent.status).toBe(500);
  for (const text of [sentence, "Some courses stand under two codes.", "ayse@example.edu"]) expect(shown).toContain(text);
  const [, errorId = ""] = /(error-[0-9a-z]{20})/.exec(shown) ?? [];
  expect(await db.$count(errorEvents, eq(errorEvents.errorId, errorId))).toBe(1);
});
