/** What forms and filters of posts offer; apart from what a collection is, which all pages of posts know. */
import { recentYears } from "../../platform/time";
import type { PostField } from "./collection";

/** How many years a `year` field goes back. */
const YEARS_BACK = 15;

/** What may be chosen for a field at a moment: the values of a `select`, or years; empty for other fields. */
export const choicesOf = ({ type, options = [] }: PostField, now: number): readonly string[] =>
  type === "year" ? recentYears(now, YEARS_BACK) : options;
