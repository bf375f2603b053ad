/** What all features bring together; every context is given it. */
import { serverFeatures } from "./features.server";
import { inbox } from "./inbox.server";
import { personalData } from "./personal-data";
import { byOrder } from "./platform/order";
import type { Product } from "./platform/product";
import { searchSources } from "./search-sources.server";

export const product: Product = {
  inbox,
  searchSources,
  personalData,
  contributions: byOrder(serverFeatures.flatMap((feature) => feature.contributions)),
  tools: byOrder(serverFeatures.flatMap((feature) => feature.tools)),
};
