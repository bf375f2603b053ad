/** What admins do with categories and tags; they read the database itself, never the copy. */

import { requireAdmin } from "../../platform/access/roles";
import type { AdminContext } from "../../platform/context";
import { sayIn } from "../../platform/i18n/say.server";
import { pageFrom } from "../../platform/lists/paging";
import { byName } from "../../platform/order";
import { drawingOf, icons, isIcon } from "./icons.server";
import { slugOf } from "./labels";
import { labelErrors } from "./labels.errors";
import * as repository from "./labels.repository.server";
import type { LabelAct, LabelEdit, LabelFilters, LabelInput } from "./labels.schemas";
import { forgetLabels } from "./labels.service.server";

type Sort = repository.LabelSort;

/** The features whose categories are kept, by the names of their pages; tags are nobody's. */
const scopesOf = (ctx: AdminContext, sort: Sort) =>
  sort === "tag" ? [] : ctx.product.labelledFeatures.map((value) => ({ value, label: sayIn(ctx)(`${value}:pages.all`) }));

/** The feature that is asked for, or the first one; none for tags. */
const scopeIn = (ctx: AdminContext, sort: Sort, asked: string | undefined) =>
  sort === "tag" ? "" : (ctx.product.labelledFeatures.find((each) => each === asked) ?? ctx.product.labelledFeatures[0] ?? "");

const nameIn = ({ locale }: AdminContext, { nameEn, nameTr }: { nameEn: string; nameTr: string }) => (locale === "tr" ? nameTr : nameEn);

/** A page of categories of a feature, or of tags, with how many are in each state. */
export async function listLabels(ctx: AdminContext, sort: Sort, filters: LabelFilters) {
  const feature = scopeIn(requireAdmin(ctx), sort, filters.feature);
  const { rows, counts } = await repository.selectPage(ctx, sort, feature, filters);
  const shown = rows.map(({ labelId, slug, nameEn, nameTr, icon, isActive, usedCount, became }) => ({
    labelId,
    slug,
    nameEn,
    nameTr,
    isActive,
    usedCount,
    drawing: icon && drawingOf(icon),
    became: became && { labelId: became[0], name: nameIn(ctx, { nameEn: became[1], nameTr: became[2] }) },
  }));
  return { ...pageFrom(shown, counts[filters.state], filters), counts, feature, features: scopesOf(ctx, sort) };
}

/** What the form for a new one offers. @param asked the feature that it is for */
export function readNewLabel(ctx: AdminContext, sort: Sort, asked?: string) {
  return { icons, features: scopesOf(requireAdmin(ctx), sort), feature: scopeIn(ctx, sort, asked) };
}

/** One for its edit page, with those that it can be merged into. @throws notFound */
export async function readLabel(ctx: AdminContext, sort: Sort, labelId: string) {
  const { label, targets } = await repository.findWithTargets(requireAdmin(ctx), sort, labelId);
  if (!label) throw labelErrors.notFound();
  const named = targets.map((each) => ({ value: each.labelId, label: `${nameIn(ctx, each)} (${each.usedCount})` }));
  return { icons, label, name: nameIn(ctx, label), targets: named.sort((a, b) => byName(a.label, b.label)) };
}

/** Only icons that are kept. */
const withIcon = <Input extends { icon?: string }>(input: Input): Input => ({
  ...input,
  icon: input.icon && isIcon(input.icon) ? input.icon : "",
});

/** Adds a category to a feature, or a tag. @returns its id @throws notFound, slugMissing, slugTaken */
export async function addLabel(ctx: AdminContext, sort: Sort, feature: string, input: LabelInput): Promise<string> {
  requireAdmin(ctx);
  if (sort === "category" && !ctx.product.labelledFeatures.includes(feature)) throw labelErrors.notFound({ field: "feature" });
  const slug = input.slug || slugOf(input.name_en);
  if (!slug) throw labelErrors.slugMissing({ field: "slug" });
  const labelId = await repository.insertLabel(ctx, sort, sort === "tag" ? "" : feature, { ...withIcon(input), slug });
  if (!labelId) throw labelErrors.slugTaken({ field: "slug", slug });
  await forgetLabels(ctx);
  return labelId;
}

/** @throws notFound */
async function found(ctx: AdminContext, sort: Sort, labelId: string): Promise<repository.Label> {
  const label = await repository.findLabel(ctx, sort, labelId);
  if (!label) throw labelErrors.notFound();
  return label;
}

/** Changes names and icon. @throws notFound, editConflict when somebody changed it meanwhile */
export async function editLabel(ctx: AdminContext, sort: Sort, labelId: string, input: LabelEdit): Promise<void> {
  requireAdmin(ctx);
  const label = await found(ctx, sort, labelId);
  if (!(await repository.updateLabel(ctx, label, withIcon(input)))) throw labelErrors.editConflict();
  await forgetLabels(ctx);
}

/** Why a label couldn't be taken away. */
function refusal({ usedCount, mergedInto }: repository.Label) {
  if (mergedInto) return labelErrors.mergedAlready();
  return usedCount > 0 ? labelErrors.inUse({ count: usedCount }) : labelErrors.lastOne();
}

/** What a button of the pages does. @throws notFound, inUse, lastOne, mergedAlready */
export async function actOnLabel(ctx: AdminContext, sort: Sort, act: LabelAct, labelId: string): Promise<void> {
  requireAdmin(ctx);
  if (act === "up" || act === "down") await repository.moveLabel(ctx, sort, labelId, act === "up");
  else if (act === "delete") {
    if (!(await repository.deleteLabel(ctx, sort, labelId))) throw refusal(await found(ctx, sort, labelId));
  } else if (!(await repository.setActive(ctx, sort, labelId, act === "activate"))) {
    const label = await found(ctx, sort, labelId);
    const isAsAsked = label.isActive === (act === "activate");
    if (label.mergedInto) throw labelErrors.mergedAlready();
    if (!isAsAsked) throw labelErrors.lastOne();
  }
  await forgetLabels(ctx);
}

/** Makes one part of another; everything that used it moves along. @throws notFound, mergedAlready, noTarget */
export async function mergeLabel(ctx: AdminContext, sort: Sort, labelId: string, into: string): Promise<void> {
  requireAdmin(ctx);
  if (!(await repository.mergeLabel(ctx, sort, labelId, into))) {
    const { mergedInto } = await found(ctx, sort, labelId);
    throw mergedInto ? labelErrors.mergedAlready() : labelErrors.noTarget({ field: "into" });
  }
  await forgetLabels(ctx);
}
