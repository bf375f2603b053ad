/**
 * Requests that nobody means, at every page, form and endpoint: none breaks the Worker, none is answered with more than was
 * asked for. Listed are the slowest, and refused forms that don't show a typed text again: how the work of readers grows is
 * held in `tests/unit/readers-grow.test.ts`. A few hundred are part of every run; `npm run fuzz` sends as many as it is told.
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
/** So many of the slowest are listed. */
const LISTED = 5;

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
      const texts = [...inside.matchAll(/<(?:textarea|input(?=[^>]*\btype="(?:text|search|tel|url)"))[^>]*?\bname="([^"]+)"/g)];
      const typed = texts.flatMap(([, name = ""]) => (fields.filter((field) => field[1] === name).length === 1 ? [name] : []));
      forms.set(`${action} ${Object.keys(names).sort().join()}`, { path: action, fields: names, texts: typed });
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

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
const plain = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Fields of a refused form whose text its page doesn't show again. */
function lostOf(texts: readonly string[], body: unknown, page: string): string[] {
  const sent = new URLSearchParams(String(body));
  const shown = plain(page);
  return texts.filter((name) => {
    const [text = "", ...others] = sent.getAll(name);
    // What isn't seen, or is longer than a page shows, isn't looked for.
    return others.length === 0 && /^[\p{L}\p{N} .,:/₺½+?@-]{2,200}$/u.test(text) && text.trim() === text && !shown.includes(text);
  });
}

test("whatever is sent, nothing breaks and nothing is answered at length", async () => {
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
  const times: { ms: number; what: string }[] = [];
  const lost: string[] = [];
  let refused = 0;
  let sent = 0;
  for (const { path, method, headers, body, texts } of fuzzedRequests(Number(FUZZ_SEED), COUNT, targets)) {
    const role = ROLES[sent % ROLES.length] as Role;
    sent += 1;
    const what = `${sent} ${role} ${method} ${path.slice(0, 150)} ${typeof body === "string" ? escape(body.slice(0, 200)) : ""}`;
    const began = Date.now();
    try {
      const as = "authorization" in headers ? undefined : people[role];
      const response = await visit(path, { as, method, headers, body: method === "GET" || method === "HEAD" ? undefined : body });
      const answer = await response.arrayBuffer();
      const bytes = answer.byteLength;
      const said = new TextDecoder().decode(answer);
      if (said.includes(env.AUTH_SECRET)) failures.push(`the Worker's secret ${what}`);
      // A page that says what is wrong without the form holds nothing of it: nobody types what leads there.
      const holdsForm = texts !== undefined && texts.length > 0 && texts.every((name) => said.includes(`name="${name}"`));
      if (holdsForm && method === "POST" && [400, 422].includes(response.status)) {
        refused += 1;
        for (const name of lostOf(texts, body, said)) lost.push(`${name} isn't shown again: ${what}`);
      }
      // The clock of a Worker stands still between answers from outside.
      await env.KV.get("nothing");
      times.push({ ms: Date.now() - began, what });
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      // One shows an error, the other says what isn't well: no cron runs here for as long as the test takes.
      const isMeant = /^\/(?:error|api\/v1\/health)\b/.test(path);
      if (response.status >= 500 && !isMeant) failures.push(`${response.status} ${what}`);
      if (bytes > LONGEST_ANSWER) failures.push(`${bytes} bytes ${what}`);
      if (response.status === 401 && people[role]) people[role] = await newPerson(role);
    } catch (thrown) {
      failures.push(`thrown ${thrown} ${what}`);
    }
  }
  const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, LISTED);
  console.info(`${sent} requests, seed ${FUZZ_SEED}: ${JSON.stringify(statuses)}; ${refused} forms refused; the slowest took`);
  for (const { ms, what } of slowest) console.info(`${ms} ms ${what}`);
  for (const each of lost) console.info(each);
  expect(failures).toEqual([]);
  expect(statuses[200] ?? 0).toBeGreaterThan(COUNT / 20);
}, 3_600_000);
