/** Messages to the team in the staff's one list of what waits: answered by mail there, closed, or opened again. */
import { reviewErrors } from "~/engines/review/errors";
import type { Decidable, InboxKind } from "~/engines/review/inbox.server";
import { answerContact, reopenContact, setContactStatus } from "./contacts.service.server";
import { claimContact, contactDossiers, oldestContacts, recentContacts, settledContacts } from "./inbox.repository.server";

/** The list of a panel that shows these alone: the pages of all messages are for admins. */
const LIST = "/admin/panel?kind=contacts";

const decidable: Decidable = {
  asks: "reply",
  sentences: { reason: new Map(), author_reason: new Map() },
  async claim(ctx, id) {
    if (!(await claimContact(ctx, id))) throw reviewErrors.claimedByOther();
  },
  async decide(ctx, id, { decision, reason }) {
    if (decision === "reply") return answerContact(ctx, id, reason);
    if (decision === "close") return setContactStatus(ctx, id, "closed");
    throw reviewErrors.nothingToReview();
  },
  dossiers: contactDossiers,
  // An answer is on its way by mail.
  wayBack: { from: ["close"], undo: reopenContact, recent: recentContacts },
};

export const contactsInbox: InboxKind = {
  name: "contacts",
  order: 10,
  label: "admin:inbox.contacts",
  counters: ["contacts"],
  waiting: ["open"],
  done: ["answered", "closed"],
  list: LIST,
  pageOf: ({ key }) => `${LIST}#contacts-${key}`,
  oldest: oldestContacts,
  decidable,
  settled: settledContacts,
};
