/** What buyers send to pay. */
import { z } from "zod";
import { idField, shownTextField } from "~/platform/forms/fields";

export const payForm = z.object({
  order_id: idField(),
  /** The hash of the contract that the page showed. */
  shown: shownTextField(),
  agreed: z
    .boolean()
    .default(false)
    .refine((isTicked) => isTicked, { message: "@payments:contract.tick" }),
  /** What the contract says of the buyer's age. */
  of_age: z
    .boolean()
    .default(false)
    .refine((isTicked) => isTicked, { message: "@payments:contract.ageTick" }),
});
