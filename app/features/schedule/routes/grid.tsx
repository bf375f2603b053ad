/** A schedule as the grid of a week. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { pageHandle } from "~/platform/pages/handle";
import { localDay } from "~/platform/time";
import { shownMeetings } from "../components/entry-facts";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { Untimed } from "../components/untimed";
import { useOfflinePlan } from "../components/use-offline-schedules";
import { WeekGrid } from "../components/week-grid";
import { askedPlan, clashingMeetings } from "../plan-page.server";
import { readPlan } from "../schedule.service.server";
import { daysIn, hoursOf, shownDays, weekdayOf } from "../week.rules";

export const handle = pageHandle("schedule", "grid", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  const plan = await readPlan(ctx, scheduleId);
  const now = ctx.clock.now();
  return { plan, clashing: clashingMeetings(plan), today: weekdayOf(localDay(now)), title: plan.name, reader: ctx.actor.userName, now };
}

/** Says so when something is on a day that the grid leaves out. */
function HiddenNote({ scheduleId, count }: { scheduleId: string; count: number }) {
  const { t } = useTranslation("schedule");
  if (count === 0) return null;
  return (
    <p className="mt-4 text-sm">
      {t("grid.hidden", { count })}{" "}
      <Link to={schedulePath(scheduleId, "settings")} className="link">
        {t("tabs.settings")}
      </Link>
    </p>
  );
}

function Acts({ scheduleId }: { scheduleId: string }) {
  const { t } = useTranslation("schedule");
  const { t: chrome } = useTranslation("chrome");
  return (
    <p className="mt-6 flex flex-wrap gap-2 print:hidden">
      <Link to={schedulePath(scheduleId, "plan-b")} className="btn">
        {t("pages.plan-b")}
      </Link>
      <Link to={schedulePath(scheduleId, "add-item")} className="btn">
        {t("tabs.add-item")}
      </Link>
      <Link to={schedulePath(scheduleId, "list")} className="btn">
        {t("grid.toList")}
      </Link>
      <Link to="/schedule/rooms" className="btn">
        {chrome("links.freeRooms")}
      </Link>
    </p>
  );
}

export default function ScheduleGrid() {
  const { t } = useTranslation("schedule");
  const { plan, clashing, today, reader, now } = useLoaderData<typeof loader>();
  useOfflinePlan({ plan, clashing, reader, now });
  const meetings = shownMeetings(plan);
  const used = meetings.map(({ day }) => day);
  const days = shownDays(used, plan.hiddenDays);
  const hidden = daysIn(plan.hiddenDays).filter((day) => !days.includes(day));
  return (
    <ScheduleFrame plan={plan} current="grid">
      {plan.sections.length + plan.items.length === 0 ? (
        <EmptyState
          title={t("grid.empty")}
          text={t("grid.emptyText")}
          act={
            <Link to={schedulePath(plan.scheduleId, "add-courses")} className="btn btn-primary">
              {t("tabs.add-courses")}
            </Link>
          }
        />
      ) : (
        <WeekGrid meetings={meetings} days={days} hours={hoursOf(meetings)} clashing={new Set(clashing)} today={today} />
      )}
      <HiddenNote scheduleId={plan.scheduleId} count={used.filter((day) => hidden.includes(day)).length} />
      <Untimed plan={plan} />
      <Acts scheduleId={plan.scheduleId} />
    </ScheduleFrame>
  );
}
