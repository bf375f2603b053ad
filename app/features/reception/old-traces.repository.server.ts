/** Registrations and sign-ins with Google that nobody finished. */
import { googleStates, registrations } from "@schema/reception";
import { lt } from "drizzle-orm";
import type { OldTraces } from "~/platform/product";

export const unfinished: OldTraces = ({ db, clock }) => [
  db.delete(googleStates).where(lt(googleStates.expiresAt, clock.now())),
  db.delete(registrations).where(lt(registrations.expiresAt, clock.now())),
];
