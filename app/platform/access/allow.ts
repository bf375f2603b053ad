/** The one place that decides who may open a page or call an endpoint. */
import type { Actor } from "../context";
import type { Access } from "../pages/page";

export type Verdict = "allowed" | "needs-sign-in" | "wrong-role" | "guests-only";

const RANK = { user: 1, moderator: 2, admin: 3 } as const;

/** Whether this actor (null: signed out) passes a door with this access. */
export function allow(access: Access, actor: Actor | null): Verdict {
  if (access === "public") return "allowed";
  if (access === "guest") return actor ? "guests-only" : "allowed";
  if (!actor) return "needs-sign-in";
  return RANK[actor.userRole] >= RANK[access] ? "allowed" : "wrong-role";
}
