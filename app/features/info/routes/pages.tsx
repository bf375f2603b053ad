/** Every page that the reader may open. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { type ListedPage, listPages } from "../pages-list.service.server";

export const handle = pageHandle("info", "pages");

export const loader = ({ context: { ctx } }: LoaderFunctionArgs) => ({
  groups: listPages(ctx),
  isSignedIn: ctx.actor !== null,
  staff: ctx.product.translators[ctx.locale].t("chrome:sections.staff"),
});

function PageLink({ page: { path, title, isStaffs }, staff }: { page: ListedPage; staff: string }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Link to={path} prefetch="intent" className="link link-hover inline-block py-1">
        {title}
      </Link>
      {isStaffs && <Badge>{staff}</Badge>}
    </span>
  );
}

export default function Pages() {
  const { t } = useTranslation("info");
  const { groups, isSignedIn, staff } = useLoaderData<typeof loader>();
  const act = isSignedIn ? undefined : (
    <Link to="/reception/login?next=%2Fpages" className="btn btn-primary">
      {t("pageList.logIn")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.pages")} lead={isSignedIn ? t("pageList.lead") : t("pageList.more")} act={act} />
      <div className="columns-1 gap-8 sm:columns-2 lg:columns-3">
        {groups.map(({ first, others }) => (
          <section key={first.path} className="mb-6 break-inside-avoid">
            <h2 className="font-semibold">
              <PageLink page={first} staff={staff} />
            </h2>
            <ul>
              {others.map((page) => (
                <li key={page.path}>
                  <PageLink page={page} staff={staff} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
