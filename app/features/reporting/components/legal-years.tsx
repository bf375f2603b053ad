/** Legal requests by year: how many of which kind came, what became of them, and how long that took. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import type { LegalYear } from "../legal-years.rules";

const COLUMNS = ["received", "granted", "refused", "hours"] as const;

function YearTable({ year, requests }: LegalYear) {
  const { t } = useTranslation("reporting");
  const { t: legal } = useTranslation("legal-requests");
  const { locale } = useWords();
  const shown = (value: number | null) => (value === null ? "–" : formatNumber(value, locale));
  return (
    <div className="overflow-x-auto">
      <table className="mb-6 w-full max-w-3xl text-sm tabular-nums">
        <caption className="mb-1 text-start font-semibold">{year}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              {t("legalYears.kind")}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="py-1 ps-3 text-end font-normal">
                {t(`legalYears.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {requests.map(({ kinds, ...numbers }) => (
            <tr key={kinds.join()} className="border-t border-base-300">
              <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
                {kinds.length === 0 ? t("legalYears.all") : kinds.map((kind) => legal(`kinds.${kind}`)).join(" · ")}
              </th>
              {COLUMNS.map((column) => (
                <td key={column} className="py-1 ps-3 text-end">
                  {shown(numbers[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function LegalYears({ years }: { years: readonly LegalYear[] }) {
  const { t } = useTranslation("reporting");
  if (years.length === 0) return null;
  return (
    <Section title={t("legalYears.title")} lead={t("legalYears.lead")}>
      {years.map((year) => (
        <YearTable key={year.year} {...year} />
      ))}
    </Section>
  );
}
