/** Requests by right that tests set up. */
import { legalRequests } from "@schema/legal-requests";
import { anonymousId } from "../../app/platform/ids";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

export const requestBody = (own: Record<string, unknown> = {}) => ({
  kind: "access",
  name: "Deniz Aksoy",
  email: "deniz@example.org",
  details: "Which data do you hold about me?",
  ...own,
});

const DAY = 86_400_000;

/** Writes a request that was confirmed. @returns its id */
export async function addRequestRow(own: Partial<typeof legalRequests.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const row = {
    requestId: anonymousId("request"),
    kind: "access" as const,
    name: "Deniz Aksoy",
    email: "deniz@example.org",
    details: "Which data do you hold about me?",
    locale: "tr" as const,
    status: "open" as const,
    codeHash: "none",
    codeSentAt: now,
    dueAt: now + 30 * DAY,
    warnAt: now + 20 * DAY,
    createdAt: now,
    updatedAt: now,
    ...own,
  };
  await testContext().db.insert(legalRequests).values(row);
  return row.requestId;
}

/** Writes one that waits for its code. */
const addUnconfirmed = (own: Partial<typeof legalRequests.$inferInsert> = {}) =>
  addRequestRow({ status: "unconfirmed", dueAt: null, warnAt: null, ...own });

export const requestSamples: Record<string, Sample> = {
  addRequest: async () => ({ args: [requestBody()] }),
  confirmRequest: async () => ({ args: [await addRequestRow(), "000000"] }),
  resendRequestCode: async () => ({ args: [await addUnconfirmed({ codeSentAt: Date.now() - 120_000 })] }),
  decideRequest: async () => ({
    args: [await addRequestRow({ kind: "aboutMe", page: "/courses/all" }), { decision: "granted", answer: "Here they are." }],
  }),
};

/** What admins send of the clocks. */
export const requestSettings = {
  request_days: 30,
  about_me_days: 3,
  copyright_days: 3,
  concerned_hours: 24,
  court_hours: 4,
  authority_hours: 4,
  request_years: 3,
};
