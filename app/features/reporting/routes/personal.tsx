/** One's own reports, and what became of them. */

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Card } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { ReportBadge } from "../components/report-badge";
import { personalFilters } from "../reporting.schemas";
import { readPersonalReports } from "../reporting.service.server";

export const handle = pageHandle("reporting", "personal");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readPersonalReports(signedIn(context), personalFilters.parse(Object.fromEntries(new URL(request.url).searchParams)).before);

export default function PersonalReports() {
  const { t } = useTranslation("reporting");
  const { reports, nextBefore } = useLoaderData<typeof loader>();
  const add = (
    <Link to="/reporting/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.personal")} lead={t("personal.lead")} act={add} />
      {reports.length === 0 && <EmptyState title={t("personal.none")} text={t("personal.noneText")} />}
      <ul className="mb-4 flex flex-col gap-3">
        {reports.map(({ reference, status, category, subjectType, createdAt, answer }) => (
          <li key={reference}>
            <Card>
              <h2 className="font-semibold">
                <Link to={`/reporting/one/${reference.toUpperCase()}`} className="link">
                  {t(`types.${subjectType ?? "general"}`)} · {t(`categories.${category}`)}
                </Link>
              </h2>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
                <ReportBadge status={status} /> <TimeAgo at={createdAt} />
              </p>
              {answer && <Written text={answer} className="mt-3 border-s-2 border-primary ps-3 whitespace-pre-line" />}
            </Card>
          </li>
        ))}
      </ul>
      <CursorPager name="before" next={nextBefore} />
    </>
  );
}
