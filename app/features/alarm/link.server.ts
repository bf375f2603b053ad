/** What an alarm is about, as far as it is a page of this site. */
import { leadsToNow } from "~/platform/access/leads-to.server";
import { safeReturnTo } from "~/platform/access/return-to";
import type { Context } from "~/platform/context";

/** What an alarm is about: a page of this site that its owner may open; anything else is left out. */
export function linkOf(ctx: Context, path: string | undefined, title: string | undefined) {
  const linkPath = safeReturnTo(path, "");
  const isOpen = linkPath !== "" && leadsToNow(ctx, linkPath.split("#")[0] ?? "");
  return isOpen ? { linkPath, linkTitle: title ?? "" } : { linkPath: "", linkTitle: "" };
}
