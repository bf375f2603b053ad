/** Messages that advertise: to those alone who agreed, while they agree, from a site that may send them; and what the register hears (decision 078). */
import { notices } from "@schema/notices";
import { consentLedger, consents, consentTexts, outbox, settings } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { mailNotices } from "../../../app/engines/notices/mails.server";
import { unsubscribeLink } from "../../../app/engines/notices/unsubscribe.server";
import { endMail } from "../../../app/features/notifications/choices.service.server";
import { agreeToNews, endNews } from "../../../app/features/notifications/news.service.server";
import { withdrawAgreed } from "../../../app/features/profile/profile.service.server";
import { messageHolders, previewMessage, readMessages } from "../../../app/features/tickets/messages.service.server";
import { HOUR } from "../../../app/platform/clock";
import { sha256 } from "../../../app/platform/ids";
import { demoOperator, demoProcessors } from "../../../drizzle/seed/operator";
import { peopled } from "../../support/communities";
import { addEvent } from "../../support/events";
import { openIys } from "../../support/iys";
import { post, runQueue } from "../../support/messages";
import { asNow, newsShownTo } from "../../support/notices";
import { see } from "../../support/pages";
import { call, env, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, nameSeller, order, orderKey } from "../../support/tickets";

const { db } = testContext();
const TEXT = "Twenty percent off the spring concert.";
/** The hash of the text that a page asks to agree to. */
const shownIn = (body: string) => body.match(/name="news_shown" value="([0-9a-f]{64})"/)?.[1] ?? "";
const ORIGIN = { origin: "https://hocam.test" };

beforeEach(async () => {
  await nameSeller();
  await db.update(settings).set({ value: demoOperator }).where(eq(settings.name, "operator"));
  await db.update(settings).set({ value: demoProcessors }).where(eq(settings.name, "processors"));
  await env.KV.delete("settings");
  await db.update(outbox).set({ status: "dropped" });
});

/** An event with people who have tickets, of whom some agreed. */
async function hall(willing: number, others: number) {
  const { communityId, organizer } = await peopled({ isTrusted: true });
  const begins = Date.now() + 24 * HOUR;
  const own = { name: "Chess night", hasTickets: true, createdBy: organizer.userId, communityId };
  const eventId = await addEvent(own, [{ startsAt: begins, endsAt: begins + HOUR }]);
  const categoryId = await addCategory(eventId, { name: "All" });
  const person = async (agrees: boolean) => {
    const made = await signUp({ locale: "en" });
    await order(made, eventId, categoryId);
    if (agrees) await agreeToNews(asNow(made), 1, await newsShownTo(made));
    return made;
  };
  const yes = await Promise.all(Array.from({ length: willing }, () => person(true)));
  const no = await Promise.all(Array.from({ length: others }, () => person(false)));
  return { eventId, categoryId, organizer, yes, no };
}

type Hall = Awaited<ReturnType<typeof hall>>;

const write = ({ organizer, eventId }: Hall, own: object = {}) =>
  messageHolders(asNow(organizer), eventId, { text: TEXT, isNews: true, audience: {}, key: orderKey(), ...own });

const toldOf = async (people: Person[]) => {
  const rows = await db.select({ userId: notices.userId }).from(notices).where(eq(notices.kind, "tickets.news"));
  return people.map(({ userId }) => rows.filter((row) => row.userId === userId).length);
};

/** The commercial mails that went, to whom. */
async function sent(at: ReturnType<typeof post>) {
  await mailNotices(at.ctx);
  await runQueue(at);
  return at.provider.sent.filter(({ text }) => text.includes(TEXT));
}

test("news reach those alone who agreed, with who sends it and a way out; a message about the ticket reaches everybody", async () => {
  const iys = openIys();
  const made = await hall(1, 1);
  const [yes, no] = [made.yes[0] as Person, made.no[0] as Person];
  await write(made);
  expect(await toldOf([yes, no])).toEqual([1, 0]);
  const at = post();
  const mails = await sent(at);
  expect(mails.map(({ to }) => to)).toEqual([yes.userEmail]);
  const { text, headers, subject } = mails[0] as (typeof mails)[number] & { headers: Record<string, string> };
  expect(subject).toBe("News from Chess night");
  expect(text).toContain(`Advertisement. ${demoOperator.name}, MERSİS no. ${demoOperator.mersis}`);
  expect(text).toMatch(/Stop them with one press: https:\/\/hocam\.test\/notifications\/unsubscribe\?token=/);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(iys.heard).toContain(`ask ${yes.userEmail}`);
  expect(iys.heard).toContain(`ONAY ${yes.userEmail}`);
  await messageHolders(asNow(made.organizer), made.eventId, { text: "Doors at 19:00", audience: {}, key: orderKey() });
  const rows = await db.select().from(notices).where(eq(notices.kind, "tickets.message"));
  for (const { userId } of [yes, no]) expect(rows.filter((row) => row.userId === userId)).toHaveLength(1);
});

