/** A room as its host describes it. */
import type { Visibility } from "./study-room.limits";

/** What its host decides of a room. */
export interface RoomFields {
  topic: string;
  courseCode: string | undefined;
  place: string;
  startsAt: number;
  endsAt: number;
  capacity: number;
  visibility: Visibility;
}
