/** The bar on top: where one can go, who one is, and how the page looks. */

import { ChevronDown, LogIn, Menu as MenuIcon, User } from "lucide-react";
import { useTranslation } from "react-i18next";
import { configuration } from "../configuration";
import type { LinkGroup } from "../engines/feature";
import { Avatar } from "../kit/avatar";
import { Link } from "../kit/link";
import { NavItems, useChromeLinks } from "./chrome-link";
import { EventsDrawer } from "./events-drawer";
import { Menu } from "./menu";
import { LocaleSwitch, ThemeToggle } from "./preference-forms";
import { SearchButton } from "./search-button";
import { useReturnTo, useUser } from "./use-root";

/** Groups whose titles are `chrome:sections.<group>`. */
type TitledGroup = Extract<LinkGroup, "study" | "more" | "tools" | "main" | "staff" | "admin">;

const ROW = "block rounded-field px-3 py-2.5 hover:bg-base-200";
const DROPDOWN = "absolute end-0 top-full mt-2 w-60 rounded-box p-2";

export function Navigation() {
  const { t } = useTranslation("chrome");
  const user = useUser();
  return (
    <header className="sticky top-0 z-30 border-b border-base-300 bg-base-100">
      <nav aria-label={t("mainNavigation")} className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-4 max-sm:[&_.btn-square]:w-10">
        <Brand />
        <ul className="ms-4 hidden items-center lg:flex">
          <BarMenu groups={["study"]} />
          <NavItems group="campus" className="block rounded-field px-3 py-2 hover:bg-base-200" />
          <BarMenu groups={["more", "tools", "main"]} />
          <BarMenu groups={["staff", "admin"]} />
        </ul>
        <div className="ms-auto flex items-center sm:gap-1">
          <SearchButton />
          <EventsDrawer />
          <LocaleSwitch />
          <ThemeToggle />
          {user ? <UserMenu user={user} /> : <LoginLink />}
          <PhoneMenu />
        </div>
      </nav>
    </header>
  );
}

export function Brand() {
  return (
    <Link to="/" prefetch="intent" className="rounded-field py-1 text-xl font-bold tracking-tight text-primary">
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

/** Groups of links behind one button, which is called like the first; the others have titles. Nothing while the first is empty. */
function BarMenu({ groups: [first, ...others] }: { groups: [TitledGroup, ...TitledGroup[]] }) {
  const { t } = useTranslation("chrome");
  if (useChromeLinks(first).length === 0) return null;
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
        buttonClassName="flex cursor-pointer items-center gap-1 rounded-field px-3 py-2 hover:bg-base-200"
        panelClassName="absolute start-0 top-full mt-2 max-h-[calc(100dvh-5rem)] w-60 overflow-y-auto rounded-box p-2"
      >
        <ul>
          <NavItems group={first} className={ROW} />
        </ul>
        {others.map((group) => (
          <TitledLinks key={group} group={group} />
        ))}
      </Menu>
    </li>
  );
}

function UserMenu({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { t } = useTranslation("chrome");
  return (
    <Menu
      button={user.photoId ? <Avatar name={user.name} photoId={user.photoId} size={28} /> : <User size={20} aria-hidden />}
      label={t("account", { name: user.name })}
      buttonClassName="btn btn-ghost btn-square"
      panelClassName={DROPDOWN}
    >
      <p className="truncate px-3 py-2 text-sm text-base-content/80">{user.name}</p>
      <ul>
        <NavItems group="user" className={ROW} />
      </ul>
      <Logout />
    </Menu>
  );
}

function Logout() {
  const { t } = useTranslation("chrome");
  return (
    <form method="post" action="/api/v1/reception/logout" className="mt-1 border-t border-base-300 pt-1">
      <input type="hidden" name="return_to" value="/reception/login" />
      <button className={`${ROW} w-full cursor-pointer text-start`}>{t("logout")}</button>
    </form>
  );
}

function TitledLinks({ group }: { group: TitledGroup }) {
  const { t } = useTranslation("chrome");
  if (useChromeLinks(group).length === 0) return null;
  return (
    <>
      <p className="mt-1 border-t border-base-300 px-3 pt-3 pb-1 text-sm font-semibold">{t(`sections.${group}`)}</p>
      <ul>
        <NavItems group={group} className={ROW} />
      </ul>
    </>
  );
}

const PHONE_GROUPS = ["study", "more", "tools", "main", "staff", "admin"] as const satisfies readonly TitledGroup[];

/** On phones everything that the bar has no room for. */
function PhoneMenu() {
  const { t } = useTranslation("chrome");
  return (
    <Menu
      button={<MenuIcon size={20} aria-hidden />}
      label={t("menu")}
      buttonClassName="btn btn-ghost btn-square"
      className="lg:hidden"
      panelClassName="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-x-0 p-3"
    >
      <ul>
        <NavItems group="campus" className={ROW} />
      </ul>
      {PHONE_GROUPS.map((group) => (
        <TitledLinks key={group} group={group} />
      ))}
    </Menu>
  );
}
