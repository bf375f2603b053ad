/** Choosing what the site shows: a draft that staff look at, publishing it, and going back. */
import { openPostTitles } from "~/engines/posts/posts.service.server";
import { homeNumbers, noSiteContent, type SiteContent } from "~/engines/site-content";
import { requireAdmin, requireStaff } from "~/platform/access/roles";
import type { AdminContext, StaffContext } from "~/platform/context";
import type { Settings } from "~/platform/settings";
import { readStoredSettings, writeSettings } from "~/platform/settings.server";
import { readFaq } from "../info/info.service.server";
import { siteContentErrors } from "./site-content.errors";
import type { SiteContentInput } from "./site-content.schemas";

/** So many versions can be gone back to. */
const MOST_BEFORE = 5;

/** The content as it is now, its draft, and what can be gone back to, with the version that a change must name. */
const readNow = async (ctx: StaffContext) => {
  const { siteContent = noSiteContent, siteContentDraft: draft, siteContentBefore: before, ...rest } = await readStoredSettings(ctx);
  return { live: siteContent, draft, before, version: rest.version, changedBy: rest.changedBy };
};

/** What staff see of the site's content, live and drafted, with the words for what it names. Two round trips. */
export async function readSiteContentBoard(ctx: StaffContext) {
  const { before, ...now } = await readNow(requireStaff(ctx));
  const picks = [...now.live.demoPicks, ...(now.draft?.demoPicks ?? [])];
  const [titles, groups] = await Promise.all([openPostTitles(ctx, picks), readFaq(ctx)]);
  return {
    ...now,
    undoSteps: before.length,
    posts: titles,
    groups: groups.map(({ id, title }) => ({ id, title })),
  };
}

async function write(ctx: AdminContext, next: Partial<Settings>, version: number): Promise<void> {
  if (!(await writeSettings(ctx, next, version))) throw siteContentErrors.changed();
}

function contentOf({ numbers, banners, demo_picks: demoPicks, faq }: SiteContentInput): SiteContent {
  return {
    hiddenNumbers: homeNumbers.filter((name) => !numbers.includes(name)),
    banners: banners.map(({ text_en: textEn, text_tr: textTr, link = null, from, until }) => ({ textEn, textTr, link, from, until })),
    demoPicks,
    faqOrder: faq.toSorted((a, b) => a.order - b.order).map(({ group }) => group),
  };
}

/** Keeps a draft, which nobody but staff sees. @throws unknownPost; changed when somebody changed a setting since it was read */
export async function saveDraft(ctx: AdminContext, input: SiteContentInput): Promise<void> {
  requireAdmin(ctx);
  const draft = contentOf(input);
  const known = await openPostTitles(ctx, draft.demoPicks);
  const unknown = draft.demoPicks.find((id) => !known.some(({ postId }) => postId === id));
  if (unknown) throw siteContentErrors.unknownPost({ field: "demo_picks", post: unknown });
  await write(ctx, { siteContentDraft: draft }, input.version);
}

/** Shows the draft to everybody; what was shown before can be gone back to. @throws noDraft, changed */
export async function publishDraft(ctx: AdminContext, version: number): Promise<void> {
  const { live, draft, before } = await readNow(requireAdmin(ctx));
  if (!draft) throw siteContentErrors.noDraft();
  const next = { siteContent: draft, siteContentDraft: null, siteContentBefore: [live, ...before].slice(0, MOST_BEFORE) };
  await write(ctx, next, version);
}

/** Throws the draft away. @throws noDraft, changed */
export async function discardDraft(ctx: AdminContext, version: number): Promise<void> {
  const { draft } = await readNow(requireAdmin(ctx));
  if (!draft) throw siteContentErrors.noDraft();
  await write(ctx, { siteContentDraft: null }, version);
}

/** Shows again what was shown before the last publishing. @throws nothingToUndo, changed */
export async function undoPublish(ctx: AdminContext, version: number): Promise<void> {
  const { before } = await readNow(requireAdmin(ctx));
  const [last, ...older] = before;
  if (!last) throw siteContentErrors.nothingToUndo();
  await write(ctx, { siteContent: last, siteContentBefore: older }, version);
}
