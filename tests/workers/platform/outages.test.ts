/** What is lost of Cloudflare, for a while or for good, and what becomes of the site then: docs/operations.md tells it by these tests' names. */
import { createExecutionContext } from "cloudflare:test";
import { contacts } from "@schema/contacts";
import { cronRuns, outbox } from "@schema/platform";
import { beforeEach, expect, test, vi } from "vitest";
import { addPicture } from "../../../app/engines/media/galleries.service.server";
import { imageFiles, type ReadyImage } from "../../../app/engines/media/image";
import { readTroubles } from "../../../app/features/alerts/troubles.server";
import { dailyJobs, frequentJobs } from "../../../app/jobs.server";
import { compareErasures } from "../../../app/platform/accounts/erasures.repository.server";
import { DAY, MINUTE } from "../../../app/platform/clock";
import { readHealth } from "../../../app/platform/health.server";
import { runCron } from "../../../workers/cron/dispatch";
import { contactBody } from "../../support/contacts";
import { addEvent } from "../../support/events";
import { refusing } from "../../support/hostile/refusals";
import { bench, blob, deliver, rowOf } from "../../support/media";
import { messageRow, post, runQueue, writeMail } from "../../support/messages";
import { corners, jpeg } from "../../support/pictures";
import { env, ORIGIN, PASSWORD, signUp, testContext, visit } from "../../support/site";
import worker from "../../support/worker";

const FULL = "D1_ERROR: Exceeded maximum DB size";

const { db } = testContext();

/** A request to a Worker that has other bindings. */
function ask(path: string, own: Partial<Env>, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const headers = { "cf-connecting-ip": crypto.randomUUID(), "accept-language": "en", ...init.headers };
  return worker.fetch(
    new Request(`${ORIGIN}${path}`, { redirect: "manual", ...init, headers }),
    { ...env, ...own },
    createExecutionContext(),
  );
}

async function emptyKv() {
  for (const { name } of (await env.KV.list()).keys) await env.KV.delete(name);
}

/** Somebody signed in by a browser. @returns their cookie */
async function browserSession(): Promise<string> {
  const { userEmail } = await signUp();
  const answer = await visit("/reception/login", { form: { user_email: userEmail, user_password: PASSWORD, remember_me: "on" } });
  return (
    answer.headers
      .getSetCookie()
      .find((each) => each.includes("hocam_session="))
      ?.split(";")[0] ?? ""
  );
}

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await db.delete(outbox);
  await db.delete(cronRuns);
});

test("KV is emptied: browsers log in again, guests read on, and who was erased is listed anew", async () => {
  const cookie = await browserSession();
  expect((await visit("/courses/personal", { headers: { cookie } })).status).toBe(200);
  await env.DB.prepare("INSERT INTO erasures (hash, at) VALUES ('of somebody', 1)").run();
  await compareErasures(testContext());
  await emptyKv();
  const answer = await visit("/courses/personal", { headers: { cookie } });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/reception/login?next=%2Fcourses%2Fpersonal"]);
  expect((await visit("/courses/all")).status).toBe(200);
  await frequentJobs["keep-erased"]?.(testContext());
  expect(await env.KV.get("erased:of somebody")).toBe("1");
});

test("R2 is emptied: pages are read without their pictures", async () => {
  const at = await bench();
  const eventId = await addEvent();
  const gallery = { subjectId: eventId, types: { gallery: "event-gallery" as const } };
  const imageId = await addPicture(at.ctx, gallery, { image: blob(await jpeg(corners(400, 400))), type: "gallery" });
  await deliver(at, imageId);
  const [{ address }] = imageFiles((await rowOf(at, imageId)) as unknown as ReadyImage);
  const seen = async () => {
    const picture = await visit(address, { as: at.person });
    await picture.arrayBuffer();
    return [picture.headers.get("content-type"), (await visit(`/event/${eventId}`, { as: at.person })).status];
  };
  expect(await seen()).toEqual(["image/webp", 200]);
  for (const { key } of (await env.BUCKET.list()).objects) await env.BUCKET.delete(key);
  expect(await seen()).toEqual(["image/svg+xml", 200]);
});

