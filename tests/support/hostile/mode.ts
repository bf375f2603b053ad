/** Whether this run of tests is one on a bad day (`npm run test:hostile`), and what its Worker and its use cases are given then. */
import { env } from "cloudflare:workers";
import { badDay, onSuchADay } from "./bindings";
import { invocationBudget, unlimited } from "./budget";

/** The seed of the day, where it is one. */
const { HOSTILE } = env as unknown as { HOSTILE?: string };
const day = HOSTILE ? badDay(HOSTILE) : null;

export const isHostile = day !== null;

/** The bindings of an invocation in a place: as they are, or as they are on a bad day. */
export const bindingsAt = (place: number, given: Env): Env => (day ? onSuchADay(given, day, place, invocationBudget()) : given);

/** The same for a test that calls use cases itself. */
export const bindingsOfTest = (given: Env): Env => (day ? onSuchADay(given, day, 0, unlimited) : given);
