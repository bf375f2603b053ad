/** What the numbers of an event are narrowed to. */
import { z } from "zod";
import { dayField } from "~/platform/forms/fields";
import { dimensions, measures } from "./measures";

const day = dayField().optional().catch(undefined);

const shape = {
  by: z.enum(dimensions).default("day").catch("day"),
  /** The first and the last day (Europe/Istanbul); only what is counted by day is narrowed to them. */
  from: day,
  until: day,
};

/** What pages are asked for; whatever else stands in an address is left out. */
export const statQuery = z.object({ measure: z.enum(measures).default("views").catch("views"), ...shape });

/** What programs ask for. */
export const statFileQuery = z.object({ measure: z.enum([...measures, "stars"]).default("views"), ...shape });

export interface Period {
  from?: string;
  until?: string;
}
