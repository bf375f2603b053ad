/** What an admin says to open the traffic log. */
import { z } from "zod";
import { dayField, trimmedText } from "~/platform/forms/fields";
import { plainAddress } from "./line.rules";
import { MAX_ADDRESS, MAX_FILE, MAX_REASON } from "./traffic.limits";

const isAddress = (text: string) => z.ipv4().safeParse(text).success || z.ipv6().safeParse(text).success;

export const openingForm = z.strictObject({
  /** The number of the case, as the court or the authority has it. */
  file: trimmedText(3, MAX_FILE),
  reason: trimmedText(10, MAX_REASON),
  day: dayField(),
  /** Whose lines are handed out. */
  address: z.string().max(MAX_ADDRESS).overwrite(plainAddress).refine(isAddress, "@traffic:form.address"),
});
export type OpeningForm = z.infer<typeof openingForm>;

export const trafficFilters = z.object({ verify: dayField().optional().catch(undefined) });
