/**
 * A link within the site. In the browser it is Remix's, which goes there without a new document and fetches ahead. Where the
 * server draws a page, an address that begins with `/` is written as it is: of a list's hundreds of links, each would ask the
 * router where it is (docs/decisions/020).
 */
import { type LinkProps, Link as RouterLink } from "@remix-run/react";

function DrawnLink({ to, prefetch, replace, state, preventScrollReset, relative, reloadDocument, viewTransition, ...rest }: LinkProps) {
  const own = { to, prefetch, replace, state, preventScrollReset, relative, reloadDocument, viewTransition };
  if (typeof to !== "string" || !to.startsWith("/")) return <RouterLink {...own} {...rest} />;
  const { discover = "render", ...attributes } = rest;
  return <a {...attributes} data-discover={discover === "render" ? "true" : undefined} href={to} />;
}

export const Link = import.meta.env.SSR ? DrawnLink : RouterLink;
