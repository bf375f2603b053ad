/** Where applications to the team name people: who applied, and who decided. */
import { careerApplications } from "@schema/career";
import { sql } from "drizzle-orm";
import { ACTED, usedFor } from "~/engines/personal/personal.server";
import { DAY } from "~/platform/clock";
import { KEPT } from "./applications.repository.server";

/** Of those on the staff, and for them. */
const forStaff = [careerApplications.decidedBy, careerApplications.takenBy, careerApplications.takenAt, careerApplications.staffNote];

const own = { stage: "content", table: careerApplications, onDeletion: "delete" } as const;

export const careerPlaces = usedFor(
  {
    purpose: "messages",
    bases: ["interest"],
    recipients: ["staff"],
    kept: { days: KEPT / DAY, since: "decided" },
    sensitivity: "ordinary",
  },
  [
    // Also those sent from the same address without an account.
    {
      ...own,
      exported: { without: forStaff },
      column: careerApplications.email,
      where: ({ userEmail }) => sql`${careerApplications.email} = ${userEmail}`,
    },
    { ...own, exported: { without: forStaff }, column: careerApplications.userId },
    { table: careerApplications, column: careerApplications.decidedBy, ...ACTED },
    { table: careerApplications, column: careerApplications.takenBy, ...ACTED },
  ],
);
