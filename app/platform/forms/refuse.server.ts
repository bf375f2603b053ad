/** Refuses a form whatever its fields are, and gives back what was typed. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Context } from "../context";
import type { DomainError } from "../errors/define";
import { messageKey, type Translate } from "../http/answer.server";
import { isSecretField } from "./secret-fields";

/** The same answer that a form gets whose use case refuses. */
export function refuseForm(
  { product, locale }: Pick<Context, "product" | "locale">,
  formData: FormData,
  { code, details, status }: DomainError,
) {
  const t = product.translators[locale].t as unknown as Translate;
  const hideFields = [...new Set(formData.keys())].filter(isSecretField);
  const submission = parseWithZod(formData, { schema: z.looseObject({}) });
  return data({ result: submission.reply({ hideFields, formErrors: [t(messageKey(code), details)] }), code }, { status });
}
