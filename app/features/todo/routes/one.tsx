/** One todo with all that is known of it, and what can be done with it. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { LinkedText } from "~/kit/linked-text";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { MINUTE } from "~/platform/clock";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { startOfDay } from "~/platform/time";
import ArrowDown from "~icons/lucide/arrow-down";
import ArrowDownToLine from "~icons/lucide/arrow-down-to-line";
import ArrowUp from "~icons/lucide/arrow-up";
import ArrowUpToLine from "~icons/lucide/arrow-up-to-line";
import Check from "~icons/lucide/check";
import Pencil from "~icons/lucide/pencil";
import Undo2 from "~icons/lucide/undo-2";
import { RemindLink } from "../../alarm/offered/remind-link";
import { TodoMarks } from "../components/marks";
import { listed } from "../list.rules";
import { momentIn } from "../moment";
import { todosAction } from "../todo.acts.server";
import { readTodo } from "../todo.service.server";

export const handle = pageHandle("todo", "one");

/** Minutes after midnight: of a day without a time. */
const MORNING = 9 * 60;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const row = await readTodo(ctx, params.todo_id ?? "");
  const { dueOn, dueMinute } = row;
  const remindAt = dueOn === null ? null : startOfDay(dueOn) + (dueMinute ?? MORNING) * MINUTE;
  return {
    todo: { ...listed(row), note: row.note, doneAt: row.doneAt },
    today: momentIn(ctx).today,
    remindAt,
    title: row.title,
    partOf: "todo:pages.all",
  };
}

export const action = (args: ActionFunctionArgs) => todosAction(args);

const STEPS = [
  { to: "top", Icon: ArrowUpToLine },
  { to: "up", Icon: ArrowUp },
  { to: "down", Icon: ArrowDown },
  { to: "bottom", Icon: ArrowDownToLine },
] as const;

function Order({ todoId }: { todoId: string }) {
  const { t } = useTranslation("todo");
  return (
    <Section title={t("one.order")}>
      <div className="flex flex-wrap gap-2">
        {STEPS.map(({ to, Icon }) => (
          <ActionButton key={to} fields={{ act: "move", todo_id: todoId, to }}>
            <Icon size={16} aria-hidden />
            {t(`one.${to}`)}
          </ActionButton>
        ))}
      </div>
    </Section>
  );
}

export default function OneTodo() {
  const { t } = useTranslation("todo");
  const { todo, today, remindAt } = useLoaderData<typeof loader>();
  const { todoId, title, note, doneAt } = todo;
  const isDone = doneAt !== null;
  const breadcrumb = [
    isDone ? { label: t("pages.history"), to: "/todo/history" } : { label: t("pages.all"), to: "/todo/all" },
    { label: title },
  ];
  return (
    <div className="max-w-2xl">
      <PageHeader title={title} breadcrumb={breadcrumb}>
        <TodoMarks todo={{ ...todo, hasNote: false }} today={isDone ? "" : today} />
        {isDone && (
          <p className="text-sm text-muted">
            {t("one.doneAt")}: <DateText at={doneAt} style="dateTime" />
          </p>
        )}
      </PageHeader>
      {note && (
        <Written text={note} className="mb-6 whitespace-pre-line">
          <LinkedText text={note} />
        </Written>
      )}
      <div className="flex flex-wrap gap-2">
        <ActionButton fields={{ act: isDone ? "undo" : "done", todo_id: todoId }} className={isDone ? "" : "btn-primary"}>
          {isDone ? <Undo2 size={18} aria-hidden /> : <Check size={18} aria-hidden />}
          {t(isDone ? "one.undo" : "one.do")}
        </ActionButton>
        <Link to={`/todo/edit/${todoId}`} className="btn">
          <Pencil size={18} aria-hidden />
          {t("one.edit")}
        </Link>
        {!isDone && <RemindLink title={title} path={`/todo/one/${todoId}`} at={remindAt} />}
      </div>
      {!isDone && <Order todoId={todoId} />}
    </div>
  );
}
