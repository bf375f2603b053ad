/** Whether a service may be used: only once an admin has filled in with whom and on what footing (decision 076). */
import { type SQL, sql } from "drizzle-orm";
import type { Context } from "./context";
import { isProcessorNamed, PROCESSOR_NEEDS, type Service } from "./processors";
import { readSettings } from "./settings.server";

const ALWAYS_USED: readonly Service[] = ["cloudflare", "mail"];

/** Whether a service's row is filled in. */
export const mayUse = async (ctx: Pick<Context, "env" | "db" | "clock" | "product">, service: Service): Promise<boolean> =>
  isProcessorNamed((await readSettings(ctx)).processors[service]);

/** The same within a statement, whatever a cache says. */
export const isServiceNamed = (service: Service): SQL =>
  sql`EXISTS (SELECT 1 FROM settings AS pr WHERE pr.name = 'processors' AND ${sql.join(
    PROCESSOR_NEEDS.map((name) => sql`coalesce(pr.value ->> ${sql.raw(`'$.${service}.${name}'`)}, '') <> ''`),
    sql` AND `,
  )})`;

/** Services without which no site runs, and of which nobody filled in who processes data there. */
export async function unnamedProcessors(ctx: Pick<Context, "env" | "db" | "clock" | "product">): Promise<Service[]> {
  const { processors } = await readSettings(ctx);
  return ALWAYS_USED.filter((service) => !isProcessorNamed(processors[service]));
}
