/** Notes with PDFs: what is taken for one, who may download it, how it is counted, and that none is left behind. */
import { auditEntries } from "@schema/platform";
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { replaceFile } from "../../../app/engines/posts/files.service.server";
import { notes } from "../../../app/features/notes/notes.collection";
import { dailyJobs } from "../../../app/jobs.server";
import { DAY, HOUR } from "../../../app/platform/clock";
import { postBody } from "../../support/posts";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";

const PDF = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n";
const pdf = (text = PDF, name = "notes.pdf", type = "application/pdf") => new File([text], name, { type });

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const fields = ({ link: _, ...own }: Record<string, unknown> = postBody(notes)) => own as Record<string, string>;
const put = (as: Person | undefined, postId: string, file: File) =>
  call<{ error: { code: string } }>(`/notes/${postId}/file`, { as, method: "PUT", body: formOf({ file }) });
const get = (postId: string, as?: Person) => visit(`/api/v1/notes/${postId}/file`, { as });
const keys = async (postId: string) => (await env.BUCKET.list({ prefix: `files/${postId}/` })).objects.map(({ key }) => key);

/** A note that consists of a PDF, as the page's form sends it. */
async function addWithPdf(author: Person, file = pdf()): Promise<string> {
  const added = await visit("/notes/add", { as: author, method: "POST", body: formOf({ ...fields(), file }) });
  expect(added.status).toBe(303);
  return added.headers.get("location")?.split("/").at(-1) ?? "";
}

async function addWithLink(author: Person): Promise<string> {
  return (await call<{ post_id: string }>("/notes", { as: author, json: postBody(notes) })).body.post_id;
}

test("only what is a PDF by its content is taken, whatever its name and type say", async () => {
  const author = await signUp();
  const postId = await addWithLink(author);
  const tries: [File, number, string][] = [
    [pdf("<!doctype html><script>alert(1)</script>"), 415, "posts.notPdf"],
    [pdf(`<html>${PDF}`), 415, "posts.notPdf"],
    [pdf(`%PDF-1.4\n<html><script>alert(1)</script></html>\n${PDF}`), 415, "posts.notPdf"],
    [pdf("PK\u0003\u0004 and so on"), 415, "posts.notPdf"],
    [pdf(""), 415, "posts.notPdf"],
    [pdf("%PDF-1.4\n1 0 obj"), 422, "posts.brokenPdf"],
    [pdf(PDF.padEnd(10.5 * 1024 * 1024, " ")), 413, "posts.fileTooLarge"],
    [pdf(PDF.padEnd(12 * 1024 * 1024, " ")), 413, "kit.tooLarge"],
  ];
  for (const [file, status, code] of tries) {
    const { body, ...seen } = await put(author, postId, file);
    expect([seen.status, body.error.code]).toEqual([status, code]);
  }
  expect(await keys(postId)).toEqual([]);
  expect((await put(author, postId, pdf(PDF, "notes.txt", "text/plain"))).status).toBe(200);
  expect((await put(await signUp(), postId, pdf())).status).toBe(404);
});

test("the page says beside the field what is wrong with a file, and keeps what was typed", async () => {
  const author = await signUp();
  const send = (file: File) =>
    visit("/notes/add", { as: author, method: "POST", body: formOf({ ...fields(), title: "Typed by hand", file }) });
  const refused = await send(pdf("<html>"));
  const page = await refused.text();
  expect([refused.status, page.includes("a PDF. Choose a PDF file"), page.includes("Typed by hand")]).toEqual([415, true, true]);
  const large = await send(pdf(PDF.padEnd(10.5 * 1024 * 1024, " ")));
  expect([large.status, (await large.text()).includes("at most 10 MB")]).toEqual([413, true]);
});

test("a note has a link, a PDF or both, never neither, however it is changed", async () => {
  const author = await signUp();
  const neither = await call<{ error: { code: string } }>("/notes", { as: author, json: fields() });
  expect([neither.status, neither.body.error.code]).toEqual([422, "posts.linkOrFile"]);
  const page = await visit("/notes/add", { as: author, form: fields() });
  expect([page.status, (await page.text()).includes("Add a link or a PDF.")]).toEqual([422, true]);

  const postId = await addWithPdf(author);
  expect((await call(`/notes/${postId}`, { as: author, method: "PUT", json: fields() })).status).toBe(200);
  expect((await call(`/notes/${postId}/file`, { as: author, method: "DELETE" })).status).toBe(422);
  const edit = (own: Record<string, string>) => visit(`/notes/edit/${postId}`, { as: author, form: { ...fields(), ...own } });
  expect((await edit({ remove_file: "on" })).status).toBe(422);
  expect(await keys(postId)).toHaveLength(1);
  expect((await edit({ remove_file: "on", link: "https://example.edu/notes" })).status).toBe(303);
  expect((await call(`/notes/${postId}`, { as: author, method: "PUT", json: fields() })).status).toBe(422);
  expect((await get(postId, author)).status).toBe(404);
});

