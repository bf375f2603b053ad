/** When a room is to be free, and which room staff leave out. */
import { z } from "zod";
import { clockField, dayField, storableText, trimmedText } from "~/platform/forms/fields";

/** How long a room may be asked for, in minutes. */
export const lengths = [30, 60, 90, 120, 180, 240] as const;

/** An address that makes no sense asks for now. */
export const roomFilters = z.object({
  day: dayField().optional().catch(undefined),
  at: clockField().optional().catch(undefined),
  minutes: z.coerce.number().int().min(1).max(600).optional().catch(undefined),
  building: storableText(40).optional().catch(undefined),
});
export type RoomFilters = z.infer<typeof roomFilters>;

export const excludeSchema = z.strictObject({ room_name: trimmedText(1, 40), reason: trimmedText(3, 200) });
export type ExcludeInput = z.infer<typeof excludeSchema>;

/** The room that is shown again. */
export const includeSchema = z.strictObject({ act: z.literal("include"), room_key: storableText(60) });
