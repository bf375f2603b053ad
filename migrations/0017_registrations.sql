-- A registration waits beside the accounts until its own mailed link is opened: nothing of it is an account before that.
CREATE TABLE `registrations` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_email` text NOT NULL,
	`user_name` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`department_id` text,
	`entrance_year` integer,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `registrations_email` ON `registrations` (`user_email`,`created_at`);--> statement-breakpoint
CREATE INDEX `registrations_expiry` ON `registrations` (`expires_at`);
