/** Changing something of one's own, or removing it. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { clockTime } from "~/platform/time";
import { ItemForm } from "../components/item-form";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { editItem, removeItem } from "../entries.service.server";
import { askedPlan } from "../plan-page.server";
import { itemForm, removeItemForm } from "../schedule.schemas";
import { readItem } from "../schedule.service.server";

export const handle = pageHandle("schedule", "edit-item", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  return readItem(ctx, scheduleId, args.params.itemId ?? "");
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const feature = "schedule";
  const done = (toast: string) => redirectWithToast(args.context, schedulePath(scheduleId, "grid"), toast);
  if (formData.get("act") === "remove-item")
    return submitSignedInForm(args, { schema: removeItemForm, feature, formData }, async ({ item_id }, ctx) => {
      await removeItem(ctx, scheduleId, item_id);
      return done("schedule:toasts.removed");
    });
  return submitSignedInForm(args, { schema: itemForm, feature, formData }, async (value, ctx) => {
    await editItem(ctx, scheduleId, args.params.itemId ?? "", value);
    return done("schedule:toasts.saved");
  });
}

export default function EditItem() {
  const { t } = useTranslation("schedule");
  const { plan, item } = useLoaderData<typeof loader>();
  const [meeting] = item.meetings;
  const value = {
    title: item.title,
    place: item.place,
    repeats: item.date === null ? "weekly" : "once",
    day: item.date === null ? String(meeting?.day ?? 0) : "",
    date: item.date ?? "",
    start: clockTime(meeting?.start ?? 0),
    end: clockTime((meeting?.end ?? 0) % 1440),
    color: String(item.color),
  };
  return (
    <ScheduleFrame plan={plan} current="add-item">
      <h2 className="mb-4 text-xl font-semibold">{t("pages.edit-item")}</h2>
      <ItemForm key={item.id} defaultValue={value} submitLabel={t("item.save")} result={useResultOf(null)} />
      <div className="max-w-2xl">
        <ActForm
          feature="schedule"
          title={t("item.remove")}
          fields={{ act: "remove-item", item_id: item.id }}
          submitLabel={t("item.remove")}
          level="error"
        />
      </div>
    </ScheduleFrame>
  );
}
