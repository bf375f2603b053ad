CREATE TABLE `contacts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`contact_id` text NOT NULL,
	`user_id` text,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`subject` text NOT NULL,
	`platform` text NOT NULL,
	`details` text NOT NULL,
	`locale` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`answer` text,
	`answered_at` integer,
	`answered_by` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contacts_status" CHECK(status IN ('open', 'answered', 'closed') AND (status = 'answered') = (answer IS NOT NULL)),
	CONSTRAINT "contacts_platform" CHECK(platform IN ('web', 'mobile', 'both', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_contact_id_unique` ON `contacts` (`contact_id`);--> statement-breakpoint
CREATE INDEX `contacts_listed` ON `contacts` (`status`,`key`);--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email`);--> statement-breakpoint
CREATE INDEX `contacts_user` ON `contacts` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_answered_by` ON `contacts` (`answered_by`) WHERE answered_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `contacts_old` ON `contacts` (`updated_at`) WHERE status <> 'open';
