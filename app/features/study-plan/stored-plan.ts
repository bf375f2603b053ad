/** Plans as a browser and the account keep them. */
import type { Places } from "./check.rules";

export interface StoredPlan {
  id: string;
  name: string;
  programId: string;
  places: Places;
  /** What is done by a plan that somebody shared; null: it goes by one's own transcript. */
  done: readonly string[] | null;
}

export interface PlanStore {
  plans: readonly StoredPlan[];
  /** The id of the one that is shown; null: the automatic one of a curriculum. */
  current: string | null;
  /** Which curriculum that is; null: the transcript's. */
  programId: string | null;
  /** Whether the account was offered the plans of the device since it logged in. */
  isOfferAnswered: boolean;
}
