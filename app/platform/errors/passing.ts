/**
 * Failures of Cloudflare's stores that pass by themselves, by the words that its documentation lists
 * (developers.cloudflare.com/d1/observability/debug-d1, …/r2/api/error-codes; KV says its answer's status).
 */
import { withoutParameters } from "./without-parameters";

/** The database never heard of it: whatever it was may be asked again. */
const UNHEARD = /Cannot resolve D1 DB due to transient issue|Internal error while starting up D1 DB/;

/** Nobody knows whether it was done: what only reads may be asked again. */
const UNCERTAIN =
  /Network connection lost|D1 DB reset because its code was updated|Internal error in D1 DB storage caused object to be reset/;

/** Another try at once would make it worse. */
const OVERLOADED =
  /D1 DB is overloaded|D1 DB storage operation exceeded timeout|D1 DB's isolate exceeded its memory|D1 DB exceeded its CPU/;

const OTHER_STORES = /KV (GET|PUT|DELETE|LIST)\b.* failed: (429|5\d\d)|\((10001|10043|10058)\)/;

/** Whether what failed may be asked again at once. */
export function mayAskAgain(failed: unknown, onlyReads: boolean): boolean {
  const { message } = withoutParameters(failed);
  return UNHEARD.test(message) || (onlyReads && UNCERTAIN.test(message));
}

/** Whether a store failed in a way that passes, so that the same may work in a moment. */
export function isPassing(failed: unknown): boolean {
  const { message } = withoutParameters(failed);
  return [UNHEARD, UNCERTAIN, OVERLOADED, OTHER_STORES].some((words) => words.test(message));
}
