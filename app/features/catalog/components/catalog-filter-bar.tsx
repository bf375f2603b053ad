/** The filters of the catalog. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { useFilterQuery } from "~/kit/filter-query";
import { FilterSelect, FilterToggle, SearchBox, useChoices } from "~/kit/filters";
import type { Option } from "~/kit/forms/select-field";
import type { ReadWish } from "~/kit/wish-note";
import type { CatalogChoices } from "../catalog-choices.repository.server";
import { useCatalogWords } from "../offered/use-catalog-words";
import type { CatalogTake } from "../take.service.server";
import { OutsideFilter, TakeFilters } from "./take-filters";

const LEVELS = ["undergraduate", "graduate", "phd"] as const;
const TYPES = ["mandatory", "elective", "technical_elective"] as const;
const LANGUAGES = ["en", "tr", "de", "fr", "not_en", "not_tr"] as const;
const SORTS = ["easiest", "hardest", "rating", "hours", "experiences", "views"] as const;
/** Beside active ones. */
const HIDDEN_STATUSES = ["draft", "archived"] as const;
const SEMESTERS = ["fall", "spring", "summer"] as const;
const ECTS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 8.5, 9, 10, 12, 15, 20, 30];
const CREDITS = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];
/** Nearly no course meets on Sundays. */
const DAYS = [0, 1, 2, 3, 4, 5];
const FIRST_HOUR = 7;
const LAST_HOUR = 20;

const hours = (minute: number, shift: number): Option[] =>
  Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => {
    const value = `${String(FIRST_HOUR + index + shift).padStart(2, "0")}:${minute}`;
    return { value, label: value };
  });

/** Classes start twenty to the hour and end half past. */
const STARTS = hours(40, 0);
const ENDS = hours(30, 1);

/** A choice with how many courses it leaves, where that was counted. */
const withCount = (label: string, count: number | undefined, number: (value: number) => string) =>
  count === undefined ? label : `${label} (${number(count)})`;

function DayChoice({ term, counts }: { term: string; counts: CatalogChoices["days"] }) {
  const { t } = useTranslation("catalog");
  const { day, dayShort, number } = useCatalogWords();
  const query = useFilterQuery();
  const chosen = new Set(query.getAll("days").flatMap((value) => value.split(",")));
  return (
    <fieldset className="col-span-full" aria-describedby="days-hint">
      <legend className="mb-1 text-sm font-medium">{t("fields.days")}</legend>
      <div className="grid grid-cols-6 gap-1">
        {DAYS.map((value) => {
          const isOn = chosen.has(String(value));
          const count = isOn ? undefined : counts?.[value];
          const label = withCount(day(value), count, number);
          return (
            <label
              key={`${value}${isOn}`}
              title={label}
              className="choice-card flex-col items-center justify-center gap-0 p-0 py-2 text-sm"
            >
              <input type="checkbox" name="days" value={value} defaultChecked={isOn} className="sr-only" aria-label={label} />
              <span aria-hidden>{dayShort(value)}</span>
              {count !== undefined && (
                <span aria-hidden className="text-xs text-muted tabular-nums">
                  {number(count)}
                </span>
              )}
            </label>
          );
        })}
      </div>
      <p id="days-hint" className="mt-1 text-xs text-muted">
        {t("hints.days", { term })}
      </p>
    </fieldset>
  );
}

function SlotChoice({ term }: { term: string }) {
  const { t } = useTranslation("catalog");
  const { day } = useCatalogWords();
  return (
    <fieldset className="col-span-full" aria-describedby="slot-hint">
      <legend className="mb-1 text-sm font-medium">{t("list.slot")}</legend>
      <div className="grid grid-cols-3 gap-2 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <FilterSelect
            name="slot_day"
            label={t("list.day")}
            anyLabel={t("list.anySlotDay")}
            options={[...DAYS, 6].map((value) => ({ value: String(value), label: day(value) }))}
          />
        </div>
        <FilterSelect name="slot_from" label={t("fields.slot_from")} anyLabel={t("list.anyTime")} options={STARTS} />
        <FilterSelect name="slot_to" label={t("fields.slot_to")} anyLabel={t("list.anyTime")} options={ENDS} />
      </div>
      <p id="slot-hint" className="mt-1 text-xs text-muted">
        {t("hints.slot", { term })}
      </p>
    </fieldset>
  );
}

interface CatalogFilterBarProps {
  departments: string;
  latestTerm: string | null;
  /** Also courses that aren't active. */
  canSeeAll: boolean;
  wish: ReadWish | null;
  /** What the filters that are the reader's own go by; null where none is asked for. */
  take: CatalogTake | null;
  /** What each choice leaves. */
  choices: CatalogChoices;
}

export function CatalogFilterBar({ departments, latestTerm, canSeeAll, wish, take, choices }: CatalogFilterBarProps) {
  const { t } = useTranslation("catalog");
  const { number, term } = useCatalogWords();
  const [query] = useSearchParams();
  const counted = (name: "level" | "course_type" | "credits", value: string | number, label: string) =>
    withCount(label, choices[name]?.[value], number);
  const sorts = query.get("q") ? (["code", ...SORTS] as const) : SORTS;
  return (
    <FilterBar isColumn wish={wish} keeps={["meets_then"]} search={<SearchBox label={t("list.search")} />}>
      {take && <TakeFilters take={take} departments={departments} met={choices.prerequisites_met?.["1"]} />}
      {!take && query.get("outside") && (
        <div className="col-span-full">
          <OutsideFilter departments={departments} />
        </div>
      )}
      <div className="col-span-full">
        <FilterSelect name="department_id" label={t("fields.department_id")} options={useChoices(departments)} />
      </div>
      <FilterSelect
        name="level"
        label={t("fields.level")}
        options={LEVELS.map((value) => ({ value, label: counted("level", value, t(`levels.${value}`)) }))}
      />
      <FilterSelect
        name="course_type"
        label={t("fields.course_type")}
        options={TYPES.map((value) => ({ value, label: counted("course_type", value, t(`types.${value}`)) }))}
      />
      <FilterSelect
        name="credits"
        label={t("fields.credits")}
        options={CREDITS.map((value) => ({ value: String(value), label: counted("credits", value, number(value)) }))}
      />
      <FilterSelect name="ects" label={t("fields.ects")} options={ECTS.map((value) => ({ value: String(value), label: number(value) }))} />
      <FilterSelect
        name="language"
        label={t("fields.language")}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <FilterSelect
        name="semester"
        label={t("fields.semester")}
        options={SEMESTERS.map((value) => ({ value, label: t(`semesters.${value}`) }))}
      />
      <FilterSelect
        name="sort"
        label={t("fields.sort")}
        anyLabel={query.get("q") ? t("sorts.best") : t("sorts.code")}
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
      {canSeeAll && (
        <FilterSelect
          name="status"
          label={t("fields.status")}
          anyLabel={t("statuses.active")}
          options={HIDDEN_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      )}
      {latestTerm && <DayChoice term={term(latestTerm)} counts={choices.days} />}
      {latestTerm && <SlotChoice term={term(latestTerm)} />}
      <div className="col-span-full flex flex-wrap gap-x-4">
        <FilterToggle name="non_technical" label={t("fields.non_technical")} />
        <FilterToggle name="no_prerequisites" label={t("fields.no_prerequisites")} />
        {latestTerm && <FilterToggle name="offered" label={t("list.offeredIn", { term: term(latestTerm) })} />}
      </div>
    </FilterBar>
  );
}
