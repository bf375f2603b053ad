/** Mails leave once, whatever happens on the way: a provider in trouble, a killed Worker, a message that comes twice. */
import { loginCodes, mailTokens } from "@schema/accounts";
import { auditEntries, outbox } from "@schema/platform";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../../../app/platform/clock";
import { deliver, messageRow, type Post, post, runQueue, writeMail } from "../../support/messages";
import { see } from "../../support/pages";
import { type Person, signUp, testContext, visit } from "../../support/site";

beforeEach(() => testContext().db.delete(outbox));

const refusing = (code: string) => () => {
  throw Object.assign(new Error(`${code}: someone@metu.edu.tr`), { code });
};
const broken = () => {
  throw new Error("500 Internal Server Error");
};

/** Runs the frequent job every so often for so long. */
async function runFor(at: Post, ms: number, every = 10 * MINUTE): Promise<void> {
  for (let passed = 0; passed < ms; passed += every) {
    await runQueue(at);
    at.wait(every);
  }
}

test("a mail is sent once when its message comes twice at once, also after a try that failed", async () => {
  let isDown = true;
  const at = post(async () => {
    if (isDown) broken();
    await new Promise((done) => setTimeout(done, 20));
  });
  const id = await writeMail(at);
  await deliver(at, id).catch(() => undefined);
  isDown = false;
  at.wait(10 * MINUTE);
  await Promise.all([deliver(at, id), deliver(at, id), deliver(at, id)]);
  expect([at.provider.sent.length, (await messageRow(at, id)).status]).toEqual([1, "sent"]);
});

test("a provider that is down for two hours gets each mail once afterwards, and the mail is no dead one", async () => {
  let downUntil = 0;
  const at = post((_, { ctx }) => (ctx.clock.now() < downUntil ? broken() : undefined));
  downUntil = at.ctx.clock.now() + 2 * HOUR;
  const ids = [await writeMail(at), await writeMail(at)];
  await runFor(at, 2 * HOUR);
  for (const id of ids) expect((await messageRow(at, id)).status).toBe("pending");
  await runFor(at, 3 * HOUR);
  for (const id of ids) expect((await messageRow(at, id)).status).toBe("sent");
  expect(at.provider.sent).toHaveLength(2);
});

test("a provider that answers 500 for ever is tried for about a day, ever less often, and then the mail is dead with its reason", async () => {
  const at = post(broken);
  const id = await writeMail(at);
  const begun = at.ctx.clock.now();
  let died = 0;
  while (!died && at.ctx.clock.now() < begun + 2 * DAY) {
    await runQueue(at);
    if ((await messageRow(at, id)).status === "failed") died = at.ctx.clock.now();
    at.wait(HOUR / 4);
  }
  expect(died - begun).toBeGreaterThan(20 * HOUR);
  expect(died - begun).toBeLessThan(30 * HOUR);
  expect(at.provider.tries).toBeLessThan(15);
  expect((await messageRow(at, id)).lastError).toContain("500 Internal Server Error");
});

test("a refusal that stays a refusal isn't tried again, and its reason names no address", async () => {
  const at = post(refusing("E_RECIPIENT_SUPPRESSED"));
  const id = await writeMail(at, { to: "someone@metu.edu.tr" });
  await runFor(at, HOUR);
  const row = await messageRow(at, id);
  expect([row.status, row.lastError, at.provider.tries]).toEqual(["failed", "E_RECIPIENT_SUPPRESSED", 1]);
});

test("one mail that can't go stops none of those behind it", async () => {
  const at = post((mail) => (mail.to.startsWith("bad") ? broken() : undefined));
  const [bad, good] = [await writeMail(at, { to: "bad@metu.edu.tr" }), await writeMail(at)];
  await runQueue(at);
  expect([(await messageRow(at, bad)).status, (await messageRow(at, good)).status]).toEqual(["pending", "sent"]);
});

test("in production a mail without a provider waits with its reason, loses nothing, and goes once there is one", async () => {
  const production = { ENVIRONMENT: "production", SITE_ORIGIN: "https://hocam.test" } as const;
  const without = post(undefined, { ...production, EMAIL: undefined });
  const id = await writeMail(without);
  await runFor(without, 2 * DAY, HOUR);
  const row = await messageRow(without, id);
  expect([row.status, row.lastError, (row.payload as { values: object }).values]).toEqual(["pending", "noMailBinding", { name: "Ada" }]);
  const withOne = post(undefined, production);
  withOne.wait(3 * DAY);
  await runQueue(withOne);
  expect(withOne.provider.sent.map(({ text }) => text)).toEqual([expect.stringContaining("your graduate application")]);
  expect((await messageRow(withOne, id)).payload).toEqual({});
});

