/** The way to the latest events: a link without scripts, a drawer with them; what is in it is fetched when it opens. On phones the dock of those who are signed in leads to events. */
import { useLocation } from "@remix-run/react";
import { CalendarDays } from "lucide-react";
import { lazy, type MouseEvent, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../kit/link";
import { useSurroundings } from "./surroundings";

const Panel = lazy(() => import("./events-drawer-panel"));

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
        className={`btn btn-ghost btn-square ${role === "guest" ? "" : "max-lg:hidden"}`}
        aria-label={t("links.events")}
        onClick={open}
      >
        <CalendarDays size={20} aria-hidden />
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <Panel onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
