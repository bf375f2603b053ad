/** Who may do what in the pools, once they agreed to their text. Reading one writes too, because staff's readings are written down. */
import { allOf, anyOf, hasRole, isActor, isOneOf, isUnset, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";

const isAuthor = isActor("authorId");

/** What an author who withdrew their consent wrote is shown to nobody else, staff included. */
const isShown = isUnset("withheldAt");

/** What waits or was turned down is its author's and staff's alone. */
export const maySee = anyOf(isAuthor, allOf(isShown, anyOf(isOneOf("status", "approved"), hasRole("moderator"))));

export const mayEdit = permits("pool-entry.edit", anyOf(isAuthor, allOf(isShown, hasRole("moderator"))));

export const mentalHealthUseCases = defineUseCases({
  writes: {
    acceptTerms: "signedIn",
    withdrawTerms: "signedIn",
    removeOwnEntries: "signedIn",
    addEntry: "signedIn",
    editEntry: { is: ["author"], or: "staff" },
    deleteOwnEntry: { is: ["author"] },
    reviewEntries: "staff",
    purgeEntry: "admin",
    readEntry: "signedIn",
    readEntryPage: "signedIn",
    findEditable: { is: ["author"], or: "staff" },
    listSubmissions: "staff",
    listPageReports: "staff",
  },
  reads: ["readConsent", "isPoolOpen", "listEntries", "listOwnEntries"],
});
