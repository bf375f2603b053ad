/** What one has done, with search; each can go back on the list. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { DateText } from "~/kit/time";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Undo2 from "~icons/lucide/undo-2";
import { clearHistory, readHistory } from "../lists.service.server";
import { todosAction } from "../todo.acts.server";
import { clearForm, historyQuery } from "../todo.schemas";

export const handle = pageHandle("todo", "history");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readHistory(signedIn(context), historyQuery.parse(Object.fromEntries(new URL(request.url).searchParams)));

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") !== "clear") return todosAction(args, formData);
  return submitSignedInForm(args, { schema: clearForm, feature: "todo", formData }, async (_, ctx) => {
    await clearHistory(ctx);
    return redirectWithToast(args.context, "/todo/history", "todo:toasts.cleared");
  });
}

type Done = Awaited<ReturnType<typeof readHistory>>["items"][number];

function DoneRow({ todo: { todoId, title, list, doneAt } }: { todo: Done }) {
  const { t } = useTranslation("todo");
  return (
    <li className="flex items-center gap-3 py-2">
      <Link to={`/todo/one/${todoId}`} prefetch="intent" className="min-w-0 flex-1">
        <span className="block text-muted line-through">{title}</span>
        <span className="text-sm text-muted">
          <DateText at={doneAt} style="dateTime" />
          {list && ` · #${list}`}
        </span>
      </Link>
      <ActionButton fields={{ act: "undo", todo_id: todoId }}>
        <Undo2 size={16} aria-hidden />
        {t("row.undo")}
      </ActionButton>
    </li>
  );
}

export default function TodoHistory() {
  const { t } = useTranslation("todo");
  const { items, ...paging } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const q = query.get("q") ?? "";
  const isEmpty = items.length === 0;
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.history")}
        lead={t("history.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/todo/all" }, { label: t("pages.history") }]}
      />
      {(q || !isEmpty) && <FilterBar search={<SearchBox label={t("history.search")} />} />}
      {isEmpty ? (
        <EmptyState
          title={q ? t("history.nothing", { q }) : t("history.none")}
          text={q ? null : t("history.noneText")}
          drawing="calendar"
        />
      ) : (
        <>
          <Total {...paging} />
          <ul className="mt-2 divide-y divide-base-300 border-y border-base-300">
            {items.map((todo) => (
              <DoneRow key={todo.todoId} todo={todo} />
            ))}
          </ul>
          <Pager {...paging} />
          <ActForm
            feature="todo"
            title={t("history.clear")}
            text={t("history.clearText")}
            fields={{ act: "clear" }}
            submitLabel={t("history.clear")}
            level="error"
          />
        </>
      )}
    </div>
  );
}
