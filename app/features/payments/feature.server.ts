/** What this feature brings on the server. */

import { eventBooks } from "@schema/payments";
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { paymentsFeature } from "./feature";
import { paymentGuides } from "./locales/guides";
import { paymentWays } from "./locales/ways-to-ask";
import { oldContracts, oldMessages } from "./old-traces.repository.server";
import { paymentEndpoints } from "./payments.api.server";
import { toldPayouts } from "./payouts.told.server";
import { paymentPlaces } from "./personal-data.repository.server";
import { settleDue } from "./refunds.service.server";

export const paymentsServer = serverFeature(paymentsFeature, {
  endpoints: paymentEndpoints,
  guides: guidesWith(paymentGuides, paymentWays),
  personalData: paymentPlaces,
  oldTraces: [oldMessages, oldContracts],
  jobs: [defineJob({ name: "payments", schedule: "minutely", run: settleDue })],
  toldActs: toldPayouts,
  audited: [{ thing: "payout", row: { table: eventBooks, id: eventBooks.eventId }, pageOf: (id) => `/admin/sipay/payouts/${id}` }],
  tools: [{ name: "payments", order: 7, to: "/admin/sipay" }],
});
