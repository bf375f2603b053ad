/** Categories and tags as forms, filters and the API offer them: from a copy that is five minutes old at most. */

import type { Context } from "../../platform/context";
import { foldTurkish } from "../../platform/folding";
import { kvCopy } from "../../platform/kv-copy.server";
import { byName } from "../../platform/order";
import { drawingOf } from "./icons.server";
import { knownTags, type LabelChoice, slugOf } from "./labels";
import { type LabelSort, type LabelSummary, loadLabels } from "./labels.repository.server";

/** So many tags does a filter offer, and so many fit what is typed. */
const OFFERED = 30;
const FITTING = 8;

/** Fresh for five minutes, like departments. */
const copy = kvCopy({
  key: "labels:all",
  seconds: 300,
  load: loadLabels,
  isUsable: (list: LabelSummary[]) => list.length > 0,
});

type Reader = Pick<Context, "db" | "env" | "clock" | "locale">;

/** Refreshes the copy after categories or tags changed. */
export const forgetLabels = (ctx: Pick<Context, "db" | "env" | "clock">) => copy.refresh(ctx);

const nameIn = ({ locale }: Pick<Context, "locale">, { nameEn, nameTr }: Pick<LabelSummary, "nameEn" | "nameTr">) =>
  locale === "tr" ? nameTr : nameEn;

const choiceOf = (ctx: Reader, kept: LabelSummary): LabelChoice => ({
  value: kept.slug,
  label: nameIn(ctx, kept),
  drawing: kept.icon && drawingOf(kept.icon),
});

/** What may be chosen among a feature's categories, in the admins' order. @param held one that a post has already */
export async function categoryChoices(ctx: Reader, feature: string, held?: string): Promise<LabelChoice[]> {
  const all = await copy.read(ctx);
  return all
    .filter((each) => each.sort === "category" && each.feature === feature && (each.isActive || each.slug === held))
    .map((each) => choiceOf(ctx, each));
}

const tagsOf = (all: readonly LabelSummary[]) => all.filter(({ sort, isActive }) => sort === "tag" && isActive);

/** The tags that are used most, by name. */
export async function tagChoices(ctx: Reader): Promise<LabelChoice[]> {
  return tagsOf(await copy.read(ctx))
    .filter(({ usedCount }) => usedCount > 0)
    .slice(0, OFFERED)
    .map((each) => ({ ...choiceOf(ctx, each), drawing: null }))
    .sort((a, b) => byName(a.label, b.label));
}

/** What a slug became when it was merged into another; null when it wasn't. */
export async function currentSlug(ctx: Reader, sort: LabelSort, feature: string, slug: string): Promise<string | null> {
  const all = await copy.read(ctx);
  return all.find((each) => each.sort === sort && each.feature === feature && each.slug === slug)?.becameSlug ?? null;
}

/** The tags of a line, by the names and slugs under which all share them: each language's name means the same tag. */
export async function namedTags(ctx: Reader, line: string): Promise<{ slug: string; name: string }[]> {
  const typed = knownTags(line);
  if (typed.length === 0) return [];
  const bySlug = new Map<string, LabelSummary>();
  const all = (await copy.read(ctx)).filter(({ sort }) => sort === "tag");
  for (const kept of all) for (const name of [kept.nameTr, kept.nameEn]) bySlug.set(slugOf(name), kept);
  for (const kept of all) bySlug.set(kept.slug, kept);
  const named = typed.map(({ slug, name }) => ({ slug: bySlug.get(slug)?.becameSlug ?? bySlug.get(slug)?.slug ?? slug, name }));
  return [...new Map(named.map((tag) => [tag.slug, tag])).values()];
}

/** Tags that have a word which begins like what was typed, whatever its case or accents; the most used first. */
export async function searchTags(ctx: Reader, q: string): Promise<{ slug: string; name: string; used: number }[]> {
  const wanted = foldTurkish(q);
  const isHit = ({ nameEn, nameTr, slug }: LabelSummary) =>
    [nameEn, nameTr, slug].some((text) => ` ${foldTurkish(text)}`.includes(` ${wanted}`));
  return tagsOf(await copy.read(ctx))
    .filter(isHit)
    .slice(0, FITTING)
    .map((each) => ({ slug: each.slug, name: nameIn(ctx, each), used: each.usedCount }));
}

/** Categories that can be chosen, of one feature or all. */
export async function listCategories(ctx: Reader, feature?: string): Promise<(LabelSummary & { name: string })[]> {
  return (await copy.read(ctx))
    .filter((each) => each.sort === "category" && each.isActive && (!feature || each.feature === feature))
    .map((each) => ({ ...each, name: nameIn(ctx, each) }));
}
