/** How long personal data are kept, purpose by purpose. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { isAdmin } from "~/platform/context";
import { pageHandle } from "~/platform/pages/handle";
import { PurposeRetention } from "../components/purpose-retention";
import { readPurposes } from "../privacy.service.server";

export const handle = pageHandle("privacy", "retention");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { purposes: await readPurposes(ctx), mayDownload: isAdmin(ctx.actor) };
}

export default function Retention() {
  const { t } = useTranslation("privacy");
  const { purposes, mayDownload } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.retention")} lead={t("retention.lead")}>
        <p className="mt-3 flex flex-wrap gap-2">
          <Link to="/policies/privacy" className="btn btn-sm">
            {t("retention.notice")}
          </Link>
          {mayDownload && (
            <a href="/api/v1/privacy/inventory.csv" download="inventory.csv" className="btn btn-sm">
              {t("retention.download")}
            </a>
          )}
        </p>
      </PageHeader>
      <ul className="list-disc space-y-1 ps-5">
        {(["account", "contributions", "backups"] as const).map((name) => (
          <li key={name}>{t(`retention.${name}`)}</li>
        ))}
      </ul>
      {purposes.map((purpose) => (
        <PurposeRetention key={purpose.name} purpose={purpose} />
      ))}
    </div>
  );
}
