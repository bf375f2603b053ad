/** Offers the plans that were made on this device before its reader logged in. */
import { useTranslation } from "react-i18next";
import type { StoredPlan } from "../stored-plan";

interface DevicePlansProps {
  plans: readonly StoredPlan[];
  onAnswer(taken: readonly StoredPlan[]): void;
}

export function DevicePlans({ plans, onAnswer }: DevicePlansProps) {
  const { t } = useTranslation("study-plan");
  if (plans.length === 0) return null;
  return (
    <section aria-labelledby="device-plans" className="mb-4 flex flex-col gap-3 rounded-box border border-base-300 p-4 print:hidden">
      <h2 id="device-plans" className="font-semibold">
        {t("onDevice.title", { count: plans.length })}
      </h2>
      <p>{plans.map(({ name }) => name).join(", ")}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={() => onAnswer(plans)}>
          {t("onDevice.take")}
        </button>
        <button type="button" className="btn" onClick={() => onAnswer([])}>
          {t("onDevice.leave")}
        </button>
      </div>
    </section>
  );
}
