/** What waits for the staff. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { panelFilters } from "../admin.schemas";
import { readStaffPanel } from "../admin.service.server";
import { Health } from "../components/health";
import { Waiting } from "../components/waiting";

export const handle = pageHandle("admin", "panel", ["reporting"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readStaffPanel(signedIn(context), panelFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

export default function Panel() {
  const { t } = useTranslation("admin");
  const panel = useLoaderData<typeof loader>();
  const { tools, health } = panel;
  return (
    <>
      <PageHeader title={t("pages.panel")} lead={t("panel.lead")} />
      <Waiting panel={panel} />
      {tools.length > 0 && (
        <Section title={t("panel.tools")}>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {tools.map(({ name, to }) => (
              <li key={name}>
                <Card to={to}>
                  <span className="block font-medium">{t(`tools.${name}.title`)}</span>
                  <span className="text-sm text-base-content/80">{t(`tools.${name}.text`)}</span>
                </Card>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {health && <Health health={health} />}
    </>
  );
}
