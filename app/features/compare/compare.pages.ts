/** The page on which courses stand side by side. */
import { page, pagesOf } from "../../platform/pages/page";

export const comparePages = pagesOf("compare", [page("/courses/compare", "compare", { access: "public" })]);
