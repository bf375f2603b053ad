/** Whether this run of tests is one on a bad day (`npm run test:hostile`), and what its Worker and its use cases are given then. */
import { env } from "cloudflare:workers";
import { badDay, onSuchADay } from "./bindings";
import { invocationBudget, unlimited } from "./budget";
import { hostileD1 } from "./d1";

/** The seed of the day, where it is one. */
const { HOSTILE } = env as unknown as { HOSTILE?: string };
const day = HOSTILE ? badDay(HOSTILE) : null;

export const isHostile = day !== null;

/** The bindings of an invocation in a place: as they are, or as they are on a bad day. */
export const bindingsAt = (place: number, given: Env): Env => (day ? onSuchADay(given, day, place, invocationBudget()) : given);

/** The database of a test that calls use cases itself; its other bindings are its own eyes, and see what is there. */
export const databaseOfTest = (db: D1Database): D1Database => (day ? hostileD1(db, day.d1, unlimited) : db);
