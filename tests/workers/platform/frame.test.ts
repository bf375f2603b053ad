/** What stands around pages: where there is neither bar nor footer, what the footer holds, and what the front page and some others say. */
import { beforeAll, expect, test } from "vitest";
import { configuration } from "../../../app/configuration";
import { presentedParts } from "../../../app/features/home/home.service.server";
import { matchPage } from "../../../app/platform/pages/match";
import { siteMap } from "../../../app/site-map";
import { oneOfEach } from "../../support/pages";
import { addCourse, addExperience, type Course } from "../../support/rows";
import { type Person, signUp, testContext, visit } from "../../support/site";

let people: Awaited<ReturnType<typeof oneOfEach>>;
let course: Course;

beforeAll(async () => {
  people = await oneOfEach();
  course = await addCourse();
  await addExperience({ courseId: course.courseId, authorId: (await signUp()).userId });
});

const htmlOf = async (path: string, as?: Person, language = "en") =>
  (await visit(path, { as, headers: { accept: "text/html", "accept-language": language } })).text();

const footerOf = (html: string) => /<footer[\s\S]*<\/footer>/.exec(html)?.[0] ?? "";
const yearsOf = (html: string) => [...html.matchAll(/©\s*(?:<!-- -->)?\s*(\d{4})/g)].length;

/** What of the frame a page has. */
const frameOf = (html: string) => ({
  hasBar: /<header class="site-bar sticky top-0 z-30/.test(html),
  hasFooter: /<footer class="mt-auto/.test(html),
  isFull: html.includes("unfolds"),
  isAsking: html.includes('aria-labelledby="cookie-title"'),
  copyrights: yearsOf(html),
});

const bare = { hasBar: false, hasFooter: false, isFull: false };

test("neither bar nor footer have the door for guests and the assistant's chat, and charts that stand alone; one demo has no footer", () => {
  const of = (chrome: string) => siteMap.filter((row) => row.chrome === chrome && !row.redirect).map(({ path }) => path);
  expect(of("bare").sort()).toEqual(
    [
      ...["/reception/login", "/reception/register", "/reception/verify-email", "/reception/password-forgot", "/reception/password-reset"],
      ...["/reception/otp", "/reception/confirm", "/reception-vip/login", "/reception-vip/register", "/ai/chat"],
      ...["/event/stat-renderer/:event_id", "/event/star-stats-renderer/:event_id"],
    ].sort(),
  );
  expect(of("noFooter")).toEqual(["/study-room/demo"]);
});

test("the copyright stands once on every page of the reception: in a bar of its own, or in the footer where there is one", async () => {
  const rows = siteMap.filter(({ path, redirect }) => path.startsWith("/reception") && !redirect);
  expect(rows.length).toBeGreaterThan(10);
  for (const { path, access, chrome } of rows) {
    const as = access === "guest" ? undefined : people[access as "user"];
    const frame = frameOf(await htmlOf(path, as));
    const expected = chrome === "bare" ? { ...bare, isAsking: false } : { hasBar: true, hasFooter: true, isFull: false, isAsking: false };
    expect([path, frame]).toEqual([path, { ...expected, copyrights: 1 }]);
  }
});

test.each([
  ["/ai/chat", "user", { ...bare, copyrights: 0, isAsking: false }],
  ["/study-room/demo", "guest", { hasBar: true, hasFooter: false, isFull: false, copyrights: 0, isAsking: true }],
  ["/about", "guest", { hasBar: true, hasFooter: true, isFull: true, copyrights: 1, isAsking: true }],
  ["/courses/all", "user", { hasBar: true, hasFooter: true, isFull: true, copyrights: 1, isAsking: true }],
  ["/admin/panel", "admin", { hasBar: true, hasFooter: true, isFull: false, copyrights: 1, isAsking: false }],
] as const)("%s, to a %s, has of the frame what it should", async (path, who, expected) => {
  expect(frameOf(await htmlOf(path, people[who]))).toEqual(expected);
});

