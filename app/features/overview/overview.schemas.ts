/** Which part of what somebody says about themselves others see. */
import { z } from "zod";
import { publicParts } from "./public-parts";

export const publicPartsSchema = z.object({ public_parts: z.array(z.enum(publicParts)).max(publicParts.length).optional().default([]) });
export type PublicPartsInput = z.output<typeof publicPartsSchema>;

/** The tab of one's own space. */
export const spaceQuery = z.object({ tab: z.enum(["private", "public"]).default("private").catch("private") });
