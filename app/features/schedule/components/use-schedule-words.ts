/** Words that pages of schedules put together: times, entries, whom a section takes. */

import { useTranslation } from "react-i18next";
import { clockTime } from "~/platform/time";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import type { Plan } from "../plan.rules";
import type { Interval } from "../week.rules";

export function useScheduleWords() {
  const { t } = useTranslation("schedule");
  const words = useCatalogWords();
  const hours = ({ start, end }: Pick<Interval, "start" | "end">) => `${clockTime(start)}–${clockTime(end)}`;
  return {
    ...words,
    hours,
    /** `Monday 08:40–09:30` */
    when: (interval: Interval) => `${words.day(interval.day)} ${hours(interval)}`,
    /** `2024–25 Fall · 5 courses · 17 credits` */
    sums: ({ term, courses, credits, items }: { term: string; courses: number; credits: number; items: number }) =>
      [words.term(term), t("courses", { count: courses }), words.credits(credits), items > 0 && t("items", { count: items })]
        .filter(Boolean)
        .join(" · "),
    /** What an entry is called: a course's code, an item's title. */
    entry(plan: Pick<Plan, "sections" | "items">, id: string): string {
      return (
        plan.sections.find((section) => section.id === id)?.courseCode ?? plan.items.find((item) => item.id === id)?.title ?? t("gone")
      );
    },
  };
}
