/** After an account's deletion nothing that is stored anywhere holds the person, or a text of theirs that was to go. */
import { users } from "@schema/accounts";
import { joinRequests } from "@schema/community";
import { courseEquivalences } from "@schema/erasmus";
import { graduateApplications } from "@schema/graduates";
import { images } from "@schema/media";
import { auditEntries } from "@schema/platform";
import { postRevisions, posts } from "@schema/posts";
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { dailyJobs, frequentJobs } from "../../../app/jobs.server";
import { mailboxOf } from "../../../app/platform/accounts/mailbox";
import { auditEntry } from "../../../app/platform/audit.server";
import { DAY } from "../../../app/platform/clock";
import { recordError } from "../../../app/platform/errors/record.server";
import { foldTurkish } from "../../../app/platform/folding";
import { anonymousId, newId } from "../../../app/platform/ids";
import { runJob } from "../../../app/platform/jobs.server";
import { outgoingMail } from "../../../app/platform/mail/outbox.server";
import { addCommunity, addCommunityEvent, addMember } from "../../support/communities";
import { findInBucket, findInDatabase, findInKv } from "../../support/everywhere";
import { addPost } from "../../support/posts";
import { addCourse, addEntry, addExperience, addReport, addSuggestion, DEPARTMENT } from "../../support/rows";
import { call, env, PASSWORD, type Person, signUp, testContext, visit } from "../../support/site";

const STATUSES = ["approved", "waiting", "rejected", "deleted"] as const;
/** Its first part is longer than the number at the end of any invented user name, so that it stands nowhere by chance. */
const PHONE_START = "0532777";
const PHONE = `${PHONE_START} 66 55`;
const WHO = { name: "Züqbeyde Wvöztürk", userName: "zuq.wvo_77", userEmail: "zuq.wvozturk@metu.edu.tr" };
/** A word that stands in what stays, and one that stands in what was to go: each a token of its own. */
const KEPT = "qxkeptword";
const GONE = "qxgoneword";
const GPS = "qxGPS39.8914N";

const { db } = testContext();
const now = () => Date.now();
/** The word for a text in a state. */
const wordFor = (status: (typeof STATUSES)[number]) => (status === "approved" ? KEPT : GONE);

async function writeContributions({ userId }: Person): Promise<string> {
  const { courseId } = await addCourse();
  const terms = ["2022-1", "2022-2", "2023-1", "2023-2"];
  for (const [at, status] of STATUSES.entries()) {
    const text = `A long enough text with the word ${wordFor(status)} in it.`;
    const row = { courseId, authorId: userId, status, term: terms[at] };
    await addExperience({ ...row, text, searchText: foldTurkish(text) });
    await addEntry({ ...row, topics: text, searchText: foldTurkish(text) });
  }
  return courseId;
}

/** An object where a picture's file would be, with the place where it was taken. */
const putOriginal = (imageId: string) => env.BUCKET.put(`images/${imageId}/original`, `Exif ${GPS} ${WHO.name}`);

async function addPicture({ userId }: Person, purpose: string, subjectId: string): Promise<void> {
  const imageId = newId("image", now());
  const row = { imageId, purpose, subjectId, uploadedBy: userId, status: "ready" as const, widths: [512] };
  await db.insert(images).values({ ...row, format: "jpeg", bytes: 9, width: 600, height: 600, createdAt: now(), updatedAt: now() });
  await putOriginal(imageId);
  await env.BUCKET.put(`images/${imageId}/512.webp`, "the picture");
}

async function writePosts(person: Person): Promise<void> {
  for (const collection of collections) {
    for (const status of STATUSES) {
      const word = collection.goesWithAuthor ? GONE : wordFor(status);
      const details = collection.fields.some(({ name }) => name === "contact") ? { contact: PHONE } : {};
      const postId = await addPost(person, collection, {
        status,
        details,
        title: `Title ${word}`,
        text: `Text ${word} of a post`,
        searchText: foldTurkish(`${word} ${Object.values(details).join(" ")}`),
      });
      await db.insert(postRevisions).values({ itemId: postId, title: "Before", text: `Before: ${GONE}`, createdAt: now() });
      if (collection.pictures) await addPicture(person, collection.pictures, postId);
      if (collection.hasFile) {
        const key = `files/${postId}/secret`;
        await env.BUCKET.put(key, `%PDF ${word}`);
        const file = { key, size: 9, name: `${WHO.name}.pdf`, downloads: 0 };
        await db
          .update(posts)
          .set({ details: { link: "https://example.edu", file } })
          .where(eq(posts.postId, postId));
      }
      if (collection.feature === "erasmus") {
        const row = { postId, university: "Delft", theirCourse: word, ourCourse: "CENG140", isAccepted: true };
        await db.insert(courseEquivalences).values({ ...row, searchText: word });
      }
    }
  }
}

