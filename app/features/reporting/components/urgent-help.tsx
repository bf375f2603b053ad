/** Help at once, for whoever reported that somebody may hurt themselves. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { help } from "~/university/help";
import Phone from "~icons/lucide/phone";

const { counselling } = help;

export function UrgentHelp() {
  const { t, i18n } = useTranslation("reporting");
  return (
    <section aria-labelledby="urgent-help" className="mb-6 flex flex-col items-start gap-3 rounded-box border-2 border-error p-5">
      <h2 id="urgent-help" className="text-lg font-semibold">
        {t("help.title")}
      </h2>
      <a href="tel:112" className="btn btn-error">
        <Phone size={18} aria-hidden />
        {t("help.call")}
      </a>
      <p className="max-w-prose">{t("help.stay")}</p>
      <ul className="flex flex-col gap-2">
        <li>
          <a href={counselling.url} target="_blank" rel="noreferrer" className="link">
            {i18n.language === "tr" ? counselling.nameTr : counselling.nameEn}
          </a>
        </li>
        <li>
          <Link to="/mental-health" className="link">
            {t("help.more")}
          </Link>
        </li>
      </ul>
    </section>
  );
}
