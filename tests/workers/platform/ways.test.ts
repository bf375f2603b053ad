/** Whatever somebody may open is reached by links alone, from the home page, within three clicks. */
import { beforeAll, expect, test } from "vitest";
import { allow } from "../../../app/platform/access/allow";
import { matchPage } from "../../../app/platform/pages/match";
import type { PageRow } from "../../../app/platform/pages/page";
import { siteMap } from "../../../app/site-map";
import { type ActorName, actors, oneOfEach, pageFiller } from "../../support/pages";
import { ORIGIN, type Person, visit } from "../../support/site";

const MOST_CLICKS = 3;
/** Pages of one row that are looked at: the links of the others are of the same kinds. */
const OF_A_ROW = 2;

const standIns = new Set(siteMap.map(({ signedOutTo }) => signedOutTo));

/** Steps of something, and what stands in for a page that the reader may open, are reached by acts only. */
const isWanted = (row: PageRow, as: Person | undefined) =>
  !row.redirect &&
  !row.isUnlisted &&
  !row.isInMaintenance &&
  !(as && standIns.has(row.path)) &&
  allow(row.access, as?.ctx.actor ?? null) === "allowed";

async function linksOf(path: string, as: Person | undefined): Promise<string[]> {
  const response = await visit(path, { as });
  const html = await response.text();
  const location = response.headers.get("location");
  const addresses = location
    ? [location]
    : [...html.matchAll(/<a\b[^>]*?\bhref="([^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  return addresses
    .map((address) => new URL(address, ORIGIN + path))
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ pathname, search }) => pathname + search);
}

/** The paths of the rows that a reader reaches. */
async function reachedBy(as: Person | undefined): Promise<Set<string>> {
  const reached = new Set<string>();
  const looked = new Map<string, number>();
  let level = ["/"];
  const met = new Set(level);
  for (let clicks = 0; clicks <= MOST_CLICKS; clicks++) {
    const next: string[] = [];
    for (const path of level) {
      const row = matchPage(siteMap, path.split("?")[0] ?? path)?.row;
      if (!row) continue;
      reached.add(row.path);
      const times = looked.get(row.path) ?? 0;
      if (clicks === MOST_CLICKS || times >= OF_A_ROW) continue;
      looked.set(row.path, times + 1);
      for (const link of await linksOf(path, as)) {
        if (met.has(link)) continue;
        met.add(link);
        next.push(link);
      }
    }
    level = next;
  }
  return reached;
}

let people: Record<ActorName, Person | undefined>;

beforeAll(async () => {
  await pageFiller();
  people = await oneOfEach();
});

for (const name of actors) {
  test(`every page without parameters that is open to ${name} is reached by links`, async () => {
    const as = people[name];
    const reached = await reachedBy(as);
    const wanted = siteMap.filter((row) => isWanted(row, as) && !row.path.includes(":"));
    expect(wanted.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
    expect(wanted.length).toBeGreaterThan(20);
    console.log(
      name,
      siteMap.filter((row) => isWanted(row, as) && !reached.has(row.path)).map(({ path }) => path),
    );
  });
}
