/** Who runs the site: read by everybody, filled in by admins. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import type { Locale } from "~/platform/i18n/config";
import { sayIn } from "~/platform/i18n/say.server";
import { type Operator, operatorFields } from "~/platform/operator";
import { readOperator } from "~/platform/operator.server";
import { isProcessorNamed } from "~/platform/processors";
import { readStoredSettings, writeSettings } from "~/platform/settings.server";
import { operatorErrors } from "./operator.errors";
import type { OperatorInput } from "./operator.schemas";

/** What of the record is filled in, each with its label in a language. */
export function operatorFacts({ product }: Pick<Context, "product">, operator: Operator, locale: Locale) {
  const say = sayIn({ product, locale });
  return operatorFields.flatMap((name) => {
    const value = operator[name];
    if (!value) return [];
    return [{ name, label: say(`operator:facts.${name}`), value: name === "kind" ? say(`operator:options.kind.${value}`) : value }];
  });
}

/** What everybody may know of who runs the site, in the reader's language. */
export const readImprint = async (ctx: Context) => operatorFacts(ctx, await readOperator(ctx), ctx.locale);

/** The record as the database has it now, with the version that a change must name. */
export async function readRecord(ctx: AdminContext) {
  const { operator, processors, version, changedBy } = await readStoredSettings(ctx);
  return { operator, isPaymentNamed: isProcessorNamed(processors.sipay), version, changedBy };
}

/** Fills the record in. @throws changed when somebody changed a setting since it was read */
export async function changeOperator(ctx: AdminContext, { version, ...operator }: OperatorInput): Promise<void> {
  requireAdmin(ctx);
  if (await writeSettings(ctx, { operator }, version)) return;
  const now = await readStoredSettings(ctx);
  throw operatorErrors.changed({ changed_by: now.changedBy ?? "—", version: now.version });
}
