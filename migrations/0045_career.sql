CREATE TABLE `career_openings` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`opening_id` text NOT NULL,
	`title_en` text NOT NULL,
	`title_tr` text NOT NULL,
	`description_en` text NOT NULL,
	`description_tr` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "career_openings_position" CHECK(position BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_openings_opening_id_unique` ON `career_openings` (`opening_id`);--> statement-breakpoint
CREATE INDEX `career_openings_shown` ON `career_openings` (`is_open`,`position`,`key`);--> statement-breakpoint
CREATE TABLE `career_applications` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` text NOT NULL,
	`opening_id` text,
	`user_id` text,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`department_id` text,
	`year` text NOT NULL,
	`motivation` text NOT NULL,
	`link` text,
	`locale` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`answer` text,
	`decided_at` integer,
	`decided_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`opening_id`) REFERENCES `career_openings`(`opening_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "career_applications_status" CHECK(status IN ('waiting', 'invited', 'declined') AND (status = 'waiting') = (answer IS NULL)),
	CONSTRAINT "career_applications_year" CHECK(year IN ('prep', '1', '2', '3', '4', 'master', 'phd', 'graduate'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_applications_application_id_unique` ON `career_applications` (`application_id`);--> statement-breakpoint
CREATE INDEX `career_applications_listed` ON `career_applications` (`status`,`key`);--> statement-breakpoint
CREATE INDEX `career_applications_opening` ON `career_applications` (`opening_id`);--> statement-breakpoint
CREATE INDEX `career_applications_email` ON `career_applications` (`email`);--> statement-breakpoint
CREATE INDEX `career_applications_user` ON `career_applications` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `career_applications_decided_by` ON `career_applications` (`decided_by`) WHERE decided_by IS NOT NULL;--> statement-breakpoint
CREATE INDEX `career_applications_old` ON `career_applications` (`updated_at`) WHERE status <> 'waiting';
