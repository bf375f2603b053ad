/** The settings of the site. */
import type { SubmissionResult } from "@conform-to/react";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { numberSettings } from "~/engines/number-settings";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { VersionField } from "~/kit/forms/version-field";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { MaintenanceForm } from "../components/maintenance-form";
import { doorsToClose } from "../maintenance.service.server";
import { saveSettings } from "../settings.acts.server";
import { readMainSettings, settingsFields } from "../settings.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("settings", "main");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = asAdmin(context);
  const { version, changedBy, maintenance, openFlags, ...now } = await readMainSettings(ctx);
  return {
    fields: settingsFields({ ...now, maintenance, openFlags }),
    version,
    changedBy,
    maintenance,
    openFlags,
    doors: doorsToClose(ctx),
  };
}

export const action = saveSettings;

function LastChange({ version, changedBy }: { version: number; changedBy: string | null }) {
  const { t } = useTranslation("settings");
  if (version === 0) return <p className="text-sm text-muted">{t("main.never")}</p>;
  return (
    <p className="text-sm text-muted">
      {t("main.changed", { name: changedBy ?? t("main.gone") })} · <DateText at={version} style="dateTime" />
    </p>
  );
}

export default function Settings() {
  const { t } = useTranslation("settings");
  const { fields, version, changedBy, maintenance, openFlags, doors } = useLoaderData<typeof loader>();
  const { result = null } = (useActionData() as { result: SubmissionResult } | undefined) ?? {};
  // An answer belongs to the form whose fields it holds, whether it refuses them or gives back what was typed.
  const isOfMain = "mail_domains" in { ...result?.initialValue, ...result?.error };
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const values = { ...texts, mail_domains: fields.mail_domains.join("\n") };
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.main")} lead={t("main.lead")}>
        <LastChange version={version} changedBy={changedBy} />
      </PageHeader>
      <FormShell
        feature="settings"
        schema={() => import("../settings.schemas").then((m) => m.settingsSchema)}
        defaultValue={values}
        result={isOfMain ? result : null}
      >
        <VersionField version={version} />
        <TextArea name="mail_domains" rows={4} />
        {numberSettings.map(({ field }) => (
          <TextField key={field} name={field} type="number" />
        ))}
        <SubmitButton className="btn-primary self-start">{t("main.save")}</SubmitButton>
      </FormShell>
      <MaintenanceForm maintenance={maintenance} openFlags={openFlags} version={version} doors={doors} result={isOfMain ? null : result} />
    </div>
  );
}