const lacking: [string, () => Promise<unknown>, Partial<Env>][] = [
  [
    "a sender with a number",
    () =>
      db
        .update(settings)
        .set({ value: { ...demoOperator, mersis: "", tax: "" } })
        .where(eq(settings.name, "operator")),
    {},
  ],
  ["a named sender", () => db.delete(settings).where(eq(settings.name, "operator")), {}],
  [
    "a row for the register",
    () =>
      db
        .update(settings)
        .set({ value: { ...demoProcessors, iys: { ...demoProcessors.iys, contract: "" } } })
        .where(eq(settings.name, "processors")),
    {},
  ],
  [
    "a row for mail",
    () =>
      db
        .update(settings)
        .set({ value: { ...demoProcessors, mail: { ...demoProcessors.mail, company: "" } } })
        .where(eq(settings.name, "processors")),
    {},
  ],
  ["an account at the register", async () => undefined, { IYS_PASSWORD: "" }],
];

test.each(lacking)("commercial mail refuses to open without %s, and what was written before doesn't go", async (_, take, own) => {
  const iys = openIys();
  const made = await hall(1, 0);
  const at = post(undefined, own);
  await write(made);
  await take();
  await env.KV.delete("settings");
  const organizer = { ...asNow(made.organizer), env: { ...env, ...own } };
  expect((await readMessages(organizer, made.eventId)).hasNews).toBe(false);
  const again = { text: TEXT, isNews: true, audience: {}, key: orderKey() };
  await expect(messageHolders(organizer, made.eventId, again)).rejects.toMatchObject({ code: "tickets.newsClosed" });
  expect(await sent(at)).toEqual([]);
  expect(iys.heard.filter((each) => each.startsWith("ask"))).toEqual([]);
});

test("control: with all of them the same mail goes", async () => {
  openIys();
  const made = await hall(1, 0);
  await write(made);
  expect(await sent(post())).toHaveLength(1);
});

const ways: [string, (person: Person) => Promise<unknown>][] = [
  ["the settings", (person) => endNews(asNow(person))],
  ["the button that ends all mail", (person) => endMail(asNow(person))],
  ["one's data", (person) => withdrawAgreed(asNow(person), { purpose: "commercial-messages", removes: false })],
  [
    "the link in a mail, without signing in",
    async ({ userId }) => {
      const link = await unsubscribeLink(testContext(), { userId, kind: "tickets.news" });
      const token = new URL(link).searchParams.get("token") ?? "";
      expect((await see(`/notifications/unsubscribe?token=${token}`, { headers: { "accept-language": "en" } })).body).toContain(
        "Stop news and offers?",
      );
      expect((await visit("/notifications/unsubscribe", { form: { token }, headers: ORIGIN })).status).toBe(200);
    },
  ],
  [
    "the button of a mail program",
    async ({ userId }) => {
      const link = new URL(await unsubscribeLink(testContext(), { userId, kind: "tickets.news" }));
      expect((await call(`${link.pathname}${link.search}`, { method: "POST" })).status).toBe(200);
    },
  ],
];

test.each(ways)(
  "what is withdrawn by %s before the message is sent, written or mailed doesn't come, and the register hears of it",
  async (_, withdraw) => {
    const iys = openIys();
    const made = await hall(3, 0);
    const [before, between, late] = made.yes as [Person, Person, Person];
    await previewMessage(asNow(made.organizer), made.eventId, TEXT, {}, true);
    await withdraw(before);
    await write(made);
    expect(await toldOf(made.yes)).toEqual([0, 1, 1]);
    await withdraw(between);
    const at = post();
    await mailNotices(at.ctx);
    await withdraw(late);
    expect(await sent(at)).toEqual([]);
    // A request of the Worker's own has handed its message to the queue already.
    at.wait(HOUR);
    await runQueue(at);
    for (const { userEmail } of made.yes) expect(iys.registered.get(userEmail)?.status).toBe("RET");
  },
);

test("what is withdrawn while the register is asked isn't sent", async () => {
  const iys = openIys();
  const made = await hall(1, 0);
  await write(made);
  iys.whenAsked = () => endNews(asNow(made.yes[0] as Person));
  expect(await sent(post())).toEqual([]);
});

test("a no that was said at the register later than the yes here counts, and stands in the ledger; an older one is told anew", async () => {
  const iys = openIys();
  const made = await hall(2, 0);
  const [later, older] = made.yes as [Person, Person];
  const at = post();
  await runQueue(at);
  iys.registered.set(later.userEmail, { status: "RET", consentDate: "2090-01-01 10:00:00" });
  iys.registered.set(older.userEmail, { status: "RET", consentDate: "2020-01-01 10:00:00" });
  await write(made);
  expect((await sent(at)).map(({ to }) => to)).toEqual([older.userEmail]);
  const rows = await db.select().from(consentLedger).where(eq(consentLedger.userId, later.userId)).orderBy(consentLedger.key);
  expect(rows.map(({ act, page }) => [act, page])).toEqual([
    ["given", "/profile/notifications"],
    ["withdrawn", "iys"],
  ]);
  expect(iys.registered.get(older.userEmail)?.status).toBe("ONAY");
});

