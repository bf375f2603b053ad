/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { ticketsFeature } from "./feature";
import { ticketIntents } from "./intents.server";
import { ticketsFactWays } from "./locales/fact-ways";
import { ticketGuides } from "./locales/guides";
import { ticketWays } from "./locales/ways-to-ask";
import { ticketNotices } from "./notices.repository.server";
import { endHolds } from "./orders.service.server";
import { ticketPlace } from "./own.repository.server";
import { ticketPlaces } from "./personal-data.repository.server";
import { ticketPlanner } from "./planner.repository.server";
import { refundCancelled } from "./returns.service.server";
import { ticketSuggestion } from "./suggestions.repository.server";
import { ticketMailMessage } from "./ticket-mail.message.server";
import { ticketEndpoints } from "./tickets.api.server";
import { offerAll } from "./waits.service.server";

export const ticketsServer = serverFeature(ticketsFeature, {
  endpoints: ticketEndpoints,
  guides: guidesWith(ticketGuides, ticketWays),
  planner: [ticketPlanner],
  intents: intentsWith(ticketIntents, ticketsFactWays),
  suggestions: [ticketSuggestion],
  personalData: ticketPlaces,
  ownPlaces: [ticketPlace],
  jobs: [
    defineJob({ name: "ticket-holds", schedule: "minutely", run: async (ctx) => `${await endHolds(ctx)} orders expired` }),
    defineJob({ name: "ticket-offers", schedule: "minutely", run: async (ctx) => `${await offerAll(ctx)} seats offered` }),
    defineJob({ name: "ticket-cancellations", schedule: "minutely", run: async (ctx) => `${await refundCancelled(ctx)} tickets returned` }),
  ],
  messages: [ticketMailMessage],
  notices: ticketNotices,
});
