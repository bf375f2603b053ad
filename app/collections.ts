/** Every collection of posts. */
import { notes } from "./features/notes/notes.collection";
import { studyTips } from "./features/study-tip/study-tip.collection";
import type { Collection } from "./platform/posts/collection";

export const collections: readonly Collection[] = [studyTips, notes];
