/** The team's inbox. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { TimeAgo } from "~/kit/time";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { contactFilters } from "../contacts.schemas";
import { listContacts } from "../contacts.service.server";

export const handle = pageHandle("contacts", "admin-all", ["review"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = contactFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { filters, ...(await listContacts(asAdmin(context), filters)) };
}

export default function Inbox() {
  const { t } = useTranslation(["contacts", "review"]);
  const { t: kit } = useTranslation(["kit", "review"]);
  const { filters, items, counts, nextBefore } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const tabs = counts.map(({ status, count }) => ({
    to: link({ status, before: null }),
    label: t(`status.${status}`),
    count,
    isActive: status === filters.status,
  }));
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("inbox.lead")} />
      <div className="flex flex-col gap-4">
        <Tabs label={t("inbox.state")} tabs={tabs} />
        <FilterBar search={<SearchBox label={t("inbox.search")} />} keeps={["status"]}>
          <FilterSelect name="mine" label={kit("review:taking.title")} options={[{ value: "1", label: kit("review:taking.mine") }]} />
        </FilterBar>
        {items.length === 0 && <EmptyState title={t("inbox.none")} />}
        <ul className="divide-y divide-base-300">
          {items.map(({ contactId, firstName, lastName, email, subject, platform, createdAt }) => (
            <li key={contactId} className="py-3">
              <Link to={`/admin/contacts/${contactId}`} className="link-hover font-medium">
                {subject}
              </Link>
              <p className="text-sm text-muted">
                {firstName} {lastName} · {email} · {t(`platforms.${platform}`)} · <TimeAgo at={createdAt} />
              </p>
            </li>
          ))}
        </ul>
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
