/** What stands below every page: the way to everything else, and to us. */

import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { configuration } from "../configuration";
import type { LinkGroup } from "../engines/feature";
import { Link } from "../kit/link";
import { useHydrated } from "../kit/use-hydrated";
import { useChromeLinks } from "./chrome-link";
import { askForConsent } from "./cookie-consent";
import { LoginRequired } from "./login-required";
import { useUser } from "./use-root";

/** Groups of links, by their place. */
const SECTIONS = ["resources", "info", "support", "policies"] as const satisfies readonly LinkGroup[];
type Section = (typeof SECTIONS)[number];

const ITEM = "link link-hover inline-block py-1.5 text-start";

export function Footer() {
  const [wanted, setWanted] = useState<string | null>(null);
  return (
    <footer className="mt-auto border-t border-base-300 bg-base-200">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-4 gap-y-6 px-4 py-8 md:grid-cols-5">
        {SECTIONS.map((section) => (
          <FooterSection key={section} section={section} onNeedsSignIn={setWanted} />
        ))}
        <Social />
      </div>
      <div className="mx-auto max-w-6xl px-4 text-sm">
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-base-300 py-4">
          <Copyright />
          <ScriptedButtons />
        </div>
      </div>
      <LoginRequired to={wanted} onClose={() => setWanted(null)} />
    </footer>
  );
}

export function Copyright() {
  return (
    <p>
      © {new Date().getFullYear()} {configuration.name}
    </p>
  );
}

function FooterSection({ section, onNeedsSignIn }: { section: Section; onNeedsSignIn(to: string): void }) {
  const { t } = useTranslation("chrome");
  const user = useUser();
  const links = useChromeLinks(section);
  if (links.length === 0) return null;
  const ask = (event: MouseEvent, to: string) => {
    event.preventDefault();
    onNeedsSignIn(to);
  };
  return (
    <section>
      <h2 className="mb-1 font-semibold">{t(`sections.${section}`)}</h2>
      <ul>
        {links.map(({ href, label, asksToSignIn }) => (
          <li key={href}>
            <Link to={href} prefetch="intent" className={ITEM} onClick={asksToSignIn && !user ? (event) => ask(event, href) : undefined}>
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
              <span aria-disabled="true" className="inline-block py-1.5 text-base-content/80">
                {label} ({t("social.soon")})
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Forgets what this browser has stored of our files, and loads the page anew. */
async function clearCaches() {
  const names = "caches" in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  sessionStorage.clear();
  window.location.reload();
}

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
