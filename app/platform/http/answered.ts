/** A request with what became of it. */
import type { DoorOptions, PageOptions } from "../pages/page";

/** What a page and an endpoint say of who may come. */
export type AnsweringDoor = DoorOptions & Pick<PageOptions, "access" | "sendsNoReferrer">;

export interface Answered {
  request: Request;
  status: number;
  /** The row or the endpoint that answered, where one did; looked for when it is asked. */
  doorOf(): AnsweringDoor | undefined;
}
