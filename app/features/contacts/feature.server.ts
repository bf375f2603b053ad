/** What this feature brings on the server. */
import { contacts } from "@schema/contacts";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { contactEndpoints } from "./contacts.api.server";
import { contactsTaken, oldContacts } from "./contacts.repository.server";
import { contactsFeature } from "./feature";
import { contactsInbox } from "./inbox.server";
import { contactsGuides } from "./locales/guides";
import { contactsWays } from "./locales/ways-to-ask";
import { contactPlaces } from "./personal-data.repository.server";

export const contactsServer = serverFeature(contactsFeature, {
  audited: [{ thing: "contact", row: { table: contacts, id: contacts.contactId }, pageOf: (id) => `/admin/contacts/${id}` }],
  guides: guidesWith(contactsGuides, contactsWays),
  endpoints: contactEndpoints,
  inbox: [contactsInbox],
  personalData: contactPlaces,
  oldTraces: [oldContacts],
  taken: [contactsTaken],
  tools: [{ name: "contacts", order: 10, to: "/admin/contacts/all" }],
});
