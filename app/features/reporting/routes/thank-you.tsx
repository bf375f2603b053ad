/** What comes after a report: its code, and where it leads. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { categoryIn } from "../choices";
import { UrgentHelp } from "../components/urgent-help";
import { readReference } from "../reporting.rules";

export const handle = pageHandle("reporting", "thank-you");

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  return {
    reference: readReference(searchParams.get("reference") ?? "")?.toUpperCase() ?? null,
    isHelpNeeded: categoryIn(searchParams) === "self-harm",
  };
}

export default function ThankYou() {
  const { t } = useTranslation("reporting");
  const { reference, isHelpNeeded } = useLoaderData<typeof loader>();
  if (!reference) {
    return (
      <>
        <PageHeader title={t("pages.thank-you")} lead={t("thanks.noCode")} />
        <Link to="/reporting/add" className="btn btn-primary">
          {t("pages.add")}
        </Link>
      </>
    );
  }
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.thank-you")} lead={t("thanks.lead")} />
      {isHelpNeeded && <UrgentHelp />}
      <dl className="rounded-box border border-base-300 p-5">
        <dt className="text-sm text-muted">{t("one.reference")}</dt>
        <dd className="mt-1 text-2xl font-semibold tabular-nums select-all">{reference}</dd>
      </dl>
      <p className="my-4 text-muted">{t("thanks.keep")}</p>
      <Link to={`/reporting/one/${reference}`} className="btn btn-primary">
        {t("thanks.toStatus")}
      </Link>
    </div>
  );
}
