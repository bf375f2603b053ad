/** Who else gets data so that the site works, for what, and on what footing. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { readProcessors } from "../processors.service.server";

export const handle = pageHandle("operator", "processors");

export async function loader({ context: { ctx } }: LoaderFunctionArgs) {
  return { processors: await readProcessors(ctx) };
}

export default function Processors() {
  const { t } = useTranslation("operator");
  const { processors } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.processors")} lead={t("processors.lead")} />
      {processors.length === 0 && <p>{t("processors.none")}</p>}
      {processors.map(({ service, company, country, mechanism, contract }) => (
        <Section key={service} title={t(`processors.services.${service}`)} lead={t(`processors.purposes.${service}`)}>
          <FactList
            facts={[
              [t("fields.company"), company],
              [t("processors.gets"), t(`processors.data.${service}`)],
              [t("fields.country"), country],
              [t("fields.mechanism"), t(`options.mechanism.${mechanism}`)],
              [t("fields.contract"), <DateText key="contract" at={Date.parse(contract)} />],
            ]}
          />
        </Section>
      ))}
      <p className="mt-8 text-sm text-muted">
        {t("imprint.privacy")}{" "}
        <Link to="/policies/privacy" className="link">
          {t("imprint.privacyLink")}
        </Link>
      </p>
    </div>
  );
}
