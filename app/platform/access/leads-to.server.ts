/** Tells whether an address leads somewhere for a reader, so that nobody is shown a link to a closed or missing page. */
import { siteMap } from "../../site-map";
import type { Actor } from "../context";
import { matchPage } from "../pages/match";
import { allow } from "./allow";

/** Whether the page exists and this reader may open it, now or after signing in. */
export function leadsTo(address: string, actor: Actor | null): boolean {
  const row = matchPage(siteMap, address.split("?")[0] ?? address)?.row;
  if (!row || (row.isInMaintenance && actor?.userRole !== "admin")) return false;
  const verdict = allow(row.access, actor);
  return verdict === "allowed" || (verdict === "needs-sign-in" && row.access === "user");
}
