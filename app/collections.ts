/** Every collection of posts. */
import { studyTips } from "./features/study-tip/study-tip.collection";
import { threads } from "./features/thread/thread.collection";
import type { Collection } from "./platform/posts/collection";

export const collections: readonly Collection[] = [studyTips, threads];
