/** Finds out which links of the chrome lead somewhere for this reader, so that the site map stays on the server. */

import { type ChromeLink, type LinkGroup, linkGroups } from "../engines/feature";
import { leadsTo } from "../platform/access/leads-to.server";
import type { Actor, Role } from "../platform/context";
import { chromeLinks } from "./links";

/** A link as browsers get it. */
export interface ShownLink extends Pick<ChromeLink, "key" | "asksToSignIn"> {
  /** Where it leads for this reader. */
  to: string;
}

function destination(link: ChromeLink, actor: Actor | null): string | null {
  const own = !actor && link.signedOutTo ? link.signedOutTo : link.to;
  if (leadsTo(own, actor)) return own;
  return leadsTo(link.to, actor) ? link.to : null;
}

function shown(link: ChromeLink, actor: Actor | null): ShownLink[] {
  const to = destination(link, actor);
  return to ? [{ to, key: link.key, ...(link.asksToSignIn && { asksToSignIn: true }) }] : [];
}

type Links = Record<LinkGroup, ShownLink[]>;

const linksFor = (actor: Actor | null) =>
  Object.fromEntries(
    linkGroups.map((group) => [group, chromeLinks.filter((link) => link.group === group).flatMap((link) => shown(link, actor))]),
  ) as Links;

/** What has been found out: a page is open to a role, not to a person. */
const known = new Map<Role | undefined, Links>();

/** The links of each group that lead somewhere for this reader, in their order. */
export function reachableLinks(actor: Actor | null): Links {
  const links = known.get(actor?.userRole) ?? linksFor(actor);
  known.set(actor?.userRole, links);
  return links;
}
