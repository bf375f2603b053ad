CREATE TABLE `notices` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`notice_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`type` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`path` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`details` text NOT NULL,
	`mail` text,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_notice_id_unique` ON `notices` (`notice_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`user_id`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `notices_list` ON `notices` (`user_id`,(read_at IS NOT NULL),`created_at`);--> statement-breakpoint
CREATE INDEX `notices_mail` ON `notices` (`mail`,`key`) WHERE mail IS NOT NULL;--> statement-breakpoint
CREATE INDEX `notices_age` ON `notices` (`created_at`);--> statement-breakpoint
CREATE TABLE `notice_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`unread` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `announcements` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`announcement_id` text NOT NULL,
	`type` text NOT NULL,
	`title_en` text NOT NULL,
	`title_tr` text NOT NULL,
	`text_en` text NOT NULL,
	`text_tr` text NOT NULL,
	`link` text,
	`department_id` text,
	`entrance_year` integer,
	`send_at` integer NOT NULL,
	`withdrawn_at` integer,
	`fanned_out_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announcements_texts" CHECK("announcements"."title_en" <> '' AND "announcements"."title_tr" <> '')
);
--> statement-breakpoint
CREATE UNIQUE INDEX `announcements_announcement_id_unique` ON `announcements` (`announcement_id`);--> statement-breakpoint
CREATE INDEX `announcements_sent` ON `announcements` (`send_at`,`key`);--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`send_at`) WHERE fanned_out_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX `announcements_creator` ON `announcements` (`created_by`);--> statement-breakpoint
CREATE TABLE `announcement_marks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`read_until` integer NOT NULL,
	`read_ids` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
-- Those who want email of announcements are found by their choice.
CREATE INDEX `notice_choices_kind` ON `notice_choices` (`kind`,`channel`,`user_id`);--> statement-breakpoint
-- The bell reads one number.
CREATE TRIGGER notices_count_insert AFTER INSERT ON notices WHEN new.read_at IS NULL BEGIN
  INSERT INTO notice_counts (user_id, unread) VALUES (new.user_id, 1) ON CONFLICT (user_id) DO UPDATE SET unread = unread + 1;
END;
--> statement-breakpoint
CREATE TRIGGER notices_count_update AFTER UPDATE OF read_at ON notices WHEN (old.read_at IS NULL) <> (new.read_at IS NULL) BEGIN
  UPDATE notice_counts SET unread = unread + iif(new.read_at IS NULL, 1, -1) WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER notices_count_delete AFTER DELETE ON notices WHEN old.read_at IS NULL BEGIN
  UPDATE notice_counts SET unread = unread - 1 WHERE user_id = old.user_id;
END;
