/** Asks which cookies a reader allows; saying no is as easy as saying yes. */
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../kit/dialog";
import { type CookieConsent, consentCookie, storeCookie } from "../platform/preferences";
import { useReturnTo, useRoot } from "./use-root";

const ENDPOINT = "/api/v1/preferences";
const ASK = "cookie-consent-asked";
const UPDATED = "cookie-consent-updated";

/** Opens the settings again, for somebody who has changed their mind. */
export const askForConsent = () => window.dispatchEvent(new Event(ASK));

/** Stores the decision and tells everything that waits for it. */
function decide(consent: CookieConsent): void {
  storeCookie(consentCookie(consent));
  window.dispatchEvent(new CustomEvent<CookieConsent>(UPDATED, { detail: consent }));
}

/** The decision as it stands; null while there is none. */
export function useConsent(): CookieConsent | null {
  const stored = useRoot()?.consent ?? null;
  const [consent, setConsent] = useState(stored);
  useEffect(() => {
    const update = (event: Event) => setConsent((event as CustomEvent<CookieConsent>).detail);
    window.addEventListener(UPDATED, update);
    return () => window.removeEventListener(UPDATED, update);
  }, []);
  return consent;
}

export function CookieConsentBanner() {
  const consent = useConsent();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener(ASK, open);
    return () => window.removeEventListener(ASK, open);
  }, []);
  return (
    <>
      {consent === null && <Banner onManage={() => setIsOpen(true)} />}
      <Settings key={String(isOpen)} consent={consent} isOpen={isOpen} onClose={() => setIsOpen(false)} />
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
      className="sticky bottom-0 z-20 border-t border-base-300 bg-base-100 shadow-[0_-4px_16px_rgb(0_0_0/0.12)]"
    >
      <form
        method="post"
        action={ENDPOINT}
        onSubmit={send}
        className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-4 lg:flex-row lg:items-center lg:gap-6"
      >
        <input type="hidden" name="return_to" value={returnTo} />
        <div className="grow">
          <h2 id="cookie-title" className="font-semibold">
            {t("cookies.title")}
          </h2>
          <p className="text-sm">{t("cookies.text")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <button name="consent" value="all" className="btn btn-neutral btn-sm grow">
            {t("cookies.allowAll")}
          </button>
          <button name="consent" value="none" className="btn btn-neutral btn-sm grow">
            {t("cookies.onlyEssential")}
          </button>
          <button type="button" className="btn btn-ghost btn-sm grow" onClick={onManage}>
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

interface SettingsProps {
  consent: CookieConsent | null;
  isOpen: boolean;
  onClose(): void;
}

function Settings({ consent, isOpen, onClose }: SettingsProps) {
  const { t } = useTranslation("chrome");
  const [analytics, setAnalytics] = useState(consent?.analytics ?? false);
  const [marketing, setMarketing] = useState(consent?.marketing ?? false);
  const save = () => {
    decide({ essential: true, analytics, marketing });
    onClose();
  };
  const actions = (
    <>
      <button type="button" className="btn" onClick={onClose}>
        {t("cookies.cancel")}
      </button>
      <button type="button" className="btn btn-primary" onClick={save}>
        {t("cookies.save")}
      </button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("cookies.settings")} actions={actions}>
      <Category title={t("cookies.essential")} text={t("cookies.essentialText")} isOn />
      <Category title={t("cookies.analytics")} text={t("cookies.analyticsText")} isOn={analytics} onChange={setAnalytics} />
      <Category title={t("cookies.marketing")} text={t("cookies.marketingText")} isOn={marketing} onChange={setMarketing} />
    </Dialog>
  );
}

interface CategoryProps {
  title: string;
  text: string;
  isOn: boolean;
  /** Absent: always on. */
  onChange?(isOn: boolean): void;
}

function Category({ title, text, isOn, onChange }: CategoryProps) {
  return (
    <label className="flex items-start justify-between gap-4">
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-base-content/80">{text}</span>
      </span>
      <input
        type="checkbox"
        className="checkbox checkbox-primary"
        checked={isOn}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
