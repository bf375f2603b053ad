/** By what a list of errors can be narrowed; apart from the schemas, so that browsers get it without zod. */

export const errorStates = ["open", "resolved", "all"] as const;
export type ErrorState = (typeof errorStates)[number];
export const errorSources = ["server", "client"] as const;
