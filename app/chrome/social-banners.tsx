/** Invites regular readers to our places elsewhere: one at a time, and not again for a while once dismissed. */
import { useLocation } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { configuration } from "../configuration";
import { useConsent } from "./cookie-consent";

const DAY = 86_400_000;
const VISITS = "social-banner-visits";
const dismissedKey = (key: string) => `social-banner-dismissed-${key}`;

/** After how many page visits each shows, and how long it stays away once dismissed (the user's specification, section 9). */
export const socialBanners = [
  { key: "chat", href: configuration.social.chatGroup, visits: 3, wait: 7 * DAY },
  { key: "instagram", href: configuration.social.instagram, visits: 5, wait: 14 * DAY },
] as const;

type Banner = (typeof socialBanners)[number];

/** The banner whose turn it is, if any. */
export function chooseBanner(visits: number, dismissedAt: (key: string) => number | null, now: number): Banner | null {
  const isDue = ({ key, visits: needed, wait }: Banner) => visits >= needed && now - (dismissedAt(key) ?? Number.NEGATIVE_INFINITY) >= wait;
  return socialBanners.find(isDue) ?? null;
}

/** Storage may be forbidden; then nobody is bothered. */
function countVisit(): Banner | null {
  try {
    const visits = Number(localStorage.getItem(VISITS) ?? 0) + 1;
    localStorage.setItem(VISITS, String(visits));
    const dismissedAt = (key: string) => Number(localStorage.getItem(dismissedKey(key))) || null;
    return chooseBanner(visits, dismissedAt, Date.now());
  } catch {
    return null;
  }
}

export function SocialBanner() {
  const { t } = useTranslation("chrome");
  const { pathname } = useLocation();
  const [banner, setBanner] = useState<Banner | null>(null);
  const isAsking = useConsent() === null;
  const isQuiet = isAsking || pathname.startsWith("/reception");
  useEffect(() => {
    if (!isQuiet) setBanner(countVisit());
  }, [pathname, isQuiet]);
  if (!banner || isQuiet) return null;
  const dismiss = () => {
    localStorage.setItem(dismissedKey(banner.key), String(Date.now()));
    setBanner(null);
  };
  return (
    <aside aria-label={t(`social.${banner.key}Title`)} className="sticky bottom-0 z-20 border-t border-base-300 bg-base-200">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2">
        <p className="grow text-sm">{t(`social.${banner.key}Text`)}</p>
        <a href={banner.href} target="_blank" rel="noreferrer" className="btn btn-sm btn-primary" onClick={dismiss}>
          {t(`social.${banner.key}Act`)}
        </a>
        <button type="button" className="btn btn-ghost btn-sm btn-square" aria-label={t("social.dismiss")} onClick={dismiss}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </aside>
  );
}