test("on a local site without a provider the outbox page is the mail: it counts as sent and keeps its words", async () => {
  const at = post(undefined, { EMAIL: undefined });
  const id = await writeMail(at);
  await runQueue(at);
  const row = await messageRow(at, id);
  expect([row.status, (row.payload as { values: object }).values]).toEqual(["sent", { name: "Ada" }]);
});

test("a Worker killed between sending and writing that down sends again only once its lease is over", async () => {
  const at = post();
  const id = await writeMail(at);
  const killed = {
    ctx: { ...at.ctx, db: new Proxy(at.ctx.db, { get: (target, name) => settleless(target, name, () => at.provider.sent.length > 0) }) },
  };
  await expect(deliver(killed, id)).rejects.toThrow("killed");
  expect(at.provider.sent).toHaveLength(1);
  at.wait(5 * MINUTE);
  await runQueue(at);
  expect(at.provider.sent).toHaveLength(1);
  at.wait(20 * MINUTE);
  await runQueue(at);
  // The provider takes no key that would tell it of the first: this one mail goes twice.
  expect([at.provider.sent.length, (await messageRow(at, id)).status]).toEqual([2, "sent"]);
});

/** A database that answers nothing any more once a condition holds, as for a Worker that was killed. */
function settleless(target: object, name: string | symbol, isKilled: () => boolean): unknown {
  const value = Reflect.get(target, name);
  if (typeof value !== "function") return value;
  return (...args: unknown[]) => {
    if (isKilled()) throw new Error("killed");
    return value.apply(target, args);
  };
}

test("an answer slower than anything keeps its lease: nobody else sends meanwhile", async () => {
  const at = post(async (_, self) => {
    if (self.provider.tries > 1) return;
    self.wait(15 * MINUTE);
    await deliver(self, id);
  });
  const id = await writeMail(at);
  await deliver(at, id);
  expect([at.provider.tries, (await messageRow(at, id)).status]).toEqual([1, "sent"]);
});

test("whoever lost the lease changes nothing any more", async () => {
  const at = post(async (_, self) => {
    if (self.provider.tries > 1) return;
    self.wait(HOUR);
    await deliver(self, id);
    broken();
  });
  const id = await writeMail(at);
  await deliver(at, id);
  const row = await messageRow(at, id);
  expect([row.status, row.lastError, at.provider.sent.length]).toEqual(["sent", null, 1]);
});

test("a link and a code that are over aren't sent any more", async () => {
  const at = post();
  const person = await signUp();
  const now = at.ctx.clock.now();
  const token = { userId: person.userId, purpose: "password-reset" as const, createdAt: now };
  await at.ctx.db.insert(mailTokens).values([
    { ...token, tokenHash: "open", expiresAt: now + HOUR },
    { ...token, tokenHash: "over", expiresAt: now - 1 },
    { ...token, tokenHash: "used", expiresAt: now + HOUR, usedAt: now },
  ]);
  const code = { userId: person.userId, channel: "web" as const, isRemembered: false, sentAt: now, createdAt: now };
  await at.ctx.db.insert(loginCodes).values([
    { ...code, loginTokenHash: "a", codeHash: "open-code", expiresAt: now + HOUR },
    { ...code, loginTokenHash: "b", codeHash: "over-code", expiresAt: now - 1 },
    { ...code, loginTokenHash: "c", codeHash: "used-code", expiresAt: now + HOUR, usedAt: now },
  ]);
  const statusOf = async (own: object) => {
    const id = await writeMail(at, own);
    await deliver(at, id);
    return (await messageRow(at, id)).status;
  };
  for (const tokenHash of ["over", "used", "unknown"]) expect([tokenHash, await statusOf({ tokenHash })]).toEqual([tokenHash, "dropped"]);
  for (const codeHash of ["over-code", "used-code", "replaced"])
    expect([codeHash, await statusOf({ codeHash })]).toEqual([codeHash, "dropped"]);
  expect([await statusOf({ validUntil: now }), await statusOf({ validUntil: now + HOUR })]).toEqual(["dropped", "sent"]);
  expect([await statusOf({ tokenHash: "open" }), await statusOf({ codeHash: "open-code" })]).toEqual(["sent", "sent"]);
});

