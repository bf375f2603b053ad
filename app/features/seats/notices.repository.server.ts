/** Whoever waits for a section is told when people say that it has room. */
import { sql } from "drizzle-orm";
import { defineNotice } from "~/engines/notices/kinds";

export const seatRoom = defineNotice({
  name: "seats.room",
  messageClass: "informational",
  group: "reminders",
  words: "seats:notices.room",
  label: "seats:notices.roomChoice",
  type: "reminder",
  subjects: [
    {
      type: "seat-opening",
      shown: sql`SELECT json_object('title', k.course_code, 'section', z.section_number) FROM seat_openings AS z
        CROSS JOIN courses AS k ON k.course_id = z.course_id WHERE z.opening_id = n.subject_id`,
    },
  ],
  channel: "app",
  // A seat is taken within minutes.
  comesAtOnce: true,
  isPushedInWords: true,
});
