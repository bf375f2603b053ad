/** Where applications to the team name people: who applied, and who decided. */
import { careerApplications } from "@schema/career";
import { sql } from "drizzle-orm";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

const own = { stage: "content", table: careerApplications, onDeletion: "delete" } as const;

export const careerPlaces: PersonalColumn[] = [
  // Also those sent from the same address without an account.
  {
    ...own,
    exported: { without: [careerApplications.decidedBy] },
    column: careerApplications.email,
    where: ({ userEmail }) => sql`${careerApplications.email} = ${userEmail}`,
  },
  { ...own, exported: { without: [careerApplications.decidedBy] }, column: careerApplications.userId },
  { table: careerApplications, column: careerApplications.decidedBy, ...ACTED },
];
