/** A schedule as a list by day, and its entries to change or remove. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { DayList } from "../components/day-list";
import { EntryList } from "../components/entry-list";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { Untimed } from "../components/untimed";
import { useOfflinePlan } from "../components/use-offline-schedules";
import { removeItem, removeSection } from "../entries.service.server";
import { askedPlan, clashingMeetings, knownAct } from "../plan-page.server";
import { removeItemForm, removeSectionForm } from "../schedule.schemas";
import { readPlan } from "../schedule.service.server";

export const handle = pageHandle("schedule", "list", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  const plan = await readPlan(ctx, scheduleId);
  return { plan, clashing: clashingMeetings(plan), partOf: plan.name, reader: ctx.actor.userName, now: ctx.clock.now() };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const removed = () => redirectWithToast(args.context, schedulePath(scheduleId, "list"), "schedule:toasts.removed");
  const feature = "schedule";
  if (knownAct(formData, ["remove", "remove-item"]) === "remove-item")
    return submitSignedInForm(args, { schema: removeItemForm, feature, formData }, async ({ item_id }, ctx) => {
      await removeItem(ctx, scheduleId, item_id);
      return removed();
    });
  return submitSignedInForm(args, { schema: removeSectionForm, feature, formData }, async ({ course_id }, ctx) => {
    await removeSection(ctx, scheduleId, course_id);
    return removed();
  });
}

export default function ScheduleList() {
  const { t } = useTranslation("schedule");
  const { plan, clashing, reader, now } = useLoaderData<typeof loader>();
  useOfflinePlan({ plan, clashing, reader, now });
  return (
    <ScheduleFrame plan={plan} current="list">
      <DayList plan={plan} />
      <Untimed plan={plan} />
      {plan.sections.length + plan.items.length > 0 && <EntryList plan={plan} now={now} />}
      <p className="mt-6 print:hidden">
        <Link to={schedulePath(plan.scheduleId, "add-item")} className="btn">
          {t("tabs.add-item")}
        </Link>
      </p>
    </ScheduleFrame>
  );
}
