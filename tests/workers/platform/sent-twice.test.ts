/** The same call or form, sent several times at once with one key, makes one thing, and tells of it once. */
import { aiAnswers, aiChats, aiUsage } from "@schema/ai";
import { alarms } from "@schema/alarm";
import { breaches } from "@schema/breaches";
import { careerOpenings } from "@schema/career";
import { contacts } from "@schema/contacts";
import { events } from "@schema/events";
import { hourGroups } from "@schema/group-hour";
import { legalRequests } from "@schema/legal-requests";
import { announcements } from "@schema/notifications";
import { auditEntries } from "@schema/platform";
import { polls } from "@schema/poll";
import { reports } from "@schema/reporting";
import { schedules } from "@schema/schedule";
import { studyRooms } from "@schema/study-room";
import { replies } from "@schema/thread";
import { todos } from "@schema/todo";
import { trips } from "@schema/trip";
import { and, eq, like, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { threads } from "../../../app/features/thread/thread.collection";
import type { Role } from "../../../app/platform/context";
import { newNonce } from "../../../app/platform/ids";
import { dayAhead } from "../../../app/platform/time";
import { addAlarm } from "../../support/alarms";
import { addGroupRow, questionBody } from "../../support/answers";
import { breachForm } from "../../support/breaches";
import { contactBody } from "../../support/contacts";
import { eventBody } from "../../support/events";
import { formsIn } from "../../support/forms";
import { noticesOf } from "../../support/notices";
import { announcementBody } from "../../support/notification-samples";
import { pollInput } from "../../support/polls";
import { postBody } from "../../support/posts";
import { body as reportBody } from "../../support/reports";
import { addCourse, addExperience } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { tripBody } from "../../support/trips";

const { db } = testContext();
const TIMES = 6;

/** Something that is made by a call, and what there is of it. */
interface Making {
  path: string;
  json: Record<string, unknown>;
  /** Nobody: a guest at one address. */
  as: Person | null;
  rows(): Promise<number>;
  /** What else happens with each that is made: rows of the audit, notifications, questions of the day. */
  told?(): Promise<number>;
}

const count = (table: SQLiteTable, where: SQL | undefined) => () => db.$count(table, where);
const audited = ({ userId }: Person, act: string) => count(auditEntries, and(eq(auditEntries.actorId, userId), eq(auditEntries.act, act)));

const makings: Record<string, () => Promise<Making>> = {
  async announcement() {
    const as = await signUp({ userRole: "moderator" });
    const rows = count(announcements, eq(announcements.createdBy, as.userId));
    return { path: "/admin/notifications/create", json: announcementBody, as, rows, told: audited(as, "announcement.add") };
  },
  async poll() {
    const as = await signUp({ userRole: "moderator" });
    return {
      path: "/admin/poll",
      json: pollInput(),
      as,
      rows: count(polls, eq(polls.createdBy, as.userId)),
      told: audited(as, "poll.add"),
    };
  },
  async trip() {
    const as = await signUp({ userRole: "admin" });
    return { path: "/trip", json: tripBody(), as, rows: count(trips, eq(trips.createdBy, as.userId)), told: audited(as, "trip.add") };
  },
  async "report of a problem"() {
    const as = await signUp();
    return { path: "/reporting", json: reportBody(), as, rows: count(reports, eq(reports.reporterId, as.userId)) };
  },
  async "report of a thing"() {
    const as = await signUp();
    const { courseId } = await addCourse();
    const { experienceId } = await addExperience({ courseId, authorId: (await signUp()).userId, status: "approved" });
    const json = reportBody({ subject_id: experienceId });
    return { path: "/reporting", json, as, rows: count(reports, eq(reports.subjectId, experienceId)) };
  },
  async "report of a guest"() {
    const details = `Of a guest: ${newNonce()}`;
    return { path: "/reporting", json: reportBody({ details }), as: null, rows: count(reports, eq(reports.details, details)) };
  },
  async reply() {
    const [as, author] = [await signUp(), await signUp()];
    const { body } = await call<{ post_id: string }>("/thread", { as: author, json: postBody(threads) });
    const postId = body.post_id;
    const rows = count(replies, eq(replies.postId, postId));
    const told = async () => (await noticesOf(author)).length;
    return { path: `/thread/${postId}/replies`, json: { text: "So it is." }, as, rows, told };
  },
  async "message to the team"() {
    const as = await signUp();
    return { path: "/contacts", json: contactBody(), as, rows: count(contacts, eq(contacts.userId, as.userId)) };
  },
  async "message of a guest"() {
    const email = `${newNonce()}@example.edu`;
    return { path: "/contacts", json: contactBody({ email }), as: null, rows: count(contacts, eq(contacts.email, email)) };
  },
  async chat() {
    const as = await signUp();
    const told = async () => {
      const [usage] = await db.select({ count: aiUsage.count }).from(aiUsage).where(eq(aiUsage.userId, as.userId));
      return usage?.count ?? 0;
    };
    return { path: "/ai/chat", json: { question: "Who can sign up?" }, as, rows: count(aiChats, eq(aiChats.userId, as.userId)), told };
  },
  async "question in a chat"() {
    const as = await signUp();
    const { body } = await call("/ai/chat", { as, json: { question: "What is VIP?" } });
    const rows = count(aiAnswers, and(eq(aiAnswers.userId, as.userId), like(aiAnswers.question, "Can I lose it?")));
    return { path: "/ai/chat", json: { question: "Can I lose it?", chat_id: body.chat_id }, as, rows };
  },
  async "question of the bank"() {
    const as = await signUp({ userRole: "admin" });
    const json = questionBody(await addGroupRow());
    const rows = count(auditEntries, and(eq(auditEntries.actorId, as.userId), eq(auditEntries.act, "qa.add")));
    return { path: "/admin/qa", json, as, rows };
  },
  async todo() {
    const as = await signUp();
    return { path: "/todos", json: { title: "Lab report" }, as, rows: count(todos, eq(todos.userId, as.userId)) };
  },
  async "todo of a line"() {
    const as = await signUp();
    return { path: "/todos/line", json: { line: "lab report tomorrow" }, as, rows: count(todos, eq(todos.userId, as.userId)) };
  },
  async alarm() {
    const as = await signUp();
    const json = { title: "Lab report", day: dayAhead(Date.now(), 2), time: "09:00", repeat: "none", sends_mail: false };
    return { path: "/alarms", json, as, rows: count(alarms, eq(alarms.userId, as.userId)) };
  },
  async "study room"() {
    const as = await signUp();
    const times = { day: dayAhead(Date.now(), 2), starts: "18:00", ends: "20:00" };
    const json = { topic: "Integrals together", place: "Library", ...times, capacity: 5, visibility: "everyone" };
    return { path: "/study-room", json, as, rows: count(studyRooms, eq(studyRooms.hostId, as.userId)) };
  },
  async event() {
    const as = await signUp({ userRole: "moderator" });
    return { path: "/event/manage", json: eventBody(), as, rows: count(events, eq(events.createdBy, as.userId)) };
  },
};

/** Sends a call several times at once. @returns the different answers */
async function send({ path, json, as }: Making, key: string | undefined, times: number, address: string) {
  const options = { ...(as && { as }), headers: { "cf-connecting-ip": address }, json: { ...json, ...(key && { key }) } };
  const answers = await Promise.all(Array.from({ length: times }, () => call(path, options)));
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  return new Set(answers.map(({ body }) => JSON.stringify(body)));
}

describe.each(Object.keys(makings))("%s", (name) => {
  test("is one for one key, however often it is sent at once, and another for another key", async () => {
    const making = await makings[name]?.();
    if (!making) throw new Error(name);
    const address = newNonce();
    const [before, toldBefore = 0] = [await making.rows(), await making.told?.()];
    const key = newNonce();
    expect([...(await send(making, key, TIMES, address))]).toHaveLength(1);
    expect([await making.rows(), await making.told?.()]).toEqual([before + 1, making.told && toldBefore + 1]);
    expect([...(await send(making, key, 1, address))]).toHaveLength(1);
    expect([await making.rows(), await making.told?.()]).toEqual([before + 1, making.told && toldBefore + 1]);
    if (name === "report of a thing") return;
    await send(making, newNonce(), 2, address);
    expect([await making.rows(), await making.told?.()]).toEqual([before + 2, making.told && toldBefore + 2]);
  });
});

test.each(Object.keys(makings).filter((name) => name !== "report of a thing"))(
  "without a key a %s comes twice: the control",
  async (name) => {
    const making = await makings[name]?.();
    if (!making) throw new Error(name);
    const before = await making.rows();
    await send(making, undefined, 2, newNonce());
    expect(await making.rows()).toBe(before + 2);
  },
);

test("the same key with other words, or of somebody else, makes something else", async () => {
  const [one, other] = [await signUp(), await signUp()];
  const key = newNonce();
  const add = async (as: Person, title: string) => (await call("/todos", { as, json: { title, key } })).body.todo_id;
  const ids = [await add(one, "Lab report"), await add(one, "Homework"), await add(other, "Lab report"), await add(one, "Lab report")];
  expect(new Set(ids).size).toBe(3);
  expect(ids[3]).toBe(ids[0]);
});

test("what is sent again isn't counted again: the last message of the hour is taken twice, another one isn't", async () => {
  const as = await signUp();
  const write = (key: string) => call("/contacts", { as, json: contactBody({ key }) });
  const keys = Array.from({ length: 5 }, newNonce);
  for (const key of keys) expect((await write(key)).status).toBe(201);
  expect((await Promise.all(keys.map(write))).map(({ status }) => status)).toEqual(keys.map(() => 201));
  expect((await write(newNonce())).status).toBe(429);
});

test("the last alarm that fits in is answered again, another one is refused", async () => {
  const as = await signUp();
  for (let at = 0; at < 99; at++) await addAlarm(as);
  const set = (key: string) =>
    call("/alarms", { as, json: { title: "Exam", day: day(), time: "09:00", repeat: "none", sends_mail: false, key } });
  const key = newNonce();
  const [first, again, other] = [await set(key), await set(key), await set(newNonce())];
  expect([first.status, again, other.status]).toEqual([201, first, 409]);
});

const day = () => dayAhead(Date.now(), 2);
const inBoth = (name: string, en: string, tr: string) => ({ [`${name}_en`]: en, [`${name}_tr`]: tr });
const career = { ...inBoth("title", "Writer", "Yazar"), ...inBoth("description", "Writes the texts.", "Metinleri yazar.") };
const lunch = inBoth("question", "Where do you have lunch?", "Öğle yemeğini nerede yiyorsun?");
const answers = { "options[0].en": "Here", "options[0].tr": "Burada", "options[1].en": "There", "options[1].tr": "Orada" };
const { price: _, capacity: __, ...trip } = tripBody();

/** Forms that make something: where, whose, what is counted, and what is typed; the first is what a form without it is refused for. */
const forms: readonly [path: string, role: Role, table: SQLiteTable, typed: () => Record<string, string>][] = [
  ["/notifications/add", "moderator", announcements, () => announcementBody],
  ["/poll/add", "moderator", polls, () => ({ ...lunch, ...answers })],
  ["/trip/add", "admin", trips, () => ({ ...trip, price: "10", capacity: "12" })],
  ["/admin/breaches/add", "admin", breaches, () => breachForm()],
  ["/admin/career/all?status=openings", "admin", careerOpenings, () => career],
  ["/reporting/add", "user", reports, () => ({ details: "This is not true at all.", category: "false" })],
  ["/contacts", "user", contacts, () => contactBody()],
  ["/privacy/request", "user", legalRequests, () => ({ details: "Which data do you hold about me?", kind: "access" })],
  ["/ai/chat", "user", aiChats, () => ({ question: "Who can sign up?" })],
  ["/todo/all", "user", todos, () => ({ line: "lab report" })],
  ["/todo/add", "user", todos, () => ({ title: "Lab report" })],
  ["/alarm/add", "user", alarms, () => ({ title: "Lab report", day: day(), time: "09:00" })],
  ["/study-room/add", "user", studyRooms, () => ({ topic: "Integrals", place: "Library", day: day(), starts: "18:00", ends: "20:00" })],
  ["/group-hour/add", "user", hourGroups, () => ({ title: "Term project" })],
  ["/schedule/create", "user", schedules, () => ({ name: "Plan" })],
];

/** The form of a page that makes something of what is typed into it. */
const makingForm = async (page: Response) =>
  (await formsIn(await page.text())).find(({ fields, typed }) => fields.key && typed.length > 0)?.fields ?? {};

test.each(forms)("the form of %s, sent three times at once, makes one thing, without scripts too", async (path, userRole, table, typed) => {
  const as = await signUp({ userRole });
  const visited = async () => makingForm(await visit(path, { as }));
  const [first, second] = [await visited(), await visited()];
  expect([first.key, second.key]).toEqual([expect.stringMatching(/^[\w-]{8,80}$/), expect.not.stringMatching(`^${first.key}$`)]);
  const [required = ""] = Object.keys(typed());
  const refused = await visit(path, { as, form: { ...first, ...typed(), [required]: "" } });
  expect([refused.status, (await makingForm(refused)).key]).toEqual([400, first.key]);
  const before = await db.$count(table);
  const send = (form: Record<string, string>) => visit(path, { as, form: { ...form, ...typed() } });
  const answered = await Promise.all([send(first), send(first), send(first)]);
  expect([new Set(answered.map(({ status }) => status < 400)), await db.$count(table)]).toEqual([new Set([true]), before + 1]);
  await send(second);
  expect(await db.$count(table)).toBe(before + 2);
});

/** What is made by a call without a key, and why it is one all the same, or may be two. */
const WITHOUT_KEY: Record<string, string> = {
  ...Object.fromEntries(collections.map(({ feature }) => [`/${feature}`, "the same text of the same author is one post"])),
  "/qa/pool": "it is a discussion, of which the same text is one",
  "/psychology": "the same text of the same author is one",
  "/psychiatrist": "the same text of the same author is one",
  "/coursefile/experiences": "one of a person for a course, an instructor and a term",
  "/databank/entries": "one of a person for a course, an instructor and a term",
  "/career": "one of an address that waits for the same opening",
  "/waitlist": "a person waits once",
  "/trip/{trip_id}/sign-up": "a person has one seat",
  "/survey/{post_id}/answers": "a person answers once",
  "/schedules/{schedule_id}/invitations": "two people have one agreement for a term",
  "/schedules/{schedule_id}/invitation-links": "each holds a secret that is told once: one that wasn't seen can't be told again",
  "/study-room/{study_room_id}/messages/{seq}/keep": "a message is kept once",
  "/event/ticket/order": "its key is the header Idempotency-Key",
  "/admin/users": "an address has one account",
  "/admin/departments": "a code is one department's",
  "/admin/information": "its admin names its id",
  "/admin/instagram": "a shortcode is one post's",
  "/admin/qa/groups": "its admin names its id",
  "/community": "an address is one community's",
  "/errors": "each is an occurrence, counted under its group",
};

interface Operation {
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: { properties?: object; anyOf?: { properties?: object }[] } }> };
}

const takesKey = ({ requestBody }: Operation) =>
  Object.values(requestBody?.content ?? {}).some(({ schema }) =>
    [schema, ...(schema.anyOf ?? [])].some(({ properties = {} }) => "key" in properties),
  );

test("every call that makes something takes a key, or is in the list of those with another reason", async () => {
  const { paths } = (await (await visit("/api/v1/openapi.json")).json()) as { paths: Record<string, { post?: Operation }> };
  const making = Object.entries(paths).flatMap(([path, { post }]) => (post && "201" in post.responses ? [{ path, post }] : []));
  expect(making.length).toBeGreaterThan(30);
  expect(making.flatMap(({ path, post }) => (takesKey(post) ? [] : [path.replace("/api/v1", "")])).sort()).toEqual(
    Object.keys(WITHOUT_KEY).sort(),
  );
});
