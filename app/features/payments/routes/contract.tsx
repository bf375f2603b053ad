/** What one agreed to when one paid, as it was shown then, in the language that it was shown in. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readContract } from "../contract.service.server";

export const handle = pageHandle("payments", "contract");

export const loader = async ({ params: { invoice_id = "" }, context }: LoaderFunctionArgs) => readContract(signedIn(context), invoice_id);

export default function Contract() {
  const { t } = useTranslation("payments");
  const { text, hash, locale, at } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.contract")}
        breadcrumb={[{ label: t("pages.personal"), to: "/sipay/personal" }, { label: t("pages.contract") }]}
      >
        <p className="text-sm text-muted">
          {t("contract.agreed")} <DateText at={at} style="dateTime" />
        </p>
      </PageHeader>
      <div lang={locale} className="whitespace-pre-line break-words">
        {text}
      </div>
      <p className="mt-6 break-all text-sm text-muted">SHA-256: {hash}</p>
    </div>
  );
}
