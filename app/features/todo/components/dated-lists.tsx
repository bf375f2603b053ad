/** Todos by their days: what is left from before, then each day. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { isOverdue } from "../due.rules";
import type { ListedTodo } from "../list.rules";
import type { ListProps } from "./ordered-list";
import { ROWS, TodoRow } from "./todo-row";
import { useTodoWords } from "./use-todo-words";

interface Group {
  key: string;
  title: string;
  todos: ListedTodo[];
}

function useGroups({ todos, today }: ListProps): Group[] {
  const { t } = useTranslation("todo");
  const words = useTodoWords();
  const groups: Group[] = [];
  for (const todo of todos) {
    const key = isOverdue(todo, today) ? "overdue" : (todo.dueOn ?? "");
    const last = groups.at(-1);
    if (last?.key === key) last.todos.push(todo);
    else groups.push({ key, title: key === "overdue" ? t("groups.overdue") : words.day(key, today), todos: [todo] });
  }
  return groups;
}

export function DatedLists(props: ListProps) {
  const { t } = useTranslation("todo");
  const { today, onUndo } = props;
  return useGroups(props).map(({ key, title, todos }) => (
    <section key={key} aria-labelledby={`day-${key}`} className="mt-6 first:mt-0">
      <div className="mb-1 flex min-h-8 items-center justify-between gap-3">
        <h2 id={`day-${key}`} className="font-semibold first-letter:uppercase">
          {title}
        </h2>
        {key === "overdue" && <ActionButton fields={{ act: "overdue" }}>{t("groups.moveToToday")}</ActionButton>}
      </div>
      <ul className={ROWS}>
        {todos.map((todo) => (
          <TodoRow key={todo.todoId} todo={todo} today={today} onUndo={onUndo} isDayKnown={key !== "overdue"} />
        ))}
      </ul>
    </section>
  ));
}
