/** Pages of the GPA calculator and of the rules. */
import { page, pagesOf, redirectPage } from "../../platform/pages/page";

/** Computing costs processor time: pages and API count together. */
export const computeLimit = { name: "gpa-compute", max: 60, windowMs: 60_000 };
/** A page saves two seconds after an edit at the earliest. */
export const saveLimit = { name: "gpa-keep", max: 60, windowMs: 60_000 };
/** A transcript of ten thousand lines. */
export const MAX_BODY_BYTES = 3_000_000;

export const gpaPages = pagesOf("gpa", [
  page("/gpa-calculator", "calculator", {
    access: "public",
    chrome: "plain",
    writeLimit: computeLimit,
    maxBytes: MAX_BODY_BYTES,
    offlinePage: { words: ["transcript-import"] },
  }),
  page("/rules", "rules", { access: "public" }),
  redirectPage("/gpa/calculator", "/gpa-calculator", { access: "public" }),
]);
