/** Everything that the search across the site looks through, in the order in which it is shown. */
import { collections } from "./collections";
import { postSource } from "./engines/posts/search.repository.server";
import type { SearchSource } from "./engines/search-source";
import { serverFeatures } from "./features.server";
import { byOrder } from "./platform/order";

export const searchSources: readonly SearchSource[] = byOrder([
  ...serverFeatures.flatMap((feature) => feature.searchSources),
  ...collections.map(postSource),
]);
