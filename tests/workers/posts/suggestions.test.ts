/** Forms of posts suggest what there is to choose from, and the samples for guests lead to the posts. */
import { expect, test } from "vitest";
import { collections } from "../../../app/collections";
import { postPath } from "../../../app/engines/posts/collection";
import { wats } from "../../../app/features/wat/wat.collection";
import { siteMap } from "../../../app/site-map";
import { see } from "../../support/pages";
import { addPost, postBody } from "../../support/posts";
import { call, signUp, visit } from "../../support/site";
import { publish } from "../../support/site-content";

const optionsOf = (html: string, field: string) => {
  const list = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(html)?.[0].match(/list="([^"]+)"/)?.[1];
  const from = html.indexOf(`<datalist id="${list}">`);
  return list
    ? [...html.slice(from, html.indexOf("</datalist>", from)).matchAll(/<option value="([^"]*)"/g)].map(([, value]) => value)
    : [];
};

test("forms suggest countries and terms in the reader's language, and states", async () => {
  const reader = await signUp();
  const page = async (path: string, as = reader) => (await see(path, { as })).body;
  const english = await page("/erasmus/add");
  expect(optionsOf(english, "country")).toEqual(expect.arrayContaining(["Poland", "Türkiye"]));
  expect(optionsOf(english, "term")[0]).toMatch(/^\d{4}–\d\d (?:Fall|Spring|Summer)$/);
  expect(optionsOf(await page("/wat/add"), "state")).toHaveLength(51);
  expect(optionsOf(await page("/notes/add"), "term").length).toBeGreaterThan(5);
  const turkish = (await see("/erasmus/add", { as: reader, headers: { "accept-language": "tr" } })).body;
  expect(optionsOf(turkish, "country")).toEqual(expect.arrayContaining(["Polonya", "Çekya"]));
  expect(optionsOf(turkish, "term")[0]).toMatch(/^\d{4}–\d\d (?:Güz|Bahar|Yaz)$/);
  const postId = await addPost(reader, wats);
  expect(optionsOf(await page(`/wat/edit/${postId}`), "state")).toContain("Maine");
});

test("what isn't suggested may be written as well", async () => {
  const { status } = await call("/wat", { as: await signUp(), json: postBody(wats, { state: "Somewhere else" }) });
  expect(status).toBe(201);
});

const withSamples = collections.filter(({ isFlat, path }) => !isFlat && siteMap.some((row) => row.path === `${path}/demo`));

test.each(withSamples.map((collection) => [collection.path, collection] as const))(
  "a guest who opens a sample of %s is asked to log in, and comes back to it",
  async (path, collection) => {
    const postId = await addPost(await signUp(), collection, { likeCount: 500 });
    await publish(await signUp({ userRole: "admin" }), { demo_picks: [postId] });
    const to = postPath(collection, postId);
    expect((await see(`${path}/demo`)).body).toContain(`href="${to}"`);
    const answer = await visit(to);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, `/reception/login?next=${encodeURIComponent(to)}`]);
  },
);
