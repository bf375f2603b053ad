/** What one sees of oneself, and what others see of one: no more than was made public, and nothing one wrote without a name. */
import type { WaitingContribution } from "~/engines/contributions";
import { monthOf } from "~/engines/review/contributors.server";
import { requireSignedIn } from "~/platform/access/roles";
import type { Locale, SignedInContext } from "~/platform/context";
import { followedNews } from "../thread/thread.service.server";
import { contributionCounts, vipFromCounts } from "../vip/vip.service.server";
import { overviewErrors } from "./overview.errors";
import * as repository from "./overview.repository.server";
import type { PublicPartsInput } from "./overview.schemas";
import { type PublicPart, publicParts } from "./public-parts";

const WAITING_SHOWN = 5;
const FOLLOWED_SHOWN = 5;

/** What others see: the name, and the parts that its owner chose to show and filled in. */
function asOthersSee(locale: Locale, person: repository.Person) {
  const shown = (part: PublicPart) => person.publicParts.includes(part);
  const department = locale === "tr" ? person.departmentTr : person.departmentEn;
  return {
    userName: person.userName,
    name: person.name,
    photoId: shown("photo") ? person.photoId : null,
    bio: shown("bio") && person.bio ? person.bio : null,
    links: shown("links") ? person.links : [],
    department: shown("department") ? department : null,
    entranceYear: shown("entrance_year") ? person.entranceYear : null,
    joinedMonth: shown("joined") ? monthOf(person.createdAt) : null,
  };
}

export type PublicProfile = ReturnType<typeof asOthersSee>;

/**
 * Somebody's public profile, however their user name is written.
 * @throws notFound for whoever isn't there, isn't verified, is blocked or is leaving: nobody learns which
 */
export async function readPublicProfile(ctx: SignedInContext, userName: string): Promise<PublicProfile> {
  const person = await repository.findVisiblePerson(ctx, userName.toLowerCase());
  if (!person) throw overviewErrors.notFound();
  return asOthersSee(ctx.locale, person);
}

/** One's own profile as others see it; null when they see none. */
export async function readOwnPublicProfile(ctx: SignedInContext): Promise<PublicProfile | null> {
  const person = await repository.findVisiblePerson(ctx, ctx.actor.userName.toLowerCase());
  return person && asOthersSee(ctx.locale, person);
}

/** What the form for one's own profile begins with, and what others see now. @throws notFound */
export async function readProfileForm(ctx: SignedInContext) {
  const person = await repository.findOwn(ctx);
  if (!person) throw overviewErrors.notFound();
  return {
    publicParts: publicParts.filter((part) => person.publicParts.includes(part)),
    profile: asOthersSee(ctx.locale, person),
  };
}

/** Keeps which part of what one says about oneself others see. */
export async function savePublicParts(ctx: SignedInContext, input: PublicPartsInput): Promise<void> {
  await repository.updatePublicParts(requireSignedIn(ctx), input);
}

/** The private overview, for oneself alone: the way to VIP, what one gave, what waits, what is new, and what one keeps. One round trip. */
export async function readDashboard(ctx: SignedInContext) {
  const kinds = ctx.product.contributions;
  const [given, favorites, followed, [counts], ...waiting] = await ctx.db.batch([
    repository.ownContributions(ctx),
    repository.latestFavorites(ctx),
    followedNews(ctx, FOLLOWED_SHOWN),
    contributionCounts(ctx, ctx.actor.userId),
    ...kinds.map((kind) => kind.waiting(ctx, WAITING_SHOWN)),
  ]);
  const nameIn = ({ nameEn, nameTr }: { nameEn: string; nameTr: string }) => (ctx.locale === "tr" ? nameTr : nameEn);
  const collections = kinds.map(({ name, to, add }) => {
    const { waiting = 0, approved = 0, rejected = 0 } = given.find((row) => row.collection === name) ?? {};
    return { name, to, add, waiting, approved, rejected };
  });
  return {
    vip: await vipFromCounts(ctx, ctx.actor, counts),
    collections: collections.filter(({ add, waiting, approved, rejected }) => add !== null || waiting + approved + rejected > 0),
    waiting: kinds
      .flatMap(({ name }, i) => (waiting[i] as WaitingContribution[]).map((row) => ({ ...row, collection: name })))
      .map(({ id, collection, courseCode, sentAt, ...names }) => ({ id, collection, courseCode, name: nameIn(names), sentAt }))
      .sort((a, b) => b.sentAt - a.sentAt)
      .slice(0, WAITING_SHOWN),
    followed: followed.filter(({ news }) => news > 0),
    favorites: favorites.map(({ courseCode, ...names }) => ({ courseCode, name: nameIn(names) })),
  };
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>;
