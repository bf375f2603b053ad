/** What stands around every page about mental health: help in sight, a quick way out, and how a practitioner asks for removal. */

import { type MouseEvent, type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { help } from "~/university/help";
import LogOut from "~icons/lucide/log-out";
import Phone from "~icons/lucide/phone";
import { REMOVAL_DAYS } from "../pools.rules";

const { counselling, neutralPage } = help;

/** Two presses of Esc within this time leave, in milliseconds. */
const TWICE = 1000;

/** Puts a neutral page in this one's place in the history, and asks nothing, whatever was typed. */
function leave(): void {
  window.addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), { capture: true });
  document.body.hidden = true;
  window.location.replace(neutralPage);
}

function useEscTwice() {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.repeat) return;
      if (event.timeStamp - last < TWICE) leave();
      last = event.timeStamp;
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function WayOut() {
  const { t } = useTranslation("mental-health");
  useEscTwice();
  const go = (event: MouseEvent) => {
    event.preventDefault();
    leave();
  };
  return (
    <a href={neutralPage} rel="noreferrer" className="btn btn-sm btn-neutral ms-auto" title={t("frame.esc")} onClick={go}>
      <LogOut size={16} aria-hidden />
      {t("frame.leave")}
    </a>
  );
}

function Help() {
  const { t, i18n } = useTranslation("mental-health");
  return (
    <section
      aria-label={t("frame.help")}
      className="page-head sticky top-(--bar) z-20 -mx-4 -mt-6 mb-6 flex flex-wrap items-center gap-x-4 border-b border-base-300 bg-base-200 px-4 py-px text-sm sm:py-2 sm:-mt-8"
    >
      <a href="tel:112" className="link inline-flex items-center gap-1.5 py-1 font-semibold">
        <Phone size={16} aria-hidden />
        {t("frame.emergency")}
      </a>
      <a
        href={counselling.url}
        target="_blank"
        rel="noreferrer"
        className="link order-last basis-full py-0.5 sm:order-none sm:py-1 sm:basis-auto"
      >
        {i18n.language === "tr" ? counselling.nameTr : counselling.nameEn}
      </a>
      <WayOut />
    </section>
  );
}

function Removal({ removalOf }: { removalOf: string }) {
  const { t } = useTranslation("mental-health");
  const about = removalOf.startsWith("/") ? `/reporting/add?about=${removalOf}&` : `/reporting/add/${removalOf}?`;
  return (
    <p className="mt-10 max-w-prose border-t border-base-300 pt-4 text-sm text-muted">
      {t("frame.removal", { count: REMOVAL_DAYS })}{" "}
      <Link to={`${about}category=personal-data`} rel="nofollow" className="link">
        {t("frame.askForRemoval")}
      </Link>
    </p>
  );
}

/** @param removalOf what a request for removal made on this page is about: an entry's id, or the page's path; nothing where nobody is mentioned */
export function CalmFrame({ removalOf, children }: { removalOf?: string; children: ReactNode }) {
  return (
    <>
      <Help />
      {children}
      {removalOf && <Removal removalOf={removalOf} />}
    </>
  );
}
