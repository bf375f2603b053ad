/** In whose name a community sells: whole, or not at all. */
import { z } from "zod";
import { emailField, phoneField, trimmedText } from "~/platform/forms/fields";
import { operatorKinds } from "~/platform/operator";

const MAX_NAME = 160;
const MAX_ADDRESS = 300;
const MAX_TYPED = 40;

export const sellerSchema = z.strictObject({
  kind: z.enum(operatorKinds),
  name: trimmedText(2, MAX_NAME),
  address: trimmedText(5, MAX_ADDRESS),
  email: emailField(),
  phone: phoneField("@operator:form.phone"),
  tax: z
    .string()
    .max(MAX_TYPED)
    .overwrite((text) => text.replace(/[\s.-]/g, ""))
    .refine((text) => /^\d{10}$/.test(text), "@operator:form.tax"),
  /** As it was read; 0 while there is none. */
  version: z.int().min(0),
});
export type SellerInput = z.output<typeof sellerSchema>;

export const removeSellerForm = z.object({ act: z.literal("remove"), version: z.coerce.number().int().min(1) });
