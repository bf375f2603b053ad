/** The Q&A bank: everybody reads what is answered, in their language; admins keep it. */
import { auditEntries } from "@schema/platform";
import { qaQuestions } from "@schema/qa";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readGroups } from "../../../app/features/qa/qa.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import type { AdminContext } from "../../../app/platform/context";
import { addGroupRow, addQuestionRow, groupBody, questionBody } from "../../support/answers";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, signUp, testContext } from "../../support/site";

interface Failed {
  error?: { code: string; message: string; details?: Record<string, unknown> };
}
interface Stored extends Failed {
  qa_id: string;
  group_id: string;
  version: number;
}
interface Listed extends Failed {
  questions: { qa_id: string; question: string; group: string; status: string }[];
  total: number;
}
const { db } = testContext();
const admin = () => signUp({ userRole: "admin" });
const turkish = { "accept-language": "tr" };
const listed = async (query: string, headers = {}) => (await call<Listed>(`/qa?${query}`, { headers })).body;

test("a question that admins answer is read by everybody, in both languages, with its Markdown drawn", async () => {
  const staff = await admin();
  const group = await addGroupRow({ nameEn: "Dorm life", nameTr: "Yurt hayatı" });
  const { status, body } = await call<Stored>("/admin/qa", { as: staff, json: questionBody(group) });
  expect(status).toBe(201);
  const page = await see("/qa/display");
  for (const text of ["When do the dorms close?", "<strong>midnight</strong>", "Dorm life", `id="${body.qa_id}"`])
    expect(page.body).toContain(text);
  const other = await see("/qa/display", { headers: turkish });
  for (const text of ["Yurtlar ne zaman kapanıyor?", "<strong>Gece yarısı</strong>", "Yurt hayatı"]) expect(other.body).toContain(text);
});

test("what isn't answered is nobody's but admins', on pages, in the API and in the search", async () => {
  const [staff, student] = [await admin(), await signUp()];
  const groupId = await addGroupRow();
  const qaId = await addQuestionRow({ groupId, questionEn: "Zqpending secret?", answerEn: null, answerTr: null, status: "pending" });
  for (const path of ["/qa/display", "/qa/all?status=pending", "/qa/all?q=zqpending", "/faq", "/search?q=zqpending"]) {
    expect((await see(path, { as: student })).body, path).not.toContain("Zqpending secret");
    expect((await see(path)).body, path).not.toContain("Zqpending secret");
  }
  const asked = (as?: typeof staff) => call<Listed>(`/qa?status=pending&group=${groupId}`, { as });
  expect((await asked()).body.questions).toEqual([]);
  expect((await asked(student)).body.questions).toEqual([]);
  expect((await asked(staff)).body.questions.map(({ qa_id }) => qa_id)).toEqual([qaId]);
  expect((await see("/qa/all?status=pending&q=zqpending", { as: staff })).body).toContain("Zqpending secret");
});

test("words are folded, groups narrow, and the search across everything leads to the answer", async () => {
  const groupId = await addGroupRow();
  const qaId = await addQuestionRow({ groupId, questionTr: "Şükrü Çağrı ILIK çörek mi?", questionEn: "A warm bun?" });
  for (const q of ["cagri", "ÇAĞRI", "ılık", "warm bun"]) {
    const { questions, total } = await listed(`q=${encodeURIComponent(q)}&group=${groupId}`);
    expect([q, questions.map(({ qa_id }) => qa_id), total]).toEqual([q, [qaId], 1]);
  }
  expect((await listed(`q=cagri&group=${await addGroupRow()}`)).total).toBe(0);
  expect((await see("/search?q=cagri+corek")).body).toContain(`/qa/display#${qaId}`);
});

test("a question is answered in both languages or it isn't answered", async () => {
  const group = await addGroupRow();
  const half = questionBody(group, { answer_tr: undefined });
  const { status, body } = await call<Stored>("/admin/qa", { as: await admin(), json: half, headers: turkish });
  expect([status, body.error?.code]).toEqual([422, "qa.needsAnswers"]);
  const row = { groupId: group, answerTr: null, qaId: "qa-half" };
  await expect(addQuestionRow(row)).rejects.toThrow();
  expect((await call<Stored>("/admin/qa", { as: await admin(), json: { ...half, status: "inReview" } })).status).toBe(201);
});

test.each([
  ["a group that isn't there", { group_id: "9999" }, 422, "group_id"],
  ["a group of three digits", { group_id: "123" }, 400, "group_id"],
  ["an order of none", { order: 0 }, 400, "order"],
  ["no author", { author: " " }, 400, "author"],
  ["no Turkish question", { question_tr: undefined }, 400, "question_tr"],
  ["too long a question", { question_en: "x".repeat(201) }, 400, "question_en"],
])("%s is refused beside its field", async (_, own, status, field) => {
  const answer = await call<Stored>("/admin/qa", { as: await admin(), json: questionBody(await addGroupRow(), own) });
  expect([answer.status, JSON.stringify(answer.body.error?.details).includes(field)]).toEqual([status, true]);
});

