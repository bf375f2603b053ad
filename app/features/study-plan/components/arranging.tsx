/** Places a plan anew, from another semester on or as it comes; what its owner had moved comes back with one press. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Places } from "../check.rules";
import { AUTOMATIC, type PlansAct } from "../plans.rules";
import type { StoredPlan } from "../stored-plan";
import { PlanStart } from "./plan-start";

interface ArrangingProps {
  /** With the places that are shown. */
  plan: StoredPlan;
  first: string;
  possible: readonly string[];
  /** Where everything is placed automatically, from a semester on. */
  placesFrom(first: string): Places;
  act(act: PlansAct): void;
}

const areSame = (a: Places, b: Places) => JSON.stringify(a) === JSON.stringify(b);

export function Arranging({ plan, first, possible, placesFrom, act }: ArrangingProps) {
  const { t } = useTranslation("study-plan");
  const [last, setLast] = useState<{ before: StoredPlan; places: Places } | null>(null);
  const isKept = plan.id !== AUTOMATIC;
  const arrange = (from: string) => {
    const places = placesFrom(from);
    setLast(isKept ? { before: plan, places } : null);
    act({ type: "arrange", plan, places });
  };
  // Once something else was done with it, what was before isn't what one would want back.
  const isLast =
    last !== null && last.before.id === plan.id && areSame(last.places, plan.places) && !areSame(last.before.places, plan.places);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <PlanStart first={first} possible={possible} onChoose={arrange} />
      {isKept && (
        <button type="button" className="btn btn-sm" onClick={() => arrange(first)}>
          {t("arrange")}
        </button>
      )}
      <div role="status">
        {isLast && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {t("arranged")}
            <button type="button" className="btn btn-sm" onClick={() => act({ type: "arrange", plan, places: last.before.places })}>
              {t("acts.undo")}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