test("R2 doesn't answer: pictures say when to come back, pages are read, and health says it", async () => {
  const down = () => Promise.reject(new Error("get: We encountered an internal error. Please try again. (10001)"));
  const BUCKET = { get: down, head: down, put: down, list: down, delete: down } as unknown as R2Bucket;
  const answer = await ask("/profile/image/image-00000000000000000000-160.webp", { BUCKET });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await ask("/community/demo/all", { BUCKET })).status).toBe(200);
  const health = await readHealth(testContext({ env: { ...env, BUCKET } }));
  expect([health.isOk, health.stores]).toEqual([false, { database: true, kv: true, images: false }]);
});

test("the database is full: everything is read, what is written stays in its form, and admins heard of it before", async () => {
  const cookie = await browserSession();
  const { DB } = refusing(env.DB, { words: FULL, onlyWrites: true });
  for (const headers of [{}, { cookie }] as Record<string, string>[])
    for (const path of ["/", "/courses/all", "/community/demo/all"])
      expect([path, (await ask(path, { DB }, { headers })).status]).toEqual([path, 200]);
  const body = new URLSearchParams(contactBody() as unknown as Record<string, string>);
  const sent = await ask("/contacts", { DB }, { method: "POST", body });
  const text = await sent.text();
  expect([sent.status, text.includes("Some courses stand under two codes."), await db.$count(contacts)]).toEqual([500, true, 0]);
  const large = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") return () => ({ run: async () => ({ meta: { size_after: 8_000_000_000 } }) });
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  const troubles = await readTroubles(testContext({ env: { ...env, DB: large } }));
  expect(troubles).toContainEqual({ kind: "database", subject: "", number: 8000 });
});

test("the queue stands still: messages wait, health says it after ten minutes, and each goes once when it moves again", async () => {
  let isDown = true;
  const sendBatch = async (messages: { body: QueueMessage }[]) => {
    if (isDown) throw new Error("Queue sendBatch failed: Internal Server Error");
    at.queued.push(...messages.map(({ body }) => body));
  };
  const at = post(() => undefined, { JOBS: { sendBatch } as unknown as Queue<QueueMessage> });
  const id = await writeMail(at);
  await frequentJobs.outbox?.(at.ctx).catch(() => undefined);
  expect((await messageRow(at, id)).status).toBe("pending");
  at.wait(11 * MINUTE);
  expect((await readHealth(at.ctx)).queue).toMatchObject({ isOk: false });
  isDown = false;
  await runQueue(at);
  await runQueue(at);
  expect([at.provider.sent.length, (await messageRow(at, id)).status]).toEqual([1, "sent"]);
});

test("a day without cron: health says which jobs are late, and what was due is done when it runs again", async () => {
  const at = post();
  for (const { name } of at.ctx.product.jobs)
    await db.insert(cronRuns).values({ job: name, ranAt: at.ctx.clock.now(), tookMs: 1, isOk: true });
  const id = await writeMail(at);
  at.wait(2 * DAY + MINUTE);
  const { isOk, jobs } = await readHealth(at.ctx);
  expect([isOk, jobs.filter(({ state }) => state !== "late")]).toEqual([false, []]);
  await runQueue(at);
  expect([at.provider.sent.length, (await messageRow(at, id)).status]).toEqual([1, "sent"]);
});

test("a database that refuses to write down how one job went stops none of the others", async () => {
  const { DB } = refusing(env.DB, { words: "D1_ERROR: Network connection lost.", times: 1, onlyWrites: true, about: /cron_runs/ });
  const event = { cron: "0 1 * * *", scheduledTime: Date.now(), noRetry: () => undefined };
  await runCron(event, { ...env, DB }, createExecutionContext());
  expect(await db.$count(cronRuns)).toBe(Object.keys(dailyJobs).length - 1);
});
