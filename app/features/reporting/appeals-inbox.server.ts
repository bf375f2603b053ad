/** Appeals in the staff's one list of what waits: decided on there, by somebody else than whoever removed what they are about. */
import { reviewErrors } from "~/engines/review/errors";
import type { Decidable, InboxKind } from "~/engines/review/inbox.server";
import { claimAppeal, decideAppeal } from "./appeals.service.server";
import { appealDossiers, oldestAppeals } from "./appeals-list.repository.server";

/** The list of a panel that shows these alone. */
const LIST = "/admin/panel?kind=appeals";

const decidable: Decidable = {
  asks: "appeal",
  sentences: { reason: new Map(), author_reason: new Map() },
  claim: claimAppeal,
  async decide(ctx, id, { decision, reason }) {
    if (decision === "grant") return decideAppeal(ctx, id, { status: "granted", answer: reason });
    if (decision === "refuse") return decideAppeal(ctx, id, { status: "refused", answer: reason });
    throw reviewErrors.nothingToReview();
  },
  dossiers: appealDossiers,
};

export const appealInbox: InboxKind = {
  name: "appeals",
  order: 11,
  label: "admin:inbox.appeals",
  counters: ["appeals"],
  waiting: ["open"],
  done: ["granted", "refused"],
  list: LIST,
  pageOf: ({ key }) => `${LIST}#appeals-${key}`,
  oldest: oldestAppeals,
  decidable,
};
