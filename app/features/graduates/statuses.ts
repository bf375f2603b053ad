/** The states of an application; apart from the schemas, so that browsers get them without zod. */

export const applicationStatuses = ["waiting", "approved", "rejected"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
