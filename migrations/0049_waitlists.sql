-- Lists of people who wait for something, and whom an invitation let in where a flag still keeps others out.
CREATE TABLE `flag_guests` (
	`flag` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`flag`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `flag_guests_user` ON `flag_guests` (`user_id`);--> statement-breakpoint
CREATE TABLE `waitlists` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`list_key` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlists_list_key_unique` ON `waitlists` (`list_key`);--> statement-breakpoint
CREATE TABLE `waitlist_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`list_key` text NOT NULL,
	`user_id` text NOT NULL,
	`note` text NOT NULL,
	`status` text DEFAULT 'asked' NOT NULL,
	`number` integer,
	`confirm_hash` text,
	`ends_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`list_key`) REFERENCES `waitlists`(`list_key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "waitlist_entries_status" CHECK(status IN ('asked', 'waiting', 'invited', 'accepted') AND (status = 'asked') = (number IS NULL) AND (status = 'asked') = (confirm_hash IS NOT NULL) AND (status IN ('asked', 'invited')) = (ends_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_entry_id_unique` ON `waitlist_entries` (`entry_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_person` ON `waitlist_entries` (`list_key`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_number` ON `waitlist_entries` (`list_key`,`number`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_listed` ON `waitlist_entries` (`list_key`,`status`,`number`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_user` ON `waitlist_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `waitlist_entries_ends` ON `waitlist_entries` (`ends_at`) WHERE status = 'asked';
