/** No text that anybody can send breaks an answer, a row or a page: it is refused with a reason or kept as it is. */

import { courses } from "@schema/catalog";
import { courseSubmissions, experiences } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import { errorEvents } from "@schema/platform";
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { recentTerms } from "../../../app/platform/terms";
import { cut, isMarkup, isUnstorable, naughtyStrings, naughtyTexts, printable, someNaughtyStrings, tidy } from "../../support/naughty";
import { dataPath, see } from "../../support/pages";
import { addCourse, addUniversity, entryBody, experienceBody, LONG_TEXT } from "../../support/rows";
import { call, type Person, signUp, testContext, visit } from "../../support/site";

const TERMS = recentTerms(Date.now(), 12);
const AUTHORS = 24;

/** Runs the work for each, a few at a time, and gives the results in order. */
async function each<T, R>(list: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < list.length; at += 16)
    results.push(...(await Promise.all(list.slice(at, at + 16).map((item, i) => work(item, at + i)))));
  return results;
}

/** So many people that everyone's strings fit into different terms of one course. */
const crowd = () => Promise.all(Array.from({ length: AUTHORS }, () => signUp()));
const whoAndWhen = (people: Person[], index: number) => ({ as: people[index % AUTHORS], term: TERMS[Math.floor(index / AUTHORS)] });

const around = (text: string) => `${LONG_TEXT}\n${text}\n${LONG_TEXT}`;

