/** Making plans: placed automatically, copied, renamed, removed and brought back. */
import type { Places } from "./check.rules";
import { type Placement, placeAll } from "./placement.rules";
import type { PlanFacts } from "./plan.rules";
import type { PlanStore, StoredPlan } from "./plan-store";
import { seasonOf } from "./plan-terms.rules";

/** Everything that is open in its earliest term. */
export function automaticPlan({ open, done, terms, loads }: PlanFacts): Placement & { planned: Places } {
  const season = seasonOf(terms[0] ?? "");
  const placement = placeAll({ courses: open, done, season, terms: terms.length, loads });
  return { ...placement, planned: Object.fromEntries([...placement.places].map(([id, at]) => [id, terms[at] ?? ""])) };
}

export type PlansAct =
  | { type: "open"; store: PlanStore }
  | { type: "add"; plan: StoredPlan }
  | { type: "choose"; id: string }
  | { type: "rename"; id: string; name: string }
  | { type: "place"; id: string; places: Places }
  | { type: "remove"; id: string };

export function plansReducer(store: PlanStore, act: PlansAct): PlanStore {
  const change = (id: string, own: Partial<StoredPlan>) => store.plans.map((plan) => (plan.id === id ? { ...plan, ...own } : plan));
  switch (act.type) {
    case "open":
      return act.store;
    case "add":
      return { plans: [...store.plans, act.plan], current: act.plan.id };
    case "choose":
      return { ...store, current: act.id };
    case "rename":
      return { ...store, plans: change(act.id, { name: act.name }) };
    case "place":
      return { ...store, plans: change(act.id, { places: act.places }) };
    case "remove": {
      const plans = store.plans.filter(({ id }) => id !== act.id);
      return { plans, current: plans.at(-1)?.id ?? null };
    }
  }
}
