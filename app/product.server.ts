/** What all features bring together; every context is given it. */

import { reportablePost } from "./engines/posts/reportable.server";
import { forgetClaims } from "./engines/review/claims.server";
import { serverFeatures } from "./features.server";
import { inbox } from "./inbox.server";
import { personalData } from "./personal-data";
import { byOrder } from "./platform/order";
import type { Product } from "./platform/product";
import { searchSources } from "./search-sources.server";
import { siteMap } from "./site-map";
import { translators } from "./translators.server";

export const product: Product = {
  siteMap,
  translators,
  inbox,
  searchSources,
  personalData,
  courseMerge: byOrder(serverFeatures.flatMap((feature) => feature.courseMerge)),
  contributions: byOrder(serverFeatures.flatMap((feature) => feature.contributions)),
  reportables: [reportablePost, ...serverFeatures.flatMap((feature) => feature.reportables)],
  oldTraces: [forgetClaims, ...serverFeatures.flatMap((feature) => feature.oldTraces)],
  settings: Object.assign({}, ...serverFeatures.map((feature) => feature.settings)),
  tools: byOrder(serverFeatures.flatMap((feature) => feature.tools)),
};
