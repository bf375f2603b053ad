/** The settings for the programs of admins; the same use cases as the page. */
import type { AdminContext } from "~/platform/context";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { changeMaintenance, readMaintenance } from "./maintenance.service.server";
import * as schemas from "./settings.schemas";
import { changeSettings, readMainSettings, settingsFields } from "./settings.service.server";

async function answer(ctx: AdminContext) {
  const { version, ...now } = await readMainSettings(ctx);
  return { ...settingsFields(now), version };
}

const read = endpoint({
  method: "GET",
  path: "/admin/settings",
  access: "admin",
  summary: "The settings of the site, with the version that a change must name",
  response: schemas.settingsAnswer,
  handler: (_, ctx) => answer(ctx),
});

const change = endpoint({
  method: "PUT",
  path: "/admin/settings",
  access: "admin",
  summary: "Change the settings; refused when somebody else changed them since the version that was read",
  body: schemas.settingsSchema,
  response: schemas.settingsAnswer,
  async handler({ body }, ctx) {
    await changeSettings(ctx, body);
    return answer(ctx);
  },
});

async function maintenanceAnswer(ctx: AdminContext) {
  const { maintenance, openFlags, version } = await readMaintenance(ctx);
  const { isWhole, features, pages = [], note } = maintenance;
  return { is_whole: isWhole, closed: features, closed_pages: pages, note_en: note.en, note_tr: note.tr, flags: openFlags, version };
}

const readClosed = endpoint({
  method: "GET",
  path: "/admin/settings/maintenance",
  access: "admin",
  summary: "What is closed for maintenance and which flags are on, with the version that a change must name",
  response: schemas.maintenanceAnswer,
  handler: (_, ctx) => maintenanceAnswer(ctx),
});

const changeClosed = endpoint({
  method: "PUT",
  path: "/admin/settings/maintenance",
  access: "admin",
  summary: "Close or open the site, features or pages of it, and switch flags; what isn't named is open, or off",
  body: schemas.maintenanceSchema,
  response: schemas.maintenanceAnswer,
  async handler({ body }, ctx) {
    await changeMaintenance(ctx, body);
    return maintenanceAnswer(ctx);
  },
});

export const settingsEndpoints = endpointsFor("programs of whoever runs the site, such as one that closes it for a night", [
  read,
  change,
  readClosed,
  changeClosed,
]);