test.each(["guest", "user", "moderator", "admin"] as const)("the footer of a %s holds its groups, and none of the tools", async (who) => {
  const footer = footerOf(await htmlOf("/about", people[who]));
  const hrefs = [...footer.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  const paths = new Set(hrefs.map((href) => href.split("?")[0]));
  const resources = ["/courses/all", "/databank/all", who === "guest" ? "/thread/display/demo" : "/thread/all", "/mental-health"];
  const tips = who === "guest" ? "/study-tip/demo" : "/study-tip/all";
  const wanted = [
    ...resources,
    tips,
    "/about",
    "/information/all",
    "/event/all",
    "/contacts",
    "/faq",
    "/policies/privacy",
    "/policies/terms",
  ];
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
  const tools = ["/gpa-calculator", "/study-room/all", "/study-room/demo", "/todo/all", "/schedule/all"];
  expect(tools.filter((path) => paths.has(path))).toEqual([]);
  expect([...paths].filter((path) => path?.startsWith("/") && !matchPage(siteMap, path))).toEqual([]);
});

test.each(["en", "tr"])(
  "the footer's social group (%s) leads to the chat and to Instagram; LinkedIn is there, and leads nowhere yet",
  async (language) => {
    const footer = footerOf(await htmlOf("/about", undefined, language));
    const { chatGroup, instagram, linkedin } = configuration.social;
    expect(linkedin).toBeNull();
    for (const address of [chatGroup, instagram]) expect(footer).toContain(`href="${address}"`);
    expect(footer).toMatch(/<span aria-disabled="true"[^>]*>LinkedIn/);
    expect(footer).not.toMatch(/<a [^>]*>LinkedIn/);
  },
);

test("an admin's group of administration has notifications and all alarms; others have no such group", async () => {
  const groupOf = (html: string) => {
    const at = html.indexOf(">Administration<");
    return at < 0 ? "" : html.slice(at, html.indexOf("</ul>", at));
  };
  const group = groupOf(await htmlOf("/", people.admin));
  for (const path of [
    "/notifications/personal",
    "/admin/alarm/all",
    "/admin/errors",
    "/admin/instagram/all",
    "/admin/categories/all",
    "/admin/tags/all",
  ])
    expect(group).toContain(`href="${path}"`);
  for (const who of ["guest", "user", "moderator"] as const) expect(groupOf(await htmlOf("/", people[who]))).not.toContain("/admin/errors");
});

test.each([
  ["the questions that are asked often, to who wants to moderate events", (): string => "/faq", "guest", "event moderator"],
  ["the page for announcing, to who may not yet", (): string => "/event/add", "user", "moderator"],
] as const)("%s names the address to write to", async (_, path, who, words) => {
  const html = await htmlOf(path(), people[who]);
  expect(html).toContain(configuration.contactEmail);
  expect(html).toContain(words);
});

test("a course's page leads its lecturers to a request about that page", async () => {
  const path = `/courses/one/${course.courseId}`;
  const html = await htmlOf(path);
  expect(html).toContain(`href="/privacy/request?kind=aboutMe&amp;page=${path}"`);
  const form = await htmlOf(`/privacy/request?kind=aboutMe&page=${path}`);
  expect(form).toContain(`value="${path}"`);
});

test("the front page presents nine parts of the product, each with a way there, and claims no number of courses", async () => {
  const parts = presentedParts(testContext());
  expect(parts).toHaveLength(9);
  const html = await htmlOf("/");
  const isLinked = ({ to }: { to: string }) =>
    [to, siteMap.find(({ path }) => path === to)?.signedOutTo].some((path) => path && html.includes(`href="${path}`));
  expect(parts.filter((part) => !isLinked(part))).toEqual([]);
  expect(html).not.toMatch(/(?:over|more than) 600|600\+|6 features/i);
});
