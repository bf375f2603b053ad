/** Plans in this browser's storage: the account's go with logging out, those of nobody's account belong to the device. */

import { accountKey } from "~/platform/account-copies";
import { type PlansAct, plansReducer } from "./plans.rules";
import { isPlan, isProgram } from "./share.rules";
import type { PlanStore, StoredPlan } from "./stored-plan";

const EMPTY: PlanStore = { plans: [], current: null, programId: null, isOfferAnswered: false };
const DEVICE_PLANS = "hocam.plans";

const keyOf = (owner: string | null) => (owner === null ? DEVICE_PLANS : accountKey("plans"));

function read<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Value | null;
  } catch {
    return null;
  }
}

/** Gives whether the browser keeps it. */
function write(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Another version of the site, or somebody's hand, may have written what is there. */
const isStored = (plan: StoredPlan | null) => typeof plan?.id === "string" && isPlan({ ...plan, done: plan.done ?? [] });

export function readPlans(owner: string | null): PlanStore {
  const kept = read<PlanStore & { owner: string | null }>(keyOf(owner));
  if (kept?.owner !== owner || !Array.isArray(kept.plans)) return EMPTY;
  const plans = kept.plans.filter(isStored);
  const programId = isProgram(kept.programId) ? kept.programId : null;
  const current = plans.find(({ id }) => id === kept.current) ?? (programId === null ? plans[0] : undefined);
  return { plans, current: current?.id ?? null, programId: current ? null : programId, isOfferAnswered: kept.isOfferAnswered === true };
}

export const writePlans = (owner: string | null, store: PlanStore): boolean => write(keyOf(owner), { owner, ...store });

/** Plans that were made on this device without an account, for the account that doesn't have them yet. */
export function offeredPlans({ plans, isOfferAnswered }: PlanStore): readonly StoredPlan[] {
  return isOfferAnswered ? [] : readPlans(null).plans.filter(({ id }) => !plans.some((own) => own.id === id));
}

/** What a page shows, and whether the browser keeps it. */
export interface ShownPlans {
  store: PlanStore;
  isKept: boolean;
}

/** What the browser has by now; which plan is shown is each tab's own. */
export function followPlans(owner: string | null, { current, programId }: PlanStore): PlanStore {
  const store = readPlans(owner);
  const isThere = current === null ? programId !== null : store.plans.some(({ id }) => id === current);
  return isThere ? { ...store, current, programId } : store;
}

/** Changes what the browser has by now, not what this tab read once: another may have changed it meanwhile. */
export function changePlans(owner: string | null, shown: ShownPlans, act: PlansAct): ShownPlans {
  const store = plansReducer(shown.isKept ? followPlans(owner, shown.store) : shown.store, act);
  return { store, isKept: writePlans(owner, store) };
}

/** Calls back when another tab changes them; gives what stops it. */
export function onPlansChange(owner: string | null, call: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === keyOf(owner) || key === null) call();
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}
