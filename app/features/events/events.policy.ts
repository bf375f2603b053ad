/** Who may see and change an event. */
import type { Actor } from "~/platform/context";

/** What the decision hangs on. */
interface Owned {
  createdBy: string | null;
  showStatus: string;
  deletedAt: number | null;
}

export const isStaff = (actor: Actor | null): boolean => actor !== null && actor.userRole !== "user";

export const isCreator = (actor: Actor | null, { createdBy }: Pick<Owned, "createdBy">): boolean =>
  actor !== null && createdBy === actor.userId;

/** Staff change every event, everybody their own. */
export const mayEdit = (actor: Actor | null, event: Owned): boolean =>
  event.deletedAt === null && (isStaff(actor) || isCreator(actor, event));

/** What isn't shown is its creator's and staff's alone. */
export const maySee = (actor: Actor | null, event: Owned): boolean =>
  event.deletedAt === null && (event.showStatus === "active" || mayEdit(actor, event));
