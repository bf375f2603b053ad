/** Finds out which links of the chrome lead somewhere for this reader, so that the site map stays on the server. */
import { allow } from "../platform/access/allow";
import type { Actor } from "../platform/context";
import { matchPage } from "../platform/pages/match";
import { siteMap } from "../site-map";
import { allLinks, type ChromeLink } from "./links";

function leadsTo(address: string, actor: Actor | null): boolean {
  const row = matchPage(siteMap, address.split("?")[0] ?? address)?.row;
  if (!row || (row.isInMaintenance && actor?.userRole !== "admin")) return false;
  const verdict = allow(row.access, actor);
  return verdict === "allowed" || (verdict === "needs-sign-in" && row.access === "user");
}

function destination(link: ChromeLink, actor: Actor | null): string | null {
  const own = !actor && link.signedOutTo ? link.signedOutTo : link.to;
  if (leadsTo(own, actor)) return own;
  return leadsTo(link.to, actor) ? link.to : null;
}

/** For each address of the chrome where it leads; addresses that aren't in it aren't shown. */
export function reachableLinks(actor: Actor | null): Record<string, string> {
  return Object.fromEntries(
    allLinks.flatMap((link) => {
      const to = destination(link, actor);
      return to ? [[link.to, to]] : [];
    }),
  );
}
