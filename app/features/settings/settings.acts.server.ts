/** What the two forms of `/admin/settings/main` do; each is known by its first field. */
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { changeMaintenance } from "./maintenance.service.server";
import { maintenanceSchema, settingsSchema } from "./settings.schemas";
import { changeSettings } from "./settings.service.server";

const feature = "settings";

/** Saves the form that was sent. Its answer says which one that was. */
export async function saveSettings(args: ActionFunctionArgs) {
  const saved = () => redirectWithToast(args.context, "/admin/settings/main", "settings:main.saved");
  const formData = await readForm(args.request);
  const isMain = formData.has("mail_domains");
  const answer = isMain
    ? await submitAdminForm(args, { schema: settingsSchema, feature, formData }, async (value, ctx) => {
        await changeSettings(ctx, value);
        return saved();
      })
    : await submitAdminForm(args, { schema: maintenanceSchema, feature, formData }, async (value, ctx) => {
        await changeMaintenance(ctx, value);
        return saved();
      });
  if (answer instanceof Response) return answer;
  return data({ ...answer.data, form: isMain ? "main" : "maintenance" }, answer.init ?? undefined);
}
