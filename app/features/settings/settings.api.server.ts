/** The settings for the programs of admins; the same use cases as the page. */
import type { AdminContext } from "~/platform/context";
import { endpoint } from "~/platform/http/endpoint";
import * as schemas from "./settings.schemas";
import { changeSettings, readMainSettings } from "./settings.service.server";

async function answer(ctx: AdminContext) {
  const { vipThreshold, mailDomains, reportThreshold, version } = await readMainSettings(ctx);
  return { vip_threshold: vipThreshold, mail_domains: mailDomains, report_threshold: reportThreshold, version };
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

export const settingsEndpoints = [read, change];
