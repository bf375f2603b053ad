/** What one sees of oneself, and what others see of one: no more than was made public, and nothing one wrote without a name. */

import { latestOfAll, type OwnWork } from "~/engines/contributions";
import { latestNamed, namedCounts } from "~/engines/posts/named.repository.server";
import { appealOf } from "~/engines/review/appealed.server";
import { monthOf } from "~/engines/review/contributors.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { latestSaved } from "../catalog/catalog.service.server";
import { type OwnThread, ownThreadNews } from "../thread/thread.service.server";
import { contributionCounts, hasEarnedVip, vipFromCounts } from "../vip/vip.service.server";
import { overviewErrors } from "./overview.errors";
import * as repository from "./overview.repository.server";
import type { PublicPartsInput } from "./overview.schemas";
import { plannerWeek } from "./planner.server";
import { type PublicPart, publicParts } from "./public-parts";

/** The days ahead, for pages that read them together with other things. */
export { type PlannerDay, plannerWeek } from "./planner.server";

/** How the kinds of posts begin among the contributions. */
const POSTS = "posts:";
const NAMED_SHOWN = 6;
const WORK_SHOWN = 8;
const FOLLOWED_SHOWN = 5;
const FAVORITES_SHOWN = 6;
/** Lists are counted up to this many. */
const MOST_COUNTED = 100;

/** What somebody gave under their name, of the kinds of posts that anybody may write. */
async function namedWork(ctx: SignedInContext, userId: string) {
  const say = sayIn(ctx);
  const kinds = ctx.product.contributions.flatMap(({ name, label }) =>
    name.startsWith(POSTS) ? [{ kind: name.slice(POSTS.length), label: say(label) }] : [],
  );
  const names = kinds.map(({ kind }) => kind);
  const [counts, latest] = await ctx.db.batch([namedCounts(ctx, userId, names), latestNamed(ctx, userId, names, NAMED_SHOWN)]);
  const labels = new Map(kinds.map(({ kind, label }) => [kind, label]));
  return {
    counts: kinds.flatMap(({ kind, label }) => {
      const count = counts.find((row) => row.kind === kind)?.count ?? 0;
      return count > 0 ? [{ kind, label, count }] : [];
    }),
    latest: latest.map(({ postId, kind, title, createdAt }) => ({
      postId,
      title,
      createdAt,
      label: labels.get(kind) ?? "",
      to: `/${kind}/one/${postId}`,
    })),
  };
}

/** What others see: the name, and the parts that its owner chose to show and filled in. */
async function asOthersSee(ctx: SignedInContext, person: repository.Person) {
  const shown = (part: PublicPart) => person.publicParts.includes(part);
  const department = ctx.locale === "tr" ? person.departmentTr : person.departmentEn;
  const [work, isVip] = await Promise.all([
    shown("contributions") ? namedWork(ctx, person.userId) : null,
    shown("vip") && hasEarnedVip(ctx, person.userId),
  ]);
  return {
    userName: person.userName,
    name: person.name,
    photoId: shown("photo") ? person.photoId : null,
    bio: shown("bio") && person.bio ? person.bio : null,
    links: shown("links") ? person.links : [],
    department: shown("department") ? department : null,
    entranceYear: shown("entrance_year") ? person.entranceYear : null,
    joinedMonth: shown("joined") ? monthOf(person.createdAt) : null,
    work,
    isVip,
  };
}

export type PublicProfile = Awaited<ReturnType<typeof asOthersSee>>;

/**
 * Somebody's public profile, however their user name is written.
 * @throws notFound for whoever isn't there, isn't verified, is blocked or is leaving: nobody learns which
 */
export async function readPublicProfile(ctx: SignedInContext, userName: string): Promise<PublicProfile> {
  const person = await repository.findVisiblePerson(ctx, userName.toLowerCase());
  if (!person) throw overviewErrors.notFound();
  return asOthersSee(ctx, person);
}

/** One's own profile as others see it; null when they see none. */
export async function readOwnPublicProfile(ctx: SignedInContext): Promise<PublicProfile | null> {
  const person = await repository.findVisiblePerson(ctx, ctx.actor.userName.toLowerCase());
  return person && asOthersSee(ctx, person);
}

