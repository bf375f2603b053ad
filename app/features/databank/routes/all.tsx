/** Courses with what the databank holds of them, open to everyone. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentFilter } from "~/features/departments/departments.service.server";
import { CollectionList } from "~/kit/collection/collection-list";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox, useChoices } from "~/kit/filters";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { Marked } from "~/kit/marked";
import { SearchNote } from "~/kit/search-note";
import { Card } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { databankFilters } from "../databank.schemas";
import { listDatabank } from "../databank.service.server";

export const handle = pageHandle("databank", "all");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = databankFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const [list, departments] = await Promise.all([listDatabank(ctx, filters), departmentFilter(ctx)]);
  return { list, departments, isSignedIn: ctx.actor !== null };
}

export default function Databank() {
  const { t } = useTranslation("databank");
  const { locale } = useWords();
  const { list, departments, isSignedIn } = useLoaderData<typeof loader>();
  const add = (
    <>
      {isSignedIn && (
        <Link to="/databank/personal" className="btn btn-sm sm:btn-md" prefetch="intent">
          {t("list.mine")}
        </Link>
      )}
      <Link to="/databank/add" className="btn btn-sm btn-primary sm:btn-md">
        {t("list.add")}
      </Link>
    </>
  );
  const filters = (
    <FilterBar search={<SearchBox label={t("list.search")} />}>
      <FilterSelect name="department_id" label={t("list.department")} options={useChoices(departments)} />
    </FilterBar>
  );
  return (
    <CollectionList
      header={{ title: t("pages.all"), lead: `${t("list.lead")} ${t("list.earn")}`, act: add }}
      filters={filters}
      layout="grid"
      note={<SearchNote note={list.search} />}
      items={list.items}
      itemKey={(course) => course.courseId}
      renderItem={(course) => (
        <Card to={`/databank/one/${course.courseId}`} className="h-full">
          <strong className="text-primary">{course.courseCode}</strong>
          <span className="block font-medium">
            <Marked text={course.markedName} />
          </span>
          <span className="text-sm text-muted">
            {course.entryCount > 0 ? t("list.entries", { count: course.entryCount }) : t("list.noEntries")}
            {course.updatedAt !== null &&
              course.entryCount > 0 &&
              ` · ${t("list.fresh", { date: formatDate(course.updatedAt, locale, "month") })}`}
          </span>
        </Card>
      )}
      pager={list}
      empty={{ title: t("list.none"), text: t("list.noneText") }}
    />
  );
}
