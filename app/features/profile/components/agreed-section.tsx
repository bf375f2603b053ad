/** What somebody agreed to and can take back, and all that they gave and withdrew, each with the text that they were shown. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { Agreed } from "../profile.service.server";

/** What it is called; a purpose that this site no longer asks for by its own name. */
function usePurpose() {
  const { t } = useTranslation("profile");
  return (purpose: string) => t(`agreed.purposes.${purpose as "psychology"}`, { defaultValue: purpose });
}

/** Taking back one consent, and what one wrote by it. */
function Standing({ purpose, holds, ownCount }: Agreed["standing"][number]) {
  const { t } = useTranslation("profile");
  const name = usePurpose()(purpose);
  const confirm = {
    title: t("agreed.removeTitle", { count: ownCount }),
    text: t("agreed.removeText"),
    confirmLabel: t("agreed.remove"),
    level: "error" as const,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <strong className="me-auto">{name}</strong>
      {holds && (
        <ActionButton fields={{ act: "withdraw", purpose }} of={name}>
          {t("agreed.withdraw")}
        </ActionButton>
      )}
      {ownCount > 0 && (
        <ActionButton fields={{ act: "withdraw", purpose, removes: "on" }} className="btn-sm btn-error" of={name} confirm={confirm}>
          {t(holds ? "agreed.withdrawAndRemove" : "agreed.remove")}
        </ActionButton>
      )}
    </li>
  );
}

export function AgreedSection({ agreed: { standing, story } }: { agreed: Agreed }) {
  const { t } = useTranslation("profile");
  const nameOf = usePurpose();
  return (
    <Section title={t("agreed.title")} lead={t("agreed.lead")}>
      {standing.length > 0 && (
        <ul id="consents" className="mb-6 flex max-w-2xl flex-col gap-3">
          {standing.map((each) => (
            <Standing key={each.purpose} {...each} />
          ))}
        </ul>
      )}
      <ul className="flex max-w-2xl flex-col gap-3">
        {story.map(({ key, purpose, version, act, at, text }) => (
          <li key={key}>
            <strong className="block">{nameOf(purpose)}</strong>
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
