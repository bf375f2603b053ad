/** One link of the chrome: shown when it leads somewhere, marked when it is where the reader is. */
import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ChromeLink } from "./links";
import type { chrome } from "./locales/en";
import { useRoot } from "./use-root";

type LinkKey = keyof (typeof chrome)["links"];

/** Those of these links that lead somewhere for this reader, with their words. */
export function useChromeLinks(links: ChromeLink[]) {
  const { t } = useTranslation("chrome");
  const reachable = useRoot()?.links ?? {};
  return links.flatMap((link) => {
    const href = reachable[link.to];
    return href ? [{ ...link, href, label: t(`links.${link.key as LinkKey}`) }] : [];
  });
}

export interface NavItemsProps {
  links: ChromeLink[];
  className: string;
}

/** The links as list items; nothing when none leads anywhere. */
export function NavItems({ links, className }: NavItemsProps) {
  return useChromeLinks(links).map(({ href, label }) => (
    <li key={href}>
      <PlainNavLink to={href} className={className}>
        {label}
      </PlainNavLink>
    </li>
  ));
}

function PlainNavLink({ to, className, children }: { to: string; className: string; children: ReactNode }) {
  return (
    <NavLink
      to={to}
      end={to === "/"}
      prefetch="intent"
      className={({ isActive }) => `${className} ${isActive ? "font-semibold text-primary" : ""}`}
    >
      {children}
    </NavLink>
  );
}
