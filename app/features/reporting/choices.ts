/** What reports can be about and where they stand; apart from the schemas, so that browsers get it without zod. */
import type { appealStatuses, reportCategories, reportStatuses } from "@schema/reporting";
import { subjectTypes } from "~/engines/reported";

export const categories = [
  "spam",
  "threat",
  "harassment",
  "self-harm",
  "personal-data",
  "false",
  "copyright",
  "exam-material",
  "broken",
  "other",
] as const satisfies readonly (typeof reportCategories)[number][];
export type Category = (typeof categories)[number];

/** What may hurt somebody while it stands there: staff are called at once. */
export const urgentCategories: ReadonlySet<Category> = new Set(["threat", "self-harm", "personal-data"]);

/** Where a report leads whoever sent it; to help at once where somebody may need it. */
export const thanksPath = (reference: string, category: Category): string =>
  `/reporting/thank-you?${new URLSearchParams({ reference: reference.toUpperCase(), ...(category === "self-harm" && { category }) })}`;

/** The category that an address asks for; null when it asks for none. */
export const categoryIn = (query: URLSearchParams): Category | null => categories.find((each) => each === query.get("category")) ?? null;

export type ReportStatus = (typeof reportStatuses)[number];
export type AppealStatus = (typeof appealStatuses)[number];

/** The views of the staff's list. */
export const reportViews = ["open", "claimed", "decided"] as const;
export type ReportView = (typeof reportViews)[number];

/** By what the staff's list can be narrowed; `general` is about nothing in particular. */
export const typeFilters = [...subjectTypes, "general"] as const;

/** For how many days whoever wrote what is removed may publish nothing. */
export const pauseDays = ["1", "7", "30"] as const;

export const MAX_REASON = 500;
export const MIN_DETAILS = 10;
export const MAX_DETAILS = 2000;
export const MIN_APPEAL = 10;
export const MAX_APPEAL = 1000;
