/** What stands below every page: essential links always, the way to everything else folded away on phones. */

import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import ChevronDown from "~icons/lucide/chevron-down";
import { configuration } from "../configuration";
import type { LinkGroup } from "../engines/feature";
import { Link } from "../kit/link";
import { SidePart } from "../kit/side-part";
import { inTab } from "../kit/tab-storage";
import { useHydrated } from "../kit/use-hydrated";
import { useChromeLinks } from "./chrome-link";
import { askForConsent } from "./consent";
import { ChromePart, useSurroundings } from "./surroundings";

const loadLoginRequired = () => import("./login-required");

/** Groups of links in columns, by their place. */
const SECTIONS = ["resources", "info"] as const satisfies readonly LinkGroup[];
/** Groups that are always in sight. */
const ESSENTIAL = ["support", "policies"] as const satisfies readonly LinkGroup[];

const ITEM = "link link-hover inline-block py-1.5 text-start";

/** @param isShort the essential links alone, as after forms */
export function Footer({ isShort = false }: { isShort?: boolean }) {
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <footer className="mt-auto border-t border-base-300 bg-base-200">
      <div className="mx-auto max-w-6xl px-4 text-sm">
        {!isShort && (
          <ChromePart as="details" name="everything" className="unfolds group border-b border-base-300">
            <Everything onNeedsSignIn={setWanted} />
          </ChromePart>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <ChromePart as="ul" name="essential" className="flex flex-wrap gap-x-4">
            {ESSENTIAL.map((group) => (
              <EssentialLinks key={group} group={group} />
            ))}
          </ChromePart>
          <ScriptedButtons />
          <Copyright />
        </div>
      </div>
      {wanted !== null && <SidePart load={loadLoginRequired} part={{ to: wanted, onClose: () => setWanted(null) }} />}
    </footer>
  );
}

/** The year may change between the server's drawing and the browser's. */
export function Copyright() {
  return (
    <p suppressHydrationWarning>
      © {new Date().getFullYear()} {configuration.name}
    </p>
  );
}

function EssentialLinks({ group }: { group: (typeof ESSENTIAL)[number] }) {
  return useChromeLinks(group).map(({ href, label }) => (
    <li key={href}>
      <Link to={href} prefetch="intent" className={ITEM}>
        {label}
      </Link>
    </li>
  ));
}

/** Folded on phones, open where there is room. */
function Everything({ onNeedsSignIn }: { onNeedsSignIn(to: string): void }) {
  const { t } = useTranslation("chrome");
  return (
    <>
      <summary className="flex cursor-pointer list-none items-center gap-1 py-3 font-semibold">
        {t("sections.all")}
        <ChevronDown size={16} aria-hidden className="group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 pb-6 text-base md:grid-cols-3 md:pt-8">
        {SECTIONS.map((section) => (
          <FooterSection key={section} section={section} onNeedsSignIn={onNeedsSignIn} />
        ))}
        <Social />
      </div>
    </>
  );
}

function FooterSection({ section, onNeedsSignIn }: { section: (typeof SECTIONS)[number]; onNeedsSignIn(to: string): void }) {
  const { t } = useTranslation("chrome");
  const isGuest = useSurroundings().role === "guest";
  const links = useChromeLinks(section);
  if (links.length === 0) return null;
  const ask = (event: MouseEvent, to: string) => {
    event.preventDefault();
    onNeedsSignIn(to);
  };
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t(`sections.${section}`)}</h2>
      <ul className="lg:columns-2">
        {links.map(({ href, label, asksToSignIn }) => (
          <li key={href}>
            <Link to={href} prefetch="intent" className={ITEM} onClick={asksToSignIn && isGuest ? (event) => ask(event, href) : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Social() {
  const { t } = useTranslation("chrome");
  const { chatGroup, instagram, linkedin } = configuration.social;
  const places = [
    [t("social.chat"), chatGroup],
    ["Instagram", instagram],
    ["LinkedIn", linkedin],
  ] as const;
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t("sections.social")}</h2>
      <ul>
        {places.map(([label, href]) => (
          <li key={label}>
            {href ? (
              <a href={href} target="_blank" rel="noreferrer" className={ITEM}>
                {label}
              </a>
            ) : (
              <span aria-disabled="true" className="inline-block py-1.5 text-muted">
                {label} ({t("social.soon")})
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Forgets what this browser has stored of our files, and loads the page anew, also when something can't be forgotten. */
async function clearCaches() {
  // Without its cache a service worker couldn't open anything: the next visit of a kept page brings a new one.
  await forgetAll(async () => {
    const workers = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistrations() : [];
    return workers.map((worker) => worker.unregister());
  });
  await forgetAll(async () => {
    const names = "caches" in window ? await caches.keys() : [];
    return names.map((name) => caches.delete(name));
  });
  inTab((storage) => storage.clear());
  window.location.reload();
}

/** What a browser doesn't allow in this window stays. */
const forgetAll = (begin: () => Promise<Promise<boolean>[]>) => begin().then(Promise.allSettled.bind(Promise), () => undefined);

/** What only scripts can do isn't offered without them. */
function ScriptedButtons() {
  const { t } = useTranslation("chrome");
  const isHydrated = useHydrated();
  return (
    <div className={`flex flex-wrap gap-x-4 ${isHydrated ? "" : "invisible"}`}>
      <button type="button" className={`${ITEM} cursor-pointer`} onClick={askForConsent}>
        {t("cookies.settings")}
      </button>
      <button type="button" className={`${ITEM} cursor-pointer`} onClick={clearCaches}>
        {t("clearCaches")}
      </button>
    </div>
  );
}
