/** Whoever sends an older form of what several people edit is told so, and writes over nobody's work. */
import { posts as postRows } from "@schema/posts";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { endpoints } from "../../../app/endpoints";
import { notes } from "../../../app/features/notes/notes.collection";
import { siteContentSchema } from "../../../app/features/site-content/site-content.schemas";
import { saveDraft } from "../../../app/features/site-content/site-content.service.server";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { surveyPosts } from "../../../app/features/survey/survey.collection";
import { siteMap } from "../../../app/site-map";
import { addOpeningRow } from "../../support/career";
import { addCommunity } from "../../support/communities";
import { formOf, formsIn } from "../../support/forms";
import { addInstagramRow } from "../../support/instagram";
import { addressOf, type Known, writeKnown } from "../../support/pages";
import { addPollRow, pollInput } from "../../support/polls";
import { addPoolEntry, confirmed, consentToAll, entryInput } from "../../support/pools";
import { addPost, postBody } from "../../support/posts";
import { addCourse, addEntry, DEPARTMENT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { contentInput } from "../../support/site-content";

const { db } = testContext();

/** Pages that are called editing and have no form of a shared thing, each with its reason. */
const NOT_SHARED: Record<string, string> = {
  "/alarm/edit/:alarm_id": "an alarm is there for its owner alone",
  "/todo/edit/:todo_id": "a task is there for its owner alone",
  "/schedule/:scheduleId/items/:itemId/edit": "a schedule is changed by its owner alone",
  "/study-room/edit/:study_room_id": "a room is changed by its host alone",
  "/overview/public/edit": "everybody's own page",
  "/event/edit/panel": "a list",
  "/event/edit/:event_id": "its refusal tells what differs: tests/workers/tickets/sold-stays.test.ts",
  "/admin/notes/edit/users/:user_id": "a list",
};

/** Pages whose thing is named in the query. */
const QUERIES: Record<string, (known: Known) => Promise<string>> = {
  "/databank/edit": async ({ values }) => {
    const { courseId } = await addCourse();
    const { entryId } = await addEntry({ courseId, authorId: values.user_id ?? "" });
    return `?entry_id=${entryId}`;
  },
  "/psychology/edit": async ({ values }) => `?id=${values.psychologyId}`,
  "/psychiatrist/edit": async ({ values }) => `?id=${values.psychiatristId}`,
  "/admin/users/edit": async ({ values }) => `?user_id=${values.user_id}`,
  "/thread/one/:thread_id": async () => "?edit=1",
  "/admin/instagram/all": async () => `?edit=${(await addInstagramRow()).postId}`,
  "/admin/career/all": async () => `?status=openings&edit=${await addOpeningRow()}`,
  "/admin/panel2": async () => {
    const banner = { text_en: "Welcome back", text_tr: "Yeniden hoş geldin", from: "2026-09-01", until: "2026-10-01" };
    await saveDraft((await signUp({ userRole: "admin" })).ctx, siteContentSchema.parse(await contentInput({ banners: [banner] })));
    return "";
  },
};

/** Pages that aren't called editing and have the form of a shared thing. */
const ALSO = ["/trip/:trip_id", "/qa/groups", "/thread/one/:thread_id", "/admin/instagram/all", "/admin/career/all", "/admin/panel2"];

/** Fields that take any line. */
const IS_TEXT = /name|title|text|question|description|experience|topics/;

const isEditing = (path: string) => /\/edit(\/|$)/.test(path);

const SAYS_SO = {
  en: /someone else|has changed since|changed the settings after|was changed/i,
  tr: /başka biri|başkası|sen (bu sayfayı )?açtıktan sonra/i,
};

async function editors(): Promise<[Person, Person]> {
  const people = await Promise.all([signUp({ userRole: "admin" }), signUp({ userRole: "admin", locale: "tr" })]);
  for (const person of people) await consentToAll(await confirmed(person));
  return people as [Person, Person];
}

/** What is wrong when somebody sends an older form of a page; null when nothing is. */
async function faultOf(path: string, [first, second]: [Person, Person]): Promise<string | null> {
  const older = await formOf(path, first);
  const name = older.texts.find((each) => IS_TEXT.test(each)) ?? older.texts[0] ?? "";
  const text = older.fields[name]?.trim();
  const [theirs, typed] = [`${text} theirs`, `${text} typed`];
  const saved = await visit(path, { as: second, form: { ...(await formOf(path, second)).fields, [name]: theirs } });
  if (saved.status !== 303) return `${path}: saving ${name} answers ${saved.status}`;
  const answer = await visit(path, { as: first, form: { ...older.fields, [name]: typed } });
  if (answer.status !== 409) return `${path}: an older form answers ${answer.status}`;
  const page = await answer.text();
  const again = (await formsIn(page)).find(({ fields }) => fields[name]?.trim() === typed);
  if (!again) return `${path}: what was typed is lost`;
  if (!SAYS_SO.en.test(page)) return `${path}: doesn't say what happened`;
  if ((await formOf(path, first)).fields[name]?.trim() !== theirs) return `${path}: was written over`;
  const inTurkish = await visit(path, {
    as: second,
    form: { ...older.fields, [name]: typed },
    headers: { "accept-language": "tr", cookie: "locale=tr" },
  });
  if (!SAYS_SO.tr.test(await inTurkish.text())) return `${path}: doesn't say in Turkish what happened`;
  const decided = await visit(path, { as: first, form: again.fields });
  return decided.status === 303 ? null : `${path}: saving again answers ${decided.status}`;
}

test("an older form of what several people edit is refused, keeps what was typed and writes nothing", async () => {
  const known = await writeKnown();
  const people = await editors();
  const faults: string[] = [];
  const walked = siteMap.filter(({ path }) => isEditing(path) && !(path in NOT_SHARED)).map((row) => row.path);
  expect(Object.keys(NOT_SHARED).filter((path) => !siteMap.some((row) => row.path === path))).toEqual([]);
  for (const path of [...walked, ...ALSO]) {
    const row = siteMap.find((each) => each.path === path);
    if (!row) throw new Error(`No page is called ${path}`);
    const query = (await QUERIES[path]?.(known)) ?? "";
    const fault = await faultOf(addressOf(known, row) + query, people).catch((thrown) => `${path}: ${thrown}`);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
});

/** Calls that change no thing as a whole that several people may change, each with its reason. */
const WITHOUT_VERSION: readonly [RegExp, string][] = [
  [
    /\/(helpful|favorite|rating|follow|close|lock|pin|poll|stars|done|position|restore|activate|deactivate|image-order|file)$/,
    "sets one value",
  ],
  [/^\/community\/one\/:id\/members\/:user_id$/, "sets somebody's role"],
  [/^\/qa\/pool\/:post_id$/, "sets a discussion's group"],
  [/^\/(profile\/me|notifications\/preferences|gpa\/me|ai\/chats|todos?|schedule-pairs|alarms?)(\/|$)/, "of one person alone"],
  [/^\/(thread\/replies\/:reply_id|coursefile\/experiences\/:experience_id)$/, "its author's alone"],
  [/^\/study-rooms?\//, "its host's alone"],
  [/^\/event\/ticket\/:ticket_id\/answers$/, "its holder's alone"],
];

test("every call that changes a shared thing takes the version that was read", () => {
  const changing = endpoints.filter(({ method, path }) => method === "PUT" && !WITHOUT_VERSION.some(([of]) => of.test(path)));
  const missing = changing.filter(({ body }) => {
    const shape = (body as { shape?: object } | undefined)?.shape ?? {};
    return !("version" in shape || "updated_at" in shape);
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(changing.length).toBeGreaterThan(20);
});

interface Change {
  path: string;
  version: number;
  body: (title: string) => object;
}

/** A thing of each kind that programs change, with its version and a change of it. */
async function changes(admin: Person): Promise<Change[]> {
  const read = async (path: string) => (await call<Record<string, number>>(path, { as: admin })).body;
  const [user, course] = await Promise.all([signUp(), addCourse()]);
  const [community, poll, pooled] = [(await addCommunity()).slug, await addPollRow(), await addPoolEntry(admin.userId)];
  const entry = await addEntry({ courseId: course.courseId, authorId: admin.userId });
  const posts = [studyTips, surveyPosts].map(async (collection) => {
    const path = `/${collection.feature}/${await addPost(user, collection)}`;
    const version =
      (
        await db
          .select()
          .from(postRows)
          .where(eq(postRows.postId, path.split("/").at(-1) ?? ""))
      )[0]?.updatedAt ?? 0;
    return { path, version, body: (title: string) => ({ ...postBody(collection), title }) };
  });
  const { user_name, user_email } = (await read(`/admin/users/${user.userId}`)) as unknown as Record<string, string>;
  const { departmentId, departmentCode, numericCode } = DEPARTMENT;
  return [
    {
      path: `/community/one/${community}`,
      version: (await read(`/community/one/${community}`)).updated_at ?? 0,
      body: (name) => ({ name, slug: community, description: "Long enough a description of a community." }),
    },
    {
      path: `/admin/poll/${poll}`,
      version: (await read(`/poll/${poll}`)).version ?? 0,
      body: (title) => pollInput({ question_en: title }),
    },
    {
      path: `/admin/departments/${departmentId}`,
      version: (await read(`/departments/${departmentId}`)).version ?? 0,
      body: (name) => ({
        department_code: departmentCode,
        numeric_code: numericCode,
        name_en: name,
        name_tr: name,
        faculty: "Engineering",
      }),
    },
    {
      path: `/admin/users/${user.userId}`,
      version: (await read(`/admin/users/${user.userId}`)).version ?? 0,
      body: (name) => ({ name, user_name, user_email, user_role: "user" }),
    },
    { path: `/psychology/${pooled}`, version: (await read(`/psychology/${pooled}`)).version ?? 0, body: (reach) => entryInput({ reach }) },
    {
      path: `/databank/entries/${entry.entryId}`,
      version: entry.updatedAt,
      body: (advice) => ({
        course_id: course.courseId,
        instructor_id: entry.instructorId,
        term: entry.term,
        grade_parts: [{ name: "Final", weight: 100 }],
        exam_kinds: "Written",
        topics: "Topics that are long enough to be told.",
        advice,
      }),
    },
    ...(await Promise.all(posts)),
  ];
}

test("of two changes of the same version that programs send one is written; without a version the later is", async () => {
  const admin = await signUp({ userRole: "admin" });
  await consentToAll(admin);
  for (const { path, version, body } of await changes(admin)) {
    const named = path.startsWith("/survey/") || path.startsWith("/study-tip/") ? { updated_at: version } : { version };
    const put = async (json: object) => (await call(path, { as: admin, method: "PUT", json })).status;
    expect(version, path).toBeGreaterThan(0);
    const answers = await Promise.all(["First of two", "Second of two"].map((title) => put({ ...body(title), ...named })));
    expect([path, ...answers.sort()]).toEqual([path, 200, 409]);
    expect([path, await put(body("Without a version"))]).toEqual([path, 200]);
  }
});

test("whoever sends an older form of a note that is its PDF alone is told of the change, not of a missing link", async () => {
  const author = await signUp();
  const { title, text, link: _, ...details } = postBody(notes) as { title: string; text: string; link: string };
  const file = { key: "notes/one.pdf", name: "one.pdf", size: 10 };
  const postId = await addPost(author, notes, { details: { ...details, file } });
  const put = (json: object) =>
    call<{ error?: { code: string } }>(`/notes/${postId}`, { as: author, method: "PUT", json: { title, text, ...details, ...json } });
  const [row] = await db.select().from(postRows).where(eq(postRows.postId, postId));
  expect((await put({ title: "The second title", updated_at: row?.updatedAt })).status).toBe(200);
  const older = await put({ title: "The third title", updated_at: row?.updatedAt });
  expect([older.status, older.body.error?.code]).toEqual([409, "kit.changedMeanwhile"]);
});
