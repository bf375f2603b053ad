/** The site's content for programs of staff; the same use cases as the page. */
import { z } from "zod";
import { homeNumbers, type SiteContent } from "~/engines/site-content";
import type { StaffContext } from "~/platform/context";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";
import { siteActSchema, siteContentAnswer, siteContentSchema } from "./site-content.schemas";
import * as service from "./site-content.service.server";

const contentOf = ({ hiddenNumbers, banners, demoPicks, faqOrder }: SiteContent) => ({
  numbers: homeNumbers.filter((name) => !hiddenNumbers.includes(name)),
  banners: banners.map(({ textEn, textTr, ...rest }) => ({ text_en: textEn, text_tr: textTr, ...rest })),
  demo_picks: demoPicks,
  faq_order: faqOrder,
});

async function answer(ctx: StaffContext) {
  const { live, draft, undoSteps, version } = await service.readSiteContentBoard(ctx);
  return { live: contentOf(live), draft: draft && contentOf(draft), undo_steps: undoSteps, version };
}

const read = endpoint({
  method: "GET",
  path: "/admin/site-content",
  access: "moderator",
  summary: "What the site shows around its own content, and the draft that waits",
  response: siteContentAnswer,
  handler: (_, ctx) => answer(ctx),
});

const draft = endpoint({
  method: "PUT",
  path: "/admin/site-content",
  access: "admin",
  summary: "Keep a draft of the site's content; refused when somebody changed a setting since the version that was read",
  body: siteContentSchema,
  response: siteContentAnswer,
  async handler({ body }, ctx) {
    await service.saveDraft(ctx, body);
    return answer(ctx);
  },
});

const works = { publish: service.publishDraft, discard: service.discardDraft, undo: service.undoPublish };

const act = endpoint({
  method: "POST",
  path: "/admin/site-content",
  access: "admin",
  summary: "Publish the draft, discard it, or go back to what was shown before",
  body: siteActSchema,
  response: z.object({ ok: z.literal(true) }),
  async handler({ body }, ctx) {
    await works[body.act](ctx, body.version);
    return { ok: true as const };
  },
});

export const siteContentEndpoints = endpointsFor("programs of admins that prepare banners ahead", [read, draft, act]);
