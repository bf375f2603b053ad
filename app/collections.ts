/** Every collection of posts. */
import { features } from "./features";
import type { Collection } from "./platform/posts/collection";

export const collections: readonly Collection[] = features.flatMap((feature) => feature.collections);
