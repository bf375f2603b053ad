/** One todo of a list: ticked off on the left, opened in the middle, moved on the right. */
import type { CSSProperties, ReactNode, Ref } from "react";
import { Link } from "~/kit/link";
import type { ListedTodo } from "../list.rules";
import { TodoMarks } from "./marks";
import { Tick, useTicking } from "./tick";

interface TodoRowProps {
  todo: ListedTodo;
  today: string;
  onUndo(todoId: string): void;
  handle?: ReactNode;
  style?: CSSProperties;
  isLifted?: boolean;
  isDayKnown?: boolean;
  row?: Ref<HTMLLIElement>;
}

export function TodoRow({ todo, today, onUndo, handle, style, isLifted, isDayKnown, row }: TodoRowProps) {
  const { isTicked } = useTicking(todo.todoId);
  return (
    <li
      ref={row}
      style={style}
      className={`flex items-start bg-base-100 ${isLifted ? "relative z-10 rounded-field shadow-lg" : ""} ${isTicked ? "opacity-60" : ""}`}
    >
      <Tick todo={todo} onUndo={onUndo} />
      <Link to={`/todo/one/${todo.todoId}`} prefetch="intent" className="min-w-0 flex-1 py-2.5">
        <span className={`block ${isTicked ? "line-through" : ""}`}>{todo.title}</span>
        <TodoMarks todo={todo} today={today} isDayKnown={isDayKnown} />
      </Link>
      {handle}
    </li>
  );
}

/** The list that rows stand in. */
export const ROWS = "flex flex-col divide-y divide-base-300 border-y border-base-300";
