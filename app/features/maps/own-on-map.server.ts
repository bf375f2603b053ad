/** What its reader has on this week at a place of the campus, such as a study room they joined: shown to them alone. */
import type { PlannerEntry } from "~/engines/planner";
import type { SignedInContext } from "~/platform/context";
import { foldTurkish } from "~/platform/folding";
import type { Point } from "~/platform/places";
import { dayAfter, localDay, momentOf } from "~/platform/time";
import { places as metuPlaces } from "~/university/places";

export interface OwnOnMap extends Point {
  id: string;
  name: string;
  /** Where, as it was written. */
  place: string;
  to: string;
  startsAt: number;
}

const DAYS = 7;
const NOON = "12:00";

/** The places by their names in both languages, the longest first: what names two of them means the closer one. */
const named = metuPlaces
  .flatMap(({ nameEn, nameTr, lat, lng }) => [nameEn, nameTr].map((name) => ({ words: ` ${foldTurkish(name)} `, lat, lng })))
  .sort((a, b) => b.words.length - a.words.length);

/** The point of a place of the campus that a text names; null when it names none. */
export function pointNamed(text: string): Point | null {
  const folded = ` ${foldTurkish(text)} `;
  const found = named.find(({ words }) => folded.includes(words));
  return found ? { lat: found.lat, lng: found.lng } : null;
}

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

function onMap({ id, title, detail, to, day, start }: PlannerEntry): OwnOnMap[] {
  const point = pointNamed(detail);
  if (!point || to === null) return [];
  return [{ id, name: title, place: detail, to, startsAt: momentOf(day, start === null ? NOON : clock(start % 1440)), ...point }];
}

/** Entries of the reader's planner that name a place of the campus, each page of the site once. */
export async function readOwnOnMap(ctx: SignedInContext): Promise<OwnOnMap[]> {
  const now = ctx.clock.now();
  const from = localDay(now);
  const range = { from, until: dayAfter(from, DAYS - 1), now };
  const asked = ctx.product.planner.map((source) => ({ source, statements: source.statements(ctx, range) }));
  const [first, ...others] = asked.flatMap(({ statements }) => statements);
  if (!first) return [];
  const results: (readonly unknown[])[] = await ctx.db.batch([first, ...others]);
  const entries = asked.flatMap(({ source, statements }) => source.entries(ctx, range, results.splice(0, statements.length)));
  const own = new Map<string, OwnOnMap>();
  for (const each of entries.flatMap(onMap)) if (!own.has(each.to)) own.set(each.to, each);
  return [...own.values()].sort((a, b) => a.startsAt - b.startsAt);
}
