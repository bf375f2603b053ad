/** Everything that waits for staff; the panel shows it as one list. */
import { collections } from "./collections";
import { postsInbox } from "./engines/posts/inbox.server";
import type { InboxKind } from "./engines/review/inbox.server";
import { serverFeatures } from "./features.server";
import { byOrder } from "./platform/order";

export const inbox: readonly InboxKind[] = byOrder([...serverFeatures.flatMap((feature) => feature.inbox), postsInbox(collections)]);
