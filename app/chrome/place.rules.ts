/** Which of some links is where the reader is: the page itself, or the part of the site that it belongs to. */

interface Place {
  href: string;
  /** As `aria-current` says it. */
  current: "page" | "true";
}

const pathOf = (href: string) => href.split("?")[0] ?? href;

const areas = new Map<string, string>();
/** Links around a page name ids and what was asked for, so there is no end of them. */
const MOST_AREAS = 2_000;
const LONGEST_AREA = 200;

/** What belongs to a list: `/event/…` to `/event/all`; only what lies below it to any other page, and nothing to the front page. */
function areaOf(href: string): string {
  const path = pathOf(href);
  const known = areas.get(path);
  if (known) return known;
  const list = /^(\/.+?)(?:\/display)?(?:\/demo)?(?:\/all)?$/.exec(path)?.[1] ?? path;
  if (areas.size >= MOST_AREAS) areas.clear();
  if (path.length <= LONGEST_AREA) areas.set(path, `${list}/`);
  return `${list}/`;
}

/** The link that leads here, else the one to the smallest part of the site that holds this page; null for none. */
export function placeAmong(hrefs: readonly string[], pathname: string): Place | null {
  const exact = hrefs.find((href) => pathOf(href) === pathname);
  if (exact !== undefined) return { href: exact, current: "page" };
  const around = hrefs.filter((href) => pathname.startsWith(areaOf(href)));
  const [closest] = around.sort((a, b) => areaOf(b).length - areaOf(a).length);
  return closest === undefined ? null : { href: closest, current: "true" };
}

/** The first of some groups of links that holds the page itself, else the first that holds its part of the site. */
export function groupOf<Group extends string>(groups: readonly [Group, readonly string[]][], pathname: string): Group | null {
  const places = groups.map(([group, hrefs]) => ({ group, current: placeAmong(hrefs, pathname)?.current }));
  const found = places.find(({ current }) => current === "page") ?? places.find(({ current }) => current);
  return found?.group ?? null;
}
