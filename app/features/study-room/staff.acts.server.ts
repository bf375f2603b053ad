/** What the forms of the staff's page do. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { bringRoomBack, takeRoomDown } from "./staff.service.server";
import { staffActForm } from "./study-room.schemas";

export const staffAction = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: staffActForm, feature: "study-room" }, async (form, ctx) => {
    if (form.act === "take-down") await takeRoomDown(ctx, form.id, form.reason);
    else await bringRoomBack(ctx, form.id);
    return redirectWithToast(args.context, "/study-room/admin/rooms", `study-room:toasts.${form.act}`);
  });
