/** What is asked often. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { FaqData } from "../components/faq-data";
import { FaqList } from "../components/faq-list";
import { readFaq } from "../info.service.server";

export const handle = pageHandle("info", "faq");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams.get("q") ?? "";
  return { groups: await readFaq(ctx), query: query.slice(0, 100) };
}

export default function Faq() {
  const { groups, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation("info");
  const { contactEmail } = configuration;
  const lead = (
    <>
      {t("faq.lead")}{" "}
      <a className="link" href={`mailto:${contactEmail}`}>
        {contactEmail}
      </a>
    </>
  );
  return (
    <>
      <PageHeader title={t("pages.faq")} lead={lead} />
      <FaqList groups={groups} initialQuery={query} />
      <FaqData groups={groups} />
    </>
  );
}
