/** Applications to the team by state, and the openings with their form. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect } from "~/kit/filters";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Section } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import { TimeAgo } from "~/kit/time";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { boardFilters, newOpeningSchema } from "../career.schemas";
import { addOpening, editOpening, readBoard } from "../career.service.server";
import { OpeningForm } from "../components/opening-form";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("career", "admin-all", ["review"]);

const filtersOf = (request: Request) => boardFilters.parse(Object.fromEntries(new URL(request.url).searchParams));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = filtersOf(request);
  return { filters, ...(await readBoard(asAdmin(context), filters)) };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: newOpeningSchema, feature: "career" }, async (value, ctx) => {
    const { edit } = filtersOf(args.request);
    await (edit ? editOpening(ctx, edit, value) : addOpening(ctx, value));
    return redirectWithToast(args.context, "/admin/career/all?status=openings", "career:toasts.saved");
  });

type Board = Pick<Awaited<ReturnType<typeof readBoard>>, "items" | "openings">;

function Applications({ items }: Pick<Board, "items">) {
  const { t, i18n } = useTranslation("career");
  if (items.length === 0) return <EmptyState title={t("board.none")} />;
  return (
    <ul className="divide-y divide-base-300">
      {items.map(({ applicationId, name, openingEn, openingTr, year, createdAt }) => (
        <li key={applicationId} className="py-3">
          <Link to={`/career/${applicationId}`} className="link-hover font-medium">
            {name}
          </Link>
          <p className="text-sm text-muted">
            {(i18n.language === "tr" ? openingTr : openingEn) ?? t("apply.anyRole")} · {t(`years.${year}`)} · <TimeAgo at={createdAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Openings({ openings, edit }: Pick<Board, "openings"> & { edit: string | undefined }) {
  const { t, i18n } = useTranslation("career");
  const edited = openings.find(({ openingId }) => openingId === edit) ?? null;
  return (
    <>
      <ul className="divide-y divide-base-300">
        {openings.map(({ openingId, titleEn, titleTr, isOpen }) => (
          <li key={openingId} className="flex flex-wrap items-baseline gap-x-3 py-3">
            <Link to={`/admin/career/all?status=openings&edit=${openingId}`} className="link-hover font-medium">
              {i18n.language === "tr" ? titleTr : titleEn}
            </Link>
            <span className="text-sm text-muted">{t(isOpen ? "board.open" : "board.closed")}</span>
          </li>
        ))}
      </ul>
      <Section title={t(edited ? "board.edit" : "board.add")}>
        <OpeningForm key={edited?.openingId ?? "new"} opening={edited} />
      </Section>
    </>
  );
}

export default function Board() {
  const { t } = useTranslation(["career", "review"]);
  const { t: kit } = useTranslation(["kit", "review"]);
  const { filters, items, openings, counts, nextBefore } = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const all = [...counts, { status: "openings" as const, count: openings.length }];
  const tabs = all.map(({ status, count }) => ({
    to: link({ status, before: null, edit: null }),
    label: t(`status.${status}`),
    count,
    isActive: status === filters.status,
  }));
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("board.lead")} />
      <div className="flex flex-col gap-4">
        <Tabs label={t("board.state")} tabs={tabs} />
        {filters.status !== "openings" && (
          <FilterBar keeps={["status"]}>
            <FilterSelect name="mine" label={kit("review:taking.title")} options={[{ value: "1", label: kit("review:taking.mine") }]} />
          </FilterBar>
        )}
        {filters.status === "openings" ? <Openings openings={openings} edit={filters.edit} /> : <Applications items={items} />}
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
