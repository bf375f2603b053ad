/** Every information project on one page, with its contents on top; admins see the others too, by status. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { isAdmin } from "~/platform/context";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ProjectActs } from "../components/project-acts";
import { ProjectSection } from "../components/project-section";
import { projectActSchema, projectFilters } from "../information.schemas";
import { listForAdmins, readPublished, setProjectStatus } from "../information.service.server";

export const handle = pageHandle("information", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { status, q } = projectFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  if (isAdmin(context.ctx.actor)) return { status, ...(await listForAdmins(asAdmin(context), status, q)) };
  return { status: "published" as const, items: await readPublished(context.ctx, q), counts: null };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const failure = formData.get("act") === "delete" ? "information.deleteFailed" : "information.saveFailed";
  return submitAdminForm(args, { schema: projectActSchema, feature: "information", formData, failure }, async ({ act, id }, ctx) => {
    await setProjectStatus(ctx, act, id);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, `information:toasts.${act}`);
  });
}

function Contents({ items }: { items: { projectId: string; name: string }[] }) {
  const { t } = useTranslation("information");
  if (items.length < 2) return null;
  return (
    <nav aria-label={t("list.contents")} className="my-6 print:hidden">
      <ul className="flex max-w-prose flex-col gap-1 border-s-2 border-base-300 ps-4">
        {items.map(({ projectId, name }) => (
          <li key={projectId}>
            <a href={`#${projectId}`} className="link">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function All() {
  const { t } = useTranslation("information");
  const { status, items, counts } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const isSearched = Boolean(query.get("q"));
  const link = useQueryLink();
  const tabs = (counts ?? []).map((each) => ({
    to: link({ status: each.status }),
    label: t(`status.${each.status}`),
    isActive: each.status === status,
    count: each.count,
  }));
  const add = (
    <Link to="/information/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={counts && add} />
      {counts && <Tabs label={t("fields.status")} tabs={tabs} />}
      <div className="my-4 max-w-prose print:hidden">
        <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["status"]} />
      </div>
      <Contents items={items} />
      {items.length === 0 && (
        <EmptyState title={t(isSearched ? "list.none" : "list.empty")} text={t(isSearched ? "list.noneText" : "list.emptyText")} />
      )}
      <div className="flex flex-col gap-10">
        {items.map((project) => (
          <ProjectSection key={project.projectId} project={project}>
            {counts && <ProjectActs project={project} />}
          </ProjectSection>
        ))}
      </div>
    </>
  );
}
