/** Communities: what guests see of them, the members' own page, and what staff keep in order. */
import { MAX_PAGE_FORM_BYTES } from "../../engines/media/limits";
import { page, pagesOf } from "../../platform/pages/page";

export const communityPages = pagesOf("community", [
  page("/community/all", "all", { access: "admin" }),
  page("/community/add", "add", { access: "admin" }),
  page("/community/one/:id", "one", { access: "admin" }),
  page("/community/edit/:id", "edit", { access: "admin", maxBytes: MAX_PAGE_FORM_BYTES }),
  page("/community/personal", "personal", { access: "admin" }),
  page("/community/demo/all", "demo", { access: "public" }),
  page("/community/demo/:id", "demo-one", { access: "public" }),
  page("/community/panel", "panel", { access: "user", maxBytes: MAX_PAGE_FORM_BYTES }),
  page("/admin/community/community", "admin-community", { access: "admin" }),
  page("/admin/community/users", "admin-users", { access: "admin" }),
  page("/admin/community/members", "admin-members", { access: "admin" }),
  page("/admin/paths/community", "paths", { access: "user" }),
]);
