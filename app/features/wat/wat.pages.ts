/** Work & Travel: what was promised, and what it was like. */
import { page, pagesOf } from "../../platform/pages/page";

export const watPages = pagesOf("wat", [
  page("/wat", "compare", { access: "public" }),
  page("/wat/all", "all", { access: "public" }),
  page("/wat/one/:id", "one", { access: "public" }),
  page("/wat/add", "add", { access: "user" }),
  page("/wat/personal", "personal", { access: "user" }),
  page("/wat/edit/:id", "edit", { access: "user" }),
]);
