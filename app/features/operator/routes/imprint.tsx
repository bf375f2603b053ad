/** Who runs the site, and how to reach them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { configuration } from "~/configuration";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { OperatorFacts } from "../components/operator-facts";
import { readImprint } from "../operator.service.server";

export const handle = pageHandle("operator", "imprint");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { facts: await readImprint(ctx) };
}

export default function Imprint() {
  const { t } = useTranslation("operator");
  const { facts } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.imprint")} lead={t("imprint.lead", { name: configuration.name })} />
      {facts.length > 0 && <OperatorFacts facts={facts} />}
      <Section title={t("imprint.write")} lead={t("imprint.writeText")}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Link to="/contacts" className="btn btn-primary">
            {t("imprint.write")}
          </Link>
          <a className="link" href={`mailto:${configuration.contactEmail}`}>
            {configuration.contactEmail}
          </a>
        </p>
      </Section>
      <p className="mt-8 text-sm text-muted">
        {t("imprint.privacy")}{" "}
        <Link to="/policies/privacy" className="link">
          {t("imprint.privacyLink")}
        </Link>
        {" · "}
        <Link to="/privacy/processors" className="link">
          {t("pages.processors")}
        </Link>
      </p>
    </div>
  );
}
