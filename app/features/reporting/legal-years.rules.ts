/** What everybody is told of legal requests: whole years, and of no fewer than five requests at a time. */
import { requestKinds } from "@schema/legal-requests";
import { DAY } from "~/platform/clock";
import { FLOOR, nextRelease } from "~/platform/small-groups";
import { localYear, startOfDay } from "~/platform/time";
import { median } from "./reporting.rules";

export type LegalKind = (typeof requestKinds)[number];
type Outcome = "granted" | "refused";

export interface CountedRequest {
  kind: LegalKind;
  status: Outcome;
  /** Milliseconds until it was answered. */
  waited: number;
}

/** Kinds that are told together, all of them where none is named; whatever is missing is less than five, or would tell of less than five. */
export interface ToldRequests {
  kinds: LegalKind[];
  received: number;
  granted: number | null;
  refused: number | null;
  /** Half of them were answered within so many hours, at least one. */
  hours: number;
}

const HOUR = 3_600_000;
const hoursOf = (requests: readonly CountedRequest[]) =>
  Math.max(1, Math.round((median(requests.map(({ waited }) => waited)) ?? 0) / HOUR));

/** What may be told of the requests of one year, all of which are answered; nothing while they are too few. */
export function toldOfYear(requests: readonly CountedRequest[]): ToldRequests[] {
  if (requests.length < FLOOR) return [];
  const count = (kind: LegalKind, status?: Outcome) =>
    requests.filter((each) => each.kind === kind && (status === undefined || each.status === status)).length;
  const both = (kind: LegalKind) => ({ granted: count(kind, "granted"), refused: count(kind, "refused") });
  const of = (status: Outcome) => requests.filter((each) => each.status === status).length;
  const release = nextRelease(null, {
    single: {
      outcome: { granted: of("granted"), refused: of("refused") },
      kind: Object.fromEntries(requestKinds.map((kind) => [kind, count(kind)])),
    },
    crossed: { both: { rows: "kind", columns: "outcome", cells: Object.fromEntries(requestKinds.map((kind) => [kind, both(kind)])) } },
  });
  const crossed = release?.crossed.both;
  const groups = crossed ? crossed.rowGroups : (release?.single.kind ?? []).map(({ keys }) => keys);
  if (groups.length === 0) return [{ kinds: [], received: requests.length, granted: null, refused: null, hours: hoursOf(requests) }];
  return groups.map((keys, row) => {
    const kinds = requestKinds.filter((kind) => keys.includes(kind));
    const own = requests.filter(({ kind }) => kinds.includes(kind));
    const outcome = (status: Outcome) => crossed?.counts[row]?.[crossed.columnGroups.findIndex((column) => column.includes(status))];
    const isApart = crossed !== undefined && crossed.columnGroups.length > 1;
    return {
      kinds,
      received: own.length,
      granted: isApart ? (outcome("granted") ?? null) : null,
      refused: isApart ? (outcome("refused") ?? null) : null,
      hours: hoursOf(own),
    };
  });
}

/** A request as it came in: one that waits or isn't confirmed has no answer yet. */
export type ReceivedRequest = Omit<CountedRequest, "status"> & { status: Outcome | "open" | "unconfirmed"; createdAt: number };

/** So many years are told at most. */
const YEARS_TOLD = 2;
/** Answered requests are kept so long at least. A year goes as a whole before the first of its own does, on a leap year's last day too. */
const KEPT = 3 * 365 * DAY;

export interface LegalYear {
  year: number;
  requests: ToldRequests[];
}

const startOf = (year: number) => startOfDay(`${year}-01-01`);

/** Between which moments the years lie of which something may be told now. */
export const yearsAsked = (now: number) => ({ from: startOf(localYear(now) - YEARS_TOLD), until: startOf(localYear(now)) });

/** The years of which something may be told, the latest first; none while a request of it waits: what is told doesn't change. */
export function toldOfYears(requests: readonly ReceivedRequest[], now: number): LegalYear[] {
  const current = localYear(now);
  return Array.from({ length: YEARS_TOLD }, (_, at) => current - 1 - at).flatMap((year) => {
    const own = requests.filter(({ createdAt }) => localYear(createdAt) === year);
    const answered = own.flatMap(({ status, kind, waited }) =>
      status === "granted" || status === "refused" ? { status, kind, waited } : [],
    );
    const told = answered.length === own.length && now < startOf(year) + KEPT ? toldOfYear(answered) : [];
    return told.length > 0 ? { year, requests: told } : [];
  });
}
