/** What this feature brings on the server. */
import { serverFeature } from "~/engines/feature.server";
import { guidesWith, intentsWith } from "~/engines/intents";
import { defineJob } from "~/platform/jobs.server";
import { announcementMessage } from "./announcement-mail.server";
import { announcementPushesMessage, announcementPushMessage } from "./announcement-push.server";
import { beginDue } from "./fan-out.repository.server";
import { notificationsFeature } from "./feature";
import { notificationIntents } from "./intents.server";
import { notificationsFactWays } from "./locales/fact-ways";
import { notificationGuides } from "./locales/guides";
import { notificationWays } from "./locales/ways-to-ask";
import { siteAnnouncement } from "./notices.repository.server";
import { notificationEndpoints } from "./notifications.api.server";
import { notificationPlaces } from "./personal-data.repository.server";

export const notificationsServer = serverFeature(notificationsFeature, {
  endpoints: notificationEndpoints,
  guides: guidesWith(notificationGuides, notificationWays),
  intents: intentsWith(notificationIntents, notificationsFactWays),
  personalData: notificationPlaces,
  notices: [siteAnnouncement],
  messages: [announcementMessage, announcementPushesMessage, announcementPushMessage],
  jobs: [defineJob({ name: "announcements", schedule: "frequent", run: async (ctx) => `${await beginDue(ctx)} announcements sent` })],
});
