/** One link of the chrome: shown when it leads somewhere, marked when it is where the reader is. */
import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { LinkGroup } from "../engines/feature";
import { Link } from "../kit/link";
import type { chrome } from "./locales/en";
import { useRoot } from "./use-root";

type LinkKey = keyof (typeof chrome)["links"];

/** The links of a group that lead somewhere for this reader, with their words. */
export function useChromeLinks(group: LinkGroup) {
  const { t } = useTranslation("chrome");
  const links = useRoot()?.links[group] ?? [];
  return links.map(({ to, key, asksToSignIn }) => ({ href: to, label: t(`links.${key as LinkKey}`), asksToSignIn }));
}

export interface NavItemsProps {
  group: LinkGroup;
  className: string;
}

/** Whether a reader at this path is where a link leads, or below it. */
function leadsHere(href: string, pathname: string): boolean {
  const [path = href] = href.split("?");
  return pathname === path || (path !== "/" && pathname.startsWith(`${path}/`));
}

/** The links of a group as list items; nothing when none leads anywhere. */
export function NavItems({ group, className }: NavItemsProps) {
  const { pathname } = useLocation();
  return useChromeLinks(group).map(({ href, label }) => {
    const isHere = leadsHere(href, pathname);
    return (
      <li key={href}>
        <Link
          to={href}
          prefetch="intent"
          aria-current={isHere ? "page" : undefined}
          className={`${className} ${isHere ? "font-semibold text-primary" : ""}`}
        >
          {label}
        </Link>
      </li>
    );
  });
}
