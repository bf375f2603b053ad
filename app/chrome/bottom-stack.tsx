/**
 * What stands at the bottom of the window, one above the other: messages, banners, the dock of phones. Pages leave the room that it
 * takes, at their end (`--room`) as for what sticks to the bottom (`--stack`). The dock stands for itself: in one box with the banners it would
 * count as moved by each that scripts add. Without scripts nobody measures the banners; there both are the last things of the page.
 */
import { useMatches } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { CookieConsentBanner } from "./cookie-consent";
import { Dock } from "./dock";
import { SocialBanner } from "./social-banners";
import { useHidingBar } from "./use-hiding-bar";

const LAYOUTS = "chrome/layouts/";

/** The layout of the page that is open: the last part of its module's name. */
const useLayout = () =>
  useMatches()
    .find(({ id }) => id.startsWith(LAYOUTS))
    ?.id.slice(LAYOUTS.length);

/** Tells the page how much room messages and banners take. */
function useMeasured() {
  const banners = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const measured = banners.current;
    if (!measured) return;
    const tell = () => document.documentElement.style.setProperty("--banners", `${measured.offsetHeight}px`);
    const observer = new ResizeObserver(tell);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return banners;
}

/** @param children messages about what just happened */
export function BottomStack({ children }: { children: ReactNode }) {
  useHidingBar();
  const layout = useLayout();
  const isQuiet = layout !== "full" && layout !== "no-footer";
  return (
    <>
      <div ref={useMeasured()} className="banners">
        {children}
        <CookieConsentBanner isQuiet={isQuiet} />
      </div>
      {!isQuiet && <SocialBanner />}
      {layout && layout !== "bare" && <Dock />}
    </>
  );
}
