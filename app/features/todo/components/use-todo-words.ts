/** Days, times and repeats of todos in the reader's words. */
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { clockTime, momentOf } from "~/platform/time";
import { type Due, dayName, isOverdue } from "../due.rules";

const DAY_MS = 86_400_000;

export function useTodoWords() {
  const { t } = useTranslation("todo");
  const { locale } = useWords();
  const day = (date: string, today: string) => {
    const name = dayName(date, today);
    if (name) return t(`due.${name}`);
    const isFar = date.slice(0, 4) !== today.slice(0, 4);
    return formatDate(momentOf(date, "12:00"), locale, isFar ? "date" : "dayShort");
  };
  return {
    day,
    /** `Tomorrow, 14:00`; of what is overdue, how long ago. */
    due(due: Due, today: string): string {
      if (due.dueOn === null) return "";
      const days = Math.round((Date.parse(today) - Date.parse(due.dueOn)) / DAY_MS);
      const named = isOverdue(due, today) && days > 1 && days < 14 ? t("due.daysAgo", { count: days }) : day(due.dueOn, today);
      return due.dueMinute === null ? named : t("due.withTime", { day: named, time: clockTime(due.dueMinute) });
    },
    time: clockTime,
  };
}