test("nobody puts a PDF to a note of somebody else, nor takes it away, and one that isn't there has none", async () => {
  const [author, other] = [await signUp(), await signUp()];
  const postId = await addWithPdf(author);
  const remove = async (as: Person, id: string) => {
    const { status, body } = await call<{ error?: { code: string } }>(`/notes/${id}/file`, { as, method: "DELETE" });
    return [status, body.error?.code];
  };
  expect(await remove(other, postId)).toEqual([404, "posts.notFound"]);
  expect(await remove(author, "post-none")).toEqual([404, "posts.notFound"]);
  for (const [as, id] of [
    [other, postId],
    [author, "post-none"],
  ] as const) {
    const { status, body } = await put(as, id, pdf());
    expect([status, body.error.code]).toEqual([404, "posts.notFound"]);
  }
  expect(await keys(postId)).toHaveLength(1);
});

test("a PDF that storage has lost isn't there, and isn't counted", async () => {
  const author = await signUp();
  const postId = await addWithPdf(author);
  for (const key of await keys(postId)) await env.BUCKET.delete(key);
  expect((await get(postId, author)).status).toBe(404);
});

test("members download it to save it; guests don't, nor anyone but its author once it is hidden", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const postId = await addWithPdf(author, pdf(PDF, "../Çözüm <özeti>.pdf"));
  const served = await get(postId, reader);
  const header = (name: string) => served.headers.get(name);
  expect([served.status, new TextDecoder().decode(await served.arrayBuffer()), header("content-type")]).toEqual([
    200,
    PDF,
    "application/pdf",
  ]);
  expect(header("content-disposition")).toBe(
    `attachment; filename="Cozum_ozeti.pdf"; filename*=UTF-8''${encodeURIComponent("Çözüm özeti.pdf")}`,
  );
  expect([header("x-content-type-options"), header("content-security-policy")]).toEqual([
    "nosniff",
    expect.stringMatching("default-src 'none'"),
  ]);
  expect((await get(postId)).status).toBe(401);
  const read = await call<{ details: Record<string, unknown> }>(`/notes/${postId}`, { as: reader });
  expect(read.body.details.file).toMatchObject({ name: "Çözüm özeti.pdf", size: PDF.length });
  expect(JSON.stringify(read.body)).not.toContain("files/");
  expect(await (await visit("/notes/demo/all")).text()).not.toContain("özeti.pdf");

  await testContext().db.update(posts).set({ status: "rejected" }).where(eq(posts.postId, postId));
  expect((await get(postId, reader)).status).toBe(404);
  expect((await get(postId, author)).status).toBe(200);
  expect((await get(postId, await signUp({ userRole: "moderator" }))).status).toBe(200);
});

test("a person's downloads count once a day, and stay when the PDF is replaced", async () => {
  const [author, one, other] = [await signUp(), await signUp(), await signUp()];
  const postId = await addWithPdf(author);
  for (const reader of [one, one, other]) await (await get(postId, reader)).arrayBuffer();
  const count = async () =>
    (await call<{ details: { file: { downloads: number } } }>(`/notes/${postId}`, { as: one })).body.details.file.downloads;
  await expect.poll(count).toBe(2);
  await put(author, postId, pdf());
  expect(await count()).toBe(2);
});

test("a look at the first page has the whole file and its bounds, and isn't counted as a download", async () => {
  const [author, reader, other] = [await signUp(), await signUp(), await signUp()];
  const postId = await addWithPdf(author);
  const look = (as?: Person) => visit(`/api/v1/notes/${postId}/file?preview=1`, { as });
  expect((await look()).status).toBe(401);
  for (let looks = 0; looks < 3; looks += 1) expect((await (await look(other)).arrayBuffer()).byteLength).toBe(PDF.length);
  await (await get(postId, reader)).arrayBuffer();
  const count = async () =>
    (await call<{ details: { file: { downloads: number } } }>(`/notes/${postId}`, { as: reader })).body.details.file.downloads;
  await expect.poll(count).toBe(1);
});

