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

/** The number, as the API tells it; 0 when it can't be told. */
async function askUnread(signal: AbortSignal): Promise<number> {
  try {
    const answer = await request("/api/v1/notifications/unread-count", { signal });
    const { unread_count } = answer.ok ? ((await answer.json()) as { unread_count?: unknown }) : {};
    return typeof unread_count === "number" && unread_count > 0 ? unread_count : 0;
  } catch {
    return 0;
  }
}

/**
 * Asked when the page opens, every thirty seconds, when the tab comes to the front, after every form that was sent, and when
 * notifications are opened. The latest question counts, however late an earlier one is answered.
 */
function useUnread(): number {
  const user = useUser();
  const { pathname, key } = useLocation();
  const place = pathname.startsWith("/notifications") ? key : "";
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when notifications were opened
  useEffect(() => {
    if (!user) return setUnread(0);
    let asking = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const told = await askUnread(signal);
      if (!signal.aborted) setUnread(told);
    };
    ask();
    const timer = setInterval(ask, BELL_EVERY);
    document.addEventListener("visibilitychange", ask);
    return () => {
      asking.abort();
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
    <Link to={link.to} className="btn btn-ghost btn-square relative">
      <span className="sr-only">{unread > 0 ? `${label} (${shown})` : label}</span>
      <Bell size={20} aria-hidden />
      {unread > 0 && (
        <span aria-hidden className="badge badge-primary absolute end-0 top-0 h-4 min-w-4 px-1 text-xs tabular-nums">
          {shown}
        </span>
      )}
    </Link>
  );
}
