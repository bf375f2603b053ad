/** What the assistant offers: questions for whom they are, each of which it answers, and the nearest places where it knows nothing. */

import { users } from "@schema/accounts";
import { courses } from "@schema/catalog";
import { departments } from "@schema/departments";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ask } from "../../../app/features/ai/ai.service.server";
import { suggestQuestions } from "../../../app/features/ai/suggestions.service.server";
import type { Locale } from "../../../app/platform/i18n/config";
import { dayAfter, localDay } from "../../../app/platform/time";
import { seed } from "../../../drizzle/seed";
import { addAssistantContent } from "../../support/assistant-content";
import { HIDDEN } from "../../support/assistant-questions";
import { see } from "../../support/pages";
import { call, type Person, signUp, testContext } from "../../support/site";
import { addTicketFor } from "../../support/tickets";
import { addTodo } from "../../support/todos";

const ctx = testContext();
const LOCALES: readonly Locale[] = ["en", "tr"];

/** Where the answers to the questions lead that are offered. */
const PLACES: readonly (readonly [question: RegExp, place: RegExp])[] = [
  [/CENG electives|CENG seçmelileri/, /^\/courses\/all\?/],
  [/How hard|ne kadar zor/, /^\/courses\/one\//],
  [/events|etkinlikler/, /^\/event\//],
  [/withdraw|çekilebilirim/, /withdraw/],
  [/Google/, /^\/(schedule|calendar)/],
  [/due|teslim/, /^\/my-space/],
  [/tickets|Biletlerim/, /^\/event\/ticket\/personal/],
];

beforeAll(async () => {
  await seed(ctx.db, Date.now(), { courses: 0, experiences: 600, users: 60, seed: 1 });
  await addAssistantContent(ctx.db);
  const isCeng = sql`key = (SELECT min(c.key) FROM courses AS c JOIN departments AS d ON d.department_id = c.department_id
    WHERE d.department_code = 'CENG' AND c.course_type = 'elective' AND c.status = 'active')`;
  await ctx.db.update(courses).set({ experienceCount: 4, overallHundredths: 400, difficultyHundredths: 200 }).where(isCeng);
});

const suggestedTo = ({ ctx: own }: Person, locale: Locale = "en") => suggestQuestions({ ...own, locale });

/** Somebody of a department, with something due and a ticket. */
async function busyEngineer(): Promise<Person> {
  const person = await signUp();
  const [row] = await ctx.db.select().from(departments).where(eq(departments.departmentCode, "CENG"));
  await ctx.db
    .update(users)
    .set({ departmentId: row?.departmentId ?? null })
    .where(eq(users.userId, person.userId));
  await addTodo(person, { dueOn: dayAfter(localDay(Date.now()), 2) });
  await addTicketFor(person);
  return person;
}

test("somebody of whom nothing is known is offered a course, what is on, a rule and how something is done here", async () => {
  const offered = await suggestedTo(await signUp({ departmentId: null }));
  expect(offered).toEqual([
    expect.stringMatching(/^How hard is [A-Z]+\d+\?$/),
    "Which events are on this week?",
    "How many courses can I withdraw from?",
    "How do I put my schedule into Google Calendar?",
  ]);
});

test("what is one's own comes first: what is due, tickets, electives of the department", async () => {
  expect(await suggestedTo(await busyEngineer())).toEqual([
    "What is due this week?",
    "Where are my tickets?",
    "Which CENG electives are easiest?",
    expect.stringMatching(/^How hard is CENG\d+\?$/),
  ]);
});

test("what is due later, and tickets of others, offer nothing", async () => {
  const person = await signUp({ departmentId: null });
  await addTodo(person, { dueOn: dayAfter(localDay(Date.now()), 20) });
  await addTicketFor(await signUp());
  expect(await suggestedTo(person)).not.toContain("What is due this week?");
  expect(await suggestedTo(person)).not.toContain("Where are my tickets?");
});

test("every question that is offered is answered, in both languages", async () => {
  const people = [await signUp({ departmentId: null }), await busyEngineer()];
  const asked = await Promise.all(
    people.flatMap((person) =>
      LOCALES.map(async (locale) => {
        const questions = await suggestedTo(person, locale);
        return Promise.all(questions.map(async (text) => ({ text, ...(await ask({ ...person.ctx, locale }, { text })) })));
      }),
    ),
  );
  expect(asked.map(({ length }) => length)).toEqual([4, 4, 4, 4]);
  const all = asked.flat();
  expect(all.filter(({ citations }) => citations.length === 0 || citations[0]?.sentences.length === 0).map(({ text }) => text)).toEqual([]);
  const astray = all.filter(
    ({ text, citations }) => !PLACES.some(([question, place]) => question.test(text) && place.test(citations[0]?.to ?? "")),
  );
  expect(astray.map(({ text, citations }) => [text, citations[0]?.to])).toEqual([]);
});

test("what is offered costs one round trip", async () => {
  const person = await busyEngineer();
  const before = person.ctx.meter.roundTrips;
  await suggestedTo(person);
  expect(person.ctx.meter.roundTrips - before).toBe(1);
});

test("where nothing fits, the nearest places with a word of the question in their title are offered, and no others", async () => {
  const reader = await signUp();
  const { citations, near } = await ask(reader.ctx, { text: "Which zeppelin gets penguins a withdrawal of kumquats?" });
  expect(citations).toEqual([]);
  expect(near.length).toBeGreaterThan(0);
  expect(near.length).toBeLessThanOrEqual(3);
  expect(near.filter(({ title }) => !/withdraw/i.test(title))).toEqual([]);
  expect((await ask(reader.ctx, { text: "Do penguins juggle zeppelins?" })).near).toEqual([]);
});

test("what an asker may not read is no near place either", async () => {
  const guest = await ask(ctx, { text: "Zeppelin penguins and kumquats of the violin club" });
  const hidden = await Promise.all(HIDDEN.map((subject) => ask(ctx, { text: `zeppelin penguins kumquats ${subject}` })));
  const titles = [guest, ...hidden].flatMap(({ near }) => near.map(({ to }) => to));
  expect(titles.filter((to) => /assistant-/.test(to))).toEqual([]);
});

test("programs are told the nearest places, and the page links to them", async () => {
  const as = await signUp();
  const question = "Which zeppelin gets penguins a withdrawal of kumquats?";
  const { body } = await call<{ chat_id: string; near: { to: string }[] }>("/ai/chat", { as, method: "POST", json: { question } });
  expect(body.near.length).toBeGreaterThan(0);
  const page = await see(`/ai/chat?chat=${body.chat_id}`, { as });
  expect(page.body).toContain(`href="${body.near[0]?.to}"`);
});

test("the page opens with the question that it is given in the field, and asks nothing", async () => {
  const as = await signUp();
  const page = await see("/ai/chat?q=Is+there+a+swimming+pool%3F", { as });
  expect(page.body).toMatch(/<textarea[^>]*>Is there a swimming pool\?<\/textarea>/);
  const demo = await see("/ai/demo?q=Is+there+a+pool%3F");
  expect(demo.body).toContain('href="/reception/login?next=%2Fai%2Fchat%3Fq%3DIs%2Bthere%2Ba%2Bpool%253F"');
});
