/** The database tools find and change single documents, within what their owners allow, and write each act down. */
import { sessions, users } from "@schema/accounts";
import { events } from "@schema/events";
import { auditEntries, outbox } from "@schema/platform";
import { posts } from "@schema/posts";
import { desc, eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { actOnEvent } from "../../../app/features/events/panel.service.server";
import { editUser } from "../../../app/features/users/users.service.server";
import { product } from "../../../app/product.server";
import { target, versionOf } from "../../support/content-tools";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { call, type Person, signUp, testContext } from "../../support/site";

const { db } = testContext();
const DAY = 86_400_000;

type Answer = {
  result?: Record<string, unknown> | null;
  matched_count?: number;
  modified_count?: number;
  deleted_count?: number;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  error?: { code: string };
};

let admin: Person;
beforeAll(async () => {
  admin = await signUp({ userRole: "admin" });
});

const ask = (tool: string, json: object, as = admin) => call<Answer>(`/admin/content/mongo/${tool}`, { as, json });
const userOf = async ({ userId }: Person) => (await db.select().from(users).where(eq(users.userId, userId)))[0];
const auditsOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(desc(auditEntries.createdAt));

/** A person's event or experience, by what is asked for. */
async function documentOf(author: Person, collection: string): Promise<string> {
  return collection === "events" ? addEvent({ createdBy: author.userId }) : addPost(author, erasmus);
}

test("an account is found by id, address and user name in any case, and each finding is audited", async () => {
  const person = await signUp();
  for (const [key, value] of [
    ["user_id", person.userId],
    ["user_email", ` ${person.userEmail.toUpperCase()} `],
    ["user_name", person.userName.toUpperCase()],
  ]) {
    const { status, body } = await ask("find_one", { ...target(person), key, value });
    expect([status, body.result?.user_id]).toEqual([200, person.userId]);
  }
  expect((await auditsOf(person.userId)).map(({ act, actorId }) => [act, actorId])).toEqual(
    Array.from({ length: 3 }, () => ["user.find", admin.userId]),
  );
  expect((await ask("find_one", { ...target(person), value: "user-none" })).body).toEqual({ result: null });
});

test("an answer holds no secret of an account", async () => {
  const person = await signUp();
  const row = await userOf(person);
  const { body } = await ask("find_one", target(person));
  expect(JSON.stringify(body)).not.toContain(row?.passwordHash);
  expect(Object.keys(body.result ?? {}).filter((name) => /pass|hash|token|code|secret|second/i.test(name))).toEqual([]);
});

test.each(["erasmus_experiences", "events"])(
  "the newest of %s is found by its author, and one that is deleted isn't",
  async (collection) => {
    const author = await signUp();
    const [, newest] = [await documentOf(author, collection), await documentOf(author, collection)];
    const id = collection === "events" ? "event_id" : "post_id";
    const { body } = await ask("find_one", target(author, collection));
    expect(body.result?.[id]).toBe(newest);
    expect((await ask("delete_one", target(author, collection))).body).toMatchObject({ deleted_count: 1 });
    expect((await ask("find_one", target(author, collection))).body.result?.[id]).not.toBe(newest);
  },
);

test("nobody learns from here who wrote an anonymous experience", async () => {
  const author = await signUp();
  await addPost(author, erasmus, { isAnonymous: true });
  expect((await ask("find_one", target(author, "erasmus_experiences"))).body.result).toBeNull();
});

test("a dry run shows before and after, and writes nothing", async () => {
  const person = await signUp({ entranceYear: 2020 });
  const before = await userOf(person);
  const update = await ask("update_one", { ...target(person), update_data: { name: "Another Name" }, dry_run: true });
  expect(update.body).toMatchObject({ modified_count: 1, before: { name: person.name }, after: { name: "Another Name" } });
  const unset = await ask("unset_one", { ...target(person), unset_fields: ["entrance_year"], dry_run: true });
  expect(unset.body).toMatchObject({ modified_count: 1, before: { entrance_year: 2020 }, after: { entrance_year: null } });
  expect((await ask("delete_one", { ...target(person), dry_run: true })).body).toMatchObject({ deleted_count: 1 });
  expect(await userOf(person)).toEqual(before);
  expect(await auditsOf(person.userId)).toEqual([]);
});

test("a change of an account is what its form would have made: found by its new name, audited with before and after", async () => {
  const person = await signUp({ userRole: "moderator" });
  const update_data = { name: "Işıl Yeni", entrance_year: "2019" };
  expect((await ask("update_one", { ...target(person), update_data })).body).toMatchObject({ matched_count: 1, modified_count: 1 });
  const row = await userOf(person);
  expect(row).toMatchObject({ name: "Işıl Yeni", entranceYear: 2019, userRole: "moderator", userEmail: person.userEmail });
  expect(row?.searchText).toContain("isil yeni");
  expect(await auditsOf(person.userId)).toMatchObject([{ act: "user.edit", before: { name: person.name }, after: { name: "Işıl Yeni" } }]);
});

test("a field isn't emptied by a change without a new value, on the page or by the API", async () => {
  const own = await signUp({ userRole: "admin" });
  const postId = await addPost(own, erasmus);
  const visaOf = async () => (await db.select().from(posts).where(eq(posts.postId, postId)))[0]?.details.visa;
  const before = await visaOf();
  const by = target(own, "erasmus_experiences");
  for (const visa of ["", null]) {
    const refused = await ask("update_one", { ...by, update_data: { visa } }, own);
    expect([refused.status, refused.body]).toMatchObject([422, { error: { code: "content-tools.noValue" } }]);
  }
  const { status, body } = await see("/admin/content-update-one", {
    as: own,
    form: { ...by, "changes[0].field": "visa", "changes[0].new_value": "" },
  });
  expect([status, body.includes("Enter a new value for “visa”."), body.includes("No update performed.")]).toEqual([422, true, true]);
  expect([before, await visaOf()]).toEqual([expect.stringMatching(/./), before]);
});

test("an experience and an event keep everything else, follow their search text and are audited, also the admin's own", async () => {
  const own = await signUp({ userRole: "admin" });
  const postId = await addPost(own, erasmus);
  const eventId = await addEvent({ createdBy: own.userId, description: "As it was" });
  const [oldPost] = await db.select().from(posts).where(eq(posts.postId, postId));
  await ask("update_one", { ...target(own, "erasmus_experiences"), update_data: { title: "Bir yıl Łódź" } }, own);
  await ask("update_one", { ...target(own, "events"), update_data: { event_name: "Şenlik", show_order: "5" } }, own);
  const [post] = await db.select().from(posts).where(eq(posts.postId, postId));
  expect(post).toMatchObject({ title: "Bir yıl Łódź", text: oldPost?.text, details: oldPost?.details });
  expect(post?.searchText).toContain("bir yil");
  const [event] = await db.select().from(events).where(eq(events.eventId, eventId));
  expect(event).toMatchObject({ name: "Şenlik", showOrder: 5, description: "As it was" });
  expect(event?.searchText).toContain("senlik");
  expect((await auditsOf(postId)).map(({ act }) => act)).toEqual(["posts.edit"]);
  expect((await auditsOf(eventId)).map(({ act }) => act)).toEqual(["event.edit"]);
});

test("fifty fields are taken at once, and one more isn't", async () => {
  const person = await signUp();
  const codes = async (count: number) => {
    const names = Array.from({ length: count }, (_, i) => `field_${i}`);
    const update_data = Object.fromEntries(names.map((name) => [name, "x"]));
    const answers = [
      await ask("update_one", { ...target(person), update_data }),
      await ask("unset_one", { ...target(person), unset_fields: names }),
    ];
    return answers.map(({ body }) => body.error?.code === "kit.invalidInput");
  };
  expect(await codes(50)).toEqual([false, false]);
  expect(await codes(51)).toEqual([true, true]);
});

test("an unset field holds its default", async () => {
  const author = await signUp();
  const eventId = await addEvent({ createdBy: author.userId, address: "Somewhere", showOrder: 3 });
  const { body } = await ask("unset_one", { ...target(author, "events"), unset_fields: ["event_address", "", "show_order"] });
  expect(body).toMatchObject({ modified_count: 1, after: { event_address: "" } });
  expect((await db.select().from(events).where(eq(events.eventId, eventId)))[0]).toMatchObject({ address: "", showOrder: 999_999 });
});

test("a deleted account goes in fourteen days, is logged out and told; a deleted event can come back", async () => {
  const person = await signUp();
  const eventId = await addEvent({ createdBy: person.userId });
  expect((await ask("delete_one", target(person, "events"))).body).toMatchObject({ deleted_count: 1 });
  expect((await auditsOf(eventId)).map(({ act }) => act)).toEqual(["event.delete"]);
  await actOnEvent(admin.ctx, "restore", eventId);
  expect((await ask("find_one", target(person, "events"))).body.result?.event_id).toBe(eventId);
  expect((await ask("delete_one", target(person))).body).toMatchObject({ deleted_count: 1 });
  expect((await userOf(person))?.deletionDueAt).toBeGreaterThan(Date.now() + 13 * DAY);
  expect((await db.select().from(sessions).where(eq(sessions.userId, person.userId))).every(({ endedAt }) => endedAt !== null)).toBe(true);
  const mails = await db
    .select()
    .from(outbox)
    .where(like(outbox.dedupeKey, `leaving:${person.userId}:%`));
  expect(mails).toHaveLength(1);
  expect((await ask("delete_one", target(person))).body.error?.code).toBe("users.alreadyLeaving");
  expect((await ask("delete_one", target(admin))).body.error?.code).toBe("users.ownRemoval");
});

const SECRET_NAMES = [
  ...["password_hash", "passwordHash", "PASSWORD_HASH", "p\u0430ssword_hash", "ｐassword_hash", "password_hash\u200b", " password_hash "],
  ...["user_role", "USER_ROLE", "user_role.x", "user_id", "user_id[0]", "event_id", "post_id", "author_id", "created_by", "key", "version"],
  ...["email_verified_at", "search_text", "has_second_step", "photo_id", "users.password_hash", "$set.user_role", "details.file", "status"],
  ...[
    "constructor",
    "constructor.prototype",
    "toString",
    "hasOwnProperty",
    "name.__proto__",
    "is_anonymous",
    "image_id",
    "event_view_count",
  ],
];

test.each(["users", "erasmus_experiences", "events"])("no spelling sets or unsets a secret, an id or a role of %s", async (collection) => {
  const person = await signUp();
  if (collection !== "users") await documentOf(person, collection);
  const before = await userOf(person);
  for (const name of SECRET_NAMES) {
    const set = await ask("update_one", { ...target(person, collection), update_data: { [name]: "admin" } });
    const unset = await ask("unset_one", { ...target(person, collection), unset_fields: [name] });
    expect([name, set.body.error?.code, unset.body.error?.code]).toEqual([name, "content-tools.lockedField", "content-tools.lockedField"]);
  }
  const proto = `{"db_name":"main","collection_name":"${collection}","key":"user_id","value":"${person.userId}","update_data":{"__proto__":{"user_role":"admin"}}}`;
  expect((await ask("update_one", JSON.parse(proto))).status).toBeGreaterThanOrEqual(400);
  expect(await userOf(person)).toEqual(before);
});

test("only the three collections and the three keys are searched, and only by text", async () => {
  const person = await signUp();
  const row = await userOf(person);
  const bad = [
    { collection_name: "sessions" },
    { collection_name: "Users" },
    { collection_name: "__proto__" },
    { key: "password_hash" },
    { key: "User_Id" },
    { key: ["user_id"] },
    { db_name: "other" },
    { value: { $ne: null } },
    { value: "" },
  ];
  for (const own of bad) expect((await ask("find_one", { ...target(person), ...own })).status).toBe(400);
  expect((await ask("find_one", { ...target(person), value: row?.passwordHash })).body.result).toBeNull();
});

test("an account that somebody changed since it was read isn't written over", async () => {
  const person = await signUp({ userRole: "moderator", updatedAt: 1 });
  const documents = product.documents.find(({ name }) => name === "users");
  const found = await documents?.find(admin.ctx, { key: "user_id", value: person.userId });
  await editUser(admin.ctx, person.userId, {
    name: person.name,
    user_name: person.userName,
    user_email: person.userEmail,
    user_role: "user",
    is_verified_graduate: false,
  });
  if (!documents || !found) throw new Error("there is no such account");
  await expect(documents.change(admin.ctx, found, { name: "Too Late" })).rejects.toThrow("kit.changedMeanwhile");
  expect(await userOf(person)).toMatchObject({ name: person.name, userRole: "user" });
  await documents.change(
    admin.ctx,
    { ...found, version: await versionOf(person), fields: { ...found.fields, user_role: "user" } },
    { name: "In Time" },
  );
  expect(await userOf(person)).toMatchObject({ name: "In Time" });
});

test("moderators and students don't reach the tools", async () => {
  for (const as of [await signUp(), await signUp({ userRole: "moderator" })]) {
    for (const tool of ["find_one", "update_one", "unset_one", "delete_one"]) expect((await ask(tool, target(as), as)).status).toBe(403);
  }
});
