/** Writing to the team, and the team's inbox. */
import { page, pagesOf } from "../../platform/pages/page";

export const contactsPages = pagesOf("contacts", [
  page("/contacts", "write", { access: "public" }),
  page("/admin/contacts/all", "admin-all", { access: "admin" }),
  page("/admin/contacts/:contact_id", "admin-one", { access: "admin" }),
]);
