/** What buyers send to pay. */
import { z } from "zod";
import { idField } from "~/platform/forms/fields";

const SHA_256 = /^[0-9a-f]{64}$/;

export const payForm = z.object({
  order_id: idField(),
  /** The hash of the contract that the page showed. */
  shown: z.string().regex(SHA_256),
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
