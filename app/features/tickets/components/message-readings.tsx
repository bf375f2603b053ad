/** A message as its readers get it, in either language. */
import { useTranslation } from "react-i18next";
import { Written } from "~/kit/written";
import type { MessagePreview } from "../messages.service.server";

export function MessageReadings({ readings }: Pick<MessagePreview, "readings">) {
  const { t } = useTranslation("tickets");
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {readings.map(({ locale, title, text }) => (
        <article key={locale} aria-label={t(`messages.languages.${locale}`)} className="rounded-box bg-base-200 p-4">
          <p className="text-sm text-muted">{t(`messages.languages.${locale}`)}</p>
          <p lang={locale} className="mt-1 font-bold wrap-anywhere">
            {title}
          </p>
          <Written text={text} className="mt-2 whitespace-pre-wrap wrap-anywhere" />
        </article>
      ))}
    </div>
  );
}
