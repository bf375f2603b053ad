/** Every collection of posts. */
import { adverts } from "./features/advert/advert.collection";
import { chronicles } from "./features/chronicle/chronicle.collection";
import { devLogs } from "./features/dev-log/dev-log.collection";
import { erasmus } from "./features/erasmus/erasmus.collection";
import { notes } from "./features/notes/notes.collection";
import { research } from "./features/research/research.collection";
import { studyTips } from "./features/study-tip/study-tip.collection";
import { threads } from "./features/thread/thread.collection";
import { wats } from "./features/wat/wat.collection";
import { whys } from "./features/why/why.collection";
import type { Collection } from "./platform/posts/collection";

export const collections: readonly Collection[] = [studyTips, threads, chronicles, whys, research, devLogs, wats, erasmus, notes, adverts];
