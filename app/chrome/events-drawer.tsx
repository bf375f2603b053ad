/** The way to the latest events: a link without scripts, a drawer with them; what is in it is fetched when it opens. On phones the bar of those who are signed in has no room for it: their dock leads to events; on the narrowest nobody's has. */
import { useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import CalendarDays from "~icons/lucide/calendar-days";
import { Link } from "../kit/link";
import { SidePart } from "../kit/side-part";
import { useSurroundings } from "./surroundings";

const loadPanel = () => import("./events-drawer-panel");

export function EventsDrawer() {
  const { t } = useTranslation("chrome");
  const { linksOf, role } = useSurroundings();
  const to = linksOf("info").find(({ key }) => key === "events")?.to;
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with every navigation
  useEffect(() => setIsOpen(false), [key]);
  if (!to) return null;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <Link
        to={to}
        className={`btn btn-ghost btn-square ${role === "guest" ? "max-[24rem]:hidden" : "max-sm:hidden"}`}
        aria-label={t("links.events")}
        onClick={open}
      >
        <CalendarDays size={20} aria-hidden />
      </Link>
      {isOpen && <SidePart load={loadPanel} part={{ onClose: () => setIsOpen(false) }} />}
    </>
  );
}