test("while the register is down nothing is sent; what it missed it hears afterwards, as the ledger has it then", async () => {
  const iys = openIys();
  iys.isDown = true;
  const made = await hall(2, 0);
  const [stays, leaves] = made.yes as [Person, Person];
  const at = post();
  await write(made);
  expect(await sent(at)).toEqual([]);
  await endNews(asNow(leaves));
  iys.isDown = false;
  at.wait(HOUR);
  expect((await sent(at)).map(({ to }) => to)).toEqual([stays.userEmail]);
  await runQueue(at);
  expect(iys.heard.filter((each) => each.startsWith("RET"))).toContain(`RET ${leaves.userEmail}`);
  expect(iys.registered.get(leaves.userEmail)?.status).toBe("RET");
});

test("organizers see how many agreed only in fives, of everybody, where five did and five didn't", async () => {
  openIys();
  const made = await hall(6, 4);
  const look = (audience = {}) => previewMessage(asNow(made.organizer), made.eventId, TEXT, audience, true);
  expect(await look()).toMatchObject({ recipients: 0, isForNobody: false });
  const more = await signUp();
  await order(more, made.eventId, made.categoryId);
  expect(await look()).toMatchObject({ recipients: 5 });
  expect(await look({ categoryId: made.categoryId })).toMatchObject({ recipients: 0, isForNobody: false });
  expect(await look({ came: "notIn" })).toMatchObject({ recipients: 0 });
  await write(made);
  expect((await readMessages(asNow(made.organizer), made.eventId)).messages).toMatchObject([{ isNews: true, recipients: 5 }]);
});

test("it is asked, agreed to and withdrawn in the settings, only where it may be sent", async () => {
  const person = await signUp({ locale: "en" });
  const read = async () => (await see("/profile/notifications", { as: person })).body;
  expect(await read()).toContain("You don&#x27;t get emails that advertise.");
  const act = (form: Record<string, string>) => visit("/profile/notifications", { as: person, form, headers: ORIGIN });
  const news_shown = shownIn(await read());
  expect((await act({ act: "news-on", news_version: "2", news_shown })).status).toBe(409);
  expect((await act({ act: "news-on", news_version: "1" })).status).toBe(409);
  expect((await act({ act: "news-on", news_version: "1", news_shown })).status).toBe(303);
  expect(await read()).toContain("You agreed to these emails.");
  expect((await act({ act: "news-off" })).status).toBe(303);
  const held = await db.select().from(consents).where(eq(consents.userId, person.userId));
  expect(held.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([true]);
  await db.delete(settings).where(eq(settings.name, "operator"));
  await env.KV.delete("settings");
  expect(await read()).not.toContain("emails that advertise");
});

test("the ledger keeps the text that was read: who sends changed meanwhile, so it is asked again", async () => {
  const person = await signUp({ locale: "en" });
  const read = async () => (await see("/profile/notifications", { as: person })).body;
  const agree = (news_shown: string) =>
    visit("/profile/notifications", { as: person, form: { act: "news-on", news_version: "1", news_shown }, headers: ORIGIN });
  const older = shownIn(await read());
  await db
    .update(settings)
    .set({ value: { ...demoOperator, name: "Zq Another Society" } })
    .where(eq(settings.name, "operator"));
  await env.KV.delete("settings");
  expect((await agree(older)).status).toBe(409);
  expect(await db.select().from(consentLedger).where(eq(consentLedger.userId, person.userId))).toEqual([]);
  expect((await agree(shownIn(await read()))).status).toBe(303);
  const [row] = await db
    .select({ text: consentTexts.text })
    .from(consentLedger)
    .innerJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(eq(consentLedger.userId, person.userId));
  expect(row?.text).toContain("Zq Another Society");
});

test("its words belong to their version", async () => {
  const { product } = testContext();
  const said = (["en", "tr"] as const).map((locale) => product.translators[locale].t("notifications:news.text", { name: "N" }));
  expect((await sha256(said.join("\n"))).slice(0, 12)).toBe("4f890841409d");
});

test("of each kind of notification it is said what it is, and nothing that advertises can be pushed", async () => {
  const { product } = testContext();
  expect(product.notices.filter(({ messageClass }) => messageClass === "commercial").map(({ name }) => name)).toEqual(["tickets.news"]);
  openIys();
  const made = await hall(1, 0);
  const [person] = made.yes as [Person];
  await db.run(
    sql`INSERT INTO push_subscriptions (subscription_id, endpoint, user_id, session_id, p256dh, auth, created_at) SELECT 'subscription-news', 'https://fcm.googleapis.com/x', user_id, session_id, 'k', 'a', 1 FROM sessions WHERE user_id = ${person.userId} LIMIT 1`,
  );
  await write(made);
  const [row] = await db.select().from(notices).where(eq(notices.userId, person.userId));
  expect(row).toMatchObject({ push: null, mail: "now" });
});
