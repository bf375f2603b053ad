/** What this feature brings: its page. It is apart from communities, which know nothing of events, and from events. */
import { feature } from "../../engines/feature";
import { communityEventPages } from "./community-events.pages";

export const communityEventsFeature = feature("community-events", { pages: communityEventPages });
