/** The question pool: members ask each other in the bank's groups; a question is open, then answered, then closed. */
import { qaPool } from "@schema/qa";
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { addGroupRow, poolQuestion } from "../../support/answers";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext } from "../../support/site";

interface Answer {
  post_id: string;
  reply_id: string;
  status: string;
  error?: { code: string; message: string; details?: { field?: string } };
  questions: { post_id: string; status: string; group: string; author: string | null; title: string }[];
}
const { db } = testContext();
const turkish = { "accept-language": "tr" };

const ask = async (as: Person, own: Record<string, unknown> = {}) =>
  (await call<Answer>("/qa/pool", { as, json: poolQuestion(await addGroupRow(), own) })).body.post_id;
const reply = async (as: Person, postId: string) =>
  (await call<Answer>(`/thread/${postId}/replies`, { as, json: { text: "At the student office." } })).body.reply_id;
const stateOf = async (as: Person, postId: string) => (await call<Answer>(`/qa/pool/${postId}`, { as })).body.status;
const put = (as: Person, path: string, json: unknown) => call<Answer>(path, { as, method: "PUT", json });
const listed = async (as: Person, query: string) => (await call<Answer>(`/qa/pool?${query}`, { as })).body.questions;

test("a question is open, answered once the asker accepts a reply, and closed to replies once they close it", async () => {
  const [asker, other] = [await signUp(), await signUp()];
  const postId = await ask(asker);
  expect(await stateOf(other, postId)).toBe("open");
  const replyId = await reply(other, postId);
  await call(`/thread/${postId}/accept`, { as: asker, json: { reply_id: replyId } });
  expect(await stateOf(other, postId)).toBe("answered");
  expect((await put(asker, `/thread/${postId}/close`, { is_closed: true })).status).toBe(200);
  expect(await stateOf(other, postId)).toBe("closed");
  const late = await call<Answer>(`/thread/${postId}/replies`, { as: other, json: { text: "And at the gate." } });
  expect([late.status, late.body.error?.code]).toEqual([409, "thread.locked"]);
  expect(await db.select().from(replies).where(eq(replies.postId, postId))).toHaveLength(1);
  await put(asker, `/thread/${postId}/close`, { is_closed: false });
  expect(await stateOf(other, postId)).toBe("answered");
});

