/** What a line of the traffic log says of a request, and how its objects are called. */
import type { AnsweringDoor } from "~/platform/http/answered";

/** A request as the log has it. */
export interface TrafficLine {
  at: number;
  address: string;
  method: string;
  host: string;
  /** Without its query; null where it isn't written down. */
  path: string | null;
  status: number;
  requestId: string;
}

const READS = new Set(["GET", "HEAD"]);

/**
 * The path of a request where others' content is read or published, without its query; null elsewhere. What is one's own, what only
 * members read and what nobody is to be known by look the same, so that the log is nobody's profile: whoever opens a page about health
 * leaves the line that every open tab leaves each minute.
 */
export function recordedPath(door: AnsweringDoor | undefined, method: string, pathname: string): string | null {
  if (!door || door.isConfidential || door.sendsNoReferrer || door.whilePaused === "open") return null;
  if (READS.has(method) && door.access !== "public" && door.access !== "guest") return null;
  return pathname.replace(/\.data$/, "");
}

const FIELDS = ["at", "address", "method", "host", "path", "status", "requestId"] as const satisfies (keyof TrafficLine)[];

/** A line as it is sealed. */
export const lineText = (line: TrafficLine): string => JSON.stringify(FIELDS.map((name) => line[name]));

/** A line that was sealed. */
export const readLine = (text: string): TrafficLine =>
  Object.fromEntries((JSON.parse(text) as unknown[]).map((value, i) => [FIELDS[i], value])) as unknown as TrafficLine;

/** An object of the log, as its name tells. */
export interface TrafficObject {
  key: string;
  /** The moments of its first and its last line. */
  from: number;
  until: number;
  lines: number;
  /** SHA-256 of what is in it. */
  hash: string;
}

export const TRAFFIC = "traffic/";

/** The folder of a day. */
export const folderOf = (day: string): string => `${TRAFFIC}${day}/`;

/** How an object is called: when its lines are of, how many they are, and the hash of what is in it. */
export const objectName = (day: string, { from, until, lines, hash }: Omit<TrafficObject, "key">): string =>
  `${folderOf(day)}${from}-${until}-${lines}-${hash}`;

/** What an object's name tells. */
export function readName(key: string): TrafficObject {
  const [from, until, lines, hash = ""] = (key.split("/").at(-1) ?? "").split("-");
  return { key, from: Number(from), until: Number(until), lines: Number(lines), hash };
}

/** An address as it is compared: of IPv6 the shortest way to write it. */
export function plainAddress(address: string): string {
  const text = address.trim().toLowerCase();
  if (!text.includes(":")) return text;
  try {
    return new URL(`http://[${text}]/`).hostname.slice(1, -1);
  } catch {
    return text;
  }
}
