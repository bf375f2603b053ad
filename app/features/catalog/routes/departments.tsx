/** Departments by faculty. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { facultyClass } from "~/kit/faculty-color";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { listFacultiesWithDepartments } from "../departments.service.server";
import { departmentPath } from "../offered/course-paths";

export const handle = pageHandle("catalog", "departments");

const MAX_QUERY = 100;

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_QUERY);
  return { faculties: await listFacultiesWithDepartments(ctx, q) };
}

export default function Departments() {
  const { t } = useTranslation("catalog");
  const { faculties } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("pages.departments")}
        lead={t("department.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/catalog/all" }, { label: t("pages.departments") }]}
      />
      <FilterBar search={<SearchBox label={t("department.search")} />} />
      {faculties.length === 0 && <EmptyState title={t("department.none")} text={t("department.noneText")} drawing="search" />}
      {faculties.map(({ faculty, color, departments }) => (
        <Section key={faculty} title={faculty} className={facultyClass(color)}>
          <ul className="-mt-3 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
            {departments.map(({ code, name, programs }) => (
              <li key={code} className="min-w-0">
                <Link
                  to={departmentPath(code)}
                  prefetch="intent"
                  className="flex h-full flex-wrap items-baseline gap-x-2 border-b border-s-4 border-base-300 border-s-(--faculty) px-4 py-2.5 hover:bg-base-200"
                >
                  <strong className="text-(--faculty)">{code}</strong>
                  <span className="min-w-0 grow">{name}</span>
                  {programs > 0 && <span className="text-sm text-muted">{t("department.programs", { count: programs })}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