async function writeReplies(person: Person): Promise<void> {
  const [thread] = collections.filter(({ feature }) => feature === "thread");
  if (!thread) throw new Error("There are no threads");
  const postId = await addPost(await signUp(), thread);
  for (const status of STATUSES) {
    const replyId = anonymousId("reply");
    const row = { replyId, postId, depth: 1, authorId: person.userId, status, createdAt: now(), updatedAt: now() };
    await db.insert(replies).values({ ...row, text: `A reply with ${wordFor(status)}` });
    await db.insert(postRevisions).values({ itemId: replyId, title: null, text: `Before: ${GONE}`, createdAt: now() });
  }
}

async function writeEvents(person: Person): Promise<void> {
  const { communityId } = await addCommunity({ createdBy: person.userId });
  const { communityId: other } = await addCommunity();
  await addMember(communityId, person, "organizer");
  await db.insert(joinRequests).values({
    communityId: other,
    userId: person.userId,
    note: `${WHO.name}, ${GONE}`,
    createdAt: now(),
    updatedAt: now(),
  });
  const own = { createdBy: person.userId };
  const shown = await addCommunityEvent(communityId, { ...own, name: `Event ${KEPT}` });
  const hidden = { ...own, name: `Event ${GONE}`, description: `With ${WHO.name}`, location: GONE };
  await addCommunityEvent(communityId, { ...hidden, isAwaitingReview: true });
  const deleted = await addCommunityEvent(communityId, { ...hidden, deletedAt: now() });
  for (const { eventId } of [shown, deleted]) await addPicture(person, "event-gallery", eventId);
  const staff = await signUp({ userRole: "admin" });
  const act = { act: "community.add-member", subjectType: "community", subjectId: communityId } as const;
  await db.batch([
    auditEntry(staff.ctx, { ...act, after: { user_id: person.userId, name: WHO.name } }),
    auditEntry(staff.ctx, { act: "user.edit", subjectType: "user", subjectId: person.userId, before: { name: WHO.name } }),
    auditEntry(person.ctx, {
      act: "event.delete",
      subjectType: "event",
      subjectId: "event-x",
      before: { name: "Kept" },
      reason: `For ${WHO.name}`,
    }),
  ]);
}

async function writeTheRest(person: Person, courseId: string): Promise<void> {
  const { ctx, userId } = person;
  await addSuggestion(person, { status: "approved", note: `Ask ${WHO.name}, ${PHONE}` });
  await addSuggestion(person, { status: "rejected", note: GONE });
  for (const status of ["open", "upheld"] as const)
    await addReport({ reporterId: userId, status, details: `I am ${WHO.name}, ${GONE}`, email: WHO.userEmail });
  await addReport({ email: WHO.userEmail, details: `As a guest: ${WHO.name}` });
  const application = {
    name: WHO.name,
    email: "old.address@example.org",
    phone: PHONE,
    graduationYear: 2019,
    locale: "en" as const,
  };
  const applied = { applicationId: newId("graduate", now()), userId, departmentId: DEPARTMENT.departmentId, status: "approved" as const };
  await db.insert(graduateApplications).values({
    ...application,
    ...applied,
    diplomaNumber: "1234567",
    searchText: foldTurkish(`${WHO.name} ${WHO.userEmail}`),
    createdAt: now(),
    updatedAt: now(),
  });
  // The same mailbox spelt otherwise, by somebody who wasn't signed in.
  const spelt = WHO.userEmail.replace("@", "+otherwise@");
  await db.insert(graduateApplications).values({
    ...application,
    email: spelt,
    mailbox: mailboxOf(spelt),
    name: `${WHO.name} ${GONE}`,
    applicationId: newId("graduate", now()),
    departmentId: DEPARTMENT.departmentId,
    status: "rejected" as const,
    diplomaNumber: "7654321",
    searchText: foldTurkish(`${WHO.name} ${spelt}`),
    createdAt: now(),
    updatedAt: now(),
  });
  const mail = {
    to: "old.address@example.org",
    locale: "en" as const,
    messageClass: "transactional" as const,
    template: "graduates:mail.received",
    values: { name: WHO.name },
  };
  await db.batch([outgoingMail(ctx, `graduate-decision:${applied.applicationId}`, mail)]);
  await recordError(
    ctx,
    new Error(`Nothing to show for ${WHO.name} <${WHO.userEmail}>`),
    "client",
    "/profile/view",
    `I am ${WHO.name}: ${PHONE}`,
  );
  await addPicture(person, "profile-photo", userId);
  await db
    .update(users)
    .set({ bio: `${GONE} ${PHONE}`, links: ["https://zuq.example"] })
    .where(eq(users.userId, userId));
  await visit(`/courses/one/${courseId}`, { as: person, headers: { "user-agent": "Mozilla/5.0 Firefox/140.0" } });
  const form = { user_email: WHO.userEmail, user_password: PASSWORD };
  expect((await visit("/reception/login", { method: "POST", form })).status).toBeLessThan(400);
}

