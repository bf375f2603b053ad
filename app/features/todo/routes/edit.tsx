/** Changing a todo, or deleting it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { PageHeader } from "~/kit/page-header";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { TodoForm } from "../components/todo-form";
import { useTodoWords } from "../components/use-todo-words";
import { readTodoForm } from "../lists.service.server";
import { priorities } from "../todo.limits";
import { deleteForm, editForm } from "../todo.schemas";
import { deleteTodo, editTodo } from "../todo.service.server";

export const handle = pageHandle("todo", "edit");

export const loader = ({ params, context }: LoaderFunctionArgs) => readTodoForm(signedIn(context), params.todo_id ?? "");

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const todoId = args.params.todo_id ?? "";
  const feature = "todo";
  if (formData.get("act") === "delete")
    return submitSignedInForm(args, { schema: deleteForm, feature, formData }, async (_, ctx) => {
      await deleteTodo(ctx, todoId);
      return redirectWithToast(args.context, "/todo/all", "todo:toasts.deleted");
    });
  return submitSignedInForm(args, { schema: editForm(), feature, formData }, async (value, ctx) => {
    await editTodo(ctx, todoId, value);
    return redirectWithToast(args.context, `/todo/one/${todoId}`, "todo:toasts.saved");
  });
}

export default function EditTodo() {
  const { t } = useTranslation("todo");
  const { time } = useTodoWords();
  const { todo, lists } = useLoaderData<typeof loader>();
  const defaultValue = {
    title: todo.title,
    note: todo.note,
    list: todo.list,
    due_on: todo.dueOn ?? "",
    due_time: todo.dueMinute === null ? "" : time(todo.dueMinute),
    priority: priorities[todo.priority] ?? "normal",
    repeat: todo.repeat,
  };
  const breadcrumb = [
    { label: t("pages.all"), to: "/todo/all" },
    { label: todo.title, to: `/todo/one/${todo.todoId}` },
    { label: t("one.edit") },
  ];
  return (
    <>
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <TodoForm
        key={todo.todoId}
        defaultValue={defaultValue}
        hidden={{ revision: String(todo.revision) }}
        lists={lists}
        result={useResultOf(null)}
        submitLabel={t("form.save")}
      />
      <div className="max-w-2xl">
        <ActForm
          feature="todo"
          title={t("form.delete")}
          text={t("form.deleteText")}
          fields={{ act: "delete" }}
          submitLabel={t("form.delete")}
          level="error"
        />
      </div>
    </>
  );
}
