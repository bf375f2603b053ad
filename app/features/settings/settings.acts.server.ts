/** What the two forms of `/admin/settings/main` do; the first is known by the lists that it alone sends. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { changeMaintenance } from "./maintenance.service.server";
import { maintenanceSchema, settingsSchema } from "./settings.schemas";
import { changeSettings } from "./settings.service.server";

const feature = "settings";

/** Saves the form that was sent. */
export async function saveSettings(args: ActionFunctionArgs) {
  const saved = () => redirectWithToast(args.context, "/admin/settings/main", "settings:main.saved");
  const formData = await readForm(args.request);
  if (formData.has("mail_domains"))
    return submitAdminForm(args, { schema: settingsSchema, feature, formData }, async (value, ctx) => {
      await changeSettings(ctx, value);
      return saved();
    });
  return submitAdminForm(args, { schema: maintenanceSchema, feature, formData }, async (value, ctx) => {
    await changeMaintenance(ctx, value);
    return saved();
  });
}
