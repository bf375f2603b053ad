/** A new todo, field by field. What was typed into the line is read into the fields. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { TodoForm } from "../components/todo-form";
import { useTodoWords } from "../components/use-todo-words";
import { readTodos } from "../lists.service.server";
import { readLine } from "../quick-add.rules";
import { MAX_LINE, priorities } from "../todo.limits";
import { todoForm } from "../todo.schemas";
import { addTodo } from "../todo.service.server";

export const handle = pageHandle("todo", "add");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { lists, now } = await readTodos(signedIn(context), { view: "all" });
  const line = (new URL(request.url).searchParams.get("title") ?? "").slice(0, MAX_LINE);
  return { lists: lists.map(({ name }) => name), said: readLine(line, now) };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: todoForm(), feature: "todo" }, async (value, ctx) => {
    await addTodo(ctx, value);
    return redirectWithToast(args.context, "/todo/all", "todo:toasts.added");
  });

export default function AddTodo() {
  const { t } = useTranslation("todo");
  const { time } = useTodoWords();
  const { lists, said } = useLoaderData<typeof loader>();
  const defaultValue = {
    title: said.title,
    list: said.list,
    due_on: said.dueOn ?? "",
    due_time: said.dueMinute === null ? "" : time(said.dueMinute),
    priority: priorities[said.priority] ?? "normal",
    repeat: said.repeat,
  };
  return (
    <>
      <PageHeader title={t("pages.add")} breadcrumb={[{ label: t("pages.all"), to: "/todo/all" }, { label: t("pages.add") }]} />
      <TodoForm defaultValue={defaultValue} isNew lists={lists} submitLabel={t("form.add")} />
    </>
  );
}
