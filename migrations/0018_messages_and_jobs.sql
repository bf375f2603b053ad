-- Messages are leased, tried again for hours, and dead at the end; jobs remember what they couldn't do for one of many.
ALTER TABLE `outbox` ADD COLUMN `lease_id` text;
--> statement-breakpoint
ALTER TABLE `outbox` ADD COLUMN `leased_until` integer;
--> statement-breakpoint
ALTER TABLE `outbox` ADD COLUMN `next_attempt_at` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `outbox` ADD COLUMN `dispatched_at` integer;
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE TABLE `job_failures` (
	`job` text NOT NULL,
	`item_id` text NOT NULL,
	`attempts` integer NOT NULL,
	`next_attempt_at` integer NOT NULL,
	`error_id` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`job`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `job_failures_updated` ON `job_failures` (`updated_at`);
--> statement-breakpoint
-- Answers to reports that nobody has been mailed.
CREATE INDEX `reports_unmailed` ON `reports` (`decided_at`) WHERE email IS NOT NULL;
