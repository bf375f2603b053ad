/** Tells whether an address leads somewhere for a reader, so that nobody is shown a link to a closed or missing page. */
import { siteMap } from "../../site-map";
import type { Actor } from "../context";
import { matchPage } from "../pages/match";
import { allow } from "./allow";

/** The page at an address, unless there is none or it is closed to this reader for maintenance. */
function pageAt(address: string, actor: Actor | null) {
  const row = matchPage(siteMap, address.split("?")[0] ?? address)?.row;
  return row && (!row.isInMaintenance || actor?.userRole === "admin") ? row : undefined;
}

/** Whether the page exists and this reader may open it, now or after signing in. */
export function leadsTo(address: string, actor: Actor | null): boolean {
  const row = pageAt(address, actor);
  if (!row) return false;
  const verdict = allow(row.access, actor);
  return verdict === "allowed" || (verdict === "needs-sign-in" && row.access === "user");
}

/** Whether the page exists and this reader may open it as they are. */
export function leadsToNow(address: string, actor: Actor | null): boolean {
  const row = pageAt(address, actor);
  return row !== undefined && allow(row.access, actor) === "allowed";
}
