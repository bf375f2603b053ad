/** The settings of cookies, each kind by itself; fetched when somebody opens them. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../kit/dialog";
import type { CookieConsent } from "../platform/preferences";
import { decide } from "./consent";

interface CookieSettingsProps {
  consent: CookieConsent | null;
  isOpen: boolean;
  onClose(): void;
}

export default function CookieSettings({ consent, isOpen, onClose }: CookieSettingsProps) {
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
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <input
        type="checkbox"
        className="checkbox"
        checked={isOn}
        disabled={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </label>
  );
}
