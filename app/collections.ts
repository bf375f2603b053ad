/** Every collection of posts. */

import type { Collection } from "./engines/posts/collection";
import { features } from "./features";

export const collections: readonly Collection[] = features.flatMap((feature) => feature.collections);