test("who changes an older version is told, and the audit keeps what it was", async () => {
  const [first, second] = [await admin(), await admin()];
  const group = await addGroupRow();
  const { body } = await call<Stored>("/admin/qa", { as: first, json: questionBody(group) });
  const change = (as: typeof first, question_en: string) =>
    call<Stored>(`/admin/qa/${body.qa_id}`, { as, method: "PUT", json: questionBody(group, { question_en, version: body.version }) });
  const answers = await Promise.all([change(first, "When do the dorms open?"), change(second, "When do dorms lock up?")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const audits = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, body.qa_id));
  expect(audits.map(({ act }) => act)).toEqual(["qa.add", "qa.edit"]);
  expect(JSON.stringify(audits[1]?.before)).toContain("When do the dorms close?");
  expect((await call(`/admin/qa/${body.qa_id}`, { as: first, method: "DELETE" })).status).toBe(200);
  expect(await db.select().from(qaQuestions).where(eq(qaQuestions.qaId, body.qa_id))).toEqual([]);
  expect((await call<Failed>(`/admin/qa/${body.qa_id}`, { as: first, method: "DELETE" })).status).toBe(404);
});

test("groups are added once, renamed, and deleted only when they are empty", async () => {
  const staff = await admin();
  const group = groupBody();
  expect((await call("/admin/qa/groups", { as: staff, json: group })).status).toBe(201);
  const again = await call<Failed>("/admin/qa/groups", { as: staff, json: group });
  expect([again.status, again.body.error?.code]).toEqual([409, "qa.groupTaken"]);
  const tooLong = await call<Failed>("/admin/qa/groups", { as: staff, json: groupBody({ name_en: "x".repeat(31) }) });
  expect([tooLong.status, Object.keys(tooLong.body.error?.details ?? {})]).toEqual([400, ["name_en"]]);
  const qaId = await addQuestionRow({ groupId: group.group_id });
  const counts = new Map((await readGroups(staff.ctx as AdminContext)).map(({ groupId, all, answered }) => [groupId, [all, answered]]));
  expect(counts.get(group.group_id)).toEqual([1, 1]);
  const empty = await addGroupRow();
  expect((await readGroups(staff.ctx as AdminContext)).find(({ groupId }) => groupId === empty)).toMatchObject({ all: 0, answered: 0 });
  const used = await call<Failed>(`/admin/qa/groups/${group.group_id}`, { as: staff, method: "DELETE" });
  expect([used.status, used.body.error?.code]).toEqual([409, "qa.groupInUse"]);
  await call(`/admin/qa/${qaId}`, { as: staff, method: "DELETE" });
  expect((await call(`/admin/qa/groups/${group.group_id}`, { as: staff, method: "DELETE" })).status).toBe(200);
});

test("the FAQ begins with the first group that has answers", async () => {
  await addGroupRow({ position: 1, groupId: "0001" });
  await addQuestionRow({ groupId: await addGroupRow({ position: 1, groupId: "0002", nameEn: "Zqfirst" }) });
  await addQuestionRow({ groupId: await addGroupRow({ position: 9, groupId: "0003", nameEn: "Zqsecond" }) });
  const { body } = await see("/faq");
  expect([body.includes("Zqfirst"), body.includes("Zqsecond")]).toEqual([true, false]);
  expect(body.indexOf("Zqfirst")).toBeLessThan(body.indexOf("First steps"));
});

test("an admin makes a bank's question of a discussion: question and accepted reply are filled in", async () => {
  const [staff, student] = [await admin(), await signUp()];
  await addGroupRow();
  const postId = await addPost(student, threads, { title: "Where do I print at night?" });
  const reply = await call<{ reply_id: string }>(`/thread/${postId}/replies`, {
    as: staff,
    json: { text: "In the **library**, until two." },
  });
  await call(`/thread/${postId}/accept`, { as: student, json: { reply_id: reply.body.reply_id } });
  const { body } = await see(`/qa/add?thread=${postId}`, { as: staff });
  for (const text of ['value="Where do I print at night?"', "In the **library**, until two."]) expect(body).toContain(text);
  expect((await see(`/thread/one/${postId}`, { as: staff })).body).toContain(`/qa/add?thread=${postId}`);
  expect((await see(`/thread/one/${postId}`, { as: student })).body).not.toContain("/qa/add?thread=");
  expect((await see("/qa/add?thread=post-none", { as: staff })).status).toBe(404);
});

test("forms work without scripts and lose nothing", async () => {
  const staff = await admin();
  const group = await addGroupRow();
  const form = { ...questionBody(group), order: "3" } as unknown as Record<string, string>;
  const refused = await see("/qa/add", { as: staff, form: { ...form, author: "" } });
  expect([refused.status, refused.body.includes("When do the dorms close?")]).toEqual([400, true]);
  expect((await see("/qa/add", { as: staff, form })).location).toBe("/qa/all?status=answered");
  const added = groupBody();
  await see("/qa/groups", { as: staff, form: { act: "add", ...added, order: "7" } as Record<string, string> });
  const renamed = { act: "edit", group_id: added.group_id, name_en: "Housing", name_tr: "Barınma", order: "2" };
  expect((await see("/qa/groups", { as: staff, form: renamed })).location).toBe("/qa/groups");
  expect((await see("/qa/groups", { as: staff })).body).toContain("Housing");
  expect((await see("/qa/groups", { as: staff, form: { act: "delete", group_id: added.group_id } })).location).toBe("/qa/groups");
});
