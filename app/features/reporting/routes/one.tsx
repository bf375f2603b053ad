/** How a report stands, for whoever has its code. */

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { ReportBadge } from "../components/report-badge";
import { readStatus } from "../reporting.service.server";

export const handle = pageHandle("reporting", "one");

export const loader = ({ params, context: { ctx } }: LoaderFunctionArgs) => readStatus(ctx, params.reporting_id ?? "");

export default function OneReport() {
  const { t } = useTranslation("reporting");
  const { reference, status, category, subjectType, createdAt, claimedAt, decidedAt, answer } = useLoaderData<typeof loader>();
  const moment = (at: number | null) => at !== null && <DateText at={at} style="dateTime" />;
  // biome-ignore-start lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  const facts: [string, ReactNode][] = [
    [t("one.reference"), <span className="select-all">{reference.toUpperCase()}</span>],
    [t("one.about"), t(`types.${subjectType ?? "general"}`)],
    [t("one.category"), t(`categories.${category}`)],
    [t("one.sent"), moment(createdAt)],
    [t("one.claimed"), moment(claimedAt)],
    [t("one.decided"), moment(decidedAt)],
  ];
  // biome-ignore-end lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.one")} lead={t(`one.means.${status}`)}>
        <ReportBadge status={status} />
      </PageHeader>
      <FactList facts={facts} />
      {answer && (
        <Section title={t("one.answer")}>
          <Written text={answer} className="max-w-prose border-s-2 border-primary ps-3 whitespace-pre-line" />
        </Section>
      )}
    </div>
  );
}
