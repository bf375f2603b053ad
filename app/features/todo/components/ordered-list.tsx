/** Todos in the order that their owner gives them, by drag or by arrow keys. Without scripts the page of each todo moves it. */
import { useFetcher } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/kit/use-hydrated";
import GripVertical from "~icons/lucide/grip-vertical";
import type { ListedTodo } from "../list.rules";
import { type Answer, useReason, useSaidRefusal } from "./answer";
import { ROWS, TodoRow } from "./todo-row";
import { useDrag } from "./use-drag";

/** The list with one of it elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** The order as it is shown: at once as its owner wants it, until the server's comes. */
function useOrder(todos: readonly ListedTodo[]) {
  const fetcher = useFetcher<Answer>({ key: "todo-move" });
  const reason = useReason(fetcher.data);
  useSaidRefusal(fetcher.data);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server says is shown again
  useEffect(() => setWanted(null), [todos, reason]);
  const placeOf = new Map(wanted?.map((id, at) => [id, at]));
  const shown = wanted ? [...todos].sort((a, b) => (placeOf.get(a.todoId) ?? -1) - (placeOf.get(b.todoId) ?? -1)) : todos;
  const move = (from: number, to: number) => {
    const ids = moved(
      shown.map(({ todoId }) => todoId),
      from,
      to,
    );
    setWanted(ids);
    const fields = { act: "move", todo_id: ids[to] ?? "", after: ids[to - 1] ?? "" };
    fetcher.submit(fields, { method: "post", action: "/todo/all" });
  };
  return { shown, move };
}

export interface ListProps {
  todos: readonly ListedTodo[];
  today: string;
  onUndo(todoId: string): void;
}

export function OrderedList({ todos, today, onUndo }: ListProps) {
  const { t } = useTranslation("todo");
  const isHydrated = useHydrated();
  const { shown, move } = useOrder(todos);
  const ids = shown.map(({ todoId }) => todoId);
  const { rowProps, handleProps } = useDrag(ids, move);
  const [said, setSaid] = useState("");
  const [focused, setFocused] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was moved is drawn at another place
  useEffect(() => {
    if (focused) document.getElementById(`move-${focused}`)?.focus();
  }, [focused, ids.join()]);
  const onKey = (event: KeyboardEvent, at: number, { todoId, title }: ListedTodo) => {
    const to = event.key === "ArrowUp" ? at - 1 : event.key === "ArrowDown" ? at + 1 : -1;
    if (to < 0 || to >= ids.length) return;
    event.preventDefault();
    move(at, to);
    setFocused(todoId);
    setSaid(t("row.moved", { title, place: to + 1, count: ids.length }));
  };
  const handle = (todo: ListedTodo, at: number) => (
    <button
      type="button"
      id={`move-${todo.todoId}`}
      className="grid h-11 w-9 shrink-0 cursor-grab touch-none place-items-center text-muted hover:text-base-content"
      aria-label={t("row.move", { title: todo.title })}
      onKeyDown={(event) => onKey(event, at, todo)}
      onBlur={() => setFocused(null)}
      {...handleProps(todo.todoId)}
    >
      <GripVertical size={18} aria-hidden />
    </button>
  );
  return (
    <>
      <ul className={ROWS}>
        {shown.map((todo, at) => (
          <TodoRow
            key={todo.todoId}
            todo={todo}
            today={today}
            onUndo={onUndo}
            {...rowProps(todo.todoId, at)}
            handle={isHydrated && ids.length > 1 && handle(todo, at)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
