/** Every collection of posts. */
import { adverts } from "./features/advert/advert.collection";
import { notes } from "./features/notes/notes.collection";
import { studyTips } from "./features/study-tip/study-tip.collection";
import type { Collection } from "./platform/posts/collection";

export const collections: readonly Collection[] = [studyTips, notes, adverts];
