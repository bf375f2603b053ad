/** The circle in front of a todo that ticks it off: filled at once, while the server still hears of it. */
import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "~/kit/toasts";
import Check from "~icons/lucide/check";
import type { ListedTodo } from "../list.rules";
import { type Answer, useSaidRefusal } from "./answer";

const RINGS = { normal: "border-base-content/50", important: "border-warning", urgent: "border-error" } as const;

interface TickProps {
  todo: Pick<ListedTodo, "todoId" | "title" | "priority">;
  onUndo(todoId: string): void;
}

/** Whether a todo is on its way to be done. */
export function useTicking(todoId: string) {
  const fetcher = useFetcher<Answer>({ key: `tick-${todoId}` });
  const isTicked = fetcher.state !== "idle" && fetcher.formData?.get("act") === "done" && !fetcher.data?.isLost;
  return { fetcher, isTicked };
}

export function Tick({ todo: { todoId, title, priority }, onUndo }: TickProps) {
  const { t } = useTranslation("todo");
  const { fetcher, isTicked } = useTicking(todoId);
  useSaidRefusal(fetcher.data);
  const isDone = fetcher.data?.done !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once
  useEffect(() => {
    if (isDone) showToast(t("row.doneLine", { title }), "success", { label: t("row.undo"), run: () => onUndo(todoId) });
  }, [isDone]);
  return (
    <fetcher.Form method="post" action="/todo/all" className="flex">
      <input type="hidden" name="act" value="done" />
      <input type="hidden" name="todo_id" value={todoId} />
      <button
        type="submit"
        className="group grid size-11 cursor-pointer place-items-center"
        aria-label={t("row.do", { title })}
        aria-pressed={isTicked}
      >
        <span
          className={`grid size-6 place-items-center rounded-full border-2 ${RINGS[priority]} ${isTicked ? "tick-filled border-primary bg-primary text-primary-content" : "group-hover:bg-base-200"}`}
        >
          <Check size={14} strokeWidth={3} aria-hidden className={isTicked ? "" : "opacity-0 group-hover:opacity-60"} />
        </span>
      </button>
    </fetcher.Form>
  );
}
