/**
 * Requests that nobody means, at every page, form and endpoint: none breaks the Worker, none is answered with more than was
 * asked for, none keeps it busy. A few hundred are part of every run; `npm run fuzz` sends as many as it is told.
 */
import { expect, test } from "vitest";
import { siteMap } from "../../../app/site-map";
import { addEvent } from "../../support/events";
import { fuzzedRequests, type PageForm } from "../../support/fuzz";
import { pageFiller, see } from "../../support/pages";
import { examplePosts } from "../../support/posts";
import { addCourse, addExperience } from "../../support/rows";
import { env, type Person, signUp, visit } from "../../support/site";

const { FUZZ_REQUESTS, FUZZ_SEED = "1" } = env as unknown as { FUZZ_REQUESTS?: string; FUZZ_SEED?: string };
const COUNT = Number(FUZZ_REQUESTS ?? "600");
const LONGEST_ANSWER = 1_000_000;
/** A second where somebody asked for it; in every run only what hardly ends, such as an expression that goes back over its text. */
const LONGEST_MS = FUZZ_REQUESTS ? 1_000 : 20_000;

const ROLES = ["admin", "moderator", "user", "guest"] as const;
type Role = (typeof ROLES)[number];

const newPerson = (role: Role) => (role === "guest" ? undefined : signUp({ userRole: role }));

/** Every form of every page, with what its fields hold; the address that it is sent to is its page's unless it says another. */
async function formsOf(people: Record<Role, Person | undefined>): Promise<PageForm[]> {
  const addressOf = await pageFiller();
  const forms = new Map<string, PageForm>();
  for (const row of siteMap.filter(({ redirect }) => !redirect)) {
    const path = addressOf(row);
    const { body } = await see(path, { as: row.access === "guest" ? undefined : people.admin });
    for (const [, attributes = "", inside = ""] of body.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
      if (!/method="post"/i.test(attributes)) continue;
      const action = /action="([^"]*)"/.exec(attributes)?.[1]?.replaceAll("&amp;", "&") || path;
      const fields = [...inside.matchAll(/<(?:input|textarea|select|button)[^>]*?\bname="([^"]+)"[^>]*?(?:\bvalue="([^"]*)")?[^>]*>/g)];
      const names = Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
      forms.set(`${action} ${Object.keys(names).sort().join()}`, { path: action, fields: names });
    }
  }
  return [...forms.values()];
}

async function parameterValues(): Promise<Record<string, string>> {
  const author = await signUp();
  const course = await addCourse();
  const { experienceId } = await addExperience({ courseId: course.courseId, authorId: author.userId });
  const posts = await examplePosts(author);
  return {
    ...posts,
    course_id: course.courseId,
    code: course.courseCode,
    id: experienceId,
    experience_id: experienceId,
    event_id: await addEvent(),
    post_id: Object.values(posts)[0] ?? "",
  };
}

test("whatever is sent, nothing breaks, nothing is answered at length and nothing takes long", async () => {
  const people: Record<Role, Person | undefined> = {
    admin: await newPerson("admin"),
    moderator: await newPerson("moderator"),
    user: await newPerson("user"),
    guest: undefined,
  };
  const targets = { pages: siteMap, forms: await formsOf(people), values: await parameterValues() };
  expect(targets.forms.length).toBeGreaterThan(60);
  const failures: string[] = [];
  const statuses: Record<number, number> = {};
  let slowest = { ms: 0, what: "" };
  let sent = 0;
  for (const { path, method, headers, body } of fuzzedRequests(Number(FUZZ_SEED), COUNT, targets)) {
    const role = ROLES[sent % ROLES.length] as Role;
    sent += 1;
    const what = `${sent} ${role} ${method} ${path.slice(0, 150)} ${typeof body === "string" ? escape(body.slice(0, 200)) : ""}`;
    const began = Date.now();
    try {
      const as = "authorization" in headers ? undefined : people[role];
      const response = await visit(path, { as, method, headers, body: method === "GET" || method === "HEAD" ? undefined : body });
      const answer = await response.arrayBuffer();
      const bytes = answer.byteLength;
      if (new TextDecoder().decode(answer).includes(env.AUTH_SECRET)) failures.push(`the Worker's secret ${what}`);
      // The clock of a Worker stands still between answers from outside.
      await env.KV.get("nothing");
      const ms = Date.now() - began;
      if (ms > slowest.ms) slowest = { ms, what };
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      // One shows an error, the other says what isn't well: no cron runs here for as long as the test takes.
      const isMeant = /^\/(?:error|api\/v1\/health)\b/.test(path);
      if (response.status >= 500 && !isMeant) failures.push(`${response.status} ${what}`);
      if (bytes > LONGEST_ANSWER) failures.push(`${bytes} bytes ${what}`);
      if (ms > LONGEST_MS) failures.push(`${ms} ms ${what}`);
      if (response.status === 401 && people[role]) people[role] = await newPerson(role);
    } catch (thrown) {
      failures.push(`thrown ${thrown} ${what}`);
    }
  }
  console.info(`${sent} requests, seed ${FUZZ_SEED}: ${JSON.stringify(statuses)}; the slowest took ${slowest.ms} ms: ${slowest.what}`);
  expect(failures).toEqual([]);
  expect(statuses[200] ?? 0).toBeGreaterThan(COUNT / 20);
}, 3_600_000);
