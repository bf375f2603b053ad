/** What the forms of the lists of todos do. They answer with what happened, so that a page without scripts shows it too. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { platformErrors } from "~/platform/errors/errors";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { doneForm, lineForm, type Move, moveForm, overdueForm } from "./todo.schemas";
import { addLine, doTodo, moveOverdueToToday, moveTodo, readTodo, undoTodo } from "./todo.service.server";

const feature = "todo";

/** @throws badRequest when a form asks for nothing that there is */
export async function todosAction(args: ActionFunctionArgs, given?: FormData) {
  const formData = given ?? (await readForm(args.request));
  const act = formData.get("act");
  if (act === "add") {
    return submitSignedInForm(args, { schema: lineForm, feature, formData }, async (line, ctx) => ({ added: await addLine(ctx, line) }));
  }
  if (act === "done" || act === "undo") {
    return submitSignedInForm(args, { schema: doneForm, feature, formData }, async ({ todo_id: todoId, act: asked }, ctx) => {
      if (asked === "undo") {
        await undoTodo(ctx, todoId);
        return { undone: todoId };
      }
      const { title } = await readTodo(ctx, todoId);
      await doTodo(ctx, todoId);
      return { done: { todoId, title } };
    });
  }
  if (act === "move") {
    return submitSignedInForm(args, { schema: moveForm, feature, formData }, async ({ todo_id, after, to }, ctx) => {
      const move: Move = to ? { to } : { after: after ?? "" };
      await moveTodo(ctx, todo_id, move);
      return { moved: todo_id };
    });
  }
  if (act !== "overdue") throw platformErrors.badRequest();
  return submitSignedInForm(args, { schema: overdueForm, feature, formData }, async (_, ctx) => ({
    movedToToday: await moveOverdueToToday(ctx),
  }));
}