test("staff accept and close as the asker does, nobody else can", async () => {
  const [asker, other, staff] = [await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  const postId = await ask(asker);
  const replyId = await reply(asker, postId);
  const accept = (as: Person) => call<Answer>(`/thread/${postId}/accept`, { as, json: { reply_id: replyId } });
  const close = (as: Person) => put(as, `/thread/${postId}/close`, { is_closed: true });
  expect([(await accept(other)).status, (await close(other)).status, await stateOf(other, postId)]).toEqual([403, 403, "open"]);
  expect((await accept(staff)).status).toBe(200);
  expect(await stateOf(other, postId)).toBe("answered");
  expect((await close(staff)).status).toBe(200);
  expect(await stateOf(other, postId)).toBe("closed");
});

test("the pool is narrowed by group, by state and by words, in the reader's language", async () => {
  const [asker, other] = [await signUp(), await signUp()];
  const groupId = await addGroupRow({ nameEn: "Lost things", nameTr: "Kayıp eşya" });
  const open = await ask(asker, { group_id: groupId, title: "Where are Zqkeys found?" });
  const closed = await ask(asker, { group_id: groupId, title: "Where is a Zqphone found?" });
  await ask(asker, { title: "Zqelsewhere entirely?" });
  await put(asker, `/thread/${closed}/close`, { is_closed: true });
  const ids = async (query: string) => (await listed(other, `group=${groupId}&${query}`)).map(({ post_id }) => post_id);
  expect(await ids("")).toEqual([closed, open]);
  expect([await ids("state=open"), await ids("state=closed"), await ids("state=answered")]).toEqual([[open], [closed], []]);
  expect(await ids("q=zqphone")).toEqual([closed]);
  const page = await see(`/qa/all?view=pool&group=${groupId}`, { as: other, headers: turkish });
  for (const text of ["Kayıp eşya", "Kapandı", "Açık", `/thread/one/${open}`]) expect(page.body).toContain(text);
  expect(page.body).not.toContain("Zqelsewhere");
});

test("whoever asks anonymously is nobody in the pool, for the API as well", async () => {
  const asker = await signUp({ name: "Zqnamed Person" });
  const postId = await ask(asker, { is_anonymous: true, title: "An unnamed Zqquestion?" });
  const staff = await signUp({ userRole: "moderator" });
  const [found] = await listed(staff, "q=zqquestion");
  expect([found?.post_id, found?.author]).toEqual([postId, null]);
  expect((await see("/qa/all?view=pool&q=zqquestion", { as: staff })).body).not.toContain("Zqnamed");
});

test("one asks through the page, and what is refused is still in the form", async () => {
  const asker = await signUp();
  const group_id = await addGroupRow();
  const fields = { act: "ask", title: "Is the Zqpool warm?", text: "I would rather know before I jump.", group_id };
  const short = await see("/qa/all?view=pool&ask=1", { as: asker, form: { ...fields, text: "Zqshort" } });
  expect(short.status).toBe(400);
  for (const text of ["Is the Zqpool warm?", "Zqshort"]) expect(short.body).toContain(text);
  const gone = await see("/qa/all?view=pool&ask=1", { as: asker, form: { ...fields, group_id: "9998" } });
  expect([gone.status, gone.body.includes("Choose a group from the list.")]).toEqual([422, true]);
  expect(await listed(asker, "q=zqpool")).toEqual([]);
  const asked = await see("/qa/all?view=pool&ask=1", { as: asker, form: fields });
  const [found] = await listed(asker, "q=zqpool");
  expect([asked.status, asked.location]).toEqual([303, `/thread/one/${found?.post_id}`]);
});

test("the same question sent twice at once is asked once", async () => {
  const asker = await signUp();
  const json = poolQuestion(await addGroupRow(), { title: "Twice the Zqtwin?" });
  const [one, two] = await Promise.all([1, 2].map(() => call<Answer>("/qa/pool", { as: asker, json })));
  expect(one?.body.post_id).toBe(two?.body.post_id);
  expect(await listed(asker, "q=zqtwin")).toHaveLength(1);
});

test("a discussion moves into the pool and out of it, by whoever opened it or staff, and keeps its replies", async () => {
  const [author, other, staff] = [await signUp(), await signUp(), await signUp({ userRole: "moderator" })];
  const postId = await addPost(author, threads, { title: "A Zqtalk that asks?" });
  await reply(other, postId);
  const [first, second] = [await addGroupRow(), await addGroupRow({ nameEn: "Second group" })];
  const place = (as: Person, group_id: string | null) => put(as, `/qa/pool/${postId}`, { group_id });
  expect([(await place(other, first)).status, await listed(other, "q=zqtalk")]).toEqual([403, []]);
  expect((await place(author, first)).status).toBe(200);
  expect((await place(staff, second)).status).toBe(200);
  expect((await listed(other, "q=zqtalk")).map(({ post_id, group }) => [post_id, group])).toEqual([[postId, "Second group"]]);
  expect((await see(`/qa/all?view=pool&thread=${postId}`, { as: author })).body).toContain("Second group");
  expect((await see(`/thread/one/${postId}`, { as: author })).body).toContain(`/qa/all?view=pool&amp;thread=${postId}`);
  const nowhere = await place(author, "9997");
  expect([nowhere.status, nowhere.body.error?.code]).toEqual([422, "qa.unknownGroup"]);
  expect([(await place(author, null)).status, (await place(author, null)).status]).toEqual([200, 404]);
  expect(await db.select().from(qaPool).where(eq(qaPool.postId, postId))).toEqual([]);
  expect(await db.select().from(replies).where(eq(replies.postId, postId))).toHaveLength(1);
});

test("a question that staff took down, or its author deleted, isn't in the pool any more", async () => {
  const asker = await signUp();
  const postId = await ask(asker, { title: "A Zqgone question?" });
  await call(`/thread/${postId}`, { as: asker, method: "DELETE" });
  expect([await listed(asker, "q=zqgone"), (await call(`/qa/pool/${postId}`, { as: asker })).status]).toEqual([[], 404]);
});

test("guests are told that members ask here, and read nothing of it", async () => {
  await ask(await signUp(), { title: "A Zqinner question?" });
  const page = await see("/qa/all?view=pool");
  expect(page.status).toBe(200);
  expect(page.body).toContain("/reception/login?next=%2Fqa%2Fall%3Fview%3Dpool");
  expect(page.body).not.toContain("Zqinner");
  expect((await call("/qa/pool")).status).toBe(401);
});
