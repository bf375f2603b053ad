/** Invites regular readers to our places elsewhere: one at a time, and not again for a while once dismissed. */
import { useLocation } from "@remix-run/react";
import { Suspense, useEffect, useState } from "react";
import { configuration } from "../configuration";
import { lazyHint } from "../kit/lazy-hint";
import { useConsent } from "./consent";

/** Without a network nobody is invited. */
const SocialInvitation = lazyHint(() => import("./social-invitation").then((module) => module.default));

const DAY = 86_400_000;
const VISITS = "social-banner-visits";
const dismissedKey = (key: string) => `social-banner-dismissed-${key}`;

/** After how many page visits each shows, and how long it stays away once dismissed (the user's specification, section 9). */
export const socialBanners = [
  { key: "chat", href: configuration.social.chatGroup, visits: 3, wait: 7 * DAY },
  { key: "instagram", href: configuration.social.instagram, visits: 5, wait: 14 * DAY },
] as const;

type Banner = (typeof socialBanners)[number];

/** The banner whose turn it is, if any: the one for most visits first, whatever became of the others. */
export function chooseBanner(visits: number, dismissedAt: (key: string) => number | null, now: number): Banner | null {
  const isDue = ({ key, visits: needed, wait }: Banner) => visits >= needed && now - (dismissedAt(key) ?? Number.NEGATIVE_INFINITY) >= wait;
  return socialBanners.findLast(isDue) ?? null;
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
  const { pathname } = useLocation();
  const [banner, setBanner] = useState<Banner | null>(null);
  const isAsking = useConsent() === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts every page as a visit
  useEffect(() => setBanner(countVisit()), [pathname]);
  if (!banner || isAsking) return null;
  const dismiss = () => {
    localStorage.setItem(dismissedKey(banner.key), String(Date.now()));
    setBanner(null);
  };
  return (
    <Suspense>
      <SocialInvitation name={banner.key} href={banner.href} onDismiss={dismiss} />
    </Suspense>
  );
}
