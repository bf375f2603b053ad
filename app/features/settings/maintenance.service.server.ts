/** Closing the site or parts of it for a while, and switching flags: the guard reads both with every request. */

import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { byName } from "~/platform/order";
import { matchPage } from "~/platform/pages/match";
import type { PageRow } from "~/platform/pages/page";
import { readStoredSettings, type StoredSettings, writeSettings } from "~/platform/settings.server";
import { settingsErrors } from "./settings.errors";
import type { MaintenanceInput } from "./settings.schemas";

/** What can be closed or switched. */
export interface Doors {
  /** Features that have pages for readers, each by the title of its main page. */
  features: { name: string; title: string }[];
  flags: string[];
}

/** Admins get in anyway: closing what only they use would change nothing. */
const isClosable = (row: PageRow) => !row.redirect && !row.staysOpen && row.access !== "admin" && row.path !== "/";

/** Parts that readers come to; what only staff use is closed page by page. */
const isForReaders = (row: PageRow) => !row.redirect && !row.staysOpen && ["public", "guest", "user"].includes(row.access);

/** Names of features and flags, for those who switch them. */
export function doorsToClose(ctx: Pick<Context, "locale" | "product">): Doors {
  const { siteMap } = ctx.product;
  const rows = siteMap.filter(isForReaders);
  const features = [...new Set(rows.map(({ feature }) => feature))].map((name) => {
    const own = rows.filter(({ feature }) => feature === name);
    const main = own.find((row) => row.name === "all") ?? own[0];
    return { name, title: main ? sayIn(ctx)(`${name}:pages.${main.name}`) : name };
  });
  return {
    features: features.sort((a, b) => byName(a.title, b.title)),
    flags: [...new Set(siteMap.flatMap(({ flag }) => flag ?? []))].sort(),
  };
}

/** What is closed and which flags are on, as the database has it now. */
export const readMaintenance = (ctx: AdminContext): Promise<StoredSettings> => readStoredSettings(ctx);

function refuseUnknown(field: string, names: readonly string[], known: readonly string[]): void {
  const name = names.find((each) => !known.includes(each));
  if (name !== undefined) throw settingsErrors.unknownName({ field, name });
}

/** Closes, opens and switches. @throws unknownName, unknownPage, and maintenanceChanged when somebody else changed a setting since it was read */
export async function changeMaintenance(ctx: AdminContext, input: MaintenanceInput): Promise<void> {
  requireAdmin(ctx);
  const { features, flags } = doorsToClose(ctx);
  refuseUnknown(
    "closed",
    input.closed,
    features.map(({ name }) => name),
  );
  refuseUnknown("flags", input.flags, flags);
  const pages = input.closed_pages.map((address) => {
    const row = matchPage(ctx.product.siteMap, address.split(/[?#]/)[0] ?? "")?.row;
    if (!row || !isClosable(row)) throw settingsErrors.unknownPage({ field: "closed_pages", path: address });
    return row.path;
  });
  const note = { en: input.note_en, tr: input.note_tr };
  const next = {
    maintenance: { isWhole: input.is_whole, features: input.closed, pages: [...new Set(pages)], note },
    openFlags: input.flags,
  };
  if (await writeSettings(ctx, next, input.version)) return;
  const { changedBy, version } = await readStoredSettings(ctx);
  throw settingsErrors.maintenanceChanged({ changed_by: changedBy ?? "—", version });
}