test("a replaced file, a removed one and a deleted note's are gone from storage", async () => {
  const author = await signUp();
  const postId = await addWithPdf(author);
  const [first = ""] = await keys(postId);
  expect((await put(author, postId, pdf())).status).toBe(200);
  await expect.poll(() => keys(postId)).toHaveLength(1);
  expect(await keys(postId)).not.toContain(first);
  const edited = await visit(`/notes/edit/${postId}`, { as: author, method: "POST", body: formOf({ ...fields(), file: pdf() }) });
  expect(edited.status).toBe(303);
  await expect.poll(() => keys(postId)).toHaveLength(1);
  expect((await call(`/notes/${postId}`, { as: author, method: "DELETE" })).status).toBe(200);
  await expect.poll(() => keys(postId)).toEqual([]);
});

test("of two replacements at once one file remains, and it is the one that the note names", async () => {
  const author = await signUp();
  const postId = await addWithPdf(author);
  const work: Promise<unknown>[] = [];
  const ctx = { ...author.ctx, waitUntil: (each: Promise<unknown>) => work.push(each) };
  await Promise.all([1, 2, 3].map(() => replaceFile(ctx, notes, postId, pdf())));
  await Promise.all(work);
  expect(await keys(postId)).toHaveLength(1);
  expect((await get(postId, author)).status).toBe(200);
});

test("who reads the old file's key before writing leaves files behind: the control of the test above", async () => {
  const author = await signUp();
  const postId = await addWithPdf(author);
  const { db } = testContext();
  const old = await Promise.all([1, 2, 3].map(() => keys(postId)));
  for (const [i, [key = ""]] of old.entries()) {
    const file = { key: `files/${postId}/${i}`, name: "notes.pdf", size: PDF.length };
    await env.BUCKET.put(file.key, PDF);
    await db.update(posts).set({ details: { file } }).where(eq(posts.postId, postId));
    await env.BUCKET.delete(key);
  }
  expect(await keys(postId)).toHaveLength(3);
});

test("the daily job removes what no note names, and nothing that is young or in use", async () => {
  const author = await signUp();
  const postId = await addWithPdf(author);
  const [inUse] = await keys(postId);
  await env.BUCKET.put(`files/${postId}/left-behind`, PDF);
  const run = (ahead: number) => dailyJobs["unused-files"]?.(testContext({ clock: { now: () => Date.now() + ahead } }));
  await run(0);
  expect(await keys(postId)).toHaveLength(2);
  await run(2 * HOUR);
  expect(await keys(postId)).toEqual([inUse]);
  await testContext().db.update(posts).set({ status: "deleted" }).where(eq(posts.postId, postId));
  await run(2 * HOUR);
  expect(await keys(postId)).toEqual([inUse]);
  await run(31 * DAY);
  expect(await keys(postId)).toEqual([]);
});

test("staff who change somebody's note leave a trace of what it said, authors don't", async () => {
  const [author, staff] = [await signUp(), await signUp({ userRole: "moderator" })];
  const postId = await addWithPdf(author);
  const edit = (as: Person, path: string, title: string) => visit(`${path}/${postId}`, { as, form: { ...fields(), title } });
  expect((await edit(author, "/notes/edit", "The author's title")).status).toBe(303);
  expect((await edit(staff, "/admin/notes/edit", "The staff's title")).status).toBe(303);
  const traces = await testContext().db.select().from(auditEntries).where(eq(auditEntries.subjectId, postId));
  expect(traces).toMatchObject([{ actorId: staff.userId, act: "posts.edit", before: { title: "The author's title" } }]);
  expect((await get(postId, author)).status).toBe(200);
  const list = await visit(`/admin/notes/edit/users/${author.userId}?status=approved`, { as: staff });
  expect(await list.text()).toContain("The staff&#x27;s title");
  const others = await visit(`/admin/notes/edit/users/${staff.userId}?status=approved`, { as: staff });
  expect(await others.text()).not.toContain("The staff");
});

test("notes are found by their course's code, however it is typed", async () => {
  const author = await signUp();
  const json = { ...postBody(notes), course: "ceng 9991" };
  const { body } = await call<{ post_id: string }>("/notes", { as: author, json });
  const found = await call<{ posts: { post_id: string; details: { course: string } }[] }>("/notes?b=Ceng+9991", { as: author });
  expect(found.body.posts).toMatchObject([{ post_id: body.post_id, details: { course: "CENG9991" } }]);
});
