/** What all features bring together; every context is given it. */

import { collections } from "./collections";
import { type BroughtLists, joinedLists } from "./engines/feature.server";
import { guideIntents } from "./engines/intents";
import { forgetNotices } from "./engines/notices/notices.repository.server";
import { noticePlaces } from "./engines/notices/personal-data.server";
import { numberSettings } from "./engines/number-settings";
import { byStage } from "./engines/personal/personal.server";
import { platformPersonalData } from "./engines/personal/platform-personal-data.server";
import { categoryField } from "./engines/posts/collection";
import { postContributions, postWork } from "./engines/posts/contributions.server";
import { postsInbox } from "./engines/posts/inbox.server";
import { postPassages } from "./engines/posts/passages.repository.server";
import { postPlaces } from "./engines/posts/personal-data.server";
import { reportablePosts } from "./engines/posts/reportable.server";
import { postSource } from "./engines/posts/search.repository.server";
import { claimKinds } from "./engines/review/claim-notices.server";
import { forgetClaims } from "./engines/review/claims.server";
import { reviewKinds } from "./engines/review/notices.server";
import { hasPools, withoutPools } from "./features/mental-health/without-pools.server";
import { serverFeatures } from "./features.server";
import { jobs } from "./jobs.server";
import type { Access } from "./platform/pages/page";
import type { Product } from "./platform/product";
import { siteMap } from "./site-map";
import { translators } from "./translators.server";

/** What the engines bring besides, before and behind what features do. */
const first: Partial<BroughtLists> = { reportables: [reportablePosts(collections)], oldTraces: [forgetClaims, forgetNotices] };
const last: Partial<BroughtLists> = {
  inbox: [postsInbox(collections)],
  searchSources: collections.map(postSource),
  passages: collections.filter(({ isAsking }) => !isAsking).map(postPassages),
  personalData: [...postPlaces(collections), ...noticePlaces, ...platformPersonalData],
  contributions: postContributions(collections),
  ownWork: [postWork(collections)],
};

const lists = joinedLists([first, ...serverFeatures, last]);

const reviewables = [
  ...new Map(
    [...lists.reportables, ...lists.inbox].flatMap(({ reviewable }) => (reviewable ? [[reviewable.type, reviewable] as const] : [])),
  ).values(),
];

/** Who may open a page, by its path. */
const accessOf = (path: string): Access | undefined => siteMap.find((each) => each.path === path)?.access;

export const product: Product = {
  ...lists,
  siteMap,
  translators,
  // What points at something goes before it.
  personalData: byStage(lists.personalData),
  intents: serverFeatures.flatMap(({ name, intents, guides }) => [
    ...intents.map((intent) => ({ ...intent, name: `${name}/${intent.name}` })),
    ...guideIntents(name, guides, accessOf),
  ]),
  reviewables,
  sealedTypes: lists.reportables.flatMap(({ isSealed, reviewable }) => (isSealed ? [reviewable.type] : [])),
  sealedPages: lists.reportables.flatMap(({ sealedAt, reviewable }) =>
    (sealedAt?.pages ?? []).map((start) => ({ type: reviewable.type, start })),
  ),
  jobs,
  notices: [...reviewKinds(reviewables), ...claimKinds(reviewables), ...lists.notices],
  settings: Object.assign(
    Object.fromEntries(numberSettings.map(({ name, atFirst }) => [name, atFirst])),
    ...serverFeatures.map((feature) => feature.settings),
  ),
  labelledFeatures: collections.flatMap((each) => (categoryField(each) ? each.feature : [])),
};

const poolless = withoutPools(product);

/** What a deployment consists of. */
export const productFor = (env: Pick<Env, "POOLS">): Product => (hasPools(env) ? product : poolless);
