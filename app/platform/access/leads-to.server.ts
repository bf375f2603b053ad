/** Tells whether an address leads somewhere for a reader, so that nobody is shown a link to a closed or missing page. */
import type { Context } from "../context";
import { matchPage } from "../pages/match";
import { allow } from "./allow";

/** What is asked of a reader: who they are, and which pages there are. */
type Reader = Pick<Context, "actor" | "product">;

/** The page at an address, unless there is none or it is closed to this reader for maintenance. */
function pageAt({ actor, product }: Reader, address: string) {
  const row = matchPage(product.siteMap, address.split(/[?#]/)[0] ?? address)?.row;
  return row && (!row.isInMaintenance || actor?.userRole === "admin") ? row : undefined;
}

/** Whether the page exists and this reader may open it, now or after signing in. */
export function leadsTo(reader: Reader, address: string): boolean {
  const row = pageAt(reader, address);
  if (!row) return false;
  const verdict = allow(row.access, reader.actor);
  return verdict === "allowed" || (verdict === "needs-sign-in" && row.access === "user");
}

/** Whether the page exists and this reader may open it as they are. */
export function leadsToNow(reader: Reader, address: string): boolean {
  const row = pageAt(reader, address);
  return row !== undefined && allow(row.access, reader.actor) === "allowed";
}
