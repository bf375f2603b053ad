/** What waits for the staff. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readStaffPanel } from "../admin.service.server";
import { Health } from "../components/health";

export const handle = pageHandle("admin", "panel");

export const loader = ({ context }: LoaderFunctionArgs) => readStaffPanel(signedIn(context));

export default function Panel() {
  const { t } = useTranslation("admin");
  const { queues, tools, health } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.panel")} lead={t("panel.lead")} />
      <Section title={t("panel.waits")}>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {queues.map(({ name, to, waiting, approved }) => (
            <li key={name}>
              <Card to={to} className={waiting > 0 ? "border-primary" : ""}>
                <span className="block font-medium">{t(`queues.${name}`)}</span>
                <span className="block text-2xl font-semibold tabular-nums">
                  {waiting > 0 ? t("panel.waiting", { count: waiting }) : t("panel.nothing")}
                </span>
                <span className="text-sm text-base-content/80">{t("panel.approved", { count: approved })}</span>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
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
