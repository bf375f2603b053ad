/** Polls: staff ask, everyone who is signed in votes. */
import { page, pagesOf } from "../../platform/pages/page";

export const pollPages = pagesOf("poll", [
  page("/poll/all", "all", { access: "moderator" }),
  page("/poll/add", "add", { access: "moderator" }),
  page("/poll/personal", "personal", { access: "moderator" }),
  page("/poll/edit/:poll_id", "edit", { access: "moderator" }),
  page("/poll/one/:poll_id", "one", { access: "user" }),
  page("/admin/poll/all", "admin-all", { access: "moderator" }),
  page("/admin/poll/users", "admin-users", { access: "moderator" }),
  page("/admin/paths/poll", "paths", { access: "moderator" }),
]);
