/** How often moderators decided as it had been, on texts on which that was known; for admins. */
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import type { CheckTotal } from "../checks.repository.server";
import { CHECK_DAYS } from "../outcomes";

export function CheckTotals({ totals }: { totals: readonly CheckTotal[] }) {
  const { t } = useTranslation("reporting");
  return (
    <Section title={t("log.checks.title")}>
      <p className="max-w-prose text-sm text-muted">{t("log.checks.text", { days: CHECK_DAYS })}</p>
      {totals.length === 0 && <p>{t("log.checks.none")}</p>}
      <ul className="mt-2 flex flex-col gap-1">
        {totals.map(({ userId, name, agreed, all }) => (
          <li key={userId}>{t("log.checks.row", { name, agreed, all })}</li>
        ))}
      </ul>
    </Section>
  );
}
