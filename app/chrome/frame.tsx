/** What every layout shares: the way past the navigation, the page's place, and what floats around it. */
import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Banners } from "./banners";
import { Copyright, Footer } from "./footer";
import { Brand, Navigation } from "./navigation";
import { LocaleSwitch, ThemeToggle } from "./preference-forms";

export interface FrameProps {
  hasNavigation?: boolean;
  /** `short`: the essential links alone. */
  footer?: "full" | "short";
  children: ReactNode;
}

export function Frame({ hasNavigation, footer, children }: FrameProps) {
  const { t } = useTranslation("chrome");
  const isReception = useLocation().pathname.startsWith("/reception");
  return (
    <>
      <a href="#main" className="btn btn-primary absolute start-4 top-2 z-50 -translate-y-20 focus:translate-y-0">
        {t("skip")}
      </a>
      <PendingBar />
      {hasNavigation && <Navigation />}
      {!hasNavigation && isReception && <PlainHead />}
      {footer === "full" && <Banners />}
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 outline-none sm:py-8">
        {children}
      </main>
      {footer && <Footer isShort={footer === "short"} />}
      {isReception && !footer && <CopyrightBar />}
      <PageAnnouncer />
    </>
  );
}

/** A page without navigation still says whose it is and speaks both languages. */
function PlainHead() {
  return (
    <header className="mx-auto flex h-12 w-full max-w-6xl items-center justify-between px-4">
      <Brand />
      <div className="flex">
        <LocaleSwitch />
        <ThemeToggle />
      </div>
    </header>
  );
}

function CopyrightBar() {
  return (
    <footer className="border-t border-base-300 px-4 py-2 text-center text-sm">
      <Copyright />
    </footer>
  );
}

/** A thin line while the next page is on its way; waits a little, so that quick pages don't flicker. */
function PendingBar() {
  const isBusy = useNavigation().state !== "idle";
  return isBusy ? <div className="pending-bar" aria-hidden /> : null;
}

/** Tells screen readers which page, tab or part of a list has opened; the browser only does so for whole documents. */
function PageAnnouncer() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [first] = useState(address);
  const [title, setTitle] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (address === first && title === "") return;
    const timer = setTimeout(() => setTitle(document.title), 150);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}
