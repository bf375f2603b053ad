/** Links of the chrome: shown when they lead somewhere, marked when they are where the reader is. */
import type { TypeOptions } from "i18next";
import { useTranslation } from "react-i18next";
import type { LinkGroup } from "../engines/feature";
import { Link } from "../kit/link";
import { placeAmong } from "./place.rules";
import { useSurroundings } from "./surroundings";

type LinkKey = keyof TypeOptions["resources"]["chrome"]["links"];

/** The links of a group that lead somewhere for this reader, with their words. @param after groups whose links are left out */
export function useChromeLinks(group: LinkGroup, after: readonly LinkGroup[] = []) {
  const { t } = useTranslation("chrome");
  const { linksOf } = useSurroundings();
  const shown = after.flatMap((each) => linksOf(each).map(({ to }) => to));
  const links = linksOf(group).filter(({ to }) => !shown.includes(to));
  return links.map(({ to, key, asksToSignIn }) => ({ href: to, key, label: t(`links.${key as LinkKey}`), asksToSignIn }));
}

/** Where links that are marked look the same in bar, menus and dock. */
export const HERE = "font-extrabold shadow-[inset_0_-4px] shadow-current";

export interface NavItemsProps {
  group: LinkGroup;
  after?: readonly LinkGroup[];
  className: string;
}

/** The links of a group as list items; nothing when none leads anywhere. */
export function NavItems({ group, after, className }: NavItemsProps) {
  const { pathname } = useSurroundings();
  const links = useChromeLinks(group, after);
  const here = placeAmong(
    links.map(({ href }) => href),
    pathname,
  );
  return links.map(({ href, label }) => (
    <li key={href}>
      <Link
        to={href}
        prefetch="intent"
        aria-current={here?.href === href ? here.current : undefined}
        className={`${className} ${here?.href === href ? HERE : ""}`}
      >
        {label}
      </Link>
    </li>
  ));
}

/** The links of a group as a list. */
export const NavList = ({ listClassName, ...items }: NavItemsProps & { listClassName?: string }) => (
  <ul className={listClassName}>
    <NavItems {...items} />
  </ul>
);
