/** One's own reports, what was removed of one's own, and what became of both. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { addAppeal, readRemovals } from "../appeals.service.server";
import { RemovalCard } from "../components/removal-card";
import { ReportBadge } from "../components/report-badge";
import { appealSchema, personalFilters } from "../reporting.schemas";
import { readPersonalReports } from "../reporting.service.server";

export const handle = pageHandle("reporting", "personal");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const { before } = personalFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [own, removals] = await Promise.all([readPersonalReports(ctx, before), readRemovals(ctx)]);
  return { ...own, removals };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: appealSchema, feature: "reporting" }, async (value, ctx) => {
    await addAppeal(ctx, value);
    return redirectWithToast(args.context, `/reporting/personal#${value.subject_id}`, "reporting:appeals.done");
  });

export default function PersonalReports() {
  const { t } = useTranslation("reporting");
  const { reports, removals, nextBefore } = useLoaderData<typeof loader>();
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
      {removals.length > 0 && (
        <Section title={t("appeals.title")} lead={t("appeals.lead")}>
          <ul className="flex flex-col gap-3">
            {removals.map((removal) => (
              <li key={removal.id}>
                <RemovalCard removal={removal} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
