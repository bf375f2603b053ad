/** Five places at the bottom of phones, under the thumb; the header's menu has everything else. */

import { useTranslation } from "react-i18next";
import type { IconType } from "~/kit/icon";
import BookOpenText from "~icons/lucide/book-open-text";
import CalendarDays from "~icons/lucide/calendar-days";
import House from "~icons/lucide/house";
import LogIn from "~icons/lucide/log-in";
import MessagesSquare from "~icons/lucide/messages-square";
import User from "~icons/lucide/user";
import Users from "~icons/lucide/users";
import { Link } from "../kit/link";
import { useChromeLinks } from "./chrome-link";
import { useKeptReader } from "./kept-reader";
import { groupOf } from "./place.rules";
import { ChromePart, useSurroundings } from "./surroundings";
import { useReturnTo } from "./use-root";

interface DockPlace {
  key: string;
  href: string;
  label: string;
  Icon: IconType;
  /** Of whatever is part of it. */
  hrefs: readonly string[];
}

/** The places of this reader; one whose page isn't there is left out. */
function usePlaces(login: DockPlace[]): DockPlace[] {
  const isGuest = useSurroundings().role === "guest";
  const [main, study, campus] = [useChromeLinks("main"), useChromeLinks("study"), useChromeLinks("campus")];
  const [user, own] = [useChromeLinks("user"), useChromeLinks("own")];
  const place = (links: typeof main, key: string, Icon: DockPlace["Icon"], hrefs?: readonly string[]): DockPlace[] => {
    const link = links.find((each) => each.key === key);
    return link ? [{ key, href: link.href, label: link.label, Icon, hrefs: hrefs ?? [link.href] }] : [];
  };
  const hrefsOf = (links: typeof main) => links.map(({ href }) => href);
  return [
    ...place(main, "home", House),
    ...place(study, "courses", BookOpenText, hrefsOf(study)),
    ...(isGuest ? place(campus, "communities", Users) : place(campus, "events", CalendarDays)),
    ...place(campus, "threads", MessagesSquare),
    ...(isGuest ? login : place(user, "mySpace", User, hrefsOf([...user, ...own]))),
  ];
}

/** Where guests sign in; they come back to this page. */
function useLogin(): DockPlace {
  const { t } = useTranslation("chrome");
  const next = new URLSearchParams({ next: useReturnTo() });
  return { key: "login", href: `/reception/login?${next}`, label: t("login"), Icon: LogIn, hrefs: [] };
}

/** All columns at once: a page is drawn while it is still on its way, and nothing may move then. */
const LIST = "mx-auto grid h-full max-w-xl";
const FIVE = `${LIST} grid-cols-5`;
/** Without network somebody whom this browser knows neither logs in nor finds what is theirs: no place stays empty for it. */
const FOUR = `${LIST} grid-cols-4`;

export function Dock() {
  const { t } = useTranslation("chrome");
  const { role } = useSurroundings();
  const login = useLogin();
  const isKnown = useKeptReader() !== null;
  return (
    <nav aria-label={t("dock")} className="dock border-t border-base-300 bg-base-100 lg:hidden">
      {role === "guest" ? (
        <ul className={isKnown ? FOUR : FIVE}>
          <DockItems login={isKnown ? [] : [login]} />
        </ul>
      ) : (
        <ChromePart as="ul" name="dock" className={FIVE}>
          <DockItems login={[]} />
        </ChromePart>
      )}
    </nav>
  );
}

function DockItems({ login }: { login: DockPlace[] }) {
  const { pathname } = useSurroundings();
  const places = usePlaces(login);
  const here = groupOf(
    places.map(({ key, hrefs }) => [key, hrefs]),
    pathname,
  );
  return places.map(({ key, href, label, Icon }) => (
    <li key={key} className="min-w-0">
      <Link
        to={href}
        prefetch="intent"
        aria-current={key === here ? (href.split("?")[0] === pathname ? "page" : "true") : undefined}
        className={`flex h-full flex-col items-center justify-center gap-0.5 text-xs tracking-tight ${key === here ? "font-extrabold" : "text-muted"}`}
      >
        <Icon size={22} aria-hidden className={key === here ? "fill-current/25 stroke-[2.5]" : ""} />
        <span className="max-w-full truncate">{label}</span>
      </Link>
    </li>
  ));
}
