/** How staff decided on reports, month by month, for everybody. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { KindsTable } from "../components/kinds-table";
import { LegalYears } from "../components/legal-years";
import { PeriodsChart } from "../components/periods-chart";
import { usePeriodWords } from "../components/use-period-words";
import { type Period, readTransparency } from "../openness.service.server";

export const handle = pageHandle("reporting", "transparency", ["legal-requests"]);

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => readTransparency(ctx);

/** The latest stretch in sentences. */
function Latest({ period }: { period: Period }) {
  const { t, when, number } = usePeriodWords();
  const { decided, removed, kept, appeals, granted, hours } = period.numbers;
  const time = t("openness.hours", { count: hours });
  return (
    <Section title={t("openness.latest", { when: when(period) })}>
      <p className="max-w-prose">
        {t("openness.sentence", { count: decided, time })}{" "}
        {removed !== null && kept !== null && t("openness.split", { removed: number(removed), kept: number(kept) })}{" "}
        {appeals !== null && t("openness.appealed", { count: appeals })} {granted !== null && t("openness.upheld", { count: granted })}
      </p>
    </Section>
  );
}

export default function Transparency() {
  const { t } = usePeriodWords();
  const { t: chrome } = useTranslation("chrome");
  const { periods, years } = useLoaderData<typeof loader>();
  const [latest] = periods;
  return (
    <>
      <PageHeader title={t("pages.transparency")} lead={t("openness.lead")} />
      {latest ? (
        <>
          <Latest period={latest} />
          <PeriodsChart periods={periods} />
          <Section title={t("openness.kinds")}>
            {periods.map((period, at) => (
              <KindsTable key={period.from} period={period} isOpen={at === 0} />
            ))}
          </Section>
        </>
      ) : (
        <EmptyState title={t("openness.none")} text={t("openness.noneText")} />
      )}
      <p className="mt-8 max-w-prose text-sm text-muted">{t("openness.how")}</p>
      <LegalYears years={years} />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/policies/terms#moderation" className="link">
          {chrome("links.terms")}
        </Link>
        <Link to="/reporting/add" className="link">
          {t("pages.add")}
        </Link>
      </p>
    </>
  );
}
