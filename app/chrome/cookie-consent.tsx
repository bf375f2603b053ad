/** Asks which cookies a reader allows; saying no is as easy as saying yes. */
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { SidePart } from "../kit/side-part";
import { ASK, decide, useConsent } from "./consent";
import { useReturnTo } from "./use-root";

const loadSettings = () => import("./cookie-settings");

const ENDPOINT = "/api/v1/preferences";

/** @param isQuiet asks nothing on this page; the settings open all the same */
export function CookieConsentBanner({ isQuiet }: { isQuiet: boolean }) {
  const consent = useConsent();
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener(ASK, open);
    return () => window.removeEventListener(ASK, open);
  }, []);
  return (
    <>
      {consent === null && !isQuiet && <Banner onManage={() => setIsOpen(true)} />}
      {isOpen !== undefined && (
        <SidePart key={String(isOpen)} load={loadSettings} part={{ consent, isOpen, onClose: () => setIsOpen(undefined) }} />
      )}
    </>
  );
}

function Banner({ onManage }: { onManage(): void }) {
  const { t } = useTranslation("chrome");
  const returnTo = useReturnTo();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isAll = (event.nativeEvent as SubmitEvent).submitter?.getAttribute("value") === "all";
    decide({ essential: true, analytics: isAll, marketing: isAll });
  };
  return (
    <section
      aria-labelledby="cookie-title"
      className="cookie-question border-t border-base-300 bg-base-100 shadow-[0_-4px_16px_rgb(0_0_0/0.12)]"
    >
      <form
        method="post"
        action={ENDPOINT}
        onSubmit={send}
        className="mx-auto flex max-w-6xl flex-col gap-1.5 px-4 py-2 lg:flex-row lg:items-center lg:gap-6 lg:py-3"
      >
        <input type="hidden" name="return_to" value={returnTo} />
        <div className="grow">
          <h2 id="cookie-title" className="font-bold max-lg:sr-only">
            {t("cookies.title")}
          </h2>
          <p className="text-xs/tight lg:text-sm">{t("cookies.text")}</p>
        </div>
        <div className="flex gap-1.5">
          <button name="consent" value="all" className="btn btn-neutral btn-sm h-auto grow px-2 py-1 text-xs lg:px-3 lg:text-sm">
            {t("cookies.allowAll")}
          </button>
          <button name="consent" value="none" className="btn btn-neutral btn-sm h-auto grow px-2 py-1 text-xs lg:px-3 lg:text-sm">
            {t("cookies.onlyEssential")}
          </button>
          <button type="button" className="btn btn-ghost btn-sm h-auto px-2 py-1 text-xs lg:px-3 lg:text-sm" onClick={onManage}>
            {t("cookies.manage")}
          </button>
        </div>
      </form>
      <noscript>
        <form method="post" action={ENDPOINT} className="mx-auto flex max-w-6xl flex-wrap items-center gap-4 px-4 pb-4 text-sm">
          <input type="hidden" name="return_to" value={returnTo} />
          <input type="hidden" name="consent" value="chosen" />
          <label>
            <input type="checkbox" name="analytics" /> {t("cookies.analytics")}
          </label>
          <label>
            <input type="checkbox" name="marketing" /> {t("cookies.marketing")}
          </label>
          <button className="btn btn-sm">{t("cookies.save")}</button>
        </form>
      </noscript>
    </section>
  );
}
