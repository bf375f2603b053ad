/** What all features bring together; every context is given it. */

import { collections } from "./collections";
import { guideIntents } from "./engines/intents";
import { forgetNotices } from "./engines/notices/notices.repository.server";
import { numberSettings } from "./engines/number-settings";
import { categoryField } from "./engines/posts/collection";
import { postContributions, postWork } from "./engines/posts/contributions.server";
import { postPassages } from "./engines/posts/passages.repository.server";
import { reportablePosts } from "./engines/posts/reportable.server";
import { claimKinds } from "./engines/review/claim-notices.server";
import { forgetClaims } from "./engines/review/claims.server";
import { reviewKinds } from "./engines/review/notices.server";
import { serverFeatures } from "./features.server";
import { inbox } from "./inbox.server";
import { jobs } from "./jobs.server";
import { personalData } from "./personal-data";
import { byOrder } from "./platform/order";
import type { Access } from "./platform/pages/page";
import type { Product } from "./platform/product";
import { searchSources } from "./search-sources.server";
import { siteMap } from "./site-map";
import { translators } from "./translators.server";

const reportables = [reportablePosts(collections), ...serverFeatures.flatMap((feature) => feature.reportables)];

const reviewables = [
  ...new Map([...reportables, ...inbox].flatMap(({ reviewable }) => (reviewable ? [[reviewable.type, reviewable] as const] : []))).values(),
];

/** Who may open a page, by its path. */
const accessOf = (path: string): Access | undefined => siteMap.find((each) => each.path === path)?.access;

export const product: Product = {
  siteMap,
  translators,
  inbox,
  searchSources,
  passages: [
    ...serverFeatures.flatMap((feature) => feature.passages),
    ...collections.filter(({ isAsking }) => !isAsking).map(postPassages),
  ],
  intents: serverFeatures.flatMap(({ name, intents, guides }) => [
    ...intents.map((intent) => ({ ...intent, name: `${name}/${intent.name}` })),
    ...guideIntents(name, guides, accessOf),
  ]),
  suggestions: byOrder(serverFeatures.flatMap((feature) => feature.suggestions)),
  personalData,
  courseMerge: byOrder(serverFeatures.flatMap((feature) => feature.courseMerge)),
  contributions: byOrder([...serverFeatures.flatMap((feature) => feature.contributions), ...postContributions(collections)]),
  ownWork: [...serverFeatures.flatMap((feature) => feature.ownWork), postWork(collections)],
  ownPlaces: byOrder(serverFeatures.flatMap((feature) => feature.ownPlaces)),
  planner: byOrder(serverFeatures.flatMap((feature) => feature.planner)),
  audited: serverFeatures.flatMap((feature) => feature.audited),
  reportables,
  reviewables,
  documents: serverFeatures.flatMap((feature) => feature.documents),
  jobs,
  oldTraces: [forgetClaims, forgetNotices, ...serverFeatures.flatMap((feature) => feature.oldTraces)],
  notices: [...reviewKinds(reviewables), ...claimKinds(reviewables), ...serverFeatures.flatMap((feature) => feature.notices)],
  settings: Object.assign(
    Object.fromEntries(numberSettings.map(({ name, atFirst }) => [name, atFirst])),
    ...serverFeatures.map((feature) => feature.settings),
  ),
  labelledFeatures: collections.flatMap((each) => (categoryField(each) ? each.feature : [])),
  taken: serverFeatures.flatMap((feature) => feature.taken),
  tools: byOrder(serverFeatures.flatMap((feature) => feature.tools)),
};
