CREATE TABLE `google_accounts` (
	`subject` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`google_email` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `google_accounts_user_id_unique` ON `google_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `google_states` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`browser_hash` text NOT NULL,
	`nonce` text NOT NULL,
	`code_verifier` text NOT NULL,
	`return_to` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `google_states_expiry` ON `google_states` (`expires_at`);--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_devices_seen` ON `known_devices` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `login_codes` (
	`login_token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`code_hash` text NOT NULL,
	`channel` text NOT NULL,
	`is_remembered` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `login_codes_user` ON `login_codes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `login_codes_expiry` ON `login_codes` (`expires_at`);--> statement-breakpoint
CREATE TABLE `graduate_applications` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`department_id` text NOT NULL,
	`graduation_year` integer NOT NULL,
	`diploma_number` text,
	`alumni_link` text,
	`note` text DEFAULT '' NOT NULL,
	`locale` text NOT NULL,
	`search_text` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`user_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `graduate_applications_application_id_unique` ON `graduate_applications` (`application_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `graduate_applications_open` ON `graduate_applications` (`email`) WHERE status <> 'rejected';--> statement-breakpoint
CREATE INDEX `graduate_applications_status` ON `graduate_applications` (`status`,`key`);--> statement-breakpoint
CREATE INDEX `graduate_applications_user` ON `graduate_applications` (`user_id`);--> statement-breakpoint
CREATE TABLE `images` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`image_id` text NOT NULL,
	`purpose` text NOT NULL,
	`subject_id` text NOT NULL,
	`uploaded_by` text,
	`position` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`format` text NOT NULL,
	`bytes` integer NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text DEFAULT '[]' NOT NULL,
	`failure` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_image_id_unique` ON `images` (`image_id`);--> statement-breakpoint
CREATE INDEX `images_subject` ON `images` (`subject_id`,`purpose`,`position`);--> statement-breakpoint
CREATE INDEX `images_uploader` ON `images` (`uploaded_by`,`key`);--> statement-breakpoint
CREATE INDEX `images_status` ON `images` (`status`,`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `bio` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `links` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `photo_id` text;--> statement-breakpoint
ALTER TABLE `users` ADD `theme` text;--> statement-breakpoint
ALTER TABLE `users` ADD `has_second_step` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `public_parts` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_due_at` integer;--> statement-breakpoint
CREATE INDEX `users_department` ON `users` (`department_id`,`key`);--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`key`) WHERE email_verified_at IS NULL;--> statement-breakpoint
CREATE INDEX `users_blocked` ON `users` (`key`) WHERE blocked_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_graduates` ON `users` (`key`) WHERE is_verified_graduate = 1;--> statement-breakpoint
CREATE INDEX `users_deletion` ON `users` (`deletion_due_at`) WHERE deletion_due_at IS NOT NULL;