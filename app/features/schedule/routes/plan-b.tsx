/** What to take when a section of a schedule is full: worked out in the browser, and kept there. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { useHydrated } from "~/kit/use-hydrated";
import { useOfflinePage } from "~/kit/use-offline-page";
import { pageHandle } from "~/platform/pages/handle";
import { PlanBSearch } from "../components/plan-b-search";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { askedPlan } from "../plan-page.server";
import { readPlanB } from "../schedule.service.server";

export const handle = pageHandle("schedule", "plan-b", ["catalog", "plan-b"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  return { ...(await readPlanB(ctx, scheduleId)), reader: ctx.actor.userName, now: ctx.clock.now() };
}

export default function PlanB() {
  const { t } = useTranslation("plan-b");
  const { t: schedule } = useTranslation("schedule");
  const { plan, asked, reader, now } = useLoaderData<typeof loader>();
  const isHydrated = useHydrated();
  useOfflinePage();
  const toConflicts = (
    <Link to={schedulePath(plan.scheduleId, "conflicts")} className="link print:hidden">
      {schedule("tabs.conflicts")}
    </Link>
  );
  return (
    <ScheduleFrame plan={plan} current="plan-b">
      <Section title={schedule("pages.plan-b")} lead={t("lead")}>
        <p className="mb-4 max-w-prose text-sm text-muted">
          {t("unknown")}{" "}
          <Link to="/schedule/seats" className="link print:hidden">
            {t("seats")}
          </Link>
        </p>
        {plan.problems > 0 && (
          <p className="mb-4 border-s-4 border-warning ps-3">
            {t("conflicts")} {toConflicts}
          </p>
        )}
        {plan.sections.length === 0 ? (
          <EmptyState
            title={schedule("grid.empty")}
            text={schedule("grid.emptyText")}
            drawing="calendar"
            act={
              <Link to={schedulePath(plan.scheduleId, "add-courses")} className="btn btn-primary">
                {schedule("tabs.add-courses")}
              </Link>
            }
          />
        ) : isHydrated ? (
          <PlanBSearch asked={asked} plan={plan} reader={reader} now={now} />
        ) : (
          <noscript>
            <p className="rounded-box border border-base-300 bg-base-200 p-4">{t("noScripts")}</p>
          </noscript>
        )}
      </Section>
    </ScheduleFrame>
  );
}
