/** Where graduates are, question by question. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BarTable } from "~/kit/charts";
import { EmptyState } from "~/kit/empty-state";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { readDashboard } from "../alumni.service.server";
import { AlumniTabs } from "../components/alumni-tabs";
import { useAlumniWords } from "../components/use-alumni-words";

export const handle = pageHandle("alumni", "dashboard");
export const loader = ({ context }: LoaderFunctionArgs) => readDashboard(context.ctx);

export default function Dashboard() {
  const { tables, names } = useLoaderData<typeof loader>();
  const { t, groupName } = useAlumniWords(names);
  return (
    <>
      <PageHeader title={t("pages.dashboard")} lead={t("dashboard.lead")} />
      <AlumniTabs at="dashboard" />
      {tables.length === 0 && <EmptyState title={t("none")} text={t("noneText")} />}
      <div className="grid gap-x-10 lg:grid-cols-2">
        {tables.map(({ item, shares }) => (
          <Section key={item} title={t(`items.${item}`)}>
            <BarTable
              caption={t(`items.${item}`)}
              header={t(`items.${item}`)}
              countHeader="%"
              rows={shares.map(({ keys, percent }) => ({ key: keys.join(), name: groupName(item, keys), count: percent }))}
            />
          </Section>
        ))}
      </div>
    </>
  );
}
