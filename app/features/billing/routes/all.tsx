/** What was sold to whom, for admins with the right: found by number or address, taken along by days. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { localDay } from "~/platform/time";
import { MAX_ASKED } from "../billing.limits";
import { recordFilters } from "../billing.schemas";
import { searchRecords } from "../billing.service.server";
import { NoRight } from "../components/no-right";
import { RecordList } from "../components/record-list";

export const handle = pageHandle("billing", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = recordFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const ctx = asAdmin(context);
  return { q: filters.q, page: await searchRecords(ctx, filters), today: localDay(ctx.clock.now()) };
}

/** Days whose records are taken along: a form without scripts, answered by the file. */
function FileForm({ today }: { today: string }) {
  const { t } = useTranslation("billing");
  const days = [
    ["from", `${today.slice(0, 8)}01`],
    ["until", today],
  ] as const;
  return (
    <Section title={t("file.title")} lead={t("file.lead")}>
      <form action="/api/v1/billing/records.csv" className="flex flex-wrap items-end gap-3">
        {days.map(([name, value]) => (
          <label key={name} className="flex flex-col gap-1 text-sm">
            {t(`fields.${name}`)}
            <input type="date" name={name} defaultValue={value} max={today} required className="input w-44 text-base" />
          </label>
        ))}
        <button type="submit" className="btn">
          {t("file.download")}
        </button>
      </form>
    </Section>
  );
}

export default function Billing() {
  const { t } = useTranslation("billing");
  const { q, page, today } = useLoaderData<typeof loader>();
  const rights = (
    <Link to="/admin/billing/rights" className="btn">
      {t("pages.rights")}
    </Link>
  );
  return (
    <div className="max-w-4xl">
      <PageHeader title={t("pages.all")} lead={t("lead")} act={page && rights} />
      {page === null ? (
        <NoRight />
      ) : (
        <>
          <Form method="get" className="flex flex-wrap items-end gap-3">
            <label className="flex min-w-0 grow flex-col gap-1 text-sm">
              {t("fields.q")}
              <input type="search" name="q" defaultValue={q} maxLength={MAX_ASKED} className="input w-full text-base" />
            </label>
            <button type="submit" className="btn">
              {t("search")}
            </button>
          </Form>
          <div className="my-4">
            {page.items.length === 0 ? <EmptyState title={t(q === "" ? "none" : "noneFound")} /> : <RecordList records={page.items} />}
          </div>
          <CursorPager name="before" next={page.next} />
          <FileForm today={today} />
        </>
      )}
    </div>
  );
}
