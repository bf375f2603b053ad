/** Which measure, and from which day to which. */
import { useSearchParams } from "@remix-run/react";
import { useId } from "react";
import { FilterBar } from "~/kit/filter-bar";
import { measures } from "../measures";
import { useStatWords } from "./use-stat-words";

function DayField({ name, label, value }: { name: string; label: string; value?: string }) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input key={value} id={id} type="date" name={name} defaultValue={value} className="input w-full text-base" />
    </div>
  );
}

function MeasureField({ value }: { value: string }) {
  const { t } = useStatWords();
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {t("measure")}
      </label>
      <select key={value} id={id} name="measure" defaultValue={value} className="select w-full">
        {measures.map((measure) => (
          <option key={measure} value={measure}>
            {t(`measures.${measure}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** @param measure the chosen one; without it there is nothing to choose */
export function PeriodFilter({ measure }: { measure?: string }) {
  const { t } = useStatWords();
  const [query] = useSearchParams();
  return (
    <FilterBar>
      {measure && <MeasureField value={measure} />}
      <DayField name="from" label={t("from")} value={query.get("from") ?? undefined} />
      <DayField name="until" label={t("until")} value={query.get("until") ?? undefined} />
    </FilterBar>
  );
}
