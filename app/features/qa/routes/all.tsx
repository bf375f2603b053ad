/** The Q&A bank as a list, found by words and group, admins also see what isn't answered yet; and beside it what members ask each other. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { AskForm, ClosedPool, PoolList, PoolPlace } from "../components/pool";
import { bankLoader, poolAction } from "../qa.pages.server";
import { POOL } from "../qa.pool";

export const handle = pageHandle("qa", "all", ["posts", "thread"]);
export const loader = bankLoader;
export const action = poolAction;

const POOL_PATH = `/qa/all?view=${POOL}`;

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** The pool below its tab. */
function Pool({ page }: { page: Exclude<Loaded, { view: "bank" }> }) {
  if (page.view === "closed") return <ClosedPool />;
  if (page.view === "ask") return <AskForm groups={page.groups} />;
  if (page.view === "place") return <PoolPlace place={page.place} />;
  return <PoolList {...page.pool} />;
}

export default function All() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation("qa");
  if (page.view === "bank") return <Bank bank={page.bank} />;
  const tabs = [
    { to: "/qa/all", label: t("status.answered"), isActive: false },
    { to: POOL_PATH, label: t("pool.title"), isActive: true },
  ];
  const ask = page.view === "pool" && (
    <Link to={`${POOL_PATH}&ask=1`} className="btn btn-primary">
      {t("answers.ask")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("pool.lead")} act={ask} />
      <Tabs label={t("fields.status")} tabs={tabs} />
      <Pool page={page} />
    </>
  );
}

function Bank({ bank }: { bank: Extract<Loaded, { view: "bank" }>["bank"] }) {
  const { t } = useTranslation("qa");
  const { items, near, groups, counts, status, ...paging } = bank;
  const link = useQueryLink();
  const canKeep = counts !== null;
  const states = (counts ?? [{ status: "answered" as const, count: paging.total }]).map((each) => ({
    to: link({ status: each.status }),
    label: t(`status.${each.status}`),
    isActive: each.status === status,
    count: each.count,
  }));
  const pool = { to: POOL_PATH, label: t("pool.title"), isActive: false };
  const acts = canKeep ? (
    <>
      <Link to="/qa/groups" className="btn">
        {t("pages.groups")}
      </Link>
      <Link to="/qa/add" className="btn btn-primary">
        {t("pages.add")}
      </Link>
    </>
  ) : (
    <Link to="/qa/display" className="btn">
      {t("list.readAll")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={acts} />
      <Tabs label={t("fields.status")} tabs={[...states, pool]} />
      <div className="my-4 flex flex-col gap-3">
        <FilterBar search={<SearchBox label={t("answers.search")} />} keeps={["status"]}>
          <FilterSelect name="group" label={t("fields.group_id")} options={groups} />
        </FilterBar>
        <Total {...paging} />
      </div>
      {items.length + near.length === 0 && <EmptyState title={t("answers.nothing")} text={t("answers.nothingText")} />}
      {near.length > 0 && <h2 className="font-semibold">{t("answers.nearest")}</h2>}
      <ul className="divide-y divide-base-300">
        {[...items, ...near].map(({ id, question, group, author }) => (
          <li key={id} className="py-1.5">
            <Link to={canKeep ? `/qa/edit/${id}` : `/qa/display#${id}`} className="link-hover line-clamp-2 font-medium leading-snug">
              {question}
            </Link>
            <p className="truncate text-sm/5 text-muted">
              {group} · {author}
            </p>
          </li>
        ))}
      </ul>
      <Pager {...paging} />
    </>
  );
}