/** Where a text is stored: in a table, an object or a key. */
const everywhere = async (text: string) => [
  ...(await findInDatabase(text)),
  ...(await findInBucket(text)).map((key) => `R2: ${key}`),
  ...(await findInKv(text)).map((key) => `KV: ${key}`),
];

/** The words of every full-text index, as the index itself lists them: its own rows keep only where a word differs from the one before. */
async function indexedWords(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5(%'").all<{
    name: string;
  }>();
  const found: string[] = [];
  for (const { name } of results) {
    await env.DB.exec(`CREATE VIRTUAL TABLE words_of USING fts5vocab('${name}', 'row')`);
    const words = await env.DB.prepare("SELECT term FROM words_of").all<{ term: string }>();
    found.push(...words.results.map(({ term }) => `${name}: ${term}`));
    await env.DB.exec("DROP TABLE words_of");
  }
  return found;
}

async function runAllJobs(at: number): Promise<void> {
  const waiting: Promise<unknown>[] = [];
  const ctx = testContext({ clock: { now: () => at }, waitUntil: (work) => void waiting.push(work) });
  for (const [name, job] of [...Object.entries(dailyJobs), ...Object.entries(frequentJobs)]) await runJob(ctx, name, job);
  await Promise.all(waiting);
}

test("a person who did everything and left is nowhere: no row, index, object or key holds them or what was to go", async () => {
  await signUp({ userRole: "admin" });
  const person = await signUp({
    ...WHO,
    userNameKey: WHO.userName,
    searchText: foldTurkish(`${WHO.name} ${WHO.userName} ${WHO.userEmail}`),
  });
  const courseId = await writeContributions(person);
  await writePosts(person);
  await writeReplies(person);
  await writeEvents(person);
  await writeTheRest(person, courseId);
  const leaving = await call("/profile/me", { as: person, method: "DELETE", json: { user_password: PASSWORD, confirmation: "delete" } });
  expect(leaving.status).toBe(202);
  const marks = [...Object.values(WHO), person.userId, PHONE, GONE, GPS, "old.address@example.org"];
  const words = [...foldTurkish(WHO.name).split(" "), GONE, PHONE_START];
  for (const mark of marks) expect([mark, (await everywhere(mark)).length]).toEqual([mark, expect.toSatisfy((count: number) => count > 0)]);
  for (const word of words) expect((await indexedWords()).filter((each) => each.endsWith(` ${word}`))).not.toEqual([]);

  await runAllJobs(now() + 15 * DAY);

  // Digits stand in some moment of some row: those of the phone number are looked for whole, and in the index.
  const sought = [...marks, ...words.filter((word) => !/^\d+$/.test(word))];
  expect(Object.fromEntries(await Promise.all(sought.map(async (mark) => [mark, await everywhere(mark)])))).toEqual(
    Object.fromEntries(sought.map((mark) => [mark, []])),
  );
  const left = await indexedWords();
  for (const word of words) expect(left.filter((each) => each.includes(word))).toEqual([]);
  expect((await everywhere(KEPT)).length).toBeGreaterThan(10);
  expect(await db.select().from(auditEntries).where(eq(auditEntries.act, "community.add-member"))).toHaveLength(1);
});

test("every full-text index forgets at once", async () => {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%fts5(%'").all<{
    name: string;
  }>();
  expect(results.length).toBeGreaterThan(5);
  for (const { name } of results) {
    const config = await env.DB.prepare(`SELECT v FROM "${name}_config" WHERE k = 'secure-delete'`).first<{ v: number }>();
    expect([name, config?.v]).toEqual([name, 1]);
  }
});

test("the export holds earlier versions of what one wrote", async () => {
  const person = await signUp();
  const [collection] = collections;
  if (!collection) throw new Error("There are no collections");
  const postId = await addPost(person, collection);
  await db.insert(postRevisions).values({ itemId: postId, title: "The first title", text: "The first text", createdAt: now() });
  const { body } = await call<{ data: Record<string, Record<string, unknown>[]> }>("/profile/me/export", { as: person });
  expect(body.data.post_revisions).toEqual([expect.objectContaining({ itemId: postId, title: "The first title", text: "The first text" })]);
});
