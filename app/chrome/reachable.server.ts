/** Finds out which links of the chrome lead somewhere for this reader, so that the site map stays on the server. */

import { type ChromeLink, type LinkGroup, linkGroups } from "../engines/feature";
import { leadsTo } from "../platform/access/leads-to.server";
import { hasRole } from "../platform/access/rule";
import type { Context, Role } from "../platform/context";
import type { Product } from "../platform/product";
import { chromeLinks } from "./links";

/** A link as browsers get it. */
export interface ShownLink extends Pick<ChromeLink, "key" | "asksToSignIn" | "takesQuestion"> {
  /** Where it leads for this reader. */
  to: string;
}

type Reader = Pick<Context, "actor" | "product">;

function destination(link: ChromeLink, reader: Reader): string | null {
  const own = !reader.actor && link.signedOutTo ? link.signedOutTo : link.to;
  if (leadsTo(reader, own)) return own;
  return leadsTo(reader, link.to) ? link.to : null;
}

function shown(link: ChromeLink, reader: Reader): ShownLink[] {
  if (link.least && !hasRole(link.least).holds(reader.actor, {})) return [];
  const to = destination(link, reader);
  if (!to) return [];
  return [{ to, key: link.key, ...(link.asksToSignIn && { asksToSignIn: true }), ...(link.takesQuestion && { takesQuestion: true }) }];
}

export type Links = Record<LinkGroup, ShownLink[]>;

const linksFor = (reader: Reader) =>
  Object.fromEntries(
    linkGroups.map((group) => [group, chromeLinks.filter((link) => link.group === group).flatMap((link) => shown(link, reader))]),
  ) as Links;

/** What has been found out: a page is open to a role, not to a person. */
const known = new WeakMap<Product, Map<Role | undefined, string>>();

/**
 * The links of each group that lead somewhere for this reader, in their order: `Links` as JSON. As one text they cost each
 * page a fraction of what eighty objects cost.
 */
export function reachableLinks(reader: Reader): string {
  const byRole = known.get(reader.product) ?? new Map<Role | undefined, string>();
  known.set(reader.product, byRole);
  const links = byRole.get(reader.actor?.userRole) ?? JSON.stringify(linksFor(reader));
  byRole.set(reader.actor?.userRole, links);
  return links;
}
