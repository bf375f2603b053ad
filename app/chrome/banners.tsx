/** What staff tell everybody for some days, above the page. */

import { useTranslation } from "react-i18next";
import Megaphone from "~icons/lucide/megaphone";
import { Link } from "../kit/link";
import { useRoot } from "./use-root";

export function Banners() {
  const { t } = useTranslation("chrome");
  const banners = useRoot()?.banners ?? [];
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("banners")} className="border-b border-base-300 bg-base-200">
      <ul className="mx-auto w-full max-w-6xl divide-y divide-base-300 px-4">
        {banners.map(({ text, link }, at) => (
          <li key={at} className="flex items-start gap-3 py-2.5">
            <Megaphone size={18} aria-hidden className="mt-0.5 shrink-0 text-primary" />
            {link ? (
              <Link to={link} className="link wrap-anywhere">
                {text}
              </Link>
            ) : (
              <span className="wrap-anywhere">{text}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
