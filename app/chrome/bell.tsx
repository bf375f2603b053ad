/** How many notifications the reader hasn't read, on the way to them. Without scripts it is a link. */
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import Bell from "~icons/lucide/bell";
import { Link } from "../kit/link";
import { request } from "../kit/request";
import { BELL_EVERY, BELL_MOST } from "./limits";
import { useSurroundings } from "./surroundings";
import { useUser } from "./use-root";

/**
 * Asked when the page opens, every thirty seconds, when the tab comes to the front, after every form that was sent, and when
 * notifications are opened.
 */
function useUnread(): number {
  const user = useUser();
  const { pathname, key } = useLocation();
  const place = pathname.startsWith("/notifications") ? key : "";
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when notifications were opened
  useEffect(() => {
    if (!user) return setUnread(0);
    const ask = async () => {
      if (document.hidden) return;
      const answer = await request("/api/v1/notifications/unread-count").catch(() => null);
      if (answer?.ok) setUnread(((await answer.json()) as { unread_count: number }).unread_count);
    };
    ask();
    const timer = setInterval(ask, BELL_EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [user, place]);
  return unread;
}

export function NotificationBell() {
  const { t } = useTranslation("chrome");
  const link = useSurroundings()
    .linksOf("user")
    .find(({ key }) => key === "notifications");
  const unread = useUnread();
  if (!useUser() || !link) return null;
  const shown = unread > BELL_MOST ? `${BELL_MOST}+` : String(unread);
  const label = t("links.notifications");
  return (
    <Link to={link.to} aria-label={unread > 0 ? `${label} (${shown})` : label} className="btn btn-ghost btn-square relative">
      <Bell size={20} aria-hidden />
      {unread > 0 && (
        <span aria-hidden className="badge badge-primary absolute end-0 top-0 h-4 min-w-4 px-1 text-xs tabular-nums">
          {shown}
        </span>
      )}
    </Link>
  );
}