/** What the form for one's own profile begins with, and what others see now. @throws notFound */
export async function readProfileForm(ctx: SignedInContext) {
  const person = await repository.findOwn(ctx);
  if (!person) throw overviewErrors.notFound();
  return {
    publicParts: publicParts.filter((part) => person.publicParts.includes(part)),
    profile: await asOthersSee(ctx, person),
  };
}

/** Keeps which part of what one says about oneself others see. */
export async function savePublicParts(ctx: SignedInContext, input: PublicPartsInput): Promise<void> {
  await repository.updatePublicParts(requireSignedIn(ctx), input);
}

/** One of one's own latest as pages show it. */
export interface ShownWork extends Pick<OwnWork, "id" | "status" | "reason" | "at"> {
  /** What kind of thing it is, in the reader's words. */
  label: string;
  title: string;
  to: string;
  /** Where its author appeals against its removal. */
  appeal: string | null;
}

/** The statement for one's own latest of every kind; `ownWorkFrom` puts together what it gave. */
export const ownWorkStatement = (ctx: SignedInContext, most: number) => latestOfAll(ctx, ctx.product.ownWork, most);

/** One's own latest of all kinds with what was decided, the last change first. */
export function ownWorkFrom(ctx: SignedInContext, [row]: readonly { works: string }[], most: number): ShownWork[] {
  const say = sayIn(ctx);
  const results: OwnWork[][] = JSON.parse(row?.works ?? "[]");
  return ctx.product.ownWork
    .flatMap(({ labelOf, toOf }, i) =>
      (results[i] ?? []).map((work) => ({
        id: work.id,
        label: say(labelOf(work)),
        title: ctx.locale === "tr" ? work.titleTr : work.titleEn,
        to: toOf(work),
        status: work.status,
        reason: work.status === "rejected" ? work.reason : null,
        appeal: work.status === "rejected" ? appealOf(ctx, work.id, work.at) : null,
        at: work.at,
      })),
    )
    .sort((a, b) => b.at - a.at)
    .slice(0, most);
}

/** Everything of one's own, for oneself alone: the way to VIP, what one wrote, joined and saved, what staff said of it, and what is new. One round trip. */
export async function readDashboard(ctx: SignedInContext) {
  const { contributions: kinds, ownPlaces } = ctx.product;
  const week = plannerWeek(ctx);
  const [given, favorites, followed, [counts], work, ...rest] = await ctx.db.batch([
    repository.ownContributions(ctx),
    latestSaved(ctx, FAVORITES_SHOWN),
    ownThreadNews(ctx, FOLLOWED_SHOWN),
    contributionCounts(ctx, ctx.actor.userId),
    ownWorkStatement(ctx, WORK_SHOWN),
    ...ownPlaces.map(({ count }) => count(ctx, MOST_COUNTED)),
    ...week.statements,
  ]);
  const say = sayIn(ctx);
  const rows = rest as readonly unknown[][];
  const counted = rows.slice(0, ownPlaces.length) as { value: number }[][];
  const collections = kinds.map(({ name, label, to, add }) => {
    const { waiting = 0, approved = 0, rejected = 0 } = given.find((row) => row.collection === name) ?? {};
    return { name, label: say(label), to, add, waiting, approved, rejected };
  });
  const isEmpty = ({ waiting, approved, rejected }: (typeof collections)[number]) => waiting + approved + rejected === 0;
  const places = ownPlaces.map(({ name, label, to, isHiddenWhenEmpty = false }, i) => {
    const place = { name, label: say(label), to, count: counted[i]?.[0]?.value ?? 0 };
    return { ...place, isShown: place.count > 0 || !isHiddenWhenEmpty };
  });
  return {
    planner: week.daysOf(rows.slice(ownPlaces.length)),
    vip: await vipFromCounts(ctx, ctx.actor, counts),
    collections: collections.filter((kind) => !isEmpty(kind)),
    /** What one might write, and hasn't yet. */
    untouched: collections.flatMap((kind) => (kind.add && isEmpty(kind) ? [{ name: kind.name, label: kind.label, to: kind.add }] : [])),
    places: places.filter(({ isShown }) => isShown),
    mostCounted: MOST_COUNTED,
    work: ownWorkFrom(ctx, work, WORK_SHOWN),
    followed: (followed as OwnThread[]).filter(({ news }) => news > 0),
    favorites: favorites.map(({ courseCode, nameEn, nameTr }) => ({ courseCode, name: ctx.locale === "tr" ? nameTr : nameEn })),
  };
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
