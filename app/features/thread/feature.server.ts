/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith } from "~/engines/intents";
import { threadFeature } from "./feature";
import { repliesInbox } from "./inbox.repository.server";
import { threadGuides } from "./locales/guides";
import { threadWays } from "./locales/ways-to-ask";
import { acceptedReply, mention, newReply } from "./notices.repository.server";
import { followedPlace, replyContributions, replyWork } from "./own.repository.server";
import { threadPlaces } from "./personal-data.repository.server";
import { reportableReply } from "./reportable.repository.server";
import { threadEndpoints } from "./thread.api.server";
import { reviewReplies } from "./thread.service.server";
import { threadPassages } from "./thread-passages.repository.server";

export const threadServer = serverFeature(threadFeature, {
  endpoints: threadEndpoints,
  guides: guidesWith(threadGuides, threadWays),
  inbox: [repliesInbox(reviewReplies)],
  passages: [threadPassages],
  personalData: threadPlaces,
  contributions: [replyContributions],
  ownWork: [replyWork],
  ownPlaces: [followedPlace],
  reportables: [reportableReply],
  notices: [newReply, mention, acceptedReply],
});
