/** Which part of what somebody says about themselves others see. */
import { z } from "zod";
import { plannerKinds } from "~/engines/planned";
import { publicParts } from "./public-parts";

export const publicPartsSchema = z.object({ public_parts: z.array(z.enum(publicParts)).max(publicParts.length).optional().default([]) });
export type PublicPartsInput = z.output<typeof publicPartsSchema>;

/** The tab of one's own space. */
export const spaceQuery = z.object({ tab: z.enum(["private", "public"]).default("private").catch("private") });

/** What one's calendar holds. */
export const calendarForm = z.object({
  act: z.enum(["make", "choose"]),
  kinds: z.array(z.enum(plannerKinds), "@overview:calendar.chooseOne").min(1, "@overview:calendar.chooseOne").max(plannerKinds.length),
});
export type CalendarInput = Pick<z.output<typeof calendarForm>, "kinds">;

export const revokeForm = z.object({ act: z.literal("revoke") });
