/** What of this feature can be reported, by its name in reports. */
export const reported = ["reply"] as const;
