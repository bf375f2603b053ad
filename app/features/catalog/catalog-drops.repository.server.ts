/** Where no course fits: how many there would be without each one of the filters. */
import { sql } from "drizzle-orm";
import type { Context } from "~/platform/context";
import { rawStatement } from "~/platform/db.server";
import { countConditions, type ListFilters } from "./catalog-list.repository.server";

/** Filters that stand by themselves in the address. */
const DROPPED = [
  ...(["fits", "prerequisites_met", "not_taken", "my_required", "department_id", "outside", "level", "course_type", "credits"] as const),
  ...([
    "ects",
    "language",
    "semester",
    "non_technical",
    "days",
    "slot_day",
    "slot_from",
    "slot_to",
    "no_prerequisites",
    "offered",
  ] as const),
];

export interface CatalogDrop {
  name: (typeof DROPPED)[number];
  count: number;
  /** There are more than were counted. */
  isMore: boolean;
}

const MOST_COUNTED = 100;
const MOST_DROPS = 4;

/** The filters without each of which there are courses, those that leave most first. One round trip. */
export async function countDrops({ db }: Pick<Context, "db">, filters: ListFilters): Promise<CatalogDrop[]> {
  const names = DROPPED.filter((name) => filters[name] !== undefined && filters[name] !== "");
  const [first, ...rest] = names.map((name) =>
    rawStatement<{ count: number }>(
      db,
      sql`SELECT count(*) AS count FROM (SELECT 1 FROM courses c WHERE ${countConditions({ ...filters, [name]: undefined })} LIMIT ${MOST_COUNTED + 1})`,
    ),
  );
  if (!first) return [];
  const counts = await db.batch([first, ...rest]);
  const drops = names.map((name, at) => {
    const count = counts[at]?.[0]?.count ?? 0;
    return { name, count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED };
  });
  return drops
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_DROPS);
}
