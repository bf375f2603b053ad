/** Making plans: placed automatically, copied, renamed, removed and brought back. */
import type { Places } from "./check.rules";
import { type Placement, placeAll } from "./placement.rules";
import type { PlanFacts } from "./plan.rules";
import { seasonOf } from "./plan-terms.rules";
import type { PlanStore, StoredPlan } from "./stored-plan";

/** The id of a plan that isn't kept: it follows the transcript until something is done with it. */
export const AUTOMATIC = "";

/** Everything that is open in its earliest term. */
export function automaticPlan({ open, done, terms, loads }: PlanFacts): Placement & { planned: Places } {
  const season = seasonOf(terms[0] ?? "");
  const placement = placeAll({ courses: open, done, season, terms: terms.length, loads });
  return { ...placement, planned: Object.fromEntries([...placement.places].map(([id, at]) => [id, terms[at] ?? ""])) };
}

/** Small enough that those of two tabs stand beside each other. Changes carry their plan, which may be gone by then. */
export type PlansAct =
  | { type: "add"; plan: StoredPlan }
  | { type: "choose"; id: string }
  | { type: "look"; programId: string }
  | { type: "answer"; taken: readonly StoredPlan[] }
  | { type: "rename"; plan: StoredPlan; name: string }
  | { type: "move"; plan: StoredPlan; course: string; term: string | null }
  | { type: "arrange"; plan: StoredPlan; places: Places }
  | { type: "remove"; id: string };

function changed(store: PlanStore, plan: StoredPlan, change: (plan: StoredPlan) => StoredPlan): PlanStore {
  const isThere = store.plans.some(({ id }) => id === plan.id);
  const plans = isThere ? store.plans : [...store.plans, plan];
  return { ...store, plans: plans.map((each) => (each.id === plan.id ? change(each) : each)), current: plan.id, programId: null };
}

function moved({ places, ...plan }: StoredPlan, course: string, term: string | null): StoredPlan {
  const { [course]: _, ...others } = places;
  return { ...plan, places: term === null ? others : { ...others, [course]: term } };
}

export function plansReducer(store: PlanStore, act: PlansAct): PlanStore {
  switch (act.type) {
    case "add":
      return changed(store, act.plan, (plan) => plan);
    case "choose":
      return { ...store, current: act.id, programId: null };
    case "look": {
      const of = store.plans.findLast(({ programId }) => programId === act.programId);
      return { ...store, current: of?.id ?? null, programId: of ? null : act.programId };
    }
    case "answer":
      return { ...act.taken.reduce((all, plan) => changed(all, plan, (own) => own), store), isOfferAnswered: true };
    case "rename":
      return changed(store, act.plan, (plan) => ({ ...plan, name: act.name }));
    case "move":
      return changed(store, act.plan, (plan) => moved(plan, act.course, act.term));
    case "arrange":
      return changed(store, act.plan, (plan) => ({ ...plan, places: act.places }));
    case "remove": {
      const plans = store.plans.filter(({ id }) => id !== act.id);
      const next = plans.at(-1)?.id ?? null;
      const last = store.plans.find(({ id }) => id === act.id);
      return { ...store, plans, current: next, programId: next === null ? (last?.programId ?? null) : null };
    }
  }
}
