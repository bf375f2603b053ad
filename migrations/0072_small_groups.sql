CREATE TABLE `demand_releases` (
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`planners` integer NOT NULL,
	PRIMARY KEY(`course_id`, `term`, `section_number`)
);
--> statement-breakpoint
ALTER TABLE `polls` ADD `release` text;--> statement-breakpoint
ALTER TABLE `polls` ADD `released_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE TABLE `event_releases` (
	`event_id` text PRIMARY KEY NOT NULL,
	`numbers` text NOT NULL,
	`looked_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `event_people` (
	`event_id` text NOT NULL,
	`act` text NOT NULL,
	`mark` text NOT NULL,
	`expires_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `act`, `mark`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `event_people_expiry` ON `event_people` (`expires_at`);--> statement-breakpoint
-- Visits, one a day of the same person too, can't be told from people afterwards.
DELETE FROM event_days;
