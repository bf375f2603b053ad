/** The cookie choice, open to change at any time; a plain form, so that it works without scripts. */
import { useTranslation } from "react-i18next";
import type { CookieConsent } from "~/platform/preferences";

interface ToggleProps {
  name: string;
  label: string;
  hint: string;
  isOn: boolean;
  isFixed?: boolean;
}

function Toggle({ name, label, hint, isOn, isFixed }: ToggleProps) {
  return (
    <label className="flex items-start gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        value="on"
        defaultChecked={isOn}
        disabled={isFixed}
        aria-describedby={`${name}-hint`}
        className="checkbox mt-0.5"
      />
      <span>
        <span className="block font-medium">{label}</span>
        <span id={`${name}-hint`} className="block text-sm text-muted">
          {hint}
        </span>
      </span>
    </label>
  );
}

/** @param consent what is stored; null while undecided */
export function ConsentChoice({ id, consent }: { id: string; consent: CookieConsent | null }) {
  const { t } = useTranslation("info");
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 rounded-box border border-base-300 p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-xl font-semibold">
        {t("consent.title")}
      </h2>
      <p className="mt-2">{consent ? t("consent.decided") : t("consent.undecided")}</p>
      <form method="post" action="/api/v1/preferences" className="mt-3">
        <input type="hidden" name="return_to" value={`/policies/cookie-policy#${id}`} />
        <Toggle name="essential" label={t("consent.essential")} hint={t("consent.essentialHint")} isOn isFixed />
        <Toggle name="analytics" label={t("consent.analytics")} hint={t("consent.analyticsHint")} isOn={consent?.analytics ?? false} />
        <Toggle name="marketing" label={t("consent.marketing")} hint={t("consent.marketingHint")} isOn={consent?.marketing ?? false} />
        <div className="mt-4 flex flex-wrap gap-3">
          <button type="submit" name="consent" value="chosen" className="btn btn-primary">
            {t("consent.save")}
          </button>
          <button type="submit" name="consent" value="none" className="btn">
            {t("consent.none")}
          </button>
          <button type="submit" name="consent" value="all" className="btn">
            {t("consent.all")}
          </button>
        </div>
      </form>
    </section>
  );
}
