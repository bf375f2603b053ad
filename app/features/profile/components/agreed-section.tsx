/** What somebody agreed to and withdrew, each with the text that they were shown. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { Agreed } from "../profile.service.server";

export function AgreedSection({ agreed }: { agreed: Agreed }) {
  const { t } = useTranslation("profile");
  return (
    <Section title={t("agreed.title")} lead={t("agreed.lead")}>
      <ul className="flex max-w-2xl flex-col gap-3">
        {agreed.map(({ key, purpose, version, act, at, text }) => (
          <li key={key}>
            <strong className="block">{t(`agreed.purposes.${purpose as "psychology"}`)}</strong>
            <span className="text-sm">
              {t(`agreed.${act}`, { version })} · <DateText at={at} style="dateTime" />
            </span>
            {text && (
              <details>
                <summary className="link w-fit cursor-pointer py-1 text-sm">{t("agreed.read")}</summary>
                <p className="whitespace-pre-line text-sm">{text}</p>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
