/** The audit log: what staff did is read by admins, in words, without a word of what others wrote. */
import { users } from "@schema/accounts";
import { auditEntries } from "@schema/platform";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { reviewPosts } from "../../../app/engines/posts/posts.service.server";
import { actFilters } from "../../../app/features/audit/audit.schemas";
import { listActs } from "../../../app/features/audit/audit.service.server";
import { reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { removeLeavers } from "../../../app/features/profile/leaving.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { blockUser, editUser } from "../../../app/features/users/users.service.server";
import { auditEntry } from "../../../app/platform/audit.server";
import { addCommunity, addCommunityEvent } from "../../support/communities";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { addCourse, addExperience } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

const { db } = testContext();
const DAY = 86_400_000;
let admin: Person;

beforeAll(async () => {
  admin = await signUp({ userRole: "admin", name: "Ayşe Yönetir" });
});

const list = async (filters: object, as = admin) => (await listActs(as.ctx, actFilters.parse(filters))).items;

const factsOf = ({ name, userName, userEmail }: Person, role: "user" | "moderator" | "admin") => ({
  name,
  user_name: userName,
  user_email: userEmail,
  user_role: role,
  is_verified_graduate: false,
});

const inTurkish = (person: Person): Person => ({ ...person, ctx: { ...person.ctx, locale: "tr" } });

test("another role is said in words, with what it was, in both languages, and leads to whom it is about", async () => {
  const person = await signUp({ name: "Mehmet Çalışır", entranceYear: null });
  await editUser(admin.ctx, person.userId, factsOf(person, "moderator"));
  const [english] = await list({ q: person.userId });
  expect(english).toMatchObject({
    actorName: "Ayşe Yönetir",
    said: "set Mehmet Çalışır's role to moderator",
    to: `/admin/users/${person.userId}`,
    changes: [{ name: "Role", before: "user", after: "moderator" }],
  });
  const [turkish] = await list({ q: person.userId }, inTurkish(admin));
  expect(turkish?.said).toBe("Mehmet Çalışır adlı kullanıcının rolünü moderatör yaptı");
  expect(turkish?.changes).toEqual([{ name: "Rol", before: "kullanıcı", after: "moderatör" }]);
  const { body } = await see(`/admin/audit?q=${person.userId}`, { as: admin });
  expect(body).toContain("role to moderator");
});

test("nothing of an anonymous text or its author is told, whatever was done to it", async () => {
  const author = await signUp({ name: "Zq Gizli Yazar" });
  const moderator = await signUp({ userRole: "moderator" });
  const secret = { title: "zq-secret-title", text: "zq-secret-text that nobody may read there", isAnonymous: true };
  const postId = await addPost(author, threads, { ...secret, status: "waiting" });
  const course = await addCourse();
  const { experienceId } = await addExperience({
    courseId: course.courseId,
    authorId: author.userId,
    status: "waiting",
    text: secret.text,
  });
  await reviewPosts(moderator.ctx, threads, { ids: [postId], decision: "approve" });
  await reviewExperiences(moderator.ctx, { ids: [experienceId], decision: "approve" });
  const change = { title: secret.title, text: secret.text, author: author.name };
  const entry = {
    act: "posts.edit",
    subjectType: "posts",
    subjectId: postId,
    before: change,
    after: { ...change, text: "zq-other" },
  } as const;
  await db.batch([auditEntry(admin.ctx, entry)]);
  const page = await see(`/admin/audit?kind=posts`, { as: admin });
  const others = await see(`/admin/audit?actor=${moderator.userId}`, { as: admin });
  const file = await (await visit("/api/v1/admin/audit/list.csv", { as: admin })).text();
  expect(others.body).toContain(`/courses/one/${course.courseId}#${experienceId}`);
  expect(others.body).toContain(`/thread/one/${postId}`);
  expect(file).toContain(postId);
  for (const text of [page.body, others.body, file]) {
    for (const told of [author.name, author.userName, author.userId, author.userEmail, "zq-secret", "zq-other"])
      expect(text).not.toContain(told);
  }
});

test("what an erased account did stays without its name, and what was done to it goes", async () => {
  const gone = await signUp({ userRole: "moderator", name: "Zq Silinen Kişi" });
  const course = await addCourse();
  const { experienceId } = await addExperience({ courseId: course.courseId, authorId: (await signUp()).userId, status: "waiting" });
  await reviewExperiences(gone.ctx, { ids: [experienceId], decision: "approve" });
  await blockUser(admin.ctx, gone.userId, { reason: "Zq Silinen Kişi wrote spam" });
  await db.update(users).set({ deletionDueAt: 1 }).where(eq(users.userId, gone.userId));
  await removeLeavers(testContext());
  const [left] = await list({ q: experienceId });
  expect(left).toMatchObject({ actorName: "A deleted account", actorId: null, said: "approved a course experience" });
  expect(await list({ q: gone.userId })).toEqual([]);
  const { body } = await see("/admin/audit?size=50", { as: admin });
  expect(body).not.toContain("Zq Silinen");
});

test("what an entry is about is called by its name beside its id, unless it was written anonymously or isn't published", async () => {
  const { communityId } = await addCommunity({ name: "Zq Dağcılık" });
  const { eventId } = await addCommunityEvent(communityId, { name: "Zq Tırmanış" });
  const author = await signUp();
  const [named, unnamed, hidden] = [
    await addPost(author, threads, { title: "Zq named" }),
    await addPost(author, threads, { title: "Zq unnamed", isAnonymous: true }),
    await addPost(author, threads, { title: "Zq hidden", status: "rejected" }),
  ];
  const about = [
    ["community", communityId, "Zq Dağcılık"],
    ["event", eventId, "Zq Tırmanış"],
    ["thread", named, "Zq named"],
    ["thread", unnamed, null],
    ["thread", hidden, null],
    ["user", author.userId, author.name],
  ] as const;
  for (const [subjectType, subjectId, subjectName] of about) {
    await db.batch([auditEntry(admin.ctx, { act: `${subjectType}.edit`, subjectType, subjectId } as never)]);
    expect(await list({ q: subjectId })).toMatchObject([{ subjectId, subjectName }]);
  }
  const { body } = await see(`/admin/audit?q=${eventId}`, { as: admin });
  expect(body).toContain("Zq Tırmanış");
});

test("what is gone isn't led to", async () => {
  const entry = { act: "community.delete", subjectType: "community", subjectId: "community-zq-gone" } as const;
  await db.batch([auditEntry(admin.ctx, entry)]);
  expect(await list({ q: "community-zq-gone" })).toMatchObject([{ said: "deleted a community", to: null }]);
});

test("an act of a feature that was taken out is still told", async () => {
  const row = {
    auditId: "audit-zq-old",
    act: "zqold.make",
    subjectType: "zqold",
    subjectId: "zqold-1",
    actorId: admin.userId,
    createdAt: Date.now(),
  };
  await db.insert(auditEntries).values(row);
  expect(await list({ kind: "zqold" })).toMatchObject([
    { said: "did something that has no words here: zqold.make", kind: "zqold", to: null },
  ]);
});

test("each filter finds what it names, and all of them together, page after page", async () => {
  const [one, other] = [await signUp({ userRole: "moderator" }), await signUp({ userRole: "moderator" })];
  const day = Date.UTC(2020, 4, 3, 9);
  const rows = Array.from({ length: 30 }, (_, i) => ({
    auditId: `audit-zq-${i}`,
    act: i % 3 ? "qa.add" : "trip.edit",
    subjectType: i % 3 ? "qa" : "trip",
    subjectId: `zqid-${i}`,
    actorId: (i % 2 ? one : other).userId,
    createdAt: day + Math.floor(i / 10) * DAY,
  }));
  for (const row of rows) await db.insert(auditEntries).values(row);
  const ids = async (filters: object) => (await list({ q: "zqid-", size: 50, ...filters })).map(({ subjectId }) => subjectId);
  const expected = (fits: (row: (typeof rows)[number], i: number) => boolean) =>
    rows
      .filter(fits)
      .map((row) => row.subjectId)
      .reverse();
  expect(await ids({})).toEqual(expected(() => true));
  expect(await ids({ actor: one.userId })).toEqual(expected((_, i) => i % 2 === 1));
  expect(await ids({ act: "edit" })).toEqual(expected((_, i) => i % 3 === 0));
  expect(await ids({ kind: "qa", act: "edit" })).toEqual([]);
  expect(await ids({ from: "2020-05-04", to: "2020-05-04" })).toEqual(expected((_, i) => i >= 10 && i < 20));
  expect(await ids({ kind: "qa", actor: other.userId, to: "2020-05-03" })).toEqual(
    expected((_, i) => i < 10 && i % 2 === 0 && i % 3 !== 0),
  );
  expect(await ids({ q: "zqid_1" })).toEqual([]);
  const paged: string[] = [];
  for (let before: string | undefined, page = 0; page < 3; page++) {
    const { items, nextBefore } = await listActs(admin.ctx, actFilters.parse({ q: "zqid-", size: 10, before }));
    paged.push(...items.map(({ subjectId }) => subjectId));
    before = nextBefore;
    expect(nextBefore === undefined).toBe(page === 2);
  }
  expect(paged).toEqual(expected(() => true));
});

test("the file has all that fits, however much that is, as a Turkish reader's spreadsheet opens it; moderators get none", async () => {
  await db.run(sql`INSERT INTO audit_entries (audit_id, actor_id, act, subject_type, subject_id, reason, created_at)
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1201)
    SELECT 'audit-many-' || i, ${admin.userId}, 'department.edit', 'department', 'zqmany-' || i, '=1+1', 1000 + i / 7 FROM n`);
  const path = "/api/v1/admin/audit/list.csv?kind=department&q=zqmany";
  const answer = await visit(path, { as: admin, headers: { "accept-language": "tr", cookie: "locale=tr" } });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = new TextDecoder().decode(bytes).trim().split("\r\n");
  expect(head).toBe('"Zaman";"Kim";"İşlem";"Tür";"Kimlik";"Değişenler";"Gerekçe"');
  expect(lines).toHaveLength(1201);
  expect(new Set(lines).size).toBe(1201);
  expect(lines[0]).toBe('"1970-01-01T00:00:01.171Z";"Ayşe Yönetir";"bir bölümü değiştirdi";"Bölüm";"zqmany-1201";"";"\'=1+1"');
  expect((await visit(path, { as: await signUp({ userRole: "moderator" }) })).status).toBe(403);
});

test.each(["", "?kind=department", "?act=edit", "?actor=self", "?from=1970-01-01&to=1970-01-02"])(
  "a page of the log at %j reads a few rows for each that it shows",
  async (query) => {
    await db.run(sql`INSERT INTO audit_entries (audit_id, actor_id, act, subject_type, subject_id, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      SELECT 'audit-cost-' || ${query} || i, iif(i % 500 = 0, ${admin.userId}, 'user-nobody'), iif(i % 500 = 1, 'tag.edit', 'tag.add'),
        iif(i % 500 = 2, 'department', 'tag'), 'x', i + 100000 FROM n`);
    const path = `/admin/audit${query.replace("self", admin.userId)}`;
    await see(path, { as: admin });
    const { status, headers } = await see(path, { as: admin });
    const [, trips = "999", rows = "999999"] = /round trips (\d+), rows read (\d+)/.exec(headers.get("server-timing") ?? "") ?? [];
    expect([query, status, Number(trips) <= 3, Number(rows) <= 300, rows]).toEqual([query, 200, true, true, rows]);
  },
);

test("a change of settings is said part by part, by their names, in both languages and in the file", async () => {
  const content = { hiddenNumbers: [], banners: [], demoPicks: ["thread-1"], faqOrder: [] };
  const entry = {
    act: "settings.change",
    subjectType: "settings",
    subjectId: "main-zq",
    before: {
      maintenance: { isWhole: false, features: [], note: { en: "", tr: "" } },
      openFlags: [],
      mailDomains: ["metu.edu.tr"],
      vipThreshold: 3,
      siteContent: content,
    },
    after: {
      maintenance: { isWhole: true, features: ["catalog"], pages: ["/survey/all"], note: { en: "Back at noon.", tr: "" } },
      openFlags: [],
      mailDomains: ["metu.edu.tr", "alumni.metu.edu.tr"],
      vipThreshold: 5,
      siteContent: { ...content, demoPicks: ["thread-2"] },
    },
  } as const;
  await db.batch([auditEntry(admin.ctx, entry)]);
  const english = (await list({ q: "main-zq" }))[0]?.changes;
  expect(english).toEqual([
    { name: "Close the whole site", before: "no", after: "yes" },
    { name: "Closed parts", before: "—", after: "Course catalog" },
    { name: "Closed pages", before: "—", after: "/survey/all" },
    { name: "Note in English", before: "—", after: "Back at noon." },
    { name: "Email domains that can sign up", before: "metu.edu.tr", after: "metu.edu.tr, alumni.metu.edu.tr" },
    { name: "Contributions that open the databank", before: "3", after: "5" },
    { name: "Live now, Picks for demo pages", before: "1", after: "changed" },
  ]);
  const turkish = (await list({ q: "main-zq" }, inTurkish(admin)))[0]?.changes;
  expect(turkish?.[0]).toEqual({ name: "Sitenin tamamını kapat", before: "hayır", after: "evet" });
  const file = await (await visit("/api/v1/admin/audit/list.csv?q=main-zq", { as: admin })).text();
  expect(file).toContain("Close the whole site: no → yes; Closed parts: — → Course catalog");
  expect(file).not.toContain("isWhole");
});

test("who is on the staff stands in the order of the Turkish alphabet", async () => {
  const names = ["Çağla Sıra", "Demet Sıra", "Ilgaz Sıra", "İbrahim Sıra", "Jale Sıra", "Şule Sıra", "Ufuk Sıra"];
  for (const name of names.toReversed()) await signUp({ userRole: "moderator", name });
  const { staff } = await listActs(admin.ctx, actFilters.parse({}));
  expect(staff.map(({ label }) => label).filter((name) => name.endsWith("Sıra"))).toEqual(names);
});
