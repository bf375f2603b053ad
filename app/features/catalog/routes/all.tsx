/** The catalog: every course, and ways to narrow them down. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MarksQuestion } from "~/features/course-marks/offered/marks-question";
import { departmentFilter, facultyColors } from "~/features/departments/departments.service.server";
import { CollectionList } from "~/kit/collection/collection-list";
import { Link } from "~/kit/link";
import { SearchNote } from "~/kit/search-note";
import { WishNote } from "~/kit/wish-note";
import { isAdmin } from "~/platform/context";
import { pageHandle } from "~/platform/pages/handle";
import { takePath } from "../../course-marks/offered/take-path";
import { readCatalogFilters } from "../catalog.schemas";
import { searchCatalog } from "../catalog.service.server";
import { CatalogCard } from "../components/catalog-card";
import { CatalogFilterBar } from "../components/catalog-filter-bar";
import { NothingFits } from "../components/nothing-fits";
import { NothingToTake } from "../components/nothing-to-take";
import { TakeNote } from "../components/take-filters";
import { CompareTray } from "../offered/compare-tray";

export const handle = pageHandle("catalog", "all", ["course-marks"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = readCatalogFilters(new URL(request.url).searchParams);
  const [found, departments, colorOf] = await Promise.all([searchCatalog(ctx, filters, true), departmentFilter(ctx), facultyColors(ctx)]);
  const items = found.items.map((course) => ({ course, color: colorOf(course.department_id) }));
  return { list: { ...found, items }, departments, canSeeAll: isAdmin(ctx.actor) };
}

export default function Catalog() {
  const { t } = useTranslation("catalog");
  const { list, departments, canSeeAll } = useLoaderData<typeof loader>();
  const { t: own } = useTranslation("course-marks");
  const { take } = list;
  const acts = (
    <>
      {!take && (
        <Link to={takePath()} className="btn btn-primary">
          {own("take.title")}
        </Link>
      )}
      <Link to="/catalog/departments" className="btn">
        {t("pages.departments")}
      </Link>
    </>
  );
  const header = take ? { title: own("take.title"), lead: own("take.lead") } : { title: t("pages.all"), lead: t("list.lead") };
  return (
    <>
      <CollectionList
        header={{ ...header, act: acts }}
        filters={
          <CatalogFilterBar
            departments={departments}
            latestTerm={list.latestTerm}
            canSeeAll={canSeeAll}
            wish={list.wish}
            take={take}
            choices={list.choices}
          />
        }
        hasSideFilters
        note={
          <>
            <WishNote wish={list.wish} />
            <SearchNote note={list.search} />
            {take ? <TakeNote take={take} /> : <MarksQuestion />}
          </>
        }
        items={list.items}
        itemKey={({ course }) => course.course_id}
        renderItem={(item) => <CatalogCard {...item} />}
        pager={list}
        nothingFits={list.wish ? <NothingFits wish={list.wish} /> : take && !list.search && <NothingToTake drops={list.drops} />}
        empty={{ title: t("list.none"), text: t("list.noneText") }}
      />
      <p className="mt-6 text-sm text-muted">
        {t("list.missing")}{" "}
        <Link to="/courses/submission" className="link">
          {t("list.suggest")}
        </Link>
      </p>
      <CompareTray />
    </>
  );
}
