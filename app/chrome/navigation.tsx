/** The bar on top: where one can go, who one is, and how the page looks. */

import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import BookOpenText from "~icons/lucide/book-open-text";
import ChevronDown from "~icons/lucide/chevron-down";
import Ellipsis from "~icons/lucide/ellipsis";
import Info from "~icons/lucide/info";
import LogIn from "~icons/lucide/log-in";
import MenuIcon from "~icons/lucide/menu";
import Shield from "~icons/lucide/shield";
import User from "~icons/lucide/user";
import Wrench from "~icons/lucide/wrench";
import { configuration } from "../configuration";
import type { LinkGroup } from "../engines/feature";
import type { IconType } from "../kit/icon";
import { lazyHint } from "../kit/lazy-hint";
import { Link } from "../kit/link";
import { forgetAccountCopies } from "../platform/account-copies";
import { NotificationBell } from "./bell";
import { HERE, NavItems, NavList, useChromeLinks } from "./chrome-link";
import { EventsDrawer } from "./events-drawer";
import { useKeptReader } from "./kept-reader";
import { Menu, useClosingMenus } from "./menu";
import { groupOf } from "./place.rules";
import { LocaleSwitch, ThemeToggle } from "./preference-forms";
import { SearchButton } from "./search-button";
import { ChromePart, useSurroundings } from "./surroundings";
import { useReturnTo, useUser } from "./use-root";

/** What shows pictures comes with the first of them: most readers have none, nor has most of what they read. Without it a sign stands there. */
const Avatar = lazyHint(
  () => import("../kit/avatar").then((module) => module.Avatar),
  () => <User size={20} aria-hidden />,
);

/** Groups whose titles are `chrome:sections.<group>`. */
type TitledGroup = Extract<LinkGroup, "study" | "more" | "tools" | "main" | "staff" | "admin">;

const ROW = "block rounded-field px-3 py-2.5 hover:bg-base-200";
const DROPDOWN = "absolute end-0 top-full mt-2 w-60 rounded-box p-2";

export function Navigation() {
  const { t } = useTranslation("chrome");
  const user = useUser();
  const header = useClosingMenus();
  return (
    <header ref={header} className="site-bar sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <nav
        aria-label={t("mainNavigation")}
        className="mx-auto flex h-12 max-w-6xl items-center gap-1 px-4 max-[24rem]:px-2 max-sm:[&_.btn]:h-11 max-sm:[&_.btn]:w-[clamp(2rem,10vw,2.75rem)] max-sm:[&_.btn]:px-0"
      >
        <Brand />
        <ChromePart as="ul" name="bar" className="ms-4 hidden h-full items-stretch lg:flex">
          <BarMenu groups={["study"]} />
          <NavItems group="campus" className="flex h-full items-center px-3 hover:bg-base-200" />
          <BarMenu groups={["more", "tools", "main"]} />
          <BarMenu groups={["staff", "admin"]} />
        </ChromePart>
        <div className="ms-auto flex shrink-0 items-center sm:gap-1">
          <SearchButton />
          <EventsDrawer />
          <LocaleSwitch />
          <ThemeToggle />
          <NotificationBell />
          {user ? <UserMenu user={user} /> : <KeptReader />}
          <PhoneMenu />
        </div>
      </nav>
    </header>
  );
}

export function Brand() {
  return (
    <Link
      to="/"
      prefetch="intent"
      className="shrink-0 rounded-[0.625rem_0.625rem_0.625rem_0] bg-neutral px-2.5 pt-1 pb-1.5 text-xl/none font-black tracking-[-0.06em] text-neutral-content lowercase"
    >
      {configuration.name}
    </Link>
  );
}

function LoginLink() {
  const { t } = useTranslation("chrome");
  const next = new URLSearchParams({ next: useReturnTo() });
  return (
    <Link to={`/reception/login?${next}`} className="btn btn-primary btn-sm max-sm:px-2">
      <LogIn size={18} aria-hidden className="sm:hidden" />
      <span className="max-sm:sr-only">{t("login")}</span>
    </Link>
  );
}

/** The groups of the bar; a page that is in two of them is marked in the first. */
const BAR_GROUPS = ["study", "campus", "more", "tools", "main", "staff", "admin"] as const satisfies readonly LinkGroup[];

/** The group of the bar where the reader is. */
function usePlace() {
  const { pathname, linksOf } = useSurroundings();
  if (pathname === "/") return null;
  return groupOf(
    BAR_GROUPS.map((group) => [group, linksOf(group).map(({ to }) => to)]),
    pathname,
  );
}

