-- How much each person gave, as others are shown it: moved once a day, so that nobody sees whose number a new text moves.
ALTER TABLE `contributions` ADD COLUMN `shown_waiting` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `contributions` ADD COLUMN `shown_approved` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `contributions` ADD COLUMN `shown_rejected` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `contributions` ADD COLUMN `shown_deleted` integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE `contributions` ADD COLUMN `shown_last_at` integer;
--> statement-breakpoint
UPDATE contributions SET shown_waiting = waiting, shown_approved = approved, shown_rejected = rejected, shown_deleted = deleted, shown_last_at = last_at;
