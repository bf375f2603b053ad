/** What one means to do: added by a line, ticked off, put in order. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, type ShouldRevalidateFunction, useActionData, useFetcher, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import History from "~icons/lucide/history";
import { type Answer, orLost, UNAVAILABLE, useSaidRefusal } from "../components/answer";
import { DatedLists } from "../components/dated-lists";
import { OrderedList } from "../components/ordered-list";
import { OnTheirWay, QuickAdd } from "../components/quick-add";
import { useAdding } from "../components/use-adding";
import { readTodos, type TodosPage } from "../lists.service.server";
import { todosAction } from "../todo.acts.server";
import { todosQuery } from "../todo.schemas";

export const handle = pageHandle("todo", "all");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readTodos(signedIn(context), todosQuery.parse(Object.fromEntries(new URL(request.url).searchParams)));

export const action = (args: ActionFunctionArgs) => todosAction(args);

/** What the server didn't hear changed nothing: asking it again would fail as well, and take the page away. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200, defaultShouldRevalidate }) =>
  actionStatus !== UNAVAILABLE && defaultShouldRevalidate;

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => orLost(serverAction);

const VIEWS = ["all", "today", "upcoming"] as const;

function addressOf(view: TodosPage["view"], list: string | null): string {
  const query = new URLSearchParams({ ...(view === "all" ? {} : { view }), ...(list ? { list } : {}) });
  return `/todo/all${query.size > 0 ? `?${query}` : ""}`;
}

function Views({ page: { view, list, lists, counts } }: { page: TodosPage }) {
  const { t } = useTranslation("todo");
  const countOf = { all: counts.all, today: counts.today, upcoming: undefined };
  const tabs = VIEWS.map((name) => ({
    to: addressOf(name, list),
    label: t(`views.${name}`),
    isActive: name === view,
    ...(countOf[name] ? { count: countOf[name] } : {}),
  }));
  const chips = [
    { name: t("views.everyList") as string, key: "", count: null, to: null },
    ...lists.map(({ name, key, count }) => ({ name: `#${name}`, key, count, to: name })),
  ];
  return (
    <div className="mt-4 mb-4 flex flex-col gap-3">
      <Tabs label={t("views.label")} tabs={tabs} />
      {lists.length > 0 && (
        <nav aria-label={t("views.lists")} className="-mx-4 overflow-x-auto px-4">
          <ul className="flex w-max gap-2">
            {chips.map(({ name, key, count, to }) => (
              <li key={key}>
                <Link
                  to={addressOf(view, to)}
                  prefetch="intent"
                  preventScrollReset
                  aria-current={to === list ? "true" : undefined}
                  className={`btn btn-sm ${to === list ? "btn-neutral" : ""}`}
                >
                  {name}
                  {count !== null && <span className="tabular-nums">{count}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** Without scripts a toast can't say what was just done. */
function JustDone() {
  const { t } = useTranslation("todo");
  const { done } = useActionData<Answer>() ?? {};
  if (!done) return null;
  return (
    <div role="status" className="mb-3 flex flex-wrap items-center gap-3 rounded-field bg-base-200 px-4 py-2">
      {t("row.doneLine", { title: done.title })}
      <ActionButton fields={{ act: "undo", todo_id: done.todoId }} action="/todo/all">
        {t("row.undo")}
      </ActionButton>
    </div>
  );
}

export default function AllTodos() {
  const { t } = useTranslation("todo");
  const page = useLoaderData<typeof loader>();
  const adder = useAdding();
  const undo = useFetcher<Answer>({ key: "todo-undo" });
  useSaidRefusal(undo.data);
  const onUndo = (todoId: string) => undo.submit({ act: "undo", todo_id: todoId }, { method: "post", action: "/todo/all" });
  const list = { todos: page.todos, today: page.now.today, onUndo };
  const isEmpty = page.todos.length === 0 && adder.going.length === 0;
  const history = (
    <Link to="/todo/history" className="btn">
      <History size={18} aria-hidden />
      {t("history.link")}
    </Link>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.all")} act={history} />
      <QuickAdd page={page} adder={adder} />
      <Views page={page} />
      <JustDone />
      <OnTheirWay adder={adder} now={page.now} />
      {isEmpty && <EmptyState title={t(`none.${page.view}`)} text={t(`none.${page.view}Text`)} drawing="calendar" />}
      {page.todos.length > 0 && (page.view === "all" ? <OrderedList {...list} /> : <DatedLists {...list} />)}
    </div>
  );
}
