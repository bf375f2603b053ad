/** Something of one's own in a schedule: work, sport, anything with a time. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { ItemForm } from "../components/item-form";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { addItem } from "../entries.service.server";
import { askedPlan } from "../plan-page.server";
import { itemForm } from "../schedule.schemas";
import { readPlan } from "../schedule.service.server";

export const handle = pageHandle("schedule", "add-item", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  return { plan: await readPlan(ctx, scheduleId) };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: itemForm, feature: "schedule" }, async (value, ctx) => {
    const { scheduleId } = askedPlan(args);
    await addItem(ctx, scheduleId, value);
    return redirectWithToast(args.context, schedulePath(scheduleId, "grid"), "schedule:toasts.added");
  });

/** A lecture's length, in the middle of a day. */
const FIRST = { repeats: "weekly", start: "12:40", end: "13:30", color: "7" };

export default function AddItem() {
  const { t } = useTranslation("schedule");
  const { plan } = useLoaderData<typeof loader>();
  return (
    <ScheduleFrame plan={plan} current="add-item">
      <h2 className="mb-4 text-xl font-semibold">{t("pages.add-item")}</h2>
      <ItemForm isNew defaultValue={FIRST} submitLabel={t("item.add")} />
    </ScheduleFrame>
  );
}
