/** Lines of the Worker's log that programs read (`npx wrangler tail`): one JSON object each, and nothing in it of a person. */

/** @param event what happened, always in the same words */
export const logLine = (event: string, facts: Record<string, unknown>): void => console.warn(JSON.stringify({ event, ...facts }));