test("a message that says nothing that its kind understands is dead at once", async () => {
  const at = post();
  const id = await writeMail(at);
  await at.ctx.db
    .update(outbox)
    .set({ payload: { to: 5 } })
    .where(eq(outbox.outboxId, id));
  await runQueue(at);
  const row = await messageRow(at, id);
  expect([row.status, row.lastError, at.provider.tries]).toEqual(["failed", "invalidPayload", 0]);
});

test("without the condition on the lease every one of those at once sends: the control", async () => {
  const at = post(() => new Promise((done) => setTimeout(done, 20)));
  const id = await writeMail(at);
  const unguarded = async () => {
    const row = await messageRow(at, id);
    if (row.status !== "pending") return;
    await at.ctx.env.EMAIL?.send({ to: "x@metu.edu.tr", from: "y@metu.edu.tr", subject: "s", text: "t" });
    await at.ctx.db.update(outbox).set({ status: "sent" }).where(eq(outbox.outboxId, id));
  };
  await Promise.all([unguarded(), unguarded(), unguarded()]);
  expect(at.provider.sent).toHaveLength(3);
});

test("an admin sees dead messages with their reason and sends one or all again, written down; a moderator doesn't", async () => {
  let isDown = true;
  const at = post(() => (isDown ? refusing("E_RECIPIENT_SUPPRESSED")() : undefined));
  const ids = [await writeMail(at, { to: "dead@metu.edu.tr" }), await writeMail(at), await writeMail(at)];
  for (const id of ids) await deliver(at, id);
  const [admin, moderator] = [await signUp({ userRole: "admin" }), await signUp({ userRole: "moderator" })];
  const page = await see("/admin/panel", { as: admin });
  expect(page.body).toContain("E_RECIPIENT_SUPPRESSED");
  expect(page.body).not.toContain("dead@metu.edu.tr");
  expect((await see("/admin/panel", { as: moderator })).body).not.toContain("E_RECIPIENT_SUPPRESSED");
  isDown = false;
  const statuses = async () => (await Promise.all(ids.map((id) => messageRow(at, id)))).map(({ status }) => status);
  const send = (as: Person, form: Record<string, string>) => visit("/admin/panel", { as, method: "POST", form });
  expect((await send(moderator, { act: "retry" })).status).toBe(303);
  expect(await statuses()).toEqual(["failed", "failed", "failed"]);
  expect((await send(admin, { act: "retry", message_id: ids[0] ?? "" })).status).toBe(303);
  expect((await statuses()).slice(1)).toEqual(["failed", "failed"]);
  expect((await statuses())[0]).not.toBe("failed");
  await deliver(at, ids[0] ?? "");
  expect((await send(admin, { act: "retry" })).status).toBe(303);
  await runQueue(at);
  const audits = await at.ctx.db.select().from(auditEntries).where(eq(auditEntries.act, "message.retry"));
  expect(audits.map(({ actorId, subjectId }) => [actorId, subjectId]).sort()).toEqual(ids.map((id) => [admin.userId, id]).sort());
  expect(JSON.stringify(audits)).not.toContain("dead@metu.edu.tr");
});

test("mails that a deployment without an origin wrote wait, and then link to the configured one", async () => {
  const without = post(undefined, { ENVIRONMENT: "production", SITE_ORIGIN: "" });
  const path = "/reporting/one/abcd";
  const template = "reporting:mail.upheld";
  const id = await writeMail(without, { template, values: { reference: "ABCD", answer: "Mended.", url: path } });
  const other = await writeMail(without, { template, values: { reference: "ABCD", answer: "Mended.", url: `http://evil.example${path}` } });
  await runQueue(without);
  expect(without.provider.tries).toBe(0);
  for (const each of [id, other]) expect(await messageRow(without, each)).toMatchObject({ status: "pending", lastError: "noSiteOrigin" });
  const configured = post(undefined, { ENVIRONMENT: "production", SITE_ORIGIN: "https://hocam.example.edu" });
  configured.wait(HOUR);
  await runQueue(configured);
  const texts = configured.provider.sent.map(({ text }) => text);
  expect(texts.map((text) => text.match(/https?:\S+/)?.[0])).toEqual([
    `https://hocam.example.edu${path}`,
    `https://hocam.example.edu${path}`,
  ]);
});
