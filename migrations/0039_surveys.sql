CREATE TABLE `surveys` (
	`survey_id` text PRIMARY KEY NOT NULL,
	`questions` text NOT NULL,
	`mode` text NOT NULL,
	`readers` text NOT NULL,
	`is_live` integer DEFAULT false NOT NULL,
	`split_by` integer,
	`department_id` text,
	`entrance_year` integer,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`released_count` integer DEFAULT 0 NOT NULL,
	`releases` text DEFAULT '{}' NOT NULL,
	`is_final` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "surveys_mode" CHECK(mode IN ('anonymous', 'named')),
	CONSTRAINT "surveys_readers" CHECK(readers IN ('author', 'participants'))
);
--> statement-breakpoint
CREATE INDEX `surveys_due` ON `surveys` (`survey_id`) WHERE is_final = 0;--> statement-breakpoint
CREATE TABLE `survey_participants` (
	`survey_id` text NOT NULL,
	`user_id` text NOT NULL,
	`answered_on` text NOT NULL,
	PRIMARY KEY(`survey_id`, `user_id`),
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`survey_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "survey_participants_day" CHECK(length(answered_on) = 10)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `survey_participants_user` ON `survey_participants` (`user_id`);--> statement-breakpoint
CREATE TABLE `survey_counts` (
	`survey_id` text NOT NULL,
	`item` text NOT NULL,
	`value` text NOT NULL,
	`split` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`survey_id`, `item`, `value`, `split`),
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`survey_id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `survey_texts` (
	`text_id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`item` text NOT NULL,
	`text` text NOT NULL,
	`is_released` integer DEFAULT false NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`survey_id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `survey_texts_item` ON `survey_texts` (`survey_id`,`item`,`is_released`,`text_id`);--> statement-breakpoint
CREATE TABLE `survey_responses` (
	`response_id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`user_id` text,
	`answers` text NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`survey_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_responses_person` ON `survey_responses` (`survey_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `survey_responses_user` ON `survey_responses` (`user_id`);--> statement-breakpoint
CREATE TRIGGER surveys_fixed BEFORE UPDATE OF questions, mode, readers, is_live, split_by, department_id, entrance_year ON surveys
WHEN OLD.answer_count > 0 AND ((NEW.questions IS NOT OLD.questions AND NEW.questions <> '[]') OR NEW.mode IS NOT OLD.mode OR NEW.readers IS NOT OLD.readers
  OR NEW.is_live IS NOT OLD.is_live OR NEW.split_by IS NOT OLD.split_by OR NEW.department_id IS NOT OLD.department_id
  OR NEW.entrance_year IS NOT OLD.entrance_year)
BEGIN
  SELECT RAISE(ABORT, 'survey_has_answers');
END;
--> statement-breakpoint
CREATE TRIGGER survey_responses_named BEFORE INSERT ON survey_responses
WHEN (SELECT mode FROM surveys WHERE survey_id = NEW.survey_id) IS NOT 'named'
BEGIN
  SELECT RAISE(ABORT, 'survey_is_anonymous');
END;
--> statement-breakpoint
CREATE TABLE `alumni_rights` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`is_used` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `alumni_rights_token_hash_unique` ON `alumni_rights` (`token_hash`);--> statement-breakpoint
CREATE INDEX `alumni_rights_expiry` ON `alumni_rights` (`expires_at`);--> statement-breakpoint
CREATE TABLE `alumni_counts` (
	`item` text NOT NULL,
	`row_value` text NOT NULL,
	`column_value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`item`, `row_value`, `column_value`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `alumni_releases` (
	`name` text PRIMARY KEY NOT NULL,
	`release` text,
	`answer_count` integer DEFAULT 0 NOT NULL,
	`released_count` integer DEFAULT 0 NOT NULL
);
