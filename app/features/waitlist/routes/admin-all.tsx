/** Who waits for what, in order, and inviting the next. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { WaitingTable } from "../components/waiting-table";
import { INVITATION_DAYS, MAX_KEY, MAX_NAME } from "../waitlist.limits";
import { inviteForm, listForm, switchForm, waitlistFilters } from "../waitlist.schemas";
import { addList, inviteNext, readBoard, setListOpen } from "../waitlist.service.server";

export const handle = pageHandle("waitlist", "admin-all");

const PAGE = "/admin/waitlist/all";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = waitlistFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { status: filters.status, ...(await readBoard(asAdmin(context), filters)) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const options = { feature: "waitlist", formData };
  const done = (feature: string, key: string) => redirectWithToast(args.context, `${PAGE}?feature=${feature}`, `waitlist:toasts.${key}`);
  const act = formData.get("act");
  if (act === "invite") {
    return submitAdminForm(args, { ...options, schema: inviteForm }, async ({ feature, count }, ctx) => {
      await inviteNext(ctx, feature, count);
      return done(feature, "invite");
    });
  }
  if (act === "open" || act === "close") {
    return submitAdminForm(args, { ...options, schema: switchForm }, async (value, ctx) => {
      await setListOpen(ctx, value.feature, value.act === "open");
      return done(value.feature, value.act);
    });
  }
  return submitAdminForm(args, { ...options, schema: listForm }, async ({ act: _, ...list }, ctx) => {
    await addList(ctx, list);
    return done(list.key, "add");
  });
}

type Board = Awaited<ReturnType<typeof readBoard>>;

function AddList() {
  const { t } = useTranslation("waitlist");
  return (
    <ActForm feature="waitlist" title={t("board.add")} fields={{ act: "add" }} submitLabel={t("board.addSubmit")}>
      <TextField name="key" maxLength={MAX_KEY} input={{ autoCapitalize: "none", spellCheck: false }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="name_en" maxLength={MAX_NAME} />
        <TextField name="name_tr" maxLength={MAX_NAME} />
      </div>
    </ActForm>
  );
}

function List({ list, lists, items, counts, nextAfter, status }: Board & { list: NonNullable<Board["list"]>; status: string }) {
  const { t } = useTranslation("waitlist");
  const link = useQueryLink();
  const tabs = counts.map((each) => ({
    to: link({ status: each.status, after: null }),
    label: t(`status.${each.status}`),
    count: each.count,
    isActive: each.status === status,
  }));
  const [first, ...others] = lists;
  const act = list.isOpen ? "close" : "open";
  return (
    <div className="flex flex-col gap-4">
      <Tabs label={t("board.state")} tabs={tabs} />
      <FilterBar search={<SearchBox label={t("board.search")} />} keeps={["status"]}>
        {first && <FilterSelect name="feature" label={t("board.list")} options={others} anyLabel={first.label} />}
      </FilterBar>
      {!list.isOpen && <p className="text-muted">{t("board.closed")}</p>}
      {items.length === 0 ? <EmptyState title={t("board.none")} /> : <WaitingTable caption={list.label} items={items} />}
      <CursorPager name="after" next={nextAfter} />
      <span className="flex flex-wrap gap-2">
        <a href={`/api/v1/admin/waitlist/${list.value}/list.csv`} className="btn btn-sm" download>
          {t("board.file")}
        </a>
        <ActionButton fields={{ act, feature: list.value }}>{t(`board.${act}`)}</ActionButton>
      </span>
      <ActForm
        feature="waitlist"
        title={t("board.invite")}
        text={t("board.inviteText", { days: INVITATION_DAYS })}
        fields={{ act: "invite", feature: list.value }}
        submitLabel={t("board.inviteSubmit")}
      >
        <TextField name="count" type="number" />
      </ActForm>
    </div>
  );
}

export default function Waitlists() {
  const { t } = useTranslation("waitlist");
  const board = useLoaderData<typeof loader>();
  const { list } = board;
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("board.lead")} />
      {list ? <List {...board} list={list} /> : <EmptyState title={t("board.noLists")} text={t("board.noListsText")} />}
      <AddList />
    </>
  );
}
