/** Who processes data on the operator's behalf: read by everybody, filled in by admins; a service whose row isn't filled in isn't used. */
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import { countryNameIn } from "~/platform/countries";
import { isProcessorNamed, services } from "~/platform/processors";
import { readSettings, readStoredSettings, writeSettings } from "~/platform/settings.server";
import { operatorErrors } from "./operator.errors";
import type { ProcessorInput } from "./operator.schemas";

/** Those that are named, in the reader's language. */
export async function readProcessors(ctx: Context) {
  const { processors } = await readSettings(ctx);
  return services.flatMap((service) => {
    const { company, country, mechanism, contract } = processors[service];
    if (!isProcessorNamed(processors[service]) || mechanism === "") return [];
    return [{ service, company, country: countryNameIn(ctx.locale, country), mechanism, contract }];
  });
}

/** All rows as the database has them now, with the version that a change must name. */
export async function readProcessorRecords(ctx: AdminContext) {
  const { processors, version } = await readStoredSettings(ctx);
  return { processors, version };
}

/** Fills one row in. @throws changed when somebody changed a setting since it was read */
export async function changeProcessor(ctx: AdminContext, { service, version, ...processor }: ProcessorInput): Promise<void> {
  requireAdmin(ctx);
  const now = await readStoredSettings(ctx);
  // The write holds only while the version is the one that was read: no row is lost.
  if (now.version === version && (await writeSettings(ctx, { processors: { ...now.processors, [service]: processor } }, version))) return;
  throw operatorErrors.changed({ changed_by: now.changedBy ?? "—", version: now.version });
}
