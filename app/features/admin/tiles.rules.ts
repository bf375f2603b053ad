/** What stands first in the panel: how much waits, is urgent, is in one's own hands, and whether everything runs. */
import { URGENCY, type WaitingRow } from "~/engines/review/inbox.server";
import { isLate, type ScheduleName } from "~/platform/schedules";

export type Trouble = "late" | "failed" | "dead" | "mail" | "address";

export interface Tile {
  name: "waiting" | "urgent" | "mine" | "health";
  count: number;
  /** There may be more than were read. */
  isCapped: boolean;
  /** Where one acts on it. */
  to: string;
  troubles: Trouble[];
}

interface Health {
  /** Each with its own schedule; null for one that the site has no more. */
  jobs: readonly { isOk: boolean; ranAt: number; schedule: ScheduleName | null }[];
  dead: readonly unknown[];
  failedMails: number;
  isWithoutAddress: boolean;
}

/** What is wrong with the machinery, what stopped first. */
export function troublesOf({ jobs, dead, failedMails, isWithoutAddress }: Health, now: number): Trouble[] {
  const found: Record<Trouble, boolean> = {
    late: jobs.some(({ schedule, ranAt }) => schedule !== null && isLate(schedule, ranAt, now)),
    failed: jobs.some(({ isOk }) => !isOk),
    dead: dead.length > 0,
    mail: failedMails > 0,
    address: isWithoutAddress,
  };
  return (Object.keys(found) as Trouble[]).filter((name) => found[name]);
}

/** The tiles, of rows that were read anyway: the urgent come first among them, and one's own are always there; `taken` is what one has beside them. */
export function tilesOf(
  waiting: number,
  { kinds, taken }: { kinds: readonly { name: string; rows: readonly WaitingRow[] }[]; taken: readonly { to: string; n: number }[] },
  limit: number,
  troubles: Trouble[] | null,
): Tile[] {
  const urgent = kinds.map(({ rows }) => rows.filter(({ urgency = URGENCY.routine }) => urgency < URGENCY.report).length);
  const mine = kinds.flatMap(({ name, rows }) => rows.filter(({ claim }) => claim === "mine").map(({ key }) => `#${name}-${key}`));
  const plain = { isCapped: false, to: "#queue", troubles: [] };
  return [
    { ...plain, name: "waiting", count: waiting },
    { ...plain, name: "urgent", count: urgent.reduce((sum, n) => sum + n, 0), isCapped: urgent.some((n) => n >= limit) },
    { ...plain, name: "mine", count: taken.reduce((sum, { n }) => sum + n, mine.length), to: mine[0] ?? taken[0]?.to ?? "#queue" },
    ...(troubles ? [{ ...plain, name: "health" as const, count: troubles.length, to: "#health", troubles }] : []),
  ];
}
