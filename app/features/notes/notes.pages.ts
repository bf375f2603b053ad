/** Notes. */

import { MAX_PDF_FORM_BYTES as maxBytes } from "../../engines/posts/pdf";
import { page, pagesOf } from "../../platform/pages/page";

export const notesPages = pagesOf("notes", [
  page("/notes/demo/all", "demo", { access: "public" }),
  page("/notes/all", "all", { access: "public", signedOutTo: "/notes/demo/all" }),
  page("/courses/one/:course_id/notes", "of-course", { access: "user" }),
  page("/notes/personal", "personal", { access: "user" }),
  page("/notes/add", "add", { access: "user", maxBytes }),
  page("/notes/edit/:note_id", "edit", { access: "user", maxBytes }),
  page("/notes/one/:note_id", "one", { access: "user" }),
  page("/admin/notes/all", "admin-all", { access: "moderator" }),
  page("/admin/notes/users", "admin-users", { access: "moderator" }),
  page("/admin/notes/edit/:note_id", "admin-edit", { access: "moderator", maxBytes }),
  page("/admin/notes/edit/users/:user_id", "admin-user", { access: "moderator" }),
  page("/notes/paths", "paths", { access: "moderator" }),
]);
