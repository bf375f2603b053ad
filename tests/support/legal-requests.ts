/** Requests by right that tests set up. */
import { legalRequests } from "@schema/legal-requests";
import { restrictions } from "@schema/review";
import { anonymousId } from "../../app/platform/ids";
import { addCourse, addExperience } from "./rows";
import { signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

export const requestBody = (own: Record<string, unknown> = {}) => ({
  kind: "access",
  name: "Deniz Aksoy",
  email: "deniz@example.org",
  details: "Which data do you hold about me?",
  ...own,
});

const DAY = 86_400_000;

/** Writes what is hidden of somebody's for a request, which is open. @returns its id */
export async function addRestrictionRow(own: Partial<typeof restrictions.$inferInsert> = {}): Promise<string> {
  const row = {
    restrictionId: anonymousId("restriction"),
    subjectType: "experience",
    subjectId: anonymousId("experience"),
    causeId: own.causeId ?? (await addRequestRow({ kind: "court", page: "/courses/all", fileNumber: "2026/17" })),
    wasShown: true,
    restrictedAt: Date.now(),
    ...own,
  };
  await testContext().db.insert(restrictions).values(row);
  return row.restrictionId;
}

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

/** An experience that readers see. */
const shown = async (): Promise<string> => {
  const { courseId } = await addCourse();
  return (await addExperience({ courseId, authorId: (await signUp()).userId })).experienceId;
};

export const requestSamples: Record<string, Sample> = {
  addRequest: async () => ({ args: [requestBody()] }),
  confirmRequest: async () => ({ args: [await addRequestRow(), "000000"] }),
  resendRequestCode: async () => ({ args: [await addUnconfirmed({ codeSentAt: Date.now() - 120_000 })] }),
  decideRequest: async () => ({
    args: [await addRequestRow({ kind: "aboutMe", page: "/courses/all" }), { decision: "granted", answer: "Here they are." }],
  }),
  restrictSubject: async () => ({ args: [await addRequestRow({ kind: "court" }), { address: `/courses/one/any#${await shown()}` }] }),
  liftRestriction: async () => {
    const causeId = await addRequestRow({ kind: "court" });
    return { args: [causeId, { restriction_id: await addRestrictionRow({ causeId, subjectId: await shown() }) }] };
  },
  addStatement: async () => {
    const author = await signUp();
    return {
      args: [await addRestrictionRow({ authorId: author.userId }), { statement: "Every word of it is true." }],
      people: { author },
    };
  },
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
  billing_years: 10,
  traffic_months: 0,
};
