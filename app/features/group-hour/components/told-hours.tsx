/** How good each hour is for the group: everybody is free, all but one or two, or fewer. */
import { useTranslation } from "react-i18next";
import Check from "~icons/lucide/check";
import Minus from "~icons/lucide/minus";
import type { Span, Step } from "../group-hour.rules";
import { HourGrid } from "./hour-grid";

const looks = {
  all: "bg-primary text-primary-content",
  nearly: "border-2 border-primary text-base-content",
  fewer: "border border-base-300",
} as const satisfies Record<Step, string>;

function Sign({ step }: { step: Step }) {
  if (step === "all") return <Check size={18} aria-hidden />;
  return step === "nearly" ? <Minus size={18} aria-hidden /> : null;
}

export function ToldHours({ span, steps, counted }: { span: Span; steps: readonly Step[]; counted: number }) {
  const { t } = useTranslation("group-hour");
  const shown = (["all", "nearly", "fewer"] as const).filter((step) => step !== "nearly" || steps.includes(step));
  const words = (step: Step) => (step === "fewer" && !steps.includes("nearly") ? t("steps.notAll") : t(`steps.${step}`));
  return (
    <>
      <HourGrid
        span={span}
        label={t("told.title")}
        cell={(number, name) => {
          const step = steps[number] ?? "fewer";
          return (
            <span className={`grid h-9 place-items-center rounded-field ${looks[step]}`}>
              <Sign step={step} />
              <span className="sr-only">
                {name}: {words(step)}
              </span>
            </span>
          );
        }}
      />
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-2 text-sm">
        {shown.map((step) => (
          <li key={step} className="inline-flex items-center gap-2">
            <span aria-hidden className={`grid size-6 place-items-center rounded-field ${looks[step]}`}>
              <Sign step={step} />
            </span>
            {words(step)}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">{t("told.of", { count: counted })}</p>
    </>
  );
}
