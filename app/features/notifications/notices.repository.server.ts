/** What the site itself tells people, as they choose how to hear of it. */
import { sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";

/** Announcements have no row for each person; this names them where people choose. */
const announcement: NoticeSubject = {
  type: "announcement",
  shown: sql`SELECT json_object('title', a.title_en) FROM announcements AS a WHERE a.announcement_id = n.subject_id AND a.withdrawn_at IS NULL`,
};

export const siteAnnouncement = defineNotice({
  name: "notifications.announcement",
  messageClass: "informational",
  group: "site",
  words: "notifications:notices.announcement",
  label: "notifications:notices.announcementChoice",
  type: "announcement",
  subjects: [announcement],
  channel: "app",
  choices: ["app", "mail"],
});
