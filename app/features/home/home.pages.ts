/** The front page and the pages about the product itself. */
import { page, pagesOf } from "../../platform/pages/page";

export const homePages = pagesOf("home", [page("/", "index", { access: "public" })]);
