/** The first semester of a plan, where one may choose between the one that runs and the next. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { usePlanWords } from "./use-plan-words";

interface PlanStartProps {
  first: string;
  possible: readonly string[];
  onChoose(first: string): void;
}

export function PlanStart({ first, possible, onChoose }: PlanStartProps) {
  const { t } = useTranslation("study-plan");
  const words = usePlanWords();
  const id = useId();
  if (possible.length < 2) return null;
  return (
    <p className="flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="font-medium">
        {t("start")}
      </label>
      <select id={id} className="select w-auto max-w-full text-base" value={first} onChange={({ target }) => onChoose(target.value)}>
        {possible.map((term) => (
          <option key={term} value={term}>
            {words.term(term)}
          </option>
        ))}
      </select>
    </p>
  );
}
