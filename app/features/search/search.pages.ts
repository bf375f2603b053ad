/** The search across everything. */
import { page, pagesOf } from "../../platform/pages/page";

export const searchPages = pagesOf("search", [page("/search", "results", { access: "public" })]);
