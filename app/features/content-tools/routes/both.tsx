/** Finding and changing a person's document side by side. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { Tool } from "../components/tool";
import { bothAction } from "../content-tools.acts.server";

export const handle = pageHandle("content-tools", "both");

export function loader({ context }: LoaderFunctionArgs) {
  asAdmin(context);
  return null;
}

export const action = bothAction;

export default function Both() {
  const { t } = useTranslation("content-tools");
  const isUpdating = useSearchParams()[0].get("act") === "update";
  return (
    <>
      <PageHeader title={t("pages.both")} lead={t("lead.update")} />
      <div className="grid gap-10 lg:grid-cols-2">
        {(["find", "update"] as const).map((act) => (
          <section key={act} className="min-w-0">
            <h2 className="mb-4 text-xl font-semibold">{t(`form.${act}`)}</h2>
            <Tool act={act} action={`/admin/content-both?act=${act}`} isUsed={isUpdating === (act === "update")} />
          </section>
        ))}
      </div>
    </>
  );
}
