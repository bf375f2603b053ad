/** Words that pages of schedules put together: times, entries, whom a section takes. */

import { useTranslation } from "react-i18next";
import { clockTime } from "~/platform/time";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { NO_SECTION } from "../conflicts.rules";
import type { Plan, PlanCredits } from "../plan.rules";
import type { Interval } from "../week.rules";

export function useScheduleWords() {
  const { t } = useTranslation("schedule");
  const words = useCatalogWords();
  const hours = ({ start, end }: Pick<Interval, "start" | "end">) => `${clockTime(start)}–${clockTime(end)}`;
  /** `17 credits`, `17 credits, of 2 courses unknown`: never a sum that hides what is missing. */
  const planCredits = ({ credits, withoutCredits }: PlanCredits) =>
    // A schedule that was kept on a device before this was counted says nothing of it.
    withoutCredits > 0 ? t("creditsUnknown", { count: withoutCredits, credits: words.credits(credits) }) : words.credits(credits);
  return {
    ...words,
    hours,
    planCredits,
    /** `Section 2`, or that none is chosen yet. */
    section: (number: number) => (number === NO_SECTION ? t("state.unchosen") : t("section", { number })),
    /** `Monday 08:40–09:30` */
    when: (interval: Interval) => `${words.day(interval.day)} ${hours(interval)}`,
    /** `2024–25 Fall · 5 courses · 17 credits` */
    sums: ({ term, courses, items, ...credits }: PlanCredits & { term: string; courses: number; items: number }) =>
      [words.term(term), t("courses", { count: courses }), planCredits(credits), items > 0 && t("items", { count: items })]
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
