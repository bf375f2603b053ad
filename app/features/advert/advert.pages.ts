/** Adverts. */
import { MAX_PAGE_FORM_BYTES } from "../../engines/media/limits";
import { page, pagesOf } from "../../platform/pages/page";

export const advertPages = pagesOf("advert", [
  page("/advert/demo", "demo", { access: "public" }),
  page("/advert/all", "all", { access: "user" }),
  page("/advert/one/:advert_id", "one", { access: "user" }),
  page("/advert/add", "add", { access: "user" }),
  page("/advert/edit/:advert_id", "edit", { access: "user", maxBytes: MAX_PAGE_FORM_BYTES }),
  page("/advert/paths", "paths", { access: "moderator" }),
  page("/admin/advert/all", "admin-all", { access: "admin" }),
  page("/admin/advert/users", "admin-users", { access: "admin" }),
]);
