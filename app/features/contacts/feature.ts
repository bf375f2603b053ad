/** What this feature brings: writing to the team. */
import { feature } from "../../engines/feature";
import { contactsPages } from "./contacts.pages";

export const contactsFeature = feature("contacts", {
  whilePaused: "open",
  pages: contactsPages,
  links: [
    { group: "main", order: 2, to: "/contacts", key: "contacts" },
    { group: "support", order: 1, to: "/contacts", key: "contacts" },
  ],
});
