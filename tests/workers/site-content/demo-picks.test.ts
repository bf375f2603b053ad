/** What guests are shown of notes and other posts is what staff picked of them, whatever was picked and whatever else there is. */
import { settings } from "@schema/platform";
import { posts } from "@schema/posts";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { adverts } from "../../../app/features/advert/advert.collection";
import { chronicles } from "../../../app/features/chronicle/chronicle.collection";
import { erasmus } from "../../../app/features/erasmus/erasmus.collection";
import { notes } from "../../../app/features/notes/notes.collection";
import { readSiteContentBoard } from "../../../app/features/site-content/site-content.service.server";
import { studyTips } from "../../../app/features/study-tip/study-tip.collection";
import { threads } from "../../../app/features/thread/thread.collection";
import { createRandom, type Random } from "../../../drizzle/seed/random";
import { see } from "../../support/pages";
import { addPost } from "../../support/posts";
import { env, type Person, signUp, testContext } from "../../support/site";
import { publish } from "../../support/site-content";

const { db } = testContext();

/** A page shows so many at most. */
const SHOWN = 6;

const demos = [
  { collection: notes, paths: ["/notes/demo/all"] },
  { collection: studyTips, paths: ["/study-tip/demo"] },
  { collection: adverts, paths: ["/advert/demo"] },
  { collection: erasmus, paths: ["/erasmus/demo/all"] },
  { collection: chronicles, paths: ["/chronicle/demo/all"] },
  { collection: threads, paths: ["/thread/demo", "/thread/display/demo"] },
];

interface Made {
  postId: string;
  title: string;
  kind: string;
}

beforeEach(async () => {
  await db.delete(settings);
  await env.KV.delete("settings");
});

let serial = 0;

/** Posts of every collection: mostly notes, each with a title that no other has, the latest of a stranger a minute ago. */
async function somePosts(random: Random): Promise<Made[]> {
  const authors = await Promise.all([signUp(), signUp(), signUp()]);
  const kinds = [...demos, ...Array.from({ length: 12 }, () => demos[0]), ...Array.from({ length: 6 }, () => random.pick(demos))];
  const made: Made[] = [];
  for (const { collection } of kinds as typeof demos) {
    const title = `Zqpick${serial++}x`;
    const likeCount = random.int(0, 50);
    const postId = await addPost(random.pick(authors), collection, { title, likeCount } as never);
    made.push({ postId, title, kind: collection.feature });
  }
  return made;
}

/** Some of them, in an order of its own. */
function picked(random: Random, made: readonly Made[]): Made[] {
  const left = [...made];
  return Array.from({ length: random.int(0, 18) }, () => left.splice(random.int(0, left.length - 1), 1)[0] as Made);
}

/** Titles of ours in the order of a page. */
async function shownOn(path: string, language: string): Promise<string[]> {
  const { body } = await see(path, { headers: { "accept-language": language } });
  return [...new Set([...(/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "").matchAll(/Zqpick\d+x/g)].map(([title]) => title))];
}

/** What staff see as picked, by collection, in their order. */
async function boardOf(staff: Person): Promise<(kind: string) => string[]> {
  const { live, posts: open } = await readSiteContentBoard(staff.ctx);
  const titles = live.demoPicks.flatMap((id) => open.filter(({ postId }) => postId === id));
  return (kind) => titles.filter(({ to }) => to.startsWith(`/${kind}/`)).map(({ title }) => title);
}

/** What a demo page and the board tell differently. */
async function differences(staff: Person): Promise<string[]> {
  const board = await boardOf(staff);
  const found: string[] = [];
  for (const [at, { collection, paths }] of demos.entries())
    for (const path of paths) {
      const shown = await shownOn(path, at % 2 === 0 ? "en" : "tr");
      const wanted = board(collection.feature).slice(0, SHOWN);
      if (shown.join() !== wanted.join()) found.push(`${path} shows ${shown.join()}, picked are ${wanted.join()}`);
    }
  return found;
}

test.each([1, 2, 3, 4])(
  "every demo page shows what staff picked, in their order, and what is taken away later goes there too (%i)",
  async (seed) => {
    const random = createRandom(seed);
    const staff = await signUp({ userRole: "admin" });
    const made = await somePosts(random);
    const picks = picked(random, made);
    await publish(staff, { demo_picks: picks.map(({ postId }) => postId) });
    expect(await differences(staff)).toEqual([]);
    const board = await boardOf(staff);
    for (const { collection } of demos)
      expect(board(collection.feature)).toEqual(picks.filter(({ kind }) => kind === collection.feature).map(({ title }) => title));
    for (const { postId } of picks) {
      if (!random.chance(0.4)) continue;
      const status = random.pick(["waiting", "rejected", "deleted"] as const);
      await db.update(posts).set({ status }).where(eq(posts.postId, postId));
    }
    // A stranger's latest note is nobody's pick.
    await addPost(await signUp(), notes, { title: `Zqpick${serial++}x` });
    expect(await differences(staff)).toEqual([]);
  },
);

test("a demo page that shows one other, or the same in another order, is seen: the control of the tests above", async () => {
  const staff = await signUp({ userRole: "admin" });
  const made = await somePosts(createRandom(5));
  const own = made.filter(({ kind }) => kind === notes.feature).slice(0, 4);
  const ids = own.map(({ postId }) => postId);
  await publish(staff, { demo_picks: ids });
  const shown = await shownOn("/notes/demo/all", "en");
  expect(shown).toEqual(own.map(({ title }) => title));
  for (const others of [ids.slice(1), [...ids].reverse(), [...ids.slice(0, 3), made.at(0)?.postId ?? ""]]) {
    if (others.join() === ids.join()) throw new Error("nothing is another");
    await publish(staff, { demo_picks: others });
    const board = (await boardOf(staff))(notes.feature).slice(0, SHOWN);
    expect(board.join() === shown.join()).toBe(false);
  }
});