function expectEscaped(body: string, strings: readonly string[]): void {
  const raw = strings.filter((text) => isMarkup(text) && text.length > 8 && body.includes(text)).map(printable);
  expect(raw).toEqual([]);
  expect(/href="\s*javascript:/i.test(body)).toBe(false);
}

test("the lists hold what they promise", () => {
  expect([
    someNaughtyStrings.length >= 40,
    naughtyStrings.length >= someNaughtyStrings.length,
    naughtyStrings.some(isMarkup),
    naughtyStrings.some(isUnstorable),
  ]).toEqual([true, true, true, true]);
});

test("experiences and the reasons of their rejection are kept as they were written, and shown escaped", async () => {
  const [{ courseId }, people, admin] = [await addCourse(), await crowd(), await signUp({ userRole: "admin" })];
  const sent = await each(naughtyTexts, async (text, index) => {
    const { as, term } = whoAndWhen(people, index);
    const { status, body } = await call<{ experience_id: string }>("/coursefile/experiences", {
      as,
      json: experienceBody(courseId, { term, text: around(text), tips: text }),
    });
    return { text, status, id: body.experience_id };
  });
  expect(
    sent
      .filter(({ status, text }) => status !== (isUnstorable(text) || tidy(text).length > 1000 ? 400 : 201))
      .map(({ status, text }) => [status, printable(text)]),
  ).toEqual([]);
  const kept = sent.filter(({ status }) => status === 201);
  const rejected = await each(
    kept,
    async ({ id, text }) =>
      (await call("/admin/coursefile/experiences/review", { as: admin, json: { ids: [id], decision: "reject", reason: `${text} ...` } }))
        .status,
  );
  expect(rejected.filter((status) => status !== 200)).toHaveLength(kept.filter(({ text }) => text.length > 490).length);
  const rows = new Map(
    (await testContext().db.select().from(experiences).where(eq(experiences.courseId, courseId))).map((row) => [row.experienceId, row]),
  );
  for (const { id, text } of kept) {
    expect(rows.get(id)).toMatchObject({
      text: tidy(around(text)),
      tips: tidy(text) || null,
      ...(text.length <= 490 && { reviewReason: tidy(`${text} ...`) }),
    });
  }
  expectEscaped((await see("/courses/personal", { as: people[0] })).body, naughtyStrings);
  await shownEscaped(courseId, kept, admin);
});

/** Approves them all and reads them back from the API and the course's pages. */
async function shownEscaped(courseId: string, kept: { id: string; text: string }[], admin: Person): Promise<void> {
  for (let at = 0; at < kept.length; at += 100) {
    await call("/admin/coursefile/experiences/review", {
      as: admin,
      json: { ids: kept.slice(at, at + 100).map(({ id }) => id), decision: "approve" },
    });
  }
  const read = new Map<string, { text: string; tips: string | null }>();
  for (let page = 1; page <= Math.ceil(kept.length / 50); page++) {
    const { body } = await call<{ experiences: { experience_id: string; text: string; tips: string | null }[] }>(
      `/coursefile/courses/${courseId}?size=50&page=${page}`,
    );
    for (const { experience_id, ...item } of body.experiences) read.set(experience_id, item);
    for (const path of [`/courses/one/${courseId}?size=50&page=${page}`, dataPath(`/admin/courses/all?status=approved&size=50`)]) {
      const seen = await see(path, { as: admin });
      expect(seen.status).toBe(200);
      if (!path.includes(".data")) expectEscaped(seen.body, naughtyStrings);
    }
  }
  expect(read.size).toBe(kept.length);
  for (const { id, text } of kept) expect(read.get(id)).toMatchObject({ text: tidy(around(text)), tips: tidy(text) || null });
}

test("databank entries are kept as they were written, and shown escaped", async () => {
  const [{ courseId }, people, admin] = [await addCourse(), await crowd(), await signUp({ userRole: "admin" })];
  const sent = await each(naughtyTexts, async (text, index) => {
    const { as, term } = whoAndWhen(people, index);
    const name = Array.from(`${text} x`.trim()).slice(0, 20).join("");
    const own = {
      term,
      grade_parts: [{ name, weight: 100 }],
      exam_kinds: `${text} exam`,
      topics: around(text),
      boundaries: cut(text, 200),
      resources: text,
      advice: text,
    };
    const { status, body } = await call<{ entry_id: string }>("/databank/entries", { as, json: entryBody(courseId, own) });
    return { text, own, status, id: body.entry_id };
  });
  const isRefused = ({ text }: { text: string }) => isUnstorable(text) || text.length > 490;
  expect(sent.filter((one) => one.status !== (isRefused(one) ? 400 : 201)).map(({ text, status }) => [status, printable(text)])).toEqual(
    [],
  );
  const rows = new Map(
    (await testContext().db.select().from(databankEntries).where(eq(databankEntries.courseId, courseId))).map((row) => [row.entryId, row]),
  );
  const kept = sent.filter(({ status }) => status === 201);
  for (const { id, own } of kept) {
    const texts = {
      examKinds: tidy(own.exam_kinds),
      topics: tidy(own.topics),
      boundaries: tidy(own.boundaries) || null,
      resources: tidy(own.resources) || null,
      advice: tidy(own.advice) || null,
    };
    expect(rows.get(id)).toMatchObject({ ...texts, gradeParts: [{ name: tidy(own.grade_parts[0]?.name ?? ""), weight: 100 }] });
  }
  for (let at = 0; at < kept.length; at += 100)
    await call("/admin/databank/entries/review", {
      as: admin,
      json: { ids: kept.slice(at, at + 100).map(({ id }) => id), decision: "approve" },
    });
  for (const path of [
    `/databank/one/${courseId}`,
    "/admin/databank/all?status=approved&size=50",
    `/databank/edit?entry_id=${kept[0]?.id}`,
  ]) {
    const { status, body } = await see(path, { as: admin });
    expect([path, status]).toEqual([path, 200]);
    expectEscaped(body, naughtyStrings);
  }
});

test("suggested courses are kept as they were written, by a plain form, and shown escaped", async () => {
  await addUniversity();
  const admin = await signUp({ userRole: "admin" });
  // One person may suggest thirty a day.
  const authors = await Promise.all(Array.from({ length: Math.ceil(naughtyTexts.length / 25) }, () => signUp()));
  const sent = await each(naughtyTexts, async (text, index) => {
    const author = authors[index % authors.length];
    const form = {
      course_code: `TST${2000 + index}`,
      name_en: cut(`Course ${text}`, 200),
      name_tr: cut(text, 200),
      note: cut(text, 400),
    };
    return { text, form, status: (await visit("/courses/submission", { as: author, form })).status };
  });
  expect(
    sent
      .filter(({ status, form }) => status !== (form.note.includes("\0") ? 400 : 303))
      .map(({ status, text }) => [status, printable(text)]),
  ).toEqual([]);
  const rows = new Map((await testContext().db.select().from(courseSubmissions)).map((row) => [row.courseCode, row]));
  for (const { form, status, text } of sent.filter(({ status }) => status === 303)) {
    if (isUnstorable(text)) continue;
    expect([status, rows.get(form.course_code)]).toMatchObject([
      303,
      { nameEn: tidy(form.name_en), nameTr: tidy(form.name_tr) || null, note: tidy(form.note) || null },
    ]);
  }
  for (const path of ["/courses/submission", "/admin/courses/all?view=suggestions&size=50"])
    expectEscaped((await see(path, { as: path.startsWith("/admin") ? admin : authors[0] })).body, naughtyStrings);
  const [first] = [...rows.values()];
  const form = { "ids[0]": first?.submissionId ?? "", decision: "approve", collection: "suggestions" };
  expect((await visit("/admin/courses/all", { as: admin, form })).status).toBe(303);
  const [made] = await testContext()
    .db.select()
    .from(courses)
    .where(eq(courses.courseCode, first?.courseCode ?? ""));
  expect(made?.nameEn).toBe(first?.nameEn);
  expectEscaped((await see(`/courses/one/${made?.courseId}`)).body, naughtyStrings);
  expectEscaped((await see(`/catalog/course/${made?.courseCode}`)).body, naughtyStrings);
});

test("what a browser reports is stored, and shown to admins escaped", async () => {
  const admin = await signUp({ userRole: "admin" });
  const sent = await each(naughtyTexts, async (text) => {
    const json = { message: cut(`Oops ${text}`, 1000), stack: text, route: cut(`/${text}`, 300), comment: cut(text, 1000) };
    const { status, body } = await call<{ error_id: string }>("/errors", { json });
    return { status, id: body.error_id, comment: json.comment };
  });
  expect(sent.filter(({ status }) => status !== 201).map(({ status, comment }) => [status, printable(comment)])).toEqual([]);
  const ids = sent.map(({ id }) => id);
  const rows = (
    await each([0, 90, 180, 270, 360, 450, 540], (at) =>
      testContext()
        .db.select()
        .from(errorEvents)
        .where(inArray(errorEvents.errorId, [...ids.slice(at, at + 90), "none"])),
    )
  ).flat();
  const stored = new Map(rows.map(({ errorId, comment }) => [errorId, comment]));
  for (const { id, comment } of sent.filter(({ id, comment }) => stored.has(id) && !isUnstorable(comment)))
    expect(stored.get(id)).toBe(comment);
  expect(stored.size).toBeGreaterThan(0.9 * sent.length);
  for (const path of ["/admin/errors?size=50", "/admin/errors?size=50&page=2", ...ids.slice(0, 6).map((id) => `/admin/error/${id}`)]) {
    const { status, body } = await see(path, { as: admin });
    expect([path, status]).toEqual([path, 200]);
    expectEscaped(body, naughtyStrings);
  }
});

test("no search breaks a list, and none of its words come back unescaped", async () => {
  const admin = await signUp({ userRole: "admin" });
  await addCourse();
  const apis = ["/coursefile/courses", "/catalog/courses"];
  const statuses = await each(naughtyTexts, async (q) =>
    Promise.all(apis.map(async (path) => (await visit(`/api/v1${path}?${new URLSearchParams({ q })}`)).status)),
  );
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
  const pages = [
    "/courses/all",
    "/databank/all",
    "/catalog/all",
    "/admin/courses/all",
    "/admin/databank/all",
    "/admin/errors",
    "/courses/add",
    "/databank/add",
  ];
  const markup = someNaughtyStrings.filter(isMarkup);
  for (const page of pages) {
    const asked = (q: string) => `${page}?${new URLSearchParams({ q })}`;
    const found = await each(someNaughtyStrings, async (q) => ({ q, status: (await see(dataPath(asked(q)), { as: admin })).status }));
    expect(found.filter(({ status }) => status !== 200).map(({ q }) => [page, printable(q)])).toEqual([]);
    const drawn = await each(markup, async (q) => ({ q, ...(await see(asked(q), { as: admin })) }));
    for (const { body, status, q } of drawn) {
      expect(status).toBe(200);
      expectEscaped(body, [q]);
    }
  }
});

test("other fields of addresses are read or left out, never an accident", async () => {
  const admin = await signUp({ userRole: "admin" });
  const { courseId } = await addCourse();
  const fields =
    "page size sort status before department_id level course_type instructor_id term view edit course_id entry_id days slot_from credits after_row import state source notice next token";
  const targets = [
    "/courses/all",
    `/courses/one/${courseId}`,
    "/admin/courses/all",
    "/catalog/all",
    "/admin/errors",
    "/catalog/admin",
    "/databank/all",
    "/courses/add",
    "/databank/edit",
    "/admin/courses/users",
  ];
  for (const target of targets) {
    const found = await each(someNaughtyStrings, async (text) => {
      const query = new URLSearchParams(fields.split(" ").map((name) => [name, text]));
      return { text, status: (await see(`${dataPath(target)}?${query}`, { as: admin })).status };
    });
    expect(found.filter(({ status }) => status >= 500).map(({ text }) => [target, printable(text)])).toEqual([]);
  }
  const params = await each(naughtyTexts, async (text) => {
    const paths = ["/api/v1/coursefile/courses/", "/api/v1/catalog/courses/", "/catalog/course/"].map(
      (path) => path + encodeURIComponent(text.replace(/\p{Surrogate}/gu, "")),
    );
    return { text, worst: Math.max(...(await Promise.all(paths.map(async (path) => (await visit(path)).status)))) };
  });
  expect(params.filter(({ worst }) => worst >= 500).map(({ text }) => printable(text))).toEqual([]);
});

const PASSWORD = "lilac bicycle under the bridge";

test("the fields of the reception refuse with a reason or take what they were given", async () => {
  const refused = await each(naughtyTexts, async (text) => {
    const [email, userName] = [
      await call("/reception/register", { json: { name: "Ada", user_name: "ada.one", user_email: text, user_password: PASSWORD } }),
      await call("/reception/register", {
        json: { name: "Ada", user_name: `${text}!`, user_email: "a@metu.edu.tr", user_password: PASSWORD },
      }),
    ];
    const [login, forgot] = [
      await call("/reception/login", { json: { user_email: text, user_password: text } }),
      await call("/reception/password-forgot", { json: { user_email: text } }),
    ];
    return { text, statuses: [email, userName, login, forgot].map(({ status }) => status) };
  });
  expect(
    refused.filter(({ statuses }) => statuses.some((status) => status >= 500 || status === 429)).map(({ text }) => printable(text)),
  ).toEqual([]);
  expect(refused.filter(({ statuses }) => statuses[1] !== 400).map(({ text }) => printable(text))).toEqual([]);
});

const NAME = /^[\p{L}\p{M} .'’-]+$/u;

test("a name takes letters of any script alone, and a password signs in as it was given", async () => {
  const found = await each(someNaughtyStrings, async (text, index) => {
    const person = {
      name: cut(`A ${text}`, 80),
      user_name: `naughty.${index}`,
      user_email: `naughty.${index}@metu.edu.tr`,
      user_password: `${text} lilac bicycle 42`.slice(-200),
    };
    const named = await call("/reception/register", { json: person });
    const json = { ...person, name: "Ada Deneme", user_email: `other.${index}@metu.edu.tr`, user_name: `other.${index}` };
    return {
      text,
      person: json,
      named: named.status,
      isName: NAME.test(tidy(person.name)),
      status: (await call("/reception/register", { json })).status,
    };
  });
  expect(found.filter(({ named, isName }) => named !== 400 && !(named === 202 && isName)).map(({ text }) => printable(text))).toEqual([]);
  expect(found.filter(({ named }) => named === 202).length).toBeGreaterThan(1);
  expect(found.filter(({ status }) => status !== 202).map(({ text, status }) => [status, printable(text)])).toEqual([]);
  const taken = found;
  const logins = await each(
    taken.slice(0, 12),
    async ({ person }) =>
      (
        await call<{ error: { code: string } }>("/reception/login", {
          json: { user_email: person.user_email, user_password: person.user_password },
        })
      ).body.error.code,
  );
  expect(new Set(logins)).toEqual(new Set(["reception.notVerified"]));
  const shown = await each(
    someNaughtyStrings.filter((text) => !isUnstorable(text)),
    async (text) => ({ text, body: (await see("/", { as: await signUp({ name: text }) })).body }),
  );
  for (const { text, body } of shown) expectEscaped(body, [text]);
});
