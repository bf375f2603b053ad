/** On which terms paid tickets are sold, before anything is ordered. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { readTermsOfSale } from "../contract.service.server";

export const handle = pageHandle("payments", "terms-of-sale");

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => readTermsOfSale(ctx);

export default function TermsOfSale() {
  const { t } = useTranslation("payments");
  const { summary, information, contract } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.terms-of-sale")} lead={t("contract.lead")} />
      <ul className="mb-10 list-disc space-y-1 ps-5">
        {summary.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {[information, contract].map((text) => (
        <div key={text} className="mb-10 whitespace-pre-line break-words">
          {text}
        </div>
      ))}
      <Link to="/imprint" className="link">
        {t("contract.imprint")}
      </Link>
    </div>
  );
}
