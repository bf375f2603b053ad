/** How much of a course was missed, and how much still may be. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "~/kit/section";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { type Absences, absenceOf } from "../absences.rules";
import type { TermAct, TermCourse } from "../term-acts.rules";
import { NumberInput } from "./number-input";

const MOST_HOURS = 999;
const ALL = 100;
const UNITS = ["hours", "percent"] as const;

function Left({ absences }: { absences: Absences }) {
  const { t } = useTranslation("term-courses");
  const { number } = useCatalogWords();
  const found = absenceOf(absences);
  if (!found) return <p className="text-muted">{t(absences.limit === null ? "absences.unknown" : "absences.unknownTotal")}</p>;
  const { allowed, left } = found;
  if (left < 0)
    return (
      <p className="border-s-4 border-error ps-3 font-medium">
        {t("absences.over", { count: -left, hours: number(-left), allowed: number(allowed) })}
      </p>
    );
  const look = left < 2 ? "border-warning" : "border-success";
  return <p className={`border-s-4 ps-3 ${look}`}>{t("absences.left", { count: left, hours: number(left), allowed: number(allowed) })}</p>;
}

export function AbsencesPanel({ course, act }: { course: TermCourse; act(act: TermAct): void }) {
  const { t } = useTranslation("term-courses");
  const unitId = useId();
  const { absences } = course;
  const { missed, limit, unit, total } = absences;
  const set = (change: Partial<Absences>) => act({ type: "absences", course, change });
  return (
    <Section title={t("absences.title")} lead={t("absences.lead")}>
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-24">
          <NumberInput
            label={t("absences.missed")}
            value={missed}
            max={MOST_HOURS}
            empty={0}
            onSet={(value) => set({ missed: value ?? 0 })}
          />
        </div>
        <button
          type="button"
          className="btn mt-6 print:hidden"
          disabled={missed + 1 > MOST_HOURS}
          onClick={() => set({ missed: missed + 1 })}
        >
          {t("absences.more")}
        </button>
        <div className="w-24">
          <NumberInput
            label={t("absences.limit")}
            value={limit}
            max={unit === "percent" ? ALL : MOST_HOURS}
            empty={null}
            also={unit === "percent" ? "percent" : undefined}
            onSet={(value) => set({ limit: value })}
          />
        </div>
        <p className="flex flex-col gap-1">
          <label htmlFor={unitId} className="text-sm font-medium">
            {t("absences.unit")}
          </label>
          <select
            id={unitId}
            className="select w-auto text-base"
            value={unit}
            onChange={({ target }) => set({ unit: UNITS.find((each) => each === target.value) ?? "hours" })}
          >
            {UNITS.map((each) => (
              <option key={each} value={each}>
                {t(`absences.units.${each}`)}
              </option>
            ))}
          </select>
        </p>
        {unit === "percent" && (
          <div className="w-40">
            <NumberInput label={t("absences.total")} value={total} max={MOST_HOURS} empty={null} onSet={(value) => set({ total: value })} />
          </div>
        )}
      </div>
      <div role="status" className="mt-3">
        <Left absences={absences} />
      </div>
    </Section>
  );
}
