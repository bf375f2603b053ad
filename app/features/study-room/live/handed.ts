/** What the Worker hands a live room: the room as the database has it, and who comes in. The room believes nobody else. */
import type { Present } from "./protocol";

/** The room as its object has to know it. */
export interface RoomFacts {
  roomId: string;
  /** Rises with every change; older facts change nothing. */
  revision: number;
  hostId: string | null;
  closesAt: number;
  forgetsAt: number;
  memberIds: string[];
  /** Numbers of messages that staff took away. */
  hidden: number[];
}

/** Who comes in, by which session and which tab. */
export interface Visitor extends Present {
  sessionId: string;
  /** What the tab calls itself; none where it doesn't. */
  tab?: string;
}

export interface Entry {
  facts: RoomFacts;
  visitor: Visitor;
}

const HEADER = "x-room-entry";

/** The request by which somebody comes in. Nothing of what their browser sent goes along. */
export const entryRequest = (entry: Entry): Request =>
  new Request("https://room/", { headers: { upgrade: "websocket", [HEADER]: encodeURIComponent(JSON.stringify(entry)) } });

/** @throws where the header is missing: nobody but the Worker asks */
export const readEntry = (request: Request): Entry => JSON.parse(decodeURIComponent(request.headers.get(HEADER) ?? "")) as Entry;
