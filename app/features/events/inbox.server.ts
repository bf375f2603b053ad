/** Events in the staff's one list of what waits: shown, or left out of sight for a reason that their organizers read. */
import { reviewErrors } from "~/engines/review/errors";
import type { Decidable, InboxKind } from "~/engines/review/inbox.server";
import { rejectionTemplates, textsOf } from "~/engines/review/templates";
import { recentEventDecisions } from "./deciding-undo.repository.server";
import { claimEvent, eventDossiers, isOpenTo, oldestEvents } from "./inbox.repository.server";
import { decideOnWaiting, undoDecisionOnWaiting } from "./panel.service.server";

const decidable: Decidable = {
  asks: "reason",
  sentences: { reason: textsOf(rejectionTemplates), author_reason: new Map() },
  async claim(ctx, id) {
    if (!(await claimEvent(ctx, id))) throw reviewErrors.claimedByOther();
  },
  async decide(ctx, id, { decision, reason }) {
    if (decision !== "approve" && decision !== "reject") throw reviewErrors.nothingToReview();
    if (!(await decideOnWaiting(ctx, id, decision === "approve", { reason, onlyIf: isOpenTo(ctx) }))) throw reviewErrors.nothingToReview();
  },
  dossiers: eventDossiers,
  wayBack: { from: ["approve", "reject"], undo: undoDecisionOnWaiting, recent: recentEventDecisions },
};

export const eventInbox: InboxKind = {
  name: "events",
  order: 6,
  label: "admin:inbox.events",
  counters: ["events"],
  waiting: ["waiting"],
  done: ["active", "inactive"],
  list: "/event/edit/panel?state=waiting",
  pageOf: ({ id }) => `/event/${id}`,
  oldest: oldestEvents,
  decidable,
};
