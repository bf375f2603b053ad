/** The filters of `What can I take?`: they go by the reader's own transcript, schedules and curriculum. */
import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilterSelect, FilterToggle, useChoices } from "~/kit/filters";
import { Link } from "~/kit/link";
import { MarksAsk } from "../../course-marks/offered/marks-question";
import { useCatalogWords } from "../offered/use-catalog-words";
import type { CatalogTake } from "../take.service.server";

interface TakeFiltersProps {
  take: CatalogTake;
  departments: string;
  /** How many courses are left of those whose prerequisites are met; undefined where that wasn't counted. */
  met: number | undefined;
}

export function TakeFilters({ take, departments, met }: TakeFiltersProps) {
  const { t } = useTranslation("course-marks");
  const { term, number } = useCatalogWords();
  const metLabel = t("take.filters.prerequisites_met");
  return (
    <fieldset className="col-span-full grid gap-1 border-s-4 border-primary ps-3">
      <legend className="font-medium">{t("take.title")}</legend>
      <FilterToggle name="prerequisites_met" label={met === undefined ? metLabel : `${metLabel} (${number(met)})`} />
      <FilterToggle name="not_taken" label={t("take.filters.not_taken")} />
      <FilterToggle name="my_required" label={t("take.filters.my_required")} />
      {take.schedules.length > 0 && (
        <FilterSelect
          name="fits"
          label={t("take.filters.fits")}
          anyLabel={t("take.anySchedule")}
          options={take.schedules.map(({ scheduleId, name, term: of }) => ({ value: scheduleId, label: `${name} · ${term(of)}` }))}
        />
      )}
      <OutsideFilter departments={departments} />
    </fieldset>
  );
}

/** It goes by nothing of the reader's own, so it may be asked for alone. */
export function OutsideFilter({ departments }: { departments: string }) {
  const { t } = useTranslation("course-marks");
  const choices = useChoices(departments);
  return <FilterSelect name="outside" label={t("take.filters.outside")} anyLabel={t("take.anyDepartment")} options={choices} />;
}

/** What the list couldn't go by, and what there is to do about it. */
export function TakeNote({ take: { state } }: { take: CatalogTake }) {
  const { t } = useTranslation("course-marks");
  const { pathname, search } = useLocation();
  if (state === "on") return null;
  if (state === "ask") return <MarksAsk />;
  const to = {
    off: "/gpa/marks",
    noTranscript: "/gpa-calculator",
    signedOut: `/reception/login?next=${encodeURIComponent(pathname + search)}`,
  }[state];
  return (
    <p className="rounded-box border border-base-300 bg-base-200 p-4">
      {t(`take.lacks.${state}`)}{" "}
      <Link to={to} className="link">
        {t(`take.go.${state}`)}
      </Link>
    </p>
  );
}
