/** Finds out which links of the chrome lead somewhere for this reader, so that the site map stays on the server. */
import { leadsTo } from "../platform/access/leads-to.server";
import type { Actor } from "../platform/context";
import { allLinks, type ChromeLink } from "./links";

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
