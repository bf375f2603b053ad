/** Communities: what guests see of them, the members' own page, and what staff keep in order. */
import { MAX_PAGE_FORM_BYTES } from "../../engines/media/limits";
import { page, pagesOf } from "../../platform/pages/page";

export const communityPages = pagesOf("community", [
  page("/community/all", "all", { access: "admin", failure: "community.loadFailed" }),
  page("/community/add", "add", { access: "admin" }),
  page("/community/one/:id", "one", { access: "admin", failure: "community.loadFailed" }),
  page("/community/edit/:id", "edit", { access: "admin", maxBytes: MAX_PAGE_FORM_BYTES, failure: "community.loadFailed" }),
  page("/community/personal", "personal", { access: "admin", failure: "community.loadFailed" }),
  page("/community/demo/all", "demo", { access: "public", failure: "community.loadFailed" }),
  page("/community/demo/:id", "demo-one", { access: "public", failure: "community.loadFailed" }),
  page("/community/panel", "panel", { access: "user", maxBytes: MAX_PAGE_FORM_BYTES, failure: "community.loadFailed" }),
  page("/community/seller/:id", "seller", { access: "user", isUnlisted: true, isNeverStored: true, failure: "community.loadFailed" }),
  page("/admin/community/community", "admin-community", { access: "admin", failure: "community.loadFailed" }),
  page("/admin/community/users", "admin-users", { access: "admin", failure: "community.loadFailed" }),
  page("/admin/community/members", "admin-members", { access: "admin", failure: "community.loadFailed" }),
  page("/admin/paths/community", "paths", { access: "user" }),
]);
