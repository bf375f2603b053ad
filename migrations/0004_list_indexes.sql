DROP INDEX `courses_views`;--> statement-breakpoint
CREATE INDEX `courses_easiest` ON `courses` (`status`,`difficulty_hundredths`,`key`);--> statement-breakpoint
CREATE INDEX `courses_type` ON `courses` (`status`,`course_type`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_type_experiences` ON `courses` (`status`,`course_type`,`experience_count`,`key`);--> statement-breakpoint
CREATE INDEX `courses_credits` ON `courses` (`status`,`credit_halves`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_prerequisites` ON `courses` (`status`,`has_prerequisites`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_term` ON `courses` (`status`,`last_term`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_views` ON `courses` (`status`,`view_count`,`key`);--> statement-breakpoint
DROP INDEX `section_meetings_course`;--> statement-breakpoint
CREATE INDEX `section_meetings_section` ON `section_meetings` (`section_id`,`day`,`start_minute`,`end_minute`);--> statement-breakpoint
CREATE INDEX `section_meetings_course` ON `section_meetings` (`course_id`,`term`,`day`);--> statement-breakpoint
CREATE INDEX `search_misses_count` ON `search_misses` (`count`);