/** Everything that waits for staff; the panel shows it as one list. */
import { collections } from "./collections";
import { serverFeatures } from "./features.server";
import { byOrder } from "./platform/order";
import { postsInbox } from "./platform/posts/inbox.server";
import type { InboxKind } from "./platform/review/inbox.server";

export const inbox: readonly InboxKind[] = byOrder([...serverFeatures.flatMap((feature) => feature.inbox), postsInbox(collections)]);