/** Groups of links behind one button, which is called like the first; the others have titles. Nothing while the first is empty. */
function BarMenu({ groups: [first, ...others] }: { groups: [TitledGroup, ...TitledGroup[]] }) {
  const { t } = useTranslation("chrome");
  const place = usePlace();
  if (useChromeLinks(first).length === 0) return null;
  const isHere = place !== null && [first, ...others].some((group) => group === place);
  const button = (
    <>
      {t(`sections.${first}`)}
      <ChevronDown size={16} aria-hidden />
    </>
  );
  return (
    <li>
      <Menu
        button={button}
        buttonClassName={`flex h-full cursor-pointer items-center gap-1 px-3 hover:bg-base-200 ${isHere ? HERE : ""}`}
        className="relative h-full"
        panelClassName="absolute start-0 top-full max-h-[calc(100dvh-5rem)] w-60 overflow-y-auto rounded-box p-2"
      >
        <NavList group={first} className={ROW} />
        {others.map((group) => (
          <TitledLinks key={group} group={group} />
        ))}
      </Menu>
    </li>
  );
}

/** On a document that was kept, whose reader it doesn't know: the one whom this browser keeps things for. */
function KeptReader() {
  const { t } = useTranslation("chrome");
  const name = useKeptReader();
  if (name === null) return <LoginLink />;
  return (
    <Link to="/" reloadDocument className="btn btn-ghost btn-square" aria-label={t("account", { name })}>
      {nobody}
    </Link>
  );
}

const nobody = <User size={20} aria-hidden />;

/** Made once: what is on its way when the page is taken over may not be drawn anew meanwhile. */
function Face({ name, photoId }: { name: string; photoId: string }) {
  return useMemo(
    () => (
      <Suspense fallback={nobody}>
        <Avatar name={name} photoId={photoId} size={28} />
      </Suspense>
    ),
    [name, photoId],
  );
}

function UserMenu({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { t } = useTranslation("chrome");
  return (
    <Menu
      button={user.photoId ? <Face name={user.name} photoId={user.photoId} /> : nobody}
      label={t("account", { name: user.name })}
      buttonClassName="btn btn-ghost btn-square"
      panelClassName={DROPDOWN}
    >
      <p className="truncate px-3 py-2 text-sm text-muted">{user.name}</p>
      <ChromePart as="div" name="user">
        <NavList group="user" className={ROW} />
        <OwnLinks />
      </ChromePart>
      <Logout />
    </Menu>
  );
}

/** What one wrote, joined, saved or bought, folded away. */
function OwnLinks() {
  const { t } = useTranslation("chrome");
  return (
    <details className="group">
      <summary className={`${ROW} flex! cursor-pointer list-none items-center justify-between`}>
        {t("sections.own")}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      <NavList group="own" className={`${ROW} ps-6`} />
    </details>
  );
}

function Logout() {
  const { t } = useTranslation("chrome");
  return (
    <form method="post" action="/api/v1/reception/logout" onSubmit={forgetAccountCopies} className="mt-1 border-t border-base-300 pt-1">
      <input type="hidden" name="return_to" value="/reception/login" />
      <button className={`${ROW} w-full cursor-pointer text-start`}>{t("logout")}</button>
    </form>
  );
}

interface TitledLinksProps {
  group: TitledGroup;
  /** Groups whose links stand above already. */
  after?: readonly LinkGroup[];
  className?: string;
}

function TitledLinks({ group, after, className }: TitledLinksProps) {
  const { t } = useTranslation("chrome");
  const Icon = ICONS[group];
  if (useChromeLinks(group, after).length === 0) return null;
  return (
    <>
      <p className="mt-1 flex items-center gap-2 border-t border-base-300 px-3 pt-3 pb-1 text-sm font-extrabold">
        <Icon size={16} aria-hidden />
        {t(`sections.${group}`)}
      </p>
      <NavList group={group} after={after} className={ROW} listClassName={className} />
    </>
  );
}

const ICONS: Readonly<Record<TitledGroup, IconType>> = {
  study: BookOpenText,
  more: Ellipsis,
  tools: Wrench,
  main: Info,
  staff: Shield,
  admin: Shield,
};

/** What is for everybody comes first. */
const PHONE_GROUPS = ["study", "tools", "more", "main", "staff", "admin"] as const satisfies readonly TitledGroup[];

/** On phones everything that the bar has no room for. */
function PhoneMenu() {
  const { t } = useTranslation("chrome");
  return (
    <Menu
      button={<MenuIcon size={20} aria-hidden />}
      label={t("menu")}
      buttonClassName="btn btn-ghost btn-square"
      className="lg:hidden"
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-3rem)] overflow-y-auto border-x-0 p-3"
    >
      <ChromePart as="div" name="phone">
        <NavList group="campus" className={ROW} listClassName="grid grid-cols-2" />
        {PHONE_GROUPS.map((group, at) => (
          <TitledLinks key={group} group={group} after={PHONE_GROUPS.slice(0, at)} className="grid grid-cols-2" />
        ))}
      </ChromePart>
    </Menu>
  );
}
