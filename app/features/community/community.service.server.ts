/** What staff do with communities: find, write, switch, delete. */
import { sweepSoon } from "~/engines/media/galleries.service.server";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext, Context, SignedInContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import type { CommunityAct } from "./choices";
import { communityErrors } from "./community.errors";
import * as repository from "./community.repository.server";
import { pageNames, slugOf } from "./community.rules";
import type { CommunityFilters, CommunityInput, NewCommunityInput } from "./community.schemas";
import { listCommunities, listOwnCommunities, type StoredCommunity } from "./community-list.repository.server";

/** As many rows as a page shows, and the cursor of those that follow. */
function pageOf<Row extends { key: number }>(rows: Row[], size: number) {
  const items = rows.slice(0, size);
  return { items, nextBefore: rows.length > size ? items.at(-1)?.key : undefined };
}

/** What a list shows of a community; who created it stays on the server. */
const cardOf = ({ communityId, slug, name, description, status, isTrusted, isShownToGuests, memberCount, picture }: StoredCommunity) => ({
  communityId,
  slug,
  name,
  description,
  status,
  isTrusted,
  isShownToGuests,
  memberCount,
  picture,
});
export type CommunityCard = ReturnType<typeof cardOf>;

/** A page of all communities, the newest first. */
export async function searchCommunities(ctx: SignedInContext, filters: CommunityFilters) {
  const { items, nextBefore } = pageOf(await listCommunities(ctx, filters), filters.size);
  return { items: items.map(cardOf), nextBefore };
}

/** The same with everything that programs of staff may read. */
export async function searchWholeCommunities(ctx: AdminContext, filters: CommunityFilters) {
  return pageOf(await listCommunities(ctx, filters), filters.size);
}

/** A page of those that staff chose to show to guests, and that are active. */
export async function searchShownCommunities(ctx: Context, filters: CommunityFilters) {
  const rows = await listCommunities(ctx, { ...filters, status: undefined }, { isForGuests: true });
  const { items, nextBefore } = pageOf(rows, filters.size);
  const shown = items.map(({ communityId, slug, name, description, memberCount, picture }) => ({
    communityId,
    slug,
    name,
    description,
    memberCount,
    picture,
  }));
  return { items: shown, nextBefore };
}

/** A page of those that one belongs to or created. */
export async function searchOwnCommunities(ctx: SignedInContext, filters: CommunityFilters) {
  const { items, nextBefore } = pageOf(await listOwnCommunities(ctx, filters), filters.size);
  const shown = items.map((row) => ({ ...cardOf(row), role: row.role, isCreator: row.createdBy === ctx.actor.userId }));
  return { items: shown, nextBefore };
}

/** One community by its address or its id. @throws notFound */
export async function readCommunity(ctx: Pick<Context, "db">, slugOrId: string): Promise<repository.Community> {
  const found = await repository.findCommunity(ctx, slugOrId);
  if (!found) throw communityErrors.notFound();
  return found;
}

/** The same with its pictures, as those who change it see them. @throws notFound */
export async function readEditable(ctx: Pick<Context, "db">, slugOrId: string) {
  const found = await repository.findWithPictures(ctx, slugOrId);
  if (!found) throw communityErrors.notFound();
  return found;
}

/** The input with an address of its own. @throws slugNeeded when the name gives none, slugReserved when a page has it */
function withSlug<Input extends CommunityInput>(input: Input): Input {
  const slug = input.slug || slugOf(input.name);
  if (slug.length < 2) throw communityErrors.slugNeeded({ field: "slug" });
  if (pageNames.has(slug)) throw communityErrors.slugReserved({ field: "slug" });
  return { ...input, slug };
}

function accepted<Outcome>(outcome: Outcome | repository.Refusal): Exclude<Outcome, repository.Refusal> {
  if (outcome === "slug") throw communityErrors.slugTaken({ field: "slug" });
  if (outcome === "person") throw communityErrors.unknownPerson({ field: "president" });
  return outcome as Exclude<Outcome, repository.Refusal>;
}

/** Adds a community. @returns its address and id @throws slugNeeded, slugReserved, slugTaken, unknownPerson */
export async function addCommunity(ctx: AdminContext, input: NewCommunityInput) {
  requireAdmin(ctx);
  const { slug, ...rest } = withSlug(input);
  const { communityId } = accepted(await repository.insertCommunity(ctx, { slug, ...rest }));
  return { communityId, slug };
}

/** Changes what a community says of itself. @returns its address @throws notFound, slugNeeded, slugReserved, slugTaken, changedMeanwhile */
export async function editCommunity(ctx: AdminContext, slugOrId: string, input: CommunityInput): Promise<string> {
  requireAdmin(ctx);
  const { communityId } = await readCommunity(ctx, slugOrId);
  const whole = withSlug(input);
  if (accepted(await repository.updateCommunity(ctx, communityId, whole))) return whole.slug;
  await readCommunity(ctx, communityId);
  throw platformErrors.changedMeanwhile();
}

/**
 * What a button of the staff's pages does; a switch that stands so already is left alone.
 * @throws notFound, notEmpty when a community is to go that has or had members or events
 */
export async function actOnCommunity(ctx: AdminContext, act: CommunityAct, communityId: string): Promise<void> {
  requireAdmin(ctx);
  if (act !== "delete") {
    if (!(await repository.switchCommunity(ctx, communityId, act))) throw communityErrors.notFound();
    return;
  }
  const outcome = await repository.deleteCommunity(ctx, communityId);
  if (outcome === "absent") throw communityErrors.notFound();
  if (outcome === "used") throw communityErrors.notEmpty();
  sweepSoon(ctx);
}
