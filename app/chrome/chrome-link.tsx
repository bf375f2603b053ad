/** One link of the chrome: shown when it leads somewhere, marked when it is where the reader is. */
import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LinkGroup } from "../engines/feature";
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

/** The links of a group as list items; nothing when none leads anywhere. */
export function NavItems({ group, className }: NavItemsProps) {
  return useChromeLinks(group).map(({ href, label }) => (
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
