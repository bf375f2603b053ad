/** What is known of a todo beside its title, in small print. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import CalendarDays from "~icons/lucide/calendar-days";
import Flag from "~icons/lucide/flag";
import Hash from "~icons/lucide/hash";
import Repeat from "~icons/lucide/repeat";
import StickyNote from "~icons/lucide/sticky-note";
import { isOverdue } from "../due.rules";
import type { ListedTodo } from "../list.rules";
import { useTodoWords } from "./use-todo-words";

const ICON = 14;

function Small({ icon: Icon, className = "", children }: { icon: typeof Flag; className?: string; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1 ${className}`}>
      <Icon size={ICON} aria-hidden />
      {children}
    </span>
  );
}

export interface TodoMarksProps {
  todo: Pick<ListedTodo, "dueOn" | "dueMinute" | "list" | "priority" | "repeat"> & { hasNote?: boolean };
  today: string;
  /** The day stands above already. */
  isDayKnown?: boolean;
}

export function TodoMarks({ todo, today, isDayKnown }: TodoMarksProps) {
  const { t } = useTranslation("todo");
  const words = useTodoWords();
  const known = todo.dueMinute === null ? "" : words.time(todo.dueMinute);
  const due = isDayKnown ? known : words.due(todo, today);
  const dueLook = isOverdue(todo, today) ? "text-warning" : todo.dueOn === today ? "text-success" : "";
  if (!due && !todo.list && todo.priority === "normal" && todo.repeat === "none" && !todo.hasNote) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-muted">
      {due && (
        <Small icon={CalendarDays} className={dueLook}>
          {due}
        </Small>
      )}
      {todo.repeat !== "none" && <Small icon={Repeat}>{t(`repeat.${todo.repeat}`)}</Small>}
      {todo.priority !== "normal" && (
        <Small icon={Flag} className={todo.priority === "urgent" ? "text-error" : "text-warning"}>
          {t(`priority.${todo.priority}`)}
        </Small>
      )}
      {todo.list && <Small icon={Hash}>{todo.list}</Small>}
      {todo.hasNote && (
        <Small icon={StickyNote}>
          <span className="sr-only">{t("row.hasNote")}</span>
        </Small>
      )}
    </span>
  );
}
