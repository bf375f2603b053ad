/** What stands first in the panel: how much waits, is urgent, is in one's own hands, and whether everything runs. */
import { URGENCY, type WaitingRow } from "~/engines/review/inbox.server";
import { MINUTE } from "~/platform/clock";

/** The clock runs jobs every minute; after this long without one it has stopped. */
const LATE = 15 * MINUTE;

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
  jobs: readonly { isOk: boolean; ranAt: number }[];
  dead: readonly unknown[];
  failedMails: number;
  isWithoutAddress: boolean;
}

/** What is wrong with the machinery, what stopped first. */
export function troublesOf({ jobs, dead, failedMails, isWithoutAddress }: Health, now: number): Trouble[] {
  const found: Record<Trouble, boolean> = {
    late: jobs.length > 0 && jobs.every(({ ranAt }) => now - ranAt > LATE),
    failed: jobs.some(({ isOk }) => !isOk),
    dead: dead.length > 0,
    mail: failedMails > 0,
    address: isWithoutAddress,
  };
  return (Object.keys(found) as Trouble[]).filter((name) => found[name]);
}

/** The tiles, of rows that were read anyway: the urgent come first among them, and one's own are always there. */
export function tilesOf(
  waiting: number,
  kinds: readonly { name: string; rows: readonly WaitingRow[] }[],
  limit: number,
  troubles: Trouble[] | null,
): Tile[] {
  const urgent = kinds.map(({ rows }) => rows.filter(({ urgency = URGENCY.routine }) => urgency < URGENCY.report).length);
  const mine = kinds.flatMap(({ name, rows }) => rows.filter(({ claim }) => claim === "mine").map(({ key }) => `#${name}-${key}`));
  const plain = { isCapped: false, to: "#queue", troubles: [] };
  return [
    { ...plain, name: "waiting", count: waiting },
    { ...plain, name: "urgent", count: urgent.reduce((sum, n) => sum + n, 0), isCapped: urgent.some((n) => n >= limit) },
    { ...plain, name: "mine", count: mine.length, to: mine[0] ?? "#queue" },
    ...(troubles ? [{ ...plain, name: "health" as const, count: troubles.length, to: "#health", troubles }] : []),
  ];
}
