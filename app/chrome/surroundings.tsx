/**
 * Where a reader is among the links of the chrome, and the parts of the chrome that depend on nothing else. On the server such a part is
 * drawn once for a role, a language and a place, and repeated from then on: it was two thirds of a light page (docs/decisions/020).
 */
import { useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import type { LinkGroup } from "../engines/feature";
import { Repeated, type RepeatedProps } from "../kit/repeated";
import type { Role } from "../platform/context";
import { placeAmong } from "./place.rules";
import type { Links, ShownLink } from "./reachable.server";
import { useAllLinks, useUser } from "./use-root";

interface Surroundings {
  /** The links of a group that lead somewhere for this reader. */
  linksOf: (group: LinkGroup) => readonly ShownLink[];
  role: Role | "guest";
  pathname: string;
  /** Names the links, one of each group, that are where the reader is: pages of one part of the site have it in common. */
  place: string;
}

const SurroundingsContext = createContext<Surroundings>({ linksOf: () => [], role: "guest", pathname: "/", place: "" });

function placeOf(links: Links | null, pathname: string): string {
  const places = Object.values(links ?? {}).map((group) => {
    const hrefs = group.map(({ to }) => to);
    return placeAmong(hrefs, pathname);
  });
  return places.map((place) => place && place.href + place.current).join(" ");
}

/** What the chrome below knows of its reader; links depend on the role alone. */
export function SurroundingsProvider({ children }: { children: ReactNode }) {
  const links = useAllLinks();
  const role = useUser()?.userRole ?? "guest";
  const { pathname } = useLocation();
  const value: Surroundings = { linksOf: (group) => links?.[group] ?? [], role, pathname, place: placeOf(links, pathname) };
  return <SurroundingsContext.Provider value={value}>{children}</SurroundingsContext.Provider>;
}

/** Within a `ChromePart` as well, where the router's own contexts aren't. */
export const useSurroundings = (): Surroundings => useContext(SurroundingsContext);

/** A part that reads nothing but words and `useSurroundings`, and makes no ids. */
export function ChromePart({ name, children, ...box }: Omit<RepeatedProps, "children"> & { children: ReactNode }) {
  const around = useSurroundings();
  const { i18n } = useTranslation("chrome");
  return (
    <Repeated {...box} name={[name, i18n.language, around.role, around.place].join(" ")}>
      {() => (
        <I18nextProvider i18n={i18n}>
          <SurroundingsContext.Provider value={around}>{children}</SurroundingsContext.Provider>
        </I18nextProvider>
      )}
    </Repeated>
  );
}
