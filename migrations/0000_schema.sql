-- Tables and indexes as drizzle/schema tells them; seven tables whose rows must not tell their order have no row ids.
CREATE TABLE `academic_terms` (
	`term` text PRIMARY KEY NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`add_drop_from` text,
	`add_drop_until` text,
	`withdrawal_from` text,
	`withdrawal_until` text,
	`finals_from` text,
	`finals_until` text,
	`days` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "academic_terms_lectures" CHECK(starts_on < ends_on),
	CONSTRAINT "academic_terms_add_drop" CHECK((add_drop_from IS NULL) = (add_drop_until IS NULL) AND coalesce(add_drop_from <= add_drop_until, 1)),
	CONSTRAINT "academic_terms_withdrawal" CHECK((withdrawal_from IS NULL) = (withdrawal_until IS NULL) AND coalesce(withdrawal_from <= withdrawal_until, 1)),
	CONSTRAINT "academic_terms_finals" CHECK((finals_from IS NULL) = (finals_until IS NULL) AND coalesce(finals_from <= finals_until, 1))
);
--> statement-breakpoint
CREATE TABLE `known_devices` (
	`user_id` text NOT NULL,
	`device_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `device_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `known_devices_seen` ON `known_devices` (`last_seen_at`);
--> statement-breakpoint
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
CREATE INDEX `login_codes_user` ON `login_codes` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `login_codes_expiry` ON `login_codes` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `mail_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`,`purpose`);
--> statement-breakpoint
CREATE INDEX `mail_tokens_expiry` ON `mail_tokens` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `alerts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alert_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`number` integer NOT NULL,
	`raised_at` integer NOT NULL,
	`told_at` integer NOT NULL,
	`ended_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_alert_id_unique` ON `alerts` (`alert_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_open` ON `alerts` (`kind`,`subject`) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX `alerts_ended` ON `alerts` (`ended_at`) WHERE ended_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `pauses` (
	`pause_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`until` integer NOT NULL,
	`reason` text NOT NULL,
	`paused_by` text,
	`lifted_by` text,
	`lifted_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pauses_once` ON `pauses` (`subject_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `pauses_user` ON `pauses` (`user_id`,`until`);
--> statement-breakpoint
CREATE INDEX `pauses_pauser` ON `pauses` (`paused_by`);
--> statement-breakpoint
CREATE INDEX `pauses_lifter` ON `pauses` (`lifted_by`);
--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	`replaced_by` text,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`session_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_session` ON `refresh_tokens` (`session_id`);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`is_remembered` integer NOT NULL,
	`user_agent` text,
	`place` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`confirmed_at` integer,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `users` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`user_email` text NOT NULL,
	`mailbox` text,
	`user_name` text NOT NULL,
	`user_name_key` text NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
	`sort_key` text DEFAULT '' NOT NULL,
	`last_seen_at` integer DEFAULT 0 NOT NULL,
	`password_hash` text NOT NULL,
	`user_role` text DEFAULT 'user' NOT NULL,
	`department_id` text,
	`entrance_year` integer,
	`locale` text NOT NULL,
	`email_verified_at` integer,
	`is_verified_graduate` integer DEFAULT false NOT NULL,
	`preview_until` integer,
	`blocked_at` integer,
	`blocked_until` integer,
	`blocked_reason` text,
	`paused_until` integer,
	`terms_version` integer DEFAULT 1 NOT NULL,
	`bio` text DEFAULT '' NOT NULL,
	`links` text DEFAULT '[]' NOT NULL,
	`photo_id` text,
	`theme` text,
	`has_second_step` integer DEFAULT false NOT NULL,
	`public_parts` text DEFAULT '[]' NOT NULL,
	`deletion_due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_id_unique` ON `users` (`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_email_unique` ON `users` (`user_email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_mailbox_unique` ON `users` (`mailbox`);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_name_key_unique` ON `users` (`user_name_key`);
--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`user_role`,`key`);
--> statement-breakpoint
CREATE INDEX `users_sort` ON `users` (`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `users_seen` ON `users` (`last_seen_at`,`key`);
--> statement-breakpoint
CREATE INDEX `users_department` ON `users` (`department_id`,`key`);
--> statement-breakpoint
CREATE INDEX `users_unverified` ON `users` (`key`) WHERE email_verified_at IS NULL;
--> statement-breakpoint
CREATE INDEX `users_blocked` ON `users` (`key`) WHERE blocked_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `users_graduates` ON `users` (`key`) WHERE is_verified_graduate = 1;
--> statement-breakpoint
CREATE INDEX `users_deletion` ON `users` (`deletion_due_at`) WHERE deletion_due_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `ai_answers` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`answer_id` text NOT NULL,
	`chat_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`search_text` text NOT NULL,
	`outcome` text DEFAULT 'extract' NOT NULL,
	`said` text,
	`rating` text,
	`rating_note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`chat_id`) REFERENCES `ai_chats`(`chat_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ai_answers_outcome" CHECK(outcome IN ('extract', 'model', 'fallback') AND (outcome = 'model') = (said IS NOT NULL)),
	CONSTRAINT "ai_answers_rating" CHECK(rating IN ('up', 'down') AND (rating_note IS NULL OR rating IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_answers_answer_id_unique` ON `ai_answers` (`answer_id`);
--> statement-breakpoint
CREATE INDEX `ai_answers_chat` ON `ai_answers` (`chat_id`,`key`);
--> statement-breakpoint
CREATE INDEX `ai_answers_user` ON `ai_answers` (`user_id`);
--> statement-breakpoint
CREATE INDEX `ai_answers_rated` ON `ai_answers` (`rating`,`key`) WHERE rating IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `ai_chats` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chat_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_chats_chat_id_unique` ON `ai_chats` (`chat_id`);
--> statement-breakpoint
CREATE INDEX `ai_chats_listed` ON `ai_chats` (`user_id`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `ai_chats_old` ON `ai_chats` (`updated_at`);
--> statement-breakpoint
CREATE TABLE `ai_unanswered` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` text NOT NULL,
	`locale` text NOT NULL,
	`words` text NOT NULL,
	`last_week` text NOT NULL,
	`people` integer DEFAULT 0 NOT NULL,
	`done_people` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ai_unanswered_shape" CHECK(locale IN ('en', 'tr') AND words <> '' AND people >= 0 AND done_people BETWEEN 0 AND people)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_unanswered_group_id_unique` ON `ai_unanswered` (`group_id`);
--> statement-breakpoint
CREATE INDEX `ai_unanswered_open` ON `ai_unanswered` (people / 5 DESC,last_week DESC,`key`) WHERE people - done_people >= 5;
--> statement-breakpoint
CREATE INDEX `ai_unanswered_done` ON `ai_unanswered` (people / 5 DESC,last_week DESC,`key`) WHERE people >= 5 AND people - done_people < 5;
--> statement-breakpoint
CREATE INDEX `ai_unanswered_old` ON `ai_unanswered` (`last_week`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_unanswered_words` ON `ai_unanswered` (`locale`,`words`);
--> statement-breakpoint
CREATE TABLE `ai_unanswered_marks` (
	`mark` text PRIMARY KEY NOT NULL,
	`group_key` integer NOT NULL,
	`week` text NOT NULL,
	FOREIGN KEY (`group_key`) REFERENCES `ai_unanswered`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ai_unanswered_marks_group` ON `ai_unanswered_marks` (`group_key`);
--> statement-breakpoint
CREATE INDEX `ai_unanswered_marks_old` ON `ai_unanswered_marks` (`week`);
--> statement-breakpoint
CREATE TABLE `ai_usage` (
	`user_id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ai_usage_old` ON `ai_usage` (`ends_at`);
--> statement-breakpoint
CREATE TABLE `alarms` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`alarm_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`day` text NOT NULL,
	`minute` integer NOT NULL,
	`repeat` text DEFAULT 'none' NOT NULL,
	`repeat_day` integer DEFAULT 1 NOT NULL,
	`sends_mail` integer DEFAULT false NOT NULL,
	`link_path` text DEFAULT '' NOT NULL,
	`link_title` text DEFAULT '' NOT NULL,
	`rings_at` integer,
	`snoozed_until` integer,
	`next_at` integer GENERATED ALWAYS AS (CASE WHEN rings_at IS NULL THEN snoozed_until WHEN snoozed_until IS NULL THEN rings_at ELSE min(rings_at, snoozed_until) END) VIRTUAL,
	`last_due_at` integer,
	`last_rung_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "alarms_minute" CHECK(minute BETWEEN 0 AND 1439),
	CONSTRAINT "alarms_repeat_day" CHECK(repeat_day BETWEEN 1 AND 31)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alarms_alarm_id_unique` ON `alarms` (`alarm_id`);
--> statement-breakpoint
CREATE INDEX `alarms_user` ON `alarms` (`user_id`,`key`);
--> statement-breakpoint
CREATE INDEX `alarms_next` ON `alarms` (`next_at`) WHERE next_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `alarms_rung` ON `alarms` (`last_rung_at`) WHERE last_rung_at IS NOT NULL;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE `alumni_rights` (
	`address_hash` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`is_used` integer DEFAULT false NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `alumni_rights_token_hash_unique` ON `alumni_rights` (`token_hash`);
--> statement-breakpoint
CREATE INDEX `alumni_rights_expiry` ON `alumni_rights` (`expires_at`);
--> statement-breakpoint
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
	`taken_by` text,
	`taken_at` integer,
	`staff_note` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`opening_id`) REFERENCES `career_openings`(`opening_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`decided_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "career_applications_status" CHECK(status IN ('waiting', 'invited', 'declined') AND (status = 'waiting') = (answer IS NULL)),
	CONSTRAINT "career_applications_year" CHECK(year IN ('prep', '1', '2', '3', '4', 'master', 'phd', 'graduate'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `career_applications_application_id_unique` ON `career_applications` (`application_id`);
--> statement-breakpoint
CREATE INDEX `career_applications_listed` ON `career_applications` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `career_applications_opening` ON `career_applications` (`opening_id`);
--> statement-breakpoint
CREATE INDEX `career_applications_email` ON `career_applications` (`email`);
--> statement-breakpoint
CREATE INDEX `career_applications_user` ON `career_applications` (`user_id`) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `career_applications_decided_by` ON `career_applications` (`decided_by`) WHERE decided_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `career_applications_taken` ON `career_applications` (`taken_by`,`status`,`key`) WHERE taken_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `career_applications_old` ON `career_applications` (`updated_at`) WHERE status <> 'waiting';
--> statement-breakpoint
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
CREATE UNIQUE INDEX `career_openings_opening_id_unique` ON `career_openings` (`opening_id`);
--> statement-breakpoint
CREATE INDEX `career_openings_shown` ON `career_openings` (`is_open`,`position`,`key`);
--> statement-breakpoint
CREATE TABLE `course_aliases` (
	`code` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_aliases_course` ON `course_aliases` (`course_id`);
--> statement-breakpoint
CREATE TABLE `course_claims` (
	`course_id` text NOT NULL,
	`field` text NOT NULL,
	`source` text NOT NULL,
	`term` text NOT NULL,
	`value` text NOT NULL,
	`folded` text NOT NULL,
	PRIMARY KEY(`course_id`, `field`, `source`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `course_favorites` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_favorites_course` ON `course_favorites` (`course_id`);
--> statement-breakpoint
CREATE INDEX `course_favorites_user` ON `course_favorites` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `course_overrides` (
	`course_id` text NOT NULL,
	`field` text NOT NULL,
	`file_value` text,
	`set_by` text,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`course_id`, `field`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `course_prerequisites` (
	`course_id` text NOT NULL,
	`set_number` integer NOT NULL,
	`required_course_id` text NOT NULL,
	PRIMARY KEY(`course_id`, `set_number`, `required_course_id`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`required_course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prerequisites_required` ON `course_prerequisites` (`required_course_id`);
--> statement-breakpoint
CREATE TABLE `courses` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` text NOT NULL,
	`course_code` text NOT NULL,
	`numeric_code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`sort_key` text NOT NULL,
	`search_text` text NOT NULL,
	`theory_hours` integer,
	`practice_hours` integer,
	`credit_halves` integer,
	`ects_halves` integer,
	`course_type` text DEFAULT 'elective' NOT NULL,
	`level` text NOT NULL,
	`language` text,
	`offered_semesters` integer,
	`non_technical_term` text,
	`status` text DEFAULT 'active' NOT NULL,
	`department_id` text NOT NULL,
	`description_en` text,
	`description_tr` text,
	`has_prerequisites` integer DEFAULT false NOT NULL,
	`last_term` text,
	`import_hash` text,
	`catalog_hash` text,
	`experience_count` integer DEFAULT 0 NOT NULL,
	`overall_hundredths` integer,
	`difficulty_hundredths` integer,
	`hours_hundredths` integer,
	`databank_count` integer DEFAULT 0 NOT NULL,
	`databank_updated_at` integer,
	`view_count` integer DEFAULT 0 NOT NULL,
	`favorite_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_course_id_unique` ON `courses` (`course_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_course_code_unique` ON `courses` (`course_code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_numeric_code_unique` ON `courses` (`numeric_code`);
--> statement-breakpoint
CREATE INDEX `courses_sort` ON `courses` (`status`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_department` ON `courses` (`status`,`department_id`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_level` ON `courses` (`status`,`level`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_experiences` ON `courses` (`status`,`experience_count`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_level_experiences` ON `courses` (`status`,`level`,`experience_count`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_rating` ON `courses` (`status`,`overall_hundredths`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_databank` ON `courses` (`status`,`databank_count`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_views` ON `courses` (`status`,`view_count`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_easiest` ON `courses` (`status`,`difficulty_hundredths`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_hours` ON `courses` (`status`,`hours_hundredths`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_type` ON `courses` (`status`,`course_type`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_type_experiences` ON `courses` (`status`,`course_type`,`experience_count`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_credits` ON `courses` (`status`,`credit_halves`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_prerequisites` ON `courses` (`status`,`has_prerequisites`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_term` ON `courses` (`status`,`last_term`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_favorites` ON `courses` (`favorite_count`);
--> statement-breakpoint
CREATE INDEX `courses_ects` ON `courses` (`status`,`ects_halves`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_fall` ON `courses` (`status`,`sort_key`,`key`) WHERE offered_semesters & 1;
--> statement-breakpoint
CREATE INDEX `courses_spring` ON `courses` (`status`,`sort_key`,`key`) WHERE offered_semesters & 2;
--> statement-breakpoint
CREATE INDEX `courses_summer` ON `courses` (`status`,`sort_key`,`key`) WHERE offered_semesters & 4;
--> statement-breakpoint
CREATE INDEX `courses_language` ON `courses` (`status`,`language`,`sort_key`,`key`);
--> statement-breakpoint
CREATE INDEX `courses_non_technical` ON `courses` (`status`,`non_technical_term`,`sort_key`,`key`);
--> statement-breakpoint
CREATE TABLE `instructors` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`instructor_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `instructors_instructor_id_unique` ON `instructors` (`instructor_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `instructors_name_key_unique` ON `instructors` (`name_key`);
--> statement-breakpoint
CREATE TABLE `offerings` (
	`offering_id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`import_hash` text NOT NULL,
	`withdrawn_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offerings_course_term` ON `offerings` (`course_id`,`term`);
--> statement-breakpoint
CREATE INDEX `offerings_term` ON `offerings` (`term`,`course_id`);
--> statement-breakpoint
CREATE TABLE `program_courses` (
	`program_id` text NOT NULL,
	`semester` integer NOT NULL,
	`position` integer NOT NULL,
	`course_code` text,
	`course_id` text,
	`elective_kind` text,
	`name` text NOT NULL,
	`credit_halves` integer,
	`theory_hours` integer,
	`practice_hours` integer,
	`ects_halves` integer,
	PRIMARY KEY(`program_id`, `semester`, `position`),
	FOREIGN KEY (`program_id`) REFERENCES `programs`(`program_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `program_courses_course` ON `program_courses` (`course_id`,`program_id`);
--> statement-breakpoint
CREATE INDEX `program_courses_code` ON `program_courses` (`course_code`);
--> statement-breakpoint
CREATE TABLE `programs` (
	`program_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`degree` text,
	`department_id` text,
	`source` text NOT NULL,
	`source_url` text,
	`source_date` text,
	`import_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `programs_department` ON `programs` (`department_id`);
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`query` text PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`last_seen_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `search_misses_count` ON `search_misses` (`count`);
--> statement-breakpoint
CREATE TABLE `search_nicknames` (
	`nickname` text PRIMARY KEY NOT NULL,
	`replacement` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `section_instructors` (
	`section_id` text NOT NULL,
	`instructor_id` text NOT NULL,
	`course_id` text NOT NULL,
	PRIMARY KEY(`section_id`, `instructor_id`),
	FOREIGN KEY (`section_id`) REFERENCES `sections`(`section_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`instructor_id`) REFERENCES `instructors`(`instructor_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `section_instructors_course` ON `section_instructors` (`course_id`,`instructor_id`);
--> statement-breakpoint
CREATE INDEX `section_instructors_instructor` ON `section_instructors` (`instructor_id`,`course_id`);
--> statement-breakpoint
CREATE TABLE `section_meetings` (
	`section_id` text NOT NULL,
	`position` integer NOT NULL,
	`day` integer NOT NULL,
	`start_minute` integer NOT NULL,
	`end_minute` integer NOT NULL,
	`place` text,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	PRIMARY KEY(`section_id`, `position`),
	FOREIGN KEY (`section_id`) REFERENCES `sections`(`section_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `section_meetings_slot` ON `section_meetings` (`term`,`day`,`start_minute`,`end_minute`,`course_id`);
--> statement-breakpoint
CREATE INDEX `section_meetings_course` ON `section_meetings` (`course_id`,`term`,`day`);
--> statement-breakpoint
CREATE INDEX `section_meetings_section` ON `section_meetings` (`section_id`,`day`,`start_minute`,`end_minute`);
--> statement-breakpoint
CREATE INDEX `section_meetings_place` ON `section_meetings` (`term`,`place`);
--> statement-breakpoint
CREATE TABLE `sections` (
	`section_id` text PRIMARY KEY NOT NULL,
	`offering_id` text NOT NULL,
	`section_number` integer NOT NULL,
	`criteria` text NOT NULL,
	`note` text,
	`withdrawn_at` integer,
	FOREIGN KEY (`offering_id`) REFERENCES `offerings`(`offering_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sections_offering_number` ON `sections` (`offering_id`,`section_number`);
--> statement-breakpoint
CREATE TABLE `waiting_prerequisites` (
	`course_id` text NOT NULL,
	`set_number` integer NOT NULL,
	`required_code` text NOT NULL,
	PRIMARY KEY(`course_id`, `set_number`, `required_code`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `waiting_prerequisites_code` ON `waiting_prerequisites` (`required_code`);
--> statement-breakpoint
CREATE TABLE `import_before` (
	`import_id` text NOT NULL,
	`kind` text NOT NULL,
	`row_id` text NOT NULL,
	`before` text,
	PRIMARY KEY(`import_id`, `kind`, `row_id`)
);
--> statement-breakpoint
CREATE TABLE `import_refusals` (
	`import_id` text NOT NULL,
	`row_name` text NOT NULL,
	`reason` text NOT NULL,
	`detail` text,
	PRIMARY KEY(`import_id`, `row_name`)
);
--> statement-breakpoint
CREATE TABLE `imports` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` text NOT NULL,
	`file_name` text NOT NULL,
	`kind` text DEFAULT 'timetable' NOT NULL,
	`term` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`processed` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`withdrawn` integer DEFAULT 0 NOT NULL,
	`undone_at` integer,
	`failure` text,
	`confirmed_at` integer,
	`preview` text,
	`started_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_import_id_unique` ON `imports` (`import_id`);
--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`created_at`);
--> statement-breakpoint
CREATE TABLE `communities` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`community_id` text NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`links` text DEFAULT '[]' NOT NULL,
	`is_trusted` integer DEFAULT false NOT NULL,
	`is_shown_to_guests` integer DEFAULT false NOT NULL,
	`status` text DEFAULT 'active' NOT NULL,
	`member_count` integer DEFAULT 0 NOT NULL,
	`search_text` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `communities_community_id_unique` ON `communities` (`community_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `communities_slug_unique` ON `communities` (`slug`);
--> statement-breakpoint
CREATE INDEX `communities_status` ON `communities` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `communities_guests` ON `communities` (`is_shown_to_guests`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `communities_creator` ON `communities` (`created_by`);
--> statement-breakpoint
CREATE TABLE `community_members` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`community_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text DEFAULT 'member' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `community_members_user` ON `community_members` (`user_id`,`role`);
--> statement-breakpoint
CREATE INDEX `community_members_role` ON `community_members` (`role`,`key`);
--> statement-breakpoint
CREATE INDEX `community_members_community` ON `community_members` (`community_id`,`key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `community_members_once` ON `community_members` (`community_id`,`user_id`);
--> statement-breakpoint
CREATE TABLE `join_requests` (
	`community_id` text NOT NULL,
	`user_id` text NOT NULL,
	`note` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`community_id`, `user_id`),
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `join_requests_status` ON `join_requests` (`community_id`,`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `join_requests_user` ON `join_requests` (`user_id`);
--> statement-breakpoint
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
	`taken_by` text,
	`taken_at` integer,
	`staff_note` text,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "contacts_status" CHECK(status IN ('open', 'answered', 'closed') AND (status = 'answered') = (answer IS NOT NULL)),
	CONSTRAINT "contacts_platform" CHECK(platform IN ('web', 'mobile', 'both', 'other'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contacts_contact_id_unique` ON `contacts` (`contact_id`);
--> statement-breakpoint
CREATE INDEX `contacts_listed` ON `contacts` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `contacts_email` ON `contacts` (`email`);
--> statement-breakpoint
CREATE INDEX `contacts_user` ON `contacts` (`user_id`) WHERE user_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contacts_answered_by` ON `contacts` (`answered_by`) WHERE answered_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contacts_taken` ON `contacts` (`taken_by`,`status`,`key`) WHERE taken_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `contacts_old` ON `contacts` (`updated_at`) WHERE status <> 'open';
--> statement-breakpoint
CREATE TABLE `course_submissions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`submission_id` text NOT NULL,
	`author_id` text,
	`course_code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text,
	`department_id` text,
	`note` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`course_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_submissions_submission_id_unique` ON `course_submissions` (`submission_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `course_submissions_open` ON `course_submissions` (`course_code`) WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX `course_submissions_status` ON `course_submissions` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `course_submissions_author` ON `course_submissions` (`author_id`,`key`);
--> statement-breakpoint
CREATE TABLE `experience_sums` (
	`course_id` text NOT NULL,
	`instructor_id` text DEFAULT '' NOT NULL,
	`term` text DEFAULT '' NOT NULL,
	`n` integer DEFAULT 0 NOT NULL,
	`overall_sum` integer DEFAULT 0 NOT NULL,
	`overall_squares` integer DEFAULT 0 NOT NULL,
	`difficulty_sum` integer DEFAULT 0 NOT NULL,
	`difficulty_squares` integer DEFAULT 0 NOT NULL,
	`usefulness_sum` integer DEFAULT 0 NOT NULL,
	`usefulness_squares` integer DEFAULT 0 NOT NULL,
	`hours_sum` integer DEFAULT 0 NOT NULL,
	`hours_squares` integer DEFAULT 0 NOT NULL,
	`overall_1` integer DEFAULT 0 NOT NULL,
	`overall_2` integer DEFAULT 0 NOT NULL,
	`overall_3` integer DEFAULT 0 NOT NULL,
	`overall_4` integer DEFAULT 0 NOT NULL,
	`overall_5` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`course_id`, `instructor_id`, `term`)
);
--> statement-breakpoint
CREATE TABLE `experience_votes` (
	`experience_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`experience_id`, `user_id`),
	FOREIGN KEY (`experience_id`) REFERENCES `experiences`(`experience_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `experience_votes_user` ON `experience_votes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `experiences` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`experience_id` text NOT NULL,
	`course_id` text NOT NULL,
	`author_id` text,
	`instructor_id` text NOT NULL,
	`term` text NOT NULL,
	`overall` integer NOT NULL,
	`difficulty` integer NOT NULL,
	`usefulness` integer NOT NULL,
	`weekly_hours` integer NOT NULL,
	`attendance` text NOT NULL,
	`assessments` text NOT NULL,
	`letter_grade` text,
	`text` text NOT NULL,
	`tips` text,
	`search_text` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`helpful_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "experiences_overall" CHECK(overall BETWEEN 1 AND 5),
	CONSTRAINT "experiences_difficulty" CHECK(difficulty BETWEEN 1 AND 5),
	CONSTRAINT "experiences_usefulness" CHECK(usefulness BETWEEN 1 AND 5),
	CONSTRAINT "experiences_hours" CHECK(weekly_hours BETWEEN 0 AND 60)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `experiences_experience_id_unique` ON `experiences` (`experience_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `experiences_once` ON `experiences` (`author_id`,`course_id`,`instructor_id`,`term`) WHERE status <> 'deleted';
--> statement-breakpoint
CREATE INDEX `experiences_course_new` ON `experiences` (`course_id`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `experiences_course_helpful` ON `experiences` (`course_id`,`status`,`helpful_count`,`key`);
--> statement-breakpoint
CREATE INDEX `experiences_author` ON `experiences` (`author_id`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `experiences_status` ON `experiences` (`status`,`key`);
--> statement-breakpoint
CREATE TABLE `grade_counts` (
	`course_id` text NOT NULL,
	`letter_grade` text NOT NULL,
	`n` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`course_id`, `letter_grade`)
);
--> statement-breakpoint
CREATE TABLE `grade_releases` (
	`course_id` text PRIMARY KEY NOT NULL,
	`groups` text NOT NULL,
	`counted` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `databank_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`course_id` text NOT NULL,
	`author_id` text,
	`instructor_id` text NOT NULL,
	`term` text NOT NULL,
	`grade_parts` text NOT NULL,
	`exam_kinds` text NOT NULL,
	`topics` text NOT NULL,
	`boundaries` text,
	`resources` text,
	`advice` text,
	`search_text` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `databank_entries_entry_id_unique` ON `databank_entries` (`entry_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `databank_once` ON `databank_entries` (`author_id`,`course_id`,`instructor_id`,`term`) WHERE status <> 'deleted';
--> statement-breakpoint
CREATE INDEX `databank_course` ON `databank_entries` (`course_id`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `databank_author` ON `databank_entries` (`author_id`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `databank_status` ON `databank_entries` (`status`,`key`);
--> statement-breakpoint
CREATE TABLE `departments` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`department_id` text NOT NULL,
	`department_code` text NOT NULL,
	`numeric_code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`names_from` text,
	`faculty` text NOT NULL,
	`has_courses` integer NOT NULL,
	`department_is_active` integer DEFAULT true NOT NULL,
	`show_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departments_department_id_unique` ON `departments` (`department_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `departments_department_code_unique` ON `departments` (`department_code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `departments_numeric_code_unique` ON `departments` (`numeric_code`);
--> statement-breakpoint
CREATE INDEX `departments_faculty` ON `departments` (`faculty`,`department_code`);
--> statement-breakpoint
CREATE TABLE `course_equivalences` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`university` text NOT NULL,
	`their_course` text NOT NULL,
	`our_course` text NOT NULL,
	`credits` text,
	`is_accepted` integer NOT NULL,
	`search_text` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_equivalences_post` ON `course_equivalences` (`post_id`);
--> statement-breakpoint
CREATE INDEX `course_equivalences_ours` ON `course_equivalences` (`our_course`,`key`);
--> statement-breakpoint
CREATE TABLE `event_releases` (
	`event_id` text PRIMARY KEY NOT NULL,
	`numbers` text NOT NULL,
	`looked_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `event_dates` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`is_shown` integer NOT NULL,
	`type` text NOT NULL,
	`campus` text NOT NULL,
	`announced_at` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_dates_order" CHECK("event_dates"."ends_at" IS NULL OR "event_dates"."ends_at" > "event_dates"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `event_dates_shown` ON `event_dates` (`is_shown`,`starts_at`,`key`);
--> statement-breakpoint
CREATE INDEX `event_dates_type` ON `event_dates` (`is_shown`,`type`,`starts_at`,`key`);
--> statement-breakpoint
CREATE INDEX `event_dates_campus` ON `event_dates` (`is_shown`,`campus`,`starts_at`,`key`);
--> statement-breakpoint
CREATE INDEX `event_dates_event` ON `event_dates` (`event_id`,`starts_at`);
--> statement-breakpoint
CREATE TABLE `event_days` (
	`event_id` text NOT NULL,
	`act` text NOT NULL,
	`day` text NOT NULL,
	`department_code` text DEFAULT '' NOT NULL,
	`entrance_year` integer DEFAULT 0 NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`event_id`, `act`, `day`, `department_code`, `entrance_year`),
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
CREATE INDEX `event_people_expiry` ON `event_people` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `event_rsvps` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_rsvps_user` ON `event_rsvps` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE TABLE `event_stars` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stars` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_stars_range" CHECK("event_stars"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE INDEX `event_stars_user` ON `event_stars` (`user_id`);
--> statement-breakpoint
CREATE TABLE `events` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`location` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`latitude` real,
	`longitude` real,
	`city` text NOT NULL,
	`country` text NOT NULL,
	`university` text NOT NULL,
	`campus` text NOT NULL,
	`type` text NOT NULL,
	`event_function` text DEFAULT 'active' NOT NULL,
	`outsiders` text DEFAULT 'no' NOT NULL,
	`capacity_kind` text DEFAULT 'unlimited' NOT NULL,
	`capacity` integer,
	`departments` text DEFAULT '["all"]' NOT NULL,
	`instagram_link` text,
	`community_id` text,
	`has_tickets` integer DEFAULT false NOT NULL,
	`show_status` text DEFAULT 'active' NOT NULL,
	`is_awaiting_review` integer DEFAULT false NOT NULL,
	`show_order` integer DEFAULT 999999 NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL,
	`view_count` integer DEFAULT 0 NOT NULL,
	`rsvp_count` integer DEFAULT 0 NOT NULL,
	`ticket_count` integer DEFAULT 0 NOT NULL,
	`search_text` text NOT NULL,
	`search_days` text DEFAULT '' NOT NULL,
	`search_state` text GENERATED ALWAYS AS (CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN show_status = 'active' THEN iif(cancelled_at IS NULL, 'active', 'cancelled') WHEN is_awaiting_review THEN 'waiting' ELSE 'inactive' END) VIRTUAL,
	`moved_orders` text,
	`cancelled_at` integer,
	`cancel_reason` text,
	`deactivation_reason` text,
	`created_by` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "events_capacity" CHECK(("events"."capacity_kind" = 'custom') = ("events"."capacity" IS NOT NULL) AND ("events"."capacity" IS NULL OR "events"."capacity" >= 1)),
	CONSTRAINT "events_cancelled" CHECK(("events"."cancelled_at" IS NULL) = ("events"."cancel_reason" IS NULL)),
	CONSTRAINT "events_room" CHECK("events"."capacity" IS NULL OR "events"."ticket_count" <= "events"."capacity"),
	CONSTRAINT "events_place" CHECK(("events"."latitude" IS NULL) = ("events"."longitude" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_event_id_unique` ON `events` (`event_id`);
--> statement-breakpoint
CREATE INDEX `events_shown` ON `events` (`show_status`,`key`);
--> statement-breakpoint
CREATE INDEX `events_drawer` ON `events` (`show_order`,"key" DESC) WHERE show_status = 'active' AND deleted_at IS NULL AND cancelled_at IS NULL;
--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`key`) WHERE is_awaiting_review = 1 AND deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX `events_cancelled` ON `events` (`cancelled_at`) WHERE cancelled_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `events_deleted` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `events_creator` ON `events` (`created_by`,`key`);
--> statement-breakpoint
CREATE INDEX `events_community` ON `events` (`community_id`,`key`);
--> statement-breakpoint
CREATE TABLE `thread_reads` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`seen_key` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ticket_categories` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`category_id` text NOT NULL,
	`event_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`price` integer NOT NULL,
	`quantity` integer,
	`per_person` integer DEFAULT 4 NOT NULL,
	`sale_from` integer,
	`sale_until` integer,
	`is_transferable` integer DEFAULT true NOT NULL,
	`taken` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`date_key` integer,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`date_key`) REFERENCES `event_dates`(`key`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "ticket_categories_numbers" CHECK("ticket_categories"."price" >= 0 AND ("ticket_categories"."quantity" IS NULL OR "ticket_categories"."quantity" >= 0) AND "ticket_categories"."per_person" >= 1),
	CONSTRAINT "ticket_categories_room" CHECK("ticket_categories"."quantity" IS NULL OR "ticket_categories"."taken" <= "ticket_categories"."quantity")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_categories_category_id_unique` ON `ticket_categories` (`category_id`);
--> statement-breakpoint
CREATE INDEX `ticket_categories_event` ON `ticket_categories` (`event_id`,`position`);
--> statement-breakpoint
CREATE INDEX `ticket_categories_date` ON `ticket_categories` (`date_key`) WHERE date_key IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `exam_claims` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`claim_id` text NOT NULL,
	`exam_id` text NOT NULL,
	`date` text NOT NULL,
	`start_minute` integer NOT NULL,
	`end_minute` integer NOT NULL,
	`rooms` text NOT NULL,
	`confirmed_at` integer,
	`reminded_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`exam_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exam_claims_times" CHECK(0 <= start_minute AND start_minute < end_minute AND end_minute <= 1440)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_claims_claim_id_unique` ON `exam_claims` (`claim_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_claims_said` ON `exam_claims` (`exam_id`,`date`,`start_minute`,`end_minute`,`rooms`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_claims_confirmed` ON `exam_claims` (`exam_id`) WHERE confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `exam_claims_date` ON `exam_claims` (`date`);--> statement-breakpoint
CREATE TABLE `exam_votes` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exam_id` text NOT NULL,
	`claim_id` text NOT NULL,
	`user_id` text,
	`counts` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`exam_id`) REFERENCES `exams`(`exam_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`claim_id`) REFERENCES `exam_claims`(`claim_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_votes_once` ON `exam_votes` (`exam_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `exam_votes_claim` ON `exam_votes` (`claim_id`);--> statement-breakpoint
CREATE INDEX `exam_votes_user` ON `exam_votes` (`user_id`);--> statement-breakpoint
CREATE TABLE `exams` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`exam_id` text NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "exams_number" CHECK(number BETWEEN 1 AND 15 AND (kind <> 'final' OR number = 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exams_exam_id_unique` ON `exams` (`exam_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exams_slot` ON `exams` (`course_id`,`term`,`kind`,`number`);--> statement-breakpoint
CREATE TABLE `gpa_transcripts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`content` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gpa_transcripts_size" CHECK(length("gpa_transcripts"."content") <= 500000),
	CONSTRAINT "gpa_transcripts_version" CHECK("gpa_transcripts"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE `graduate_applications` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`application_id` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`mailbox` text,
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
CREATE UNIQUE INDEX `graduate_applications_application_id_unique` ON `graduate_applications` (`application_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `graduate_applications_open` ON `graduate_applications` (`email`) WHERE status <> 'rejected';
--> statement-breakpoint
CREATE UNIQUE INDEX `graduate_applications_mailbox` ON `graduate_applications` (`mailbox`) WHERE status <> 'rejected';
--> statement-breakpoint
CREATE INDEX `graduate_applications_status` ON `graduate_applications` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `graduate_applications_user` ON `graduate_applications` (`user_id`);
--> statement-breakpoint
CREATE TABLE `hour_groups` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` text NOT NULL,
	`title` text NOT NULL,
	`days` text NOT NULL,
	`from_minute` integer NOT NULL,
	`to_minute` integer NOT NULL,
	`length` integer NOT NULL,
	`closed_at` integer,
	`counted` integer,
	`steps` text,
	`meets_on` text,
	`meets_from` integer,
	`place` text DEFAULT '' NOT NULL,
	`cancelled_at` integer,
	`revision` integer DEFAULT 0 NOT NULL,
	`room_id` text,
	`last_day` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "hour_groups_hours" CHECK(from_minute >= 0 AND to_minute <= 1440 AND (to_minute - from_minute) % 60 = 0 AND length BETWEEN 1 AND 4),
	CONSTRAINT "hour_groups_steps" CHECK((closed_at IS NULL) = (steps IS NULL) AND (counted IS NULL) = (steps IS NULL) AND coalesce(counted, 3) >= 3),
	CONSTRAINT "hour_groups_meeting" CHECK((meets_on IS NULL) = (meets_from IS NULL) AND (meets_on IS NULL OR closed_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hour_groups_group_id_unique` ON `hour_groups` (`group_id`);--> statement-breakpoint
CREATE INDEX `hour_groups_last_day` ON `hour_groups` (`last_day`);--> statement-breakpoint
CREATE TABLE `hour_members` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`marks` text,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `hour_groups`(`group_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hour_members_user` ON `hour_members` (`user_id`,`joined_at`);
--> statement-breakpoint
CREATE TABLE `information_projects` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`description_en` text NOT NULL,
	`description_tr` text NOT NULL,
	`access_requirements` text NOT NULL,
	`process_steps` text NOT NULL,
	`warnings` text NOT NULL,
	`notes` text NOT NULL,
	`search_text` text NOT NULL,
	`status` text NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "information_projects_id" CHECK(project_id <> '' AND project_id NOT GLOB '*[^a-z-]*'),
	CONSTRAINT "information_projects_position" CHECK(position BETWEEN 1 AND 999),
	CONSTRAINT "information_projects_status" CHECK(status IN ('draft', 'published', 'archived', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `information_projects_project_id_unique` ON `information_projects` (`project_id`);
--> statement-breakpoint
CREATE INDEX `information_projects_shown` ON `information_projects` (`status`,`position`,`key`);
--> statement-breakpoint
CREATE TABLE `instagram_posts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`shortcode` text NOT NULL,
	`caption` text NOT NULL,
	`posted_on` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "instagram_posts_shortcode" CHECK(length(shortcode) BETWEEN 5 AND 32)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `instagram_posts_post_id_unique` ON `instagram_posts` (`post_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `instagram_posts_shortcode_unique` ON `instagram_posts` (`shortcode`);
--> statement-breakpoint
CREATE INDEX `instagram_posts_listed` ON `instagram_posts` (`posted_on`,`key`);
--> statement-breakpoint
CREATE INDEX `instagram_posts_creator` ON `instagram_posts` (`created_by`) WHERE created_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `labels` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`label_id` text NOT NULL,
	`sort` text NOT NULL,
	`feature` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`folded` text NOT NULL,
	`icon` text,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`merged_into` text,
	`used_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`merged_into`) REFERENCES `labels`(`label_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "labels_sort" CHECK(sort IN ('category', 'tag') AND (sort = 'tag') = (feature = '')),
	CONSTRAINT "labels_merged" CHECK(merged_into IS NULL OR (NOT is_active AND merged_into <> label_id))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `labels_label_id_unique` ON `labels` (`label_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `labels_slug` ON `labels` (`sort`,`feature`,`slug`);
--> statement-breakpoint
CREATE INDEX `labels_listed` ON `labels` (`sort`,`feature`,`position`);
--> statement-breakpoint
CREATE INDEX `labels_merged_into` ON `labels` (`merged_into`) WHERE merged_into IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `labels_used` ON `labels` (`sort`,`used_count`);
--> statement-breakpoint
CREATE TABLE `post_tags` (
	`post_key` integer NOT NULL,
	`label_key` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`post_key`, `label_key`),
	FOREIGN KEY (`post_key`) REFERENCES `posts`(`key`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`label_key`) REFERENCES `labels`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_tags_label` ON `post_tags` (`label_key`,`post_key`);
--> statement-breakpoint
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
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`original_removed_at` integer,
	FOREIGN KEY (`uploaded_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_image_id_unique` ON `images` (`image_id`);
--> statement-breakpoint
CREATE INDEX `images_subject` ON `images` (`subject_id`,`purpose`,`position`);
--> statement-breakpoint
CREATE INDEX `images_uploader` ON `images` (`uploaded_by`,`key`);
--> statement-breakpoint
CREATE INDEX `images_status` ON `images` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `images_unowned` ON `images` (`key`) WHERE uploaded_by IS NULL AND original_removed_at IS NULL;
--> statement-breakpoint
CREATE TABLE `pool_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`pool` text NOT NULL,
	`author_id` text,
	`sealed` text NOT NULL,
	`mark` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`withheld_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pool_entries_pool" CHECK(pool IN ('psychology', 'psychiatrist')),
	CONSTRAINT "pool_entries_status" CHECK(status IN ('waiting', 'approved', 'rejected', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pool_entries_entry_id_unique` ON `pool_entries` (`entry_id`);
--> statement-breakpoint
CREATE INDEX `pool_entries_list` ON `pool_entries` (`pool`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `pool_entries_author` ON `pool_entries` (`author_id`,`pool`,`key`);
--> statement-breakpoint
CREATE INDEX `pool_entries_status` ON `pool_entries` (`status`,`key`);
--> statement-breakpoint
CREATE TABLE `notice_choices` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`pushes` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `notice_choices_kind` ON `notice_choices` (`kind`,`channel`,`user_id`);
--> statement-breakpoint
CREATE TABLE `notice_counts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`unread` integer NOT NULL
);
--> statement-breakpoint
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
	`push` integer,
	`created_at` integer NOT NULL,
	`read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_notice_id_unique` ON `notices` (`notice_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`user_id`,`dedupe_key`);
--> statement-breakpoint
CREATE INDEX `notices_list` ON `notices` (`user_id`,(read_at IS NOT NULL),`created_at`);
--> statement-breakpoint
CREATE INDEX `notices_mail` ON `notices` (`mail`,`key`) WHERE mail IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `notices_push` ON `notices` (`key`) WHERE push IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `notices_age` ON `notices` (`created_at`);
--> statement-breakpoint
CREATE INDEX `notices_mentions` ON `notices` (`subject_id`) WHERE kind = 'thread.mention';
--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);
--> statement-breakpoint
CREATE TABLE `quiet_hours` (
	`user_id` text PRIMARY KEY NOT NULL,
	`from_minute` integer NOT NULL,
	`until_minute` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quiet_hours_times" CHECK(from_minute BETWEEN 0 AND 1439 AND until_minute BETWEEN 0 AND 1439 AND from_minute <> until_minute)
);
--> statement-breakpoint
CREATE TABLE `announcement_marks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`read_until` integer NOT NULL,
	`read_ids` text NOT NULL,
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
	`semester` integer,
	`send_at` integer NOT NULL,
	`entered_for` integer GENERATED ALWAYS AS (iif(semester IS NULL, NULL, iif((semester % 2 = 0) = (CAST(strftime('%m', send_at / 1000 + 10800, 'unixepoch') AS integer) BETWEEN 2 AND 8), CAST(strftime('%Y', send_at / 1000 + 10800, 'unixepoch') AS integer) - (CAST(strftime('%m', send_at / 1000 + 10800, 'unixepoch') AS integer) < 9) - (semester - 1) / 2, 0))) VIRTUAL,
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
CREATE UNIQUE INDEX `announcements_announcement_id_unique` ON `announcements` (`announcement_id`);
--> statement-breakpoint
CREATE INDEX `announcements_sent` ON `announcements` (`send_at`,`key`);
--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`send_at`) WHERE fanned_out_at IS NULL AND withdrawn_at IS NULL;
--> statement-breakpoint
CREATE INDEX `announcements_creator` ON `announcements` (`created_by`);
--> statement-breakpoint
CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`kinds` text NOT NULL,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`content_hash` text DEFAULT '' NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token_hash_unique` ON `calendar_feeds` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`order_id` text,
	`event_id` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" > 0 AND debit <> credit)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_cause_unique` ON `ledger_entries` (`cause`);
--> statement-breakpoint
CREATE INDEX `ledger_entries_order` ON `ledger_entries` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entries_event` ON `ledger_entries` (`event_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entries_at` ON `ledger_entries` (`created_at`);
--> statement-breakpoint
CREATE TABLE `ledger_quarters` (
	`quarter` integer NOT NULL,
	`account` text NOT NULL,
	`debit` integer NOT NULL,
	`credit` integer NOT NULL,
	PRIMARY KEY(`quarter`, `account`)
);
--> statement-breakpoint
CREATE TABLE `event_books` (
	`event_id` text PRIMARY KEY NOT NULL,
	`sold` integer NOT NULL,
	`refunded` integer NOT NULL,
	`paid` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `event_books_open` ON `event_books` (`event_id`) WHERE sold - refunded <> paid;
--> statement-breakpoint
CREATE TABLE `event_payouts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`payout_id` text NOT NULL,
	`event_id` text NOT NULL,
	`amount` integer NOT NULL,
	`paid_on` text NOT NULL,
	`reference` text NOT NULL,
	`noted_by` text,
	`created_at` integer NOT NULL,
	`undone_at` integer,
	`undone_by` text,
	`undo_reason` text,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`noted_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undone_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_payouts_state" CHECK("event_payouts"."amount" > 0 AND (undone_at IS NULL) = (undo_reason IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `event_payouts_payout_id_unique` ON `event_payouts` (`payout_id`);
--> statement-breakpoint
CREATE INDEX `event_payouts_event` ON `event_payouts` (`event_id`,`key`);
--> statement-breakpoint
CREATE INDEX `event_payouts_noted_by` ON `event_payouts` (`noted_by`) WHERE noted_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `event_payouts_undone_by` ON `event_payouts` (`undone_by`) WHERE undone_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `payments` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` text NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'TRY' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`contract_hash` text,
	`link` text,
	`captured` integer DEFAULT 0 NOT NULL,
	`is_seated` integer DEFAULT true NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `ticket_orders`(`order_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`contract_hash`) REFERENCES `sale_contracts`(`order_id`,`hash`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" > 0 AND "payments"."captured" IN (0, "payments"."amount")),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded" >= 0 AND "payments"."refunded" <= "payments"."captured"),
	CONSTRAINT "payments_state" CHECK((status = 'paid') = (captured > 0) AND status IN ('open', 'paid', 'failed', 'unpaid'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice_id_unique` ON `payments` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);
--> statement-breakpoint
CREATE INDEX `payments_event` ON `payments` (`event_id`);
--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`key`);
--> statement-breakpoint
CREATE INDEX `payments_created` ON `payments` (`created_at`);
--> statement-breakpoint
CREATE INDEX `payments_due` ON `payments` (`next_check_at`) WHERE next_check_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `payments_problem` ON `payments` (`key`) WHERE problem IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `provider_events` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fingerprint` text NOT NULL,
	`kind` text NOT NULL,
	`invoice_id` text,
	`verdict` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_events_fingerprint_unique` ON `provider_events` (`fingerprint`);
--> statement-breakpoint
CREATE INDEX `provider_events_invoice` ON `provider_events` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `provider_events_refused` ON `provider_events` (`key`) WHERE verdict <> 'accepted';
--> statement-breakpoint
CREATE TABLE `refunds` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`refund_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`ticket_id` text,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`next_try_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `payments`(`invoice_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`ticket_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_state" CHECK("refunds"."amount" > 0 AND (status = 'requested') = (next_try_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_refund_id_unique` ON `refunds` (`refund_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_ticket_id_unique` ON `refunds` (`ticket_id`);
--> statement-breakpoint
CREATE INDEX `refunds_invoice` ON `refunds` (`invoice_id`);
--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`next_try_at`) WHERE next_try_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`key`) WHERE status = 'failed';
--> statement-breakpoint
CREATE TABLE `audit_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`audit_id` text NOT NULL,
	`actor_id` text,
	`act` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`before` text,
	`after` text,
	`reason` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `audit_entries_audit_id_unique` ON `audit_entries` (`audit_id`);
--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit_entries` (`subject_type`,`subject_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_entries` (`actor_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_time` ON `audit_entries` (`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_kind` ON `audit_entries` (`subject_type`,`created_at`);
--> statement-breakpoint
CREATE INDEX `audit_verb` ON `audit_entries` (substr(act, instr(act, '.') + 1),`created_at`);
--> statement-breakpoint
CREATE TABLE `consent_ledger` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`person` text NOT NULL,
	`user_id` text,
	`purpose` text NOT NULL,
	`version` integer NOT NULL,
	`act` text NOT NULL,
	`text_hash` text,
	`locale` text NOT NULL,
	`page` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`text_hash`) REFERENCES `consent_texts`(`hash`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "consent_ledger_act" CHECK(act IN ('given', 'withdrawn')),
	CONSTRAINT "consent_ledger_text" CHECK((act = 'given') = (text_hash IS NOT NULL))
);
--> statement-breakpoint
CREATE INDEX `consent_ledger_user` ON `consent_ledger` (`user_id`,`key`);
--> statement-breakpoint
CREATE INDEX `consent_ledger_at` ON `consent_ledger` (`at`);
--> statement-breakpoint
CREATE TABLE `consent_texts` (
	`hash` text PRIMARY KEY NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `consents` (
	`user_id` text NOT NULL,
	`pool` text NOT NULL,
	`version` integer NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	PRIMARY KEY(`user_id`, `pool`, `version`)
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text NOT NULL,
	`facet` text DEFAULT '' NOT NULL,
	`value` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`name`, `facet`)
);
--> statement-breakpoint
CREATE TABLE `cron_runs` (
	`job` text PRIMARY KEY NOT NULL,
	`ran_at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`is_ok` integer NOT NULL,
	`note` text
);
--> statement-breakpoint
CREATE TABLE `daily_marks` (
	`subject` text NOT NULL,
	`day` text NOT NULL,
	`visitor` text NOT NULL,
	PRIMARY KEY(`subject`, `day`, `visitor`)
);
--> statement-breakpoint
CREATE INDEX `daily_marks_day` ON `daily_marks` (`day`);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`message_id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_created` ON `dead_letters` (`created_at`);
--> statement-breakpoint
CREATE TABLE `error_events` (
	`error_id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`route` text NOT NULL,
	`user_id` text,
	`comment` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `error_events_group` ON `error_events` (`fingerprint`,`created_at`);
--> statement-breakpoint
CREATE INDEX `error_events_created` ON `error_events` (`created_at`);
--> statement-breakpoint
CREATE TABLE `error_groups` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fingerprint` text NOT NULL,
	`source` text NOT NULL,
	`message` text NOT NULL,
	`stack` text,
	`route` text NOT NULL,
	`count` integer DEFAULT 0 NOT NULL,
	`first_seen_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`resolved_at` integer,
	`resolved_by` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `error_groups_fingerprint_unique` ON `error_groups` (`fingerprint`);
--> statement-breakpoint
CREATE INDEX `error_groups_last` ON `error_groups` (`last_seen_at`);
--> statement-breakpoint
CREATE TABLE `flag_guests` (
	`flag` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`flag`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `flag_guests_user` ON `flag_guests` (`user_id`);
--> statement-breakpoint
CREATE TABLE `hourly_totals` (
	`name` text NOT NULL,
	`hour` integer NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`name`, `hour`)
);
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
CREATE TABLE `limits` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`strikes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limits_ends` ON `limits` (`ends_at`);
--> statement-breakpoint
CREATE TABLE `outbox` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`outbox_id` text NOT NULL,
	`dedupe_key` text NOT NULL,
	`kind` text NOT NULL,
	`payload` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`lease_id` text,
	`leased_until` integer,
	`next_attempt_at` integer DEFAULT 0 NOT NULL,
	`dispatched_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_outbox_id_unique` ON `outbox` (`outbox_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);
--> statement-breakpoint
CREATE INDEX `outbox_status` ON `outbox` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`next_attempt_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
--> statement-breakpoint
CREATE TABLE `poll_counts` (
	`poll_id` text NOT NULL,
	`position` integer NOT NULL,
	`votes` integer DEFAULT 0 NOT NULL,
	`points` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`poll_id`, `position`),
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`poll_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `poll_participations` (
	`poll_id` text NOT NULL,
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`poll_id`, `user_id`),
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`poll_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `poll_participations_user` ON `poll_participations` (`user_id`);
--> statement-breakpoint
CREATE TABLE `poll_places` (
	`poll_id` text NOT NULL,
	`post_id` text,
	`community_id` text,
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`poll_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "poll_places_one" CHECK((post_id IS NULL) <> (community_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX `poll_places_poll` ON `poll_places` (`poll_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `poll_places_post` ON `poll_places` (`post_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `poll_places_community` ON `poll_places` (`community_id`);
--> statement-breakpoint
CREATE TABLE `polls` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poll_id` text NOT NULL,
	`question_en` text NOT NULL,
	`question_tr` text NOT NULL,
	`kind` text NOT NULL,
	`options` text NOT NULL,
	`closes_at` integer NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`release` text,
	`released_count` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "polls_kind" CHECK(kind IN ('single', 'multiple', 'ranking')),
	CONSTRAINT "polls_options" CHECK(json_array_length(options) BETWEEN 2 AND 10)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `polls_poll_id_unique` ON `polls` (`poll_id`);
--> statement-breakpoint
CREATE INDEX `polls_closes` ON `polls` (`closes_at`,`key`);
--> statement-breakpoint
CREATE INDEX `polls_creator` ON `polls` (`created_by`,`key`);
--> statement-breakpoint
CREATE TABLE `post_follows` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_replies` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_follows_user` ON `post_follows` (`user_id`);
--> statement-breakpoint
CREATE TABLE `post_likes` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_likes_user` ON `post_likes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`title` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_revisions_item` ON `post_revisions` (`item_id`,`key`);
--> statement-breakpoint
CREATE TABLE `posts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`kind` text NOT NULL,
	`author_id` text,
	`is_anonymous` integer DEFAULT false NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`details` text NOT NULL,
	`facet_a` text,
	`facet_b` text,
	`relevant_at` integer,
	`closed_at` integer,
	`is_pinned` integer DEFAULT false NOT NULL,
	`is_locked` integer DEFAULT false NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	`reply_count` integer DEFAULT 0 NOT NULL,
	`accepted_reply_id` text,
	`last_reply_id` text,
	`last_reply_at` integer,
	`active_at` integer GENERATED ALWAYS AS (coalesce(last_reply_at, created_at)) VIRTUAL,
	`search_text` text NOT NULL,
	`status` text NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_post_id_unique` ON `posts` (`post_id`);
--> statement-breakpoint
CREATE INDEX `posts_kind` ON `posts` (`kind`,`status`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_facet_a` ON `posts` (`kind`,`status`,`facet_a`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_facet_b` ON `posts` (`kind`,`status`,`facet_b`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_liked` ON `posts` (`kind`,`status`,`like_count`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_active` ON `posts` (`kind`,`active_at`,`key`) WHERE status = 'approved';
--> statement-breakpoint
CREATE INDEX `posts_relevant` ON `posts` (`kind`,`status`,`relevant_at`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`kind`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_taken_down` ON `posts` (`author_id`,`key`) WHERE status IN ('waiting', 'rejected');
--> statement-breakpoint
CREATE INDEX `posts_waiting` ON `posts` (`key`) WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX `posts_pinned` ON `posts` (`kind`,`key`) WHERE is_pinned = 1;
--> statement-breakpoint
CREATE INDEX `posts_open` ON `posts` (`kind`,`status`,`key`) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX `posts_open_facet` ON `posts` (`kind`,`status`,`facet_a`,`key`) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE TABLE `qa_groups` (
	`group_id` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "qa_groups_id" CHECK(group_id GLOB '[0-9][0-9][0-9][0-9]'),
	CONSTRAINT "qa_groups_names" CHECK(length(name_en) <= 30 AND length(name_tr) <= 30),
	CONSTRAINT "qa_groups_position" CHECK(position >= 1)
);
--> statement-breakpoint
CREATE TABLE `qa_pool` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`group_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `qa_groups`(`group_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_pool_post_id_unique` ON `qa_pool` (`post_id`);
--> statement-breakpoint
CREATE INDEX `qa_pool_group` ON `qa_pool` (`group_id`,`key`);
--> statement-breakpoint
CREATE TABLE `qa_questions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`qa_id` text NOT NULL,
	`group_id` text NOT NULL,
	`question_en` text NOT NULL,
	`question_tr` text NOT NULL,
	`answer_en` text,
	`answer_tr` text,
	`status` text NOT NULL,
	`position` integer NOT NULL,
	`author` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `qa_groups`(`group_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "qa_questions_status" CHECK(status IN ('answered', 'pending', 'inReview')),
	CONSTRAINT "qa_questions_answered" CHECK(status <> 'answered' OR (answer_en IS NOT NULL AND answer_tr IS NOT NULL)),
	CONSTRAINT "qa_questions_position" CHECK(position >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_questions_qa_id_unique` ON `qa_questions` (`qa_id`);
--> statement-breakpoint
CREATE INDEX `qa_questions_group` ON `qa_questions` (`group_id`,`position`,`key`);
--> statement-breakpoint
CREATE INDEX `qa_questions_status` ON `qa_questions` (`status`,`group_id`,`position`,`key`);
--> statement-breakpoint
CREATE TABLE `google_accounts` (
	`subject` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`google_email` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `google_accounts_user_id_unique` ON `google_accounts` (`user_id`);
--> statement-breakpoint
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
CREATE INDEX `google_states_expiry` ON `google_states` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `registrations` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_email` text NOT NULL,
	`user_name` text NOT NULL,
	`name` text NOT NULL,
	`password_hash` text NOT NULL,
	`department_id` text,
	`entrance_year` integer,
	`locale` text NOT NULL,
	`terms_version` integer NOT NULL,
	`terms_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`terms_hash`) REFERENCES `consent_texts`(`hash`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `registrations_email` ON `registrations` (`user_email`,`created_at`);
--> statement-breakpoint
CREATE INDEX `registrations_expiry` ON `registrations` (`expires_at`);
--> statement-breakpoint
CREATE TABLE `appeals` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`appeal_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`author_id` text NOT NULL,
	`removed_at` integer NOT NULL,
	`removed_by` text,
	`text` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`decided_by` text,
	`decided_at` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_appeal_id_unique` ON `appeals` (`appeal_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `appeals_once` ON `appeals` (`subject_id`,`removed_at`);
--> statement-breakpoint
CREATE INDEX `appeals_status` ON `appeals` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `appeals_author` ON `appeals` (`author_id`,`key`);
--> statement-breakpoint
CREATE INDEX `appeals_remover` ON `appeals` (`removed_by`);
--> statement-breakpoint
CREATE INDEX `appeals_decider` ON `appeals` (`decided_by`);
--> statement-breakpoint
CREATE INDEX `appeals_decided` ON `appeals` (`decided_at`);
--> statement-breakpoint
CREATE TABLE `report_periods` (
	`from_month` text PRIMARY KEY NOT NULL,
	`until_month` text NOT NULL,
	`numbers` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `reports` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`report_id` text NOT NULL,
	`reference` text NOT NULL,
	`subject_type` text,
	`subject_id` text,
	`category` text NOT NULL,
	`details` text NOT NULL,
	`email` text,
	`locale` text NOT NULL,
	`reporter_id` text,
	`is_trusted` integer DEFAULT false NOT NULL,
	`urgency` integer DEFAULT 2 NOT NULL,
	`call_at` integer,
	`status` text DEFAULT 'open' NOT NULL,
	`claimed_by` text,
	`claimed_at` integer,
	`decided_by` text,
	`decided_at` integer,
	`answer` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_report_id_unique` ON `reports` (`report_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_reference_unique` ON `reports` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`subject_id`,`reporter_id`) WHERE reporter_id IS NOT NULL AND subject_id IS NOT NULL AND status IN ('open', 'claimed');
--> statement-breakpoint
CREATE INDEX `reports_status` ON `reports` (`status`,`key`);
--> statement-breakpoint
CREATE INDEX `reports_urgent` ON `reports` (`status`,`urgency`,`key`);
--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_id`,`status`);
--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`,`key`);
--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`decided_at`);
--> statement-breakpoint
CREATE INDEX `reports_calls` ON `reports` (`call_at`) WHERE call_at IS NOT NULL AND status IN ('open', 'claimed');
--> statement-breakpoint
CREATE INDEX `reports_unmailed` ON `reports` (`decided_at`) WHERE email IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `contributions` (
	`user_id` text NOT NULL,
	`collection` text NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	`approved` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`deleted` integer DEFAULT 0 NOT NULL,
	`last_at` integer NOT NULL,
	`shown_waiting` integer DEFAULT 0 NOT NULL,
	`shown_approved` integer DEFAULT 0 NOT NULL,
	`shown_rejected` integer DEFAULT 0 NOT NULL,
	`shown_deleted` integer DEFAULT 0 NOT NULL,
	`shown_last_at` integer,
	PRIMARY KEY(`user_id`, `collection`)
);
--> statement-breakpoint
CREATE INDEX `contributions_recent` ON `contributions` (`collection`,`last_at`);
--> statement-breakpoint
CREATE INDEX `contributions_shown` ON `contributions` (`collection`,`user_id`) WHERE shown_last_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `legal_requests` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`request_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text,
	`page` text,
	`file_number` text,
	`details` text NOT NULL,
	`locale` text NOT NULL,
	`status` text DEFAULT 'unconfirmed' NOT NULL,
	`code_hash` text NOT NULL,
	`code_sent_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`warn_at` integer,
	`due_at` integer,
	`answer` text,
	`answered_at` integer,
	`answered_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`answered_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "legal_requests_kind" CHECK(kind IN ('access', 'copy', 'correction', 'erasure', 'objection', 'computed', 'aboutMe', 'concerned', 'copyright', 'court', 'authority')),
	CONSTRAINT "legal_requests_status" CHECK(status IN ('unconfirmed', 'open', 'granted', 'refused')),
	CONSTRAINT "legal_requests_answered" CHECK((status IN ('granted', 'refused')) = (answer IS NOT NULL) AND (answer IS NULL) = (answered_at IS NULL)),
	CONSTRAINT "legal_requests_due" CHECK((status = 'unconfirmed') = (due_at IS NULL) AND (due_at IS NULL) = (warn_at IS NULL) AND coalesce(warn_at <= due_at, 1))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `legal_requests_request_id_unique` ON `legal_requests` (`request_id`);
--> statement-breakpoint
CREATE INDEX `legal_requests_due_first` ON `legal_requests` (`status`,`due_at`,`key`);
--> statement-breakpoint
CREATE INDEX `legal_requests_created` ON `legal_requests` (`created_at`);
--> statement-breakpoint
CREATE INDEX `legal_requests_email` ON `legal_requests` (`email`);
--> statement-breakpoint
CREATE INDEX `legal_requests_answered_by` ON `legal_requests` (`answered_by`) WHERE answered_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `legal_requests_answered_at` ON `legal_requests` (`answered_at`) WHERE answered_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `review_claims` (
	`subject_id` text PRIMARY KEY NOT NULL,
	`claimed_by` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `review_checks` (
	`moderator_id` text NOT NULL,
	`subject_id` text NOT NULL,
	`expected` text NOT NULL,
	`said` text NOT NULL,
	`said_at` integer NOT NULL,
	PRIMARY KEY(`moderator_id`, `subject_id`),
	FOREIGN KEY (`moderator_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_checks_latest` ON `review_checks` (`moderator_id`,`said_at`);
--> statement-breakpoint
CREATE INDEX `review_checks_age` ON `review_checks` (`said_at`);
--> statement-breakpoint
CREATE INDEX `review_claims_staff` ON `review_claims` (`claimed_by`);
--> statement-breakpoint
CREATE INDEX `review_claims_age` ON `review_claims` (`claimed_at`);
--> statement-breakpoint
CREATE TABLE `review_notices` (
	`subject_id` text PRIMARY KEY NOT NULL,
	`decided_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_notices_age` ON `review_notices` (`decided_at`);
--> statement-breakpoint
CREATE TABLE `demand_releases` (
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`planners` integer NOT NULL,
	PRIMARY KEY(`course_id`, `term`, `section_number`)
);
--> statement-breakpoint
CREATE TABLE `demand_sums` (
	`term` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`people` integer NOT NULL,
	PRIMARY KEY(`term`, `kind`, `name`)
);
--> statement-breakpoint
CREATE INDEX `demand_sums_most` ON `demand_sums` (`term`,`kind`,`people`);
--> statement-breakpoint
CREATE TABLE `excluded_rooms` (
	`room_key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `schedule_clashes` (
	`schedule_id` text NOT NULL,
	`first_entry` text NOT NULL,
	`second_entry` text NOT NULL,
	PRIMARY KEY(`schedule_id`, `first_entry`, `second_entry`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "schedule_clashes_order" CHECK(first_entry < second_entry)
);
--> statement-breakpoint
CREATE TABLE `schedule_demand` (
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`planners` integer NOT NULL,
	PRIMARY KEY(`course_id`, `term`, `section_number`),
	CONSTRAINT "schedule_demand_some" CHECK(planners > 0)
);
--> statement-breakpoint
CREATE TABLE `schedule_items` (
	`item_id` text PRIMARY KEY NOT NULL,
	`schedule_id` text NOT NULL,
	`title` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`day` integer,
	`date` text,
	`start_minute` integer NOT NULL,
	`end_minute` integer NOT NULL,
	`color` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "schedule_items_when" CHECK((day IS NULL) <> (date IS NULL) AND coalesce(day, 0) BETWEEN 0 AND 6),
	CONSTRAINT "schedule_items_times" CHECK(0 <= start_minute AND start_minute < end_minute AND end_minute <= 1440)
);
--> statement-breakpoint
CREATE INDEX `schedule_items_schedule` ON `schedule_items` (`schedule_id`);
--> statement-breakpoint
CREATE TABLE `schedule_links` (
	`schedule_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`shows_name` integer DEFAULT false NOT NULL,
	`shows_items` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`schedule_id`, `kind`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_links_token_hash_unique` ON `schedule_links` (`token_hash`);
--> statement-breakpoint
CREATE TABLE `schedule_pairs` (
	`pair_id` text PRIMARY KEY NOT NULL,
	`term` text NOT NULL,
	`status` text NOT NULL,
	`inviter_id` text NOT NULL,
	`invitee_id` text,
	`inviter_schedule` text,
	`invitee_schedule` text,
	`token_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`inviter_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invitee_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`inviter_schedule`,`inviter_id`,`term`) REFERENCES `schedules`(`schedule_id`,`user_id`,`term`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitee_schedule`,`invitee_id`,`term`) REFERENCES `schedules`(`schedule_id`,`user_id`,`term`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "schedule_pairs_two" CHECK(invitee_id IS NULL OR invitee_id <> inviter_id),
	CONSTRAINT "schedule_pairs_state" CHECK(CASE status
        WHEN 'invited' THEN inviter_schedule IS NOT NULL AND invitee_schedule IS NULL AND (invitee_id IS NULL) = (token_hash IS NOT NULL)
        WHEN 'accepted' THEN inviter_schedule IS NOT NULL AND invitee_schedule IS NOT NULL AND invitee_id IS NOT NULL AND token_hash IS NULL
        WHEN 'declined' THEN inviter_schedule IS NULL AND invitee_schedule IS NULL AND invitee_id IS NOT NULL AND token_hash IS NULL
        ELSE 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_pairs_token_hash_unique` ON `schedule_pairs` (`token_hash`);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_pairs_once` ON `schedule_pairs` (`term`,min(inviter_id, invitee_id),max(inviter_id, invitee_id)) WHERE invitee_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `schedule_pairs_inviter` ON `schedule_pairs` (`inviter_id`,`status`);
--> statement-breakpoint
CREATE INDEX `schedule_pairs_invitee` ON `schedule_pairs` (`invitee_id`,`status`);
--> statement-breakpoint
CREATE INDEX `schedule_pairs_inviter_schedule` ON `schedule_pairs` (`inviter_schedule`);
--> statement-breakpoint
CREATE INDEX `schedule_pairs_invitee_schedule` ON `schedule_pairs` (`invitee_schedule`);
--> statement-breakpoint
CREATE INDEX `schedule_pairs_age` ON `schedule_pairs` (`status`,`created_at`);
--> statement-breakpoint
CREATE TABLE `schedule_sections` (
	`schedule_id` text NOT NULL,
	`course_id` text NOT NULL,
	`section_number` integer NOT NULL,
	`color` integer NOT NULL,
	`known_times` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`schedule_id`, `course_id`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `schedule_sections_course` ON `schedule_sections` (`course_id`,`section_number`);
--> statement-breakpoint
CREATE TABLE `schedules` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`schedule_id` text NOT NULL,
	`user_id` text NOT NULL,
	`term` text NOT NULL,
	`name` text NOT NULL,
	`surname` text,
	`department_code` text,
	`hidden_days` integer DEFAULT 0 NOT NULL,
	`calendar_hash` text DEFAULT '' NOT NULL,
	`calendar_revision` integer DEFAULT 0 NOT NULL,
	`calendar_changed_at` integer DEFAULT 0 NOT NULL,
	`chosen_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "schedules_hidden" CHECK(hidden_days BETWEEN 0 AND 127)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedules_schedule_id_unique` ON `schedules` (`schedule_id`);
--> statement-breakpoint
CREATE INDEX `schedules_user` ON `schedules` (`user_id`,`term`,`key`);
--> statement-breakpoint
CREATE INDEX `schedules_by_term` ON `schedules` (`term`,`key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedules_whose` ON `schedules` (`schedule_id`,`user_id`,`term`);
--> statement-breakpoint
CREATE TABLE `study_room_members` (
	`room_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'member' NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`room_id`, `user_id`),
	FOREIGN KEY (`room_id`) REFERENCES `study_rooms`(`room_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "study_room_members_status" CHECK(status IN ('member', 'left', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `study_room_members_user` ON `study_room_members` (`user_id`,`status`);
--> statement-breakpoint
CREATE TABLE `study_room_messages` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`room_id` text NOT NULL,
	`seq` integer NOT NULL,
	`text` text NOT NULL,
	`author_id` text,
	`status` text DEFAULT 'approved' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `study_rooms`(`room_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_room_messages_message_id_unique` ON `study_room_messages` (`message_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_room_messages_once` ON `study_room_messages` (`room_id`,`seq`);
--> statement-breakpoint
CREATE INDEX `study_room_messages_author` ON `study_room_messages` (`author_id`);
--> statement-breakpoint
CREATE INDEX `study_room_messages_reviewer` ON `study_room_messages` (`reviewed_by`) WHERE reviewed_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `study_rooms` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` text NOT NULL,
	`topic` text NOT NULL,
	`course_id` text,
	`place` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`capacity` integer NOT NULL,
	`visibility` text DEFAULT 'everyone' NOT NULL,
	`department_id` text,
	`author_id` text,
	`member_count` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`opened_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`told_revision` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'approved' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "study_rooms_times" CHECK(ends_at > starts_at),
	CONSTRAINT "study_rooms_capacity" CHECK(capacity BETWEEN 2 AND 50),
	CONSTRAINT "study_rooms_visibility" CHECK(visibility IN ('everyone', 'department', 'link') AND (visibility <> 'department' OR department_id IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_rooms_room_id_unique` ON `study_rooms` (`room_id`);
--> statement-breakpoint
CREATE INDEX `study_rooms_open` ON `study_rooms` (`starts_at`,`key`) WHERE status = 'approved' AND closed_at IS NULL AND visibility <> 'link';
--> statement-breakpoint
CREATE INDEX `study_rooms_untold` ON `study_rooms` (`ends_at`) WHERE opened_at IS NOT NULL AND revision > told_revision;
--> statement-breakpoint
CREATE INDEX `study_rooms_host` ON `study_rooms` (`author_id`,`key`);
--> statement-breakpoint
CREATE INDEX `study_rooms_course` ON `study_rooms` (`course_id`);
--> statement-breakpoint
CREATE INDEX `study_rooms_department` ON `study_rooms` (`department_id`);
--> statement-breakpoint
CREATE INDEX `study_rooms_ends` ON `study_rooms` (`ends_at`);
--> statement-breakpoint
CREATE INDEX `study_rooms_reviewer` ON `study_rooms` (`reviewed_by`) WHERE reviewed_by IS NOT NULL;
--> statement-breakpoint
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
CREATE INDEX `survey_participants_user` ON `survey_participants` (`user_id`);
--> statement-breakpoint
CREATE TABLE `survey_responses` (
	`response_id` text PRIMARY KEY NOT NULL,
	`survey_id` text NOT NULL,
	`user_id` text,
	`answers` text NOT NULL,
	FOREIGN KEY (`survey_id`) REFERENCES `surveys`(`survey_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `survey_responses_person` ON `survey_responses` (`survey_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `survey_responses_user` ON `survey_responses` (`user_id`);
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
CREATE INDEX `survey_texts_item` ON `survey_texts` (`survey_id`,`item`,`is_released`,`text_id`);
--> statement-breakpoint
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
CREATE INDEX `surveys_due` ON `surveys` (`survey_id`) WHERE is_final = 0;
--> statement-breakpoint
CREATE TABLE `post_aliases` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`alias` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_aliases_number` ON `post_aliases` (`post_id`,`alias`);
--> statement-breakpoint
CREATE INDEX `post_aliases_user` ON `post_aliases` (`user_id`);
--> statement-breakpoint
CREATE TABLE `replies` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reply_id` text NOT NULL,
	`post_id` text NOT NULL,
	`place` integer DEFAULT 0 NOT NULL,
	`parent_id` text,
	`depth` integer NOT NULL,
	`author_id` text,
	`is_anonymous` integer DEFAULT false NOT NULL,
	`text` text NOT NULL,
	`like_count` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `replies_reply_id_unique` ON `replies` (`reply_id`);
--> statement-breakpoint
CREATE INDEX `replies_post` ON `replies` (`post_id`,`key`);
--> statement-breakpoint
CREATE INDEX `replies_place` ON `replies` (`post_id`,`place`);
--> statement-breakpoint
CREATE INDEX `replies_author` ON `replies` (`author_id`,`key`);
--> statement-breakpoint
CREATE INDEX `replies_taken_down` ON `replies` (`author_id`,`key`) WHERE status IN ('waiting', 'rejected');
--> statement-breakpoint
CREATE INDEX `replies_status` ON `replies` (`status`,`key`);
--> statement-breakpoint
CREATE TABLE `reply_likes` (
	`reply_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`reply_id`, `user_id`),
	FOREIGN KEY (`reply_id`) REFERENCES `replies`(`reply_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reply_likes_user` ON `reply_likes` (`user_id`);
--> statement-breakpoint
CREATE TABLE `ticket_check_in_sums` (
	`category_id` text NOT NULL,
	`date_key` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`category_id`, `date_key`),
	FOREIGN KEY (`category_id`) REFERENCES `ticket_categories`(`category_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`date_key`) REFERENCES `event_dates`(`key`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `ticket_check_in_sums_date` ON `ticket_check_in_sums` (`date_key`);
--> statement-breakpoint
CREATE TABLE `ticket_check_ins` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` text NOT NULL,
	`date_key` integer NOT NULL,
	`checked_in_at` integer NOT NULL,
	`checked_in_by` text,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`ticket_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`date_key`) REFERENCES `event_dates`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`checked_in_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_check_ins_once` ON `ticket_check_ins` (`ticket_id`,`date_key`);
--> statement-breakpoint
CREATE INDEX `ticket_check_ins_date` ON `ticket_check_ins` (`date_key`);
--> statement-breakpoint
CREATE INDEX `ticket_check_ins_by` ON `ticket_check_ins` (`checked_in_by`) WHERE checked_in_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`event_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`message_class` text DEFAULT 'transactional' NOT NULL,
	`audience` text DEFAULT '{}' NOT NULL,
	`recipients` integer DEFAULT 0 NOT NULL,
	`is_test` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_messages_class" CHECK(message_class IN ('transactional', 'commercial'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_messages_message_id_unique` ON `ticket_messages` (`message_id`);
--> statement-breakpoint
CREATE INDEX `ticket_messages_event` ON `ticket_messages` (`event_id`,`key`);
--> statement-breakpoint
CREATE INDEX `ticket_messages_author` ON `ticket_messages` (`author_id`) WHERE author_id IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `ticket_orders` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text,
	`status` text NOT NULL,
	`kind` text DEFAULT 'bought' NOT NULL,
	`given_by` text,
	`promo_code` text,
	`lines` text NOT NULL,
	`amount` integer NOT NULL,
	`refund_until` integer NOT NULL,
	`known` text,
	`terms_version` integer NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`given_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_orders_amount" CHECK("ticket_orders"."amount" >= 0),
	CONSTRAINT "ticket_orders_state" CHECK((status = 'pending') = (expires_at IS NOT NULL) AND status IN ('pending', 'paid', 'expired', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_orders_order_id_unique` ON `ticket_orders` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ticket_orders_event` ON `ticket_orders` (`event_id`);
--> statement-breakpoint
CREATE INDEX `ticket_orders_user` ON `ticket_orders` (`user_id`,`key`);
--> statement-breakpoint
CREATE INDEX `ticket_orders_held` ON `ticket_orders` (`event_id`,`expires_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `ticket_orders_due` ON `ticket_orders` (`expires_at`) WHERE status = 'pending';
--> statement-breakpoint
CREATE INDEX `ticket_orders_given_by` ON `ticket_orders` (`given_by`) WHERE given_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `ticket_pauses` (
	`event_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ticket_promos` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`promo_id` text NOT NULL,
	`event_id` text NOT NULL,
	`code` text NOT NULL,
	`percent` integer,
	`amount` integer,
	`max_uses` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_promos_discount" CHECK(("ticket_promos"."percent" IS NULL) <> ("ticket_promos"."amount" IS NULL) AND ("ticket_promos"."percent" IS NULL OR "ticket_promos"."percent" BETWEEN 1 AND 100) AND ("ticket_promos"."amount" IS NULL OR "ticket_promos"."amount" > 0)),
	CONSTRAINT "ticket_promos_uses" CHECK("ticket_promos"."max_uses" IS NULL OR "ticket_promos"."used" <= "ticket_promos"."max_uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_promos_promo_id_unique` ON `ticket_promos` (`promo_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_promos_code` ON `ticket_promos` (`event_id`,`code`);
--> statement-breakpoint
CREATE TABLE `ticket_sums` (
	`category_id` text NOT NULL,
	`day` text NOT NULL,
	`ordered` integer NOT NULL,
	`sold` integer NOT NULL,
	`held` integer NOT NULL,
	`returned` integer NOT NULL,
	`money` integer NOT NULL,
	`checked_in` integer NOT NULL,
	PRIMARY KEY(`category_id`, `day`),
	FOREIGN KEY (`category_id`) REFERENCES `ticket_categories`(`category_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ticket_answers` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` text NOT NULL,
	`order_id` text NOT NULL,
	`ticket_id` text,
	`user_id` text NOT NULL,
	`value` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `ticket_questions`(`question_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `ticket_orders`(`order_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`ticket_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_answers_value" CHECK(length("ticket_answers"."value") BETWEEN 1 AND 500)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_answers_ticket` ON `ticket_answers` (`ticket_id`,`question_id`) WHERE ticket_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_answers_order` ON `ticket_answers` (`order_id`,`question_id`) WHERE ticket_id IS NULL;--> statement-breakpoint
CREATE INDEX `ticket_answers_question` ON `ticket_answers` (`question_id`);--> statement-breakpoint
CREATE INDEX `ticket_answers_user` ON `ticket_answers` (`user_id`);--> statement-breakpoint
CREATE TABLE `ticket_questions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`question_id` text NOT NULL,
	`event_id` text NOT NULL,
	`title` text NOT NULL,
	`kind` text NOT NULL,
	`scope` text NOT NULL,
	`options` text NOT NULL,
	`is_required` integer NOT NULL,
	`hidden_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_questions_shape" CHECK(length("ticket_questions"."title") BETWEEN 1 AND 120 AND "ticket_questions"."kind" IN ('text', 'choice', 'tick') AND "ticket_questions"."scope" IN ('order', 'ticket')
        AND (json_array_length("ticket_questions"."options") > 1) = ("ticket_questions"."kind" = 'choice'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_questions_question_id_unique` ON `ticket_questions` (`question_id`);--> statement-breakpoint
CREATE INDEX `ticket_questions_event` ON `ticket_questions` (`event_id`,`key`);--> statement-breakpoint
CREATE INDEX `ticket_questions_asked` ON `ticket_questions` (`event_id`,`key`) WHERE hidden_at IS NULL;
--> statement-breakpoint
CREATE TABLE `ticket_waits` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`wait_id` text NOT NULL,
	`event_id` text NOT NULL,
	`category_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `ticket_categories`(`category_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_waits_wait_id_unique` ON `ticket_waits` (`wait_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_waits_person` ON `ticket_waits` (`category_id`,`user_id`);
--> statement-breakpoint
CREATE INDEX `ticket_waits_event` ON `ticket_waits` (`event_id`,`key`);
--> statement-breakpoint
CREATE INDEX `ticket_waits_user` ON `ticket_waits` (`user_id`);
--> statement-breakpoint
CREATE TABLE `tickets` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` text NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`category_id` text NOT NULL,
	`user_id` text,
	`price` integer NOT NULL,
	`state` text NOT NULL,
	`code` text NOT NULL,
	`promo_id` text,
	`handed_on` integer DEFAULT 0 NOT NULL,
	`transfer_hash` text,
	`is_transfer_named` integer DEFAULT false NOT NULL,
	`transfer_to` text,
	`checked_in_at` integer,
	`checked_in_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `ticket_orders`(`order_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `ticket_categories`(`category_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`promo_id`) REFERENCES `ticket_promos`(`promo_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`transfer_to`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`checked_in_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tickets_state" CHECK("tickets"."price" >= 0 AND state IN ('held', 'valid', 'released', 'refunded') AND (checked_in_at IS NULL OR state = 'valid')
        AND (checked_in_by IS NULL OR checked_in_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_ticket_id_unique` ON `tickets` (`ticket_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_code` ON `tickets` (`event_id`,`code`);
--> statement-breakpoint
CREATE INDEX `tickets_order` ON `tickets` (`order_id`);
--> statement-breakpoint
CREATE INDEX `tickets_category` ON `tickets` (`category_id`);
--> statement-breakpoint
CREATE INDEX `tickets_user` ON `tickets` (`user_id`,`state`,`event_id`,`category_id`);
--> statement-breakpoint
CREATE INDEX `tickets_event` ON `tickets` (`event_id`,`state`);
--> statement-breakpoint
CREATE INDEX `tickets_promo` ON `tickets` (`promo_id`) WHERE promo_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tickets_transfer_to` ON `tickets` (`transfer_to`) WHERE transfer_to IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `tickets_checked_in_by` ON `tickets` (`checked_in_by`) WHERE checked_in_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `todos` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`todo_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`list` text DEFAULT '' NOT NULL,
	`list_key` text DEFAULT '' NOT NULL,
	`due_on` text,
	`due_minute` integer,
	`priority` integer DEFAULT 0 NOT NULL,
	`repeat` text DEFAULT 'none' NOT NULL,
	`repeat_day` integer DEFAULT 1 NOT NULL,
	`position` text NOT NULL,
	`previous_id` text,
	`done_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "todos_due" CHECK(due_minute IS NULL OR (due_on IS NOT NULL AND due_minute BETWEEN 0 AND 1439)),
	CONSTRAINT "todos_priority" CHECK(priority BETWEEN 0 AND 2),
	CONSTRAINT "todos_repeat" CHECK(repeat = 'none' OR due_on IS NOT NULL),
	CONSTRAINT "todos_repeat_day" CHECK(repeat_day BETWEEN 1 AND 31)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `todos_todo_id_unique` ON `todos` (`todo_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `todos_previous_id_unique` ON `todos` (`previous_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `todos_position` ON `todos` (`user_id`,`position`);
--> statement-breakpoint
CREATE INDEX `todos_open` ON `todos` (`user_id`,`position`) WHERE done_at IS NULL;
--> statement-breakpoint
CREATE INDEX `todos_done` ON `todos` (`user_id`,`done_at`) WHERE done_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `trip_sign_ups` (
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trip_id`, `user_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`trip_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trip_sign_ups_user` ON `trip_sign_ups` (`user_id`);
--> statement-breakpoint
CREATE TABLE `traffic_days` (
	`day` text PRIMARY KEY NOT NULL,
	`objects` integer NOT NULL,
	`lines` integer NOT NULL,
	`previous` text NOT NULL,
	`chain` text NOT NULL,
	`signature` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "traffic_days_shape" CHECK("traffic_days"."objects" >= 0 AND "traffic_days"."lines" >= 0)
);
--> statement-breakpoint
CREATE TABLE `traffic_leftovers` (
	`day` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `trips` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`trip_id` text NOT NULL,
	`destination` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`capacity` integer NOT NULL,
	`price_kurus` integer NOT NULL,
	`itinerary` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trips_days" CHECK(ends_on >= starts_on),
	CONSTRAINT "trips_capacity" CHECK(capacity BETWEEN 1 AND 500),
	CONSTRAINT "trips_price" CHECK(price_kurus >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trips_trip_id_unique` ON `trips` (`trip_id`);
--> statement-breakpoint
CREATE INDEX `trips_by_start` ON `trips` (`starts_on`,`key`);
--> statement-breakpoint
CREATE INDEX `trips_by_end` ON `trips` (`ends_on`);
--> statement-breakpoint
CREATE INDEX `trips_creator` ON `trips` (`created_by`) WHERE created_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `vip_standings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_enough` integer,
	`threshold` integer,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `vip_standings_due` ON `vip_standings` (`threshold`,`changed_at`);
--> statement-breakpoint
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
CREATE UNIQUE INDEX `waitlist_entries_entry_id_unique` ON `waitlist_entries` (`entry_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_person` ON `waitlist_entries` (`list_key`,`user_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `waitlist_entries_number` ON `waitlist_entries` (`list_key`,`number`);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_listed` ON `waitlist_entries` (`list_key`,`status`,`number`);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_user` ON `waitlist_entries` (`user_id`);
--> statement-breakpoint
CREATE INDEX `waitlist_entries_ends` ON `waitlist_entries` (`ends_at`) WHERE status = 'asked';
--> statement-breakpoint
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
CREATE UNIQUE INDEX `waitlists_list_key_unique` ON `waitlists` (`list_key`);
--> statement-breakpoint
CREATE TABLE `breach_notices` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`notice_id` text NOT NULL,
	`breach_id` text NOT NULL,
	`audience` text NOT NULL,
	`subject_en` text NOT NULL,
	`text_en` text NOT NULL,
	`subject_tr` text NOT NULL,
	`text_tr` text NOT NULL,
	`sent_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`breach_id`) REFERENCES `breaches`(`breach_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`sent_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "breach_notices_audience" CHECK(audience IN ('all', 'list'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `breach_notices_notice_id_unique` ON `breach_notices` (`notice_id`);--> statement-breakpoint
CREATE INDEX `breach_notices_breach` ON `breach_notices` (`breach_id`,`key`);--> statement-breakpoint
CREATE INDEX `breach_notices_sent_by` ON `breach_notices` (`sent_by`) WHERE sent_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `breach_recipients` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`notice_id` text NOT NULL,
	`user_id` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`notice_id`) REFERENCES `breach_notices`(`notice_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "breach_recipients_state" CHECK(state IN ('waiting', 'sent', 'failed', 'dropped', 'gone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `breach_recipients_once` ON `breach_recipients` (`notice_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `breach_recipients_in_order` ON `breach_recipients` (`notice_id`,`key`);--> statement-breakpoint
CREATE INDEX `breach_recipients_counted` ON `breach_recipients` (`notice_id`,`state`);--> statement-breakpoint
CREATE INDEX `breach_recipients_unsettled` ON `breach_recipients` (`key`) WHERE state IN ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX `breach_recipients_user` ON `breach_recipients` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `breaches` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`breach_id` text NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	`detected_at` integer NOT NULL,
	`known_at` integer NOT NULL,
	`warn_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`what` text NOT NULL,
	`kinds` text NOT NULL,
	`data_kinds` text NOT NULL,
	`people_kinds` text NOT NULL,
	`people_count` integer,
	`record_count` integer,
	`consequences` text DEFAULT '' NOT NULL,
	`measures` text DEFAULT '' NOT NULL,
	`board` text DEFAULT 'undecided' NOT NULL,
	`board_reason` text DEFAULT '' NOT NULL,
	`board_told_at` integer,
	`delay_reason` text DEFAULT '' NOT NULL,
	`people` text DEFAULT 'undecided' NOT NULL,
	`people_reason` text DEFAULT '' NOT NULL,
	`people_told_at` integer,
	`closed_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "breaches_kinds" CHECK(json_array_length(kinds) > 0),
	CONSTRAINT "breaches_moments" CHECK(detected_at <= known_at AND coalesce(started_at <= ended_at, 1)),
	CONSTRAINT "breaches_due" CHECK(known_at < warn_at AND warn_at < due_at),
	CONSTRAINT "breaches_board" CHECK(board IN ('undecided', 'tell', 'keep') AND (board <> 'keep' OR board_reason <> '') AND (board = 'tell' OR board_told_at IS NULL)),
	CONSTRAINT "breaches_people" CHECK(people IN ('undecided', 'tell', 'keep') AND (people <> 'keep' OR people_reason <> '') AND (people = 'tell' OR people_told_at IS NULL)),
	CONSTRAINT "breaches_closed" CHECK(closed_at IS NULL OR (board = 'keep' OR board_told_at IS NOT NULL) AND (people = 'keep' OR people_told_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `breaches_breach_id_unique` ON `breaches` (`breach_id`);--> statement-breakpoint
CREATE INDEX `breaches_running` ON `breaches` (`due_at`,`key`) WHERE board_told_at IS NULL AND board <> 'keep';--> statement-breakpoint
CREATE INDEX `breaches_created_by` ON `breaches` (`created_by`) WHERE created_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `restrictions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`restriction_id` text NOT NULL,
	`subject_type` text NOT NULL,
	`subject_id` text NOT NULL,
	`cause_id` text NOT NULL,
	`author_id` text,
	`was_shown` integer NOT NULL,
	`restricted_by` text,
	`restricted_at` integer NOT NULL,
	`kept` text,
	`settled_at` integer,
	`ended_at` integer,
	`statement` text,
	`stated_at` integer,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`restricted_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "restrictions_stated" CHECK((statement IS NULL) = (stated_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `restrictions_restriction_id_unique` ON `restrictions` (`restriction_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `restrictions_holding` ON `restrictions` (`subject_id`) WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX `restrictions_cause` ON `restrictions` (`cause_id`,`key`);
--> statement-breakpoint
CREATE INDEX `restrictions_author` ON `restrictions` (`author_id`) WHERE author_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `restrictions_staff` ON `restrictions` (`restricted_by`) WHERE restricted_by IS NOT NULL;
--> statement-breakpoint
CREATE TABLE `community_sellers` (
	`community_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`address` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`tax` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "community_sellers_whole" CHECK(length("community_sellers"."kind") > 0 AND length("community_sellers"."name") > 0 AND length("community_sellers"."address") > 0 AND length("community_sellers"."email") > 0 AND length("community_sellers"."phone") > 0 AND length("community_sellers"."tax") > 0)
);
--> statement-breakpoint
CREATE TABLE `sale_contracts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`hash` text NOT NULL,
	`version` integer NOT NULL,
	`locale` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`seller` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `ticket_orders`(`order_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sale_contracts_shape" CHECK(length("sale_contracts"."hash") >= 64 AND length("sale_contracts"."text") > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sale_contracts_once` ON `sale_contracts` (`order_id`,`hash`);
--> statement-breakpoint
-- Full text: drizzle/full-text.ts writes these, a test compares them.
CREATE VIRTUAL TABLE courses_fts USING fts5(search_text, content='courses', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO courses_fts (courses_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE experiences_fts USING fts5(search_text, content='experiences', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO experiences_fts (experiences_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE databank_entries_fts USING fts5(search_text, content='databank_entries', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO databank_entries_fts (databank_entries_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE users_fts USING fts5(search_text, content='users', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO users_fts (users_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE instructors_fts USING fts5(name_key, content='instructors', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO instructors_fts (instructors_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE graduate_applications_fts USING fts5(search_text, content='graduate_applications', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO graduate_applications_fts (graduate_applications_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE course_equivalences_fts USING fts5(search_text, content='course_equivalences', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO course_equivalences_fts (course_equivalences_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE communities_fts USING fts5(search_text, content='communities', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO communities_fts (communities_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE posts_fts USING fts5(search_text, kind, status, facet_a, facet_b, content='posts', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO posts_fts (posts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE events_fts USING fts5(search_text, search_state, search_days, type, campus, content='events', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO events_fts (events_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE qa_questions_fts USING fts5(search_text, content='qa_questions', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO qa_questions_fts (qa_questions_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE VIRTUAL TABLE information_projects_fts USING fts5(search_text, content='information_projects', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO information_projects_fts (information_projects_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
-- What people call courses, beside their names.
INSERT INTO search_nicknames (nickname, replacement, created_at) VALUES
  ('ai', 'artificial intelligence', 0),
  ('alg', 'algebra', 0),
  ('ata', 'principles of kemal ataturk', 0),
  ('ataturk history', 'principles of kemal ataturk', 0),
  ('ataturk ilkeleri', 'principles of kemal ataturk', 0),
  ('beden', 'physical education', 0),
  ('calc', 'calculus', 0),
  ('comp arch', 'computer architecture', 0),
  ('cs', 'ceng', 0),
  ('db', 'database', 0),
  ('diff', 'differential equations', 0),
  ('diff eq', 'differential equations', 0),
  ('diffeq', 'differential equations', 0),
  ('diferansiyel', 'differential equations', 0),
  ('ds', 'data structures', 0),
  ('fiz', 'phys', 0),
  ('gen chem', 'general chemistry', 0),
  ('ing', 'eng', 0),
  ('inkilap', 'principles of kemal ataturk', 0),
  ('isg', 'occupational health and safety', 0),
  ('ist', 'stat', 0),
  ('kim', 'chem', 0),
  ('lin alg', 'linear algebra', 0),
  ('linalg', 'linear algebra', 0),
  ('lineer cebir', 'linear algebra', 0),
  ('lojik', 'mantiksal', 0),
  ('mat', 'math', 0),
  ('ml', 'machine learning', 0),
  ('mukavemet', 'strength of materials', 0),
  ('networks', 'computer networks', 0),
  ('nlp', 'natural language processing', 0),
  ('ode', 'ordinary differential equations', 0),
  ('oop', 'object oriented programming', 0),
  ('orgo', 'organic chemistry', 0),
  ('os', 'operating systems', 0),
  ('pde', 'partial differential equations', 0),
  ('psiko', 'psychology', 0),
  ('signals', 'signals and systems', 0),
  ('soft eng', 'software engineering', 0),
  ('staj', 'summer practice', 0),
  ('tarih', 'history', 0),
  ('thermo', 'thermodynamics', 0);
--> statement-breakpoint
-- Categories and tags that the site begins with.
INSERT INTO labels (key, label_id, sort, feature, slug, name_en, name_tr, folded, icon, position, is_active, used_count, version, created_at, updated_at) VALUES
  (1, 'category-thread-courses', 'category', 'thread', 'courses', 'Courses', 'Dersler', 'courses courses dersler', 'book-open', 1, 1, 0, 1, 0, 0),
  (2, 'category-thread-campus', 'category', 'thread', 'campus', 'Campus', 'Kampüs', 'campus campus kampus', 'university', 2, 1, 0, 1, 0, 0),
  (3, 'category-thread-dorms', 'category', 'thread', 'dorms', 'Dorms', 'Yurtlar', 'dorms dorms yurtlar', 'bed-double', 3, 1, 0, 1, 0, 0),
  (4, 'category-thread-bureaucracy', 'category', 'thread', 'bureaucracy', 'Paperwork', 'Resmî işler', 'bureaucracy paperwork resmi isler', 'landmark', 4, 1, 0, 1, 0, 0),
  (5, 'category-thread-housing', 'category', 'thread', 'housing', 'Housing', 'Ev ve kira', 'housing housing ev ve kira', 'house', 5, 1, 0, 1, 0, 0),
  (6, 'category-thread-social', 'category', 'thread', 'social', 'Social life', 'Sosyal hayat', 'social social life sosyal hayat', 'users', 6, 1, 0, 1, 0, 0),
  (7, 'category-thread-tech', 'category', 'thread', 'tech', 'Technology', 'Teknoloji', 'tech technology teknoloji', 'laptop', 7, 1, 0, 1, 0, 0),
  (8, 'category-thread-other', 'category', 'thread', 'other', 'Other', 'Diğer', 'other other diger', 'ellipsis', 8, 1, 0, 1, 0, 0),
  (9, 'category-study-tip-exams', 'category', 'study-tip', 'exams', 'Exams', 'Sınavlar', 'exams exams sinavlar', 'pencil', 1, 1, 0, 1, 0, 0),
  (10, 'category-study-tip-homework', 'category', 'study-tip', 'homework', 'Homework and projects', 'Ödev ve projeler', 'homework homework and projects odev ve projeler', 'clipboard-list', 2, 1, 0, 1, 0, 0),
  (11, 'category-study-tip-notes', 'category', 'study-tip', 'notes', 'Taking notes', 'Not tutmak', 'notes taking notes not tutmak', 'notebook-pen', 3, 1, 0, 1, 0, 0),
  (12, 'category-study-tip-time', 'category', 'study-tip', 'time', 'Time management', 'Zaman yönetimi', 'time time management zaman yonetimi', 'clock', 4, 1, 0, 1, 0, 0),
  (13, 'category-study-tip-motivation', 'category', 'study-tip', 'motivation', 'Motivation', 'Motivasyon', 'motivation motivation motivasyon', 'flame', 5, 1, 0, 1, 0, 0),
  (14, 'category-study-tip-tools', 'category', 'study-tip', 'tools', 'Tools', 'Araçlar', 'tools tools araclar', 'wrench', 6, 1, 0, 1, 0, 0),
  (15, 'category-study-tip-language', 'category', 'study-tip', 'language', 'English', 'İngilizce', 'language english ingilizce', 'languages', 7, 1, 0, 1, 0, 0),
  (16, 'category-study-tip-other', 'category', 'study-tip', 'other', 'Something else', 'Başka bir şey', 'other something else baska bir sey', 'ellipsis', 8, 1, 0, 1, 0, 0),
  (17, 'category-advert-housing', 'category', 'advert', 'housing', 'Housing', 'Ev ve oda', 'housing housing ev ve oda', 'house', 1, 1, 0, 1, 0, 0),
  (18, 'category-advert-books', 'category', 'advert', 'books', 'Books', 'Kitap', 'books books kitap', 'book-open', 2, 1, 0, 1, 0, 0),
  (19, 'category-advert-lessons', 'category', 'advert', 'lessons', 'Lessons', 'Özel ders', 'lessons lessons ozel ders', 'graduation-cap', 3, 1, 0, 1, 0, 0),
  (20, 'category-advert-rides', 'category', 'advert', 'rides', 'Rides', 'Yolculuk', 'rides rides yolculuk', 'car', 4, 1, 0, 1, 0, 0),
  (21, 'category-advert-jobs', 'category', 'advert', 'jobs', 'Jobs', 'İş', 'jobs jobs is', 'briefcase', 5, 1, 0, 1, 0, 0),
  (22, 'category-advert-other', 'category', 'advert', 'other', 'Something else', 'Diğer', 'other something else diger', 'ellipsis', 6, 1, 0, 1, 0, 0),
  (23, 'category-notes-lecture', 'category', 'notes', 'lecture', 'Lecture notes', 'Ders notu', 'lecture lecture notes ders notu', 'presentation', 1, 1, 0, 1, 0, 0),
  (24, 'category-notes-summary', 'category', 'notes', 'summary', 'Summary', 'Özet', 'summary summary ozet', 'file-text', 2, 1, 0, 1, 0, 0),
  (25, 'category-notes-formula-sheet', 'category', 'notes', 'formula-sheet', 'Formula sheet', 'Formül kâğıdı', 'formula sheet formula sheet formul kagidi', 'sigma', 3, 1, 0, 1, 0, 0);
--> statement-breakpoint
-- Totals that pages read from the first day on; the triggers below keep them.
INSERT INTO counters (name, facet, value) VALUES
  ('courses', 'experienced', 0),
  ('courses', 'in-databank', 0),
  ('events', 'active', 0),
  ('events', 'deleted', 0),
  ('events', 'inactive', 0),
  ('events', 'waiting', 0);
--> statement-breakpoint
CREATE TABLE `seat_openings` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`opening_id` text NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_openings_opening_id_unique` ON `seat_openings` (`opening_id`);--> statement-breakpoint
CREATE INDEX `seat_openings_section` ON `seat_openings` (`course_id`,`term`,`section_number`,`created_at`);--> statement-breakpoint
CREATE INDEX `seat_openings_age` ON `seat_openings` (`created_at`);--> statement-breakpoint
CREATE TABLE `seat_reports` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`user_id` text NOT NULL,
	`has_room` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seat_reports_once` ON `seat_reports` (`user_id`,`course_id`,`term`,`section_number`);--> statement-breakpoint
CREATE INDEX `seat_reports_section` ON `seat_reports` (`course_id`,`term`,`section_number`,`created_at`);--> statement-breakpoint
CREATE INDEX `seat_reports_age` ON `seat_reports` (`created_at`);--> statement-breakpoint
CREATE TABLE `seat_voices` (
	`opening_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`opening_id`, `user_id`),
	FOREIGN KEY (`opening_id`) REFERENCES `seat_openings`(`opening_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seat_voices_person` ON `seat_voices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `seat_watches` (
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`, `term`, `section_number`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seat_watches_section` ON `seat_watches` (`course_id`,`term`,`section_number`);--> statement-breakpoint
CREATE INDEX `seat_watches_age` ON `seat_watches` (`created_at`);
--> statement-breakpoint
CREATE TABLE `billing_records` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`record_id` text NOT NULL,
	`kind` text NOT NULL,
	`invoice_id` text NOT NULL,
	`refund_id` text,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`event_name` text NOT NULL,
	`seller` text NOT NULL,
	`buyer_name` text NOT NULL,
	`buyer_email` text NOT NULL,
	`amount` integer NOT NULL,
	`currency` text NOT NULL,
	`contract_hash` text,
	`reference` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "billing_records_shape" CHECK("billing_records"."amount" > 0 AND kind IN ('sale', 'refund') AND (kind = 'refund') = (refund_id IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_records_record_id_unique` ON `billing_records` (`record_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_records_refund_id_unique` ON `billing_records` (`refund_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `billing_records_sale` ON `billing_records` (`order_id`) WHERE kind = 'sale';--> statement-breakpoint
CREATE INDEX `billing_records_order` ON `billing_records` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `billing_records_invoice` ON `billing_records` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `billing_records_buyer` ON `billing_records` (`buyer_email`);--> statement-breakpoint
CREATE INDEX `billing_records_reference` ON `billing_records` (`reference`) WHERE reference <> '';--> statement-breakpoint
CREATE INDEX `billing_records_at` ON `billing_records` (`created_at`);--> statement-breakpoint
CREATE TABLE `finance_rights` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`given_by` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`given_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `finance_rights_user_id_unique` ON `finance_rights` (`user_id`);--> statement-breakpoint
CREATE INDEX `finance_rights_given_by` ON `finance_rights` (`given_by`) WHERE given_by IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `sale_contracts_at` ON `sale_contracts` (`created_at`);
--> statement-breakpoint
CREATE TABLE `destructions` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`setting` text DEFAULT '' NOT NULL,
	`value` integer,
	`count` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `setting`),
	CONSTRAINT "destructions_count" CHECK("destructions"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
-- Triggers, by table: totals (drizzle/totals.ts), search, and what must hold whoever writes.
-- Names in the order of the Turkish alphabet, as `turkishSortKey` has it, and when people were last here.
CREATE TRIGGER users_sort_insert AFTER INSERT ON users BEGIN
  UPDATE users SET sort_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(replace(replace(new.name, 'I', 'ı'), 'İ', 'i')), 'Ç', 'c~'), 'ç', 'c~'), 'Ğ', 'g~'), 'ğ', 'g~'), 'ı', 'h~'), 'Ö', 'o~'), 'ö', 'o~'), 'Ş', 's~'), 'ş', 's~'), 'Ü', 'u~'), 'ü', 'u~'), 'Â', 'a'), 'â', 'a'), 'Î', 'i'), 'î', 'i'), 'Û', 'u'), 'û', 'u')
  WHERE key = new.key;
END;
--> statement-breakpoint
CREATE TRIGGER users_sort_update AFTER UPDATE OF name ON users BEGIN
  UPDATE users SET sort_key = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(replace(replace(new.name, 'I', 'ı'), 'İ', 'i')), 'Ç', 'c~'), 'ç', 'c~'), 'Ğ', 'g~'), 'ğ', 'g~'), 'ı', 'h~'), 'Ö', 'o~'), 'ö', 'o~'), 'Ş', 's~'), 'ş', 's~'), 'Ü', 'u~'), 'ü', 'u~'), 'Â', 'a'), 'â', 'a'), 'Î', 'i'), 'î', 'i'), 'Û', 'u'), 'û', 'u')
  WHERE key = new.key;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_seen_insert AFTER INSERT ON sessions BEGIN
  UPDATE users SET last_seen_at = max(last_seen_at, new.last_seen_at) WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_seen_update AFTER UPDATE OF last_seen_at ON sessions BEGIN
  UPDATE users SET last_seen_at = max(last_seen_at, new.last_seen_at) WHERE user_id = new.user_id;
END;
--> statement-breakpoint
-- A device takes pushes as long as somebody is logged in there: whatever ends the session ends them.
CREATE TRIGGER sessions_pushes_end AFTER UPDATE OF ended_at ON sessions WHEN new.ended_at IS NOT NULL BEGIN
  DELETE FROM push_subscriptions WHERE session_id = new.session_id;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_pushes_delete AFTER DELETE ON sessions BEGIN
  DELETE FROM push_subscriptions WHERE session_id = old.session_id;
END;
--> statement-breakpoint
-- Each request asks for its person's row: until when they are paused stands on it, so that no second row is looked for.
CREATE TRIGGER pauses_until_insert AFTER INSERT ON pauses BEGIN
  UPDATE users SET paused_until = (SELECT max(until) FROM pauses WHERE user_id = new.user_id AND lifted_at IS NULL) WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER pauses_until_update AFTER UPDATE OF user_id, until, lifted_at ON pauses BEGIN
  UPDATE users SET paused_until = (SELECT max(until) FROM pauses WHERE user_id = new.user_id AND lifted_at IS NULL) WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER pauses_until_delete AFTER DELETE ON pauses BEGIN
  UPDATE users SET paused_until = (SELECT max(until) FROM pauses WHERE user_id = old.user_id AND lifted_at IS NULL) WHERE user_id = old.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER users_fts_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER users_fts_delete AFTER DELETE ON users BEGIN
  INSERT INTO users_fts (users_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
-- Totals of people by role and of applications by status: kept true by the database itself.
CREATE TRIGGER users_count_insert AFTER INSERT ON users BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('users', new.user_role, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_count_update AFTER UPDATE OF user_role ON users WHEN old.user_role <> new.user_role BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'users' AND facet = old.user_role;
  INSERT INTO counters (name, facet, value) VALUES ('users', new.user_role, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_count_delete AFTER DELETE ON users BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'users' AND facet = old.user_role;
END;
--> statement-breakpoint
-- The last admin stays one: whoever would take the last is refused by the database.
CREATE TRIGGER users_last_admin_update BEFORE UPDATE OF user_role ON users WHEN old.user_role = 'admin' AND new.user_role <> 'admin'
  AND (SELECT count(*) FROM users WHERE user_role = 'admin') = 1 BEGIN
  SELECT RAISE(ABORT, 'last admin');
END;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_delete BEFORE DELETE ON users WHEN old.user_role = 'admin'
  AND (SELECT count(*) FROM users WHERE user_role = 'admin') = 1 BEGIN
  SELECT RAISE(ABORT, 'last admin');
END;
--> statement-breakpoint
CREATE TRIGGER users_fts_update AFTER UPDATE OF search_text ON users WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO users_fts (users_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO users_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
-- Whoever is blocked or leaves shares nothing any more, and isn't seen again when they come back.
CREATE TRIGGER schedule_pairs_left AFTER UPDATE OF blocked_at, deletion_due_at ON users WHEN new.blocked_at IS NOT NULL OR new.deletion_due_at IS NOT NULL BEGIN
  DELETE FROM schedule_pairs WHERE inviter_id = new.user_id;
  DELETE FROM schedule_pairs WHERE invitee_id = new.user_id;
END;
--> statement-breakpoint
-- Whoever is blocked or leaves is in no room any more; their rooms go to whoever was in them first, or end.
CREATE TRIGGER study_rooms_left AFTER UPDATE OF blocked_at, deletion_due_at ON users WHEN new.blocked_at IS NOT NULL OR new.deletion_due_at IS NOT NULL BEGIN
  UPDATE study_room_members SET status = 'left' WHERE user_id = new.user_id AND status = 'member';
  UPDATE study_rooms SET revision = revision + 1
    WHERE room_id IN (SELECT room_id FROM study_room_members WHERE user_id = new.user_id) AND ends_at > unixepoch() * 1000 - 172800000;
  UPDATE study_rooms SET
      closed_at = iif(member_count > 0, closed_at, coalesce(closed_at, unixepoch() * 1000)),
      author_id = (SELECT m.user_id FROM study_room_members AS m WHERE m.room_id = study_rooms.room_id AND m.status = 'member'
        ORDER BY m.joined_at, m.user_id LIMIT 1)
    WHERE author_id = new.user_id AND ends_at > unixepoch() * 1000;
END;
--> statement-breakpoint
CREATE TRIGGER users_hourly AFTER INSERT ON users BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('accounts', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
-- How many people asked in vain is the number of their marks. The oldest go first: of those, staff were done with some.
CREATE TRIGGER ai_unanswered_marks_insert AFTER INSERT ON ai_unanswered_marks BEGIN
  UPDATE ai_unanswered SET people = people + 1 WHERE key = new.group_key;
END;
--> statement-breakpoint
CREATE TRIGGER ai_unanswered_marks_delete AFTER DELETE ON ai_unanswered_marks BEGIN
  UPDATE ai_unanswered SET people = people - 1, done_people = max(0, done_people - 1) WHERE key = old.group_key;
END;
--> statement-breakpoint
CREATE TRIGGER alarms_few BEFORE INSERT ON alarms WHEN (SELECT count(*) FROM alarms WHERE user_id = new.user_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'too many alarms');
END;
--> statement-breakpoint
CREATE TRIGGER alarms_owner BEFORE UPDATE OF user_id ON alarms WHEN new.user_id <> old.user_id BEGIN
  SELECT RAISE(ABORT, 'an alarm keeps its owner');
END;
--> statement-breakpoint
CREATE TRIGGER course_favorites_insert AFTER INSERT ON course_favorites BEGIN
  UPDATE courses SET favorite_count = favorite_count + 1 WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_favorites_delete AFTER DELETE ON course_favorites BEGIN
  UPDATE courses SET favorite_count = favorite_count - 1 WHERE course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_fts_insert AFTER INSERT ON courses BEGIN
  INSERT INTO courses_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER courses_fts_delete AFTER DELETE ON courses BEGIN
  INSERT INTO courses_fts (courses_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER courses_total_insert AFTER INSERT ON courses BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('courses', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_total_update AFTER UPDATE OF status ON courses WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'courses' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('courses', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_total_delete AFTER DELETE ON courses BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'courses' AND facet = old.status;
END;
--> statement-breakpoint
-- How many courses have experiences, and how many have databank entries, without counting them.
CREATE TRIGGER courses_experienced AFTER UPDATE OF experience_count ON courses WHEN (old.experience_count > 0) <> (new.experience_count > 0) BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('courses', 'experienced', iif(new.experience_count > 0, 1, -1))
    ON CONFLICT (name, facet) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER courses_in_databank AFTER UPDATE OF databank_count ON courses WHEN (old.databank_count > 0) <> (new.databank_count > 0) BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('courses', 'in-databank', iif(new.databank_count > 0, 1, -1))
    ON CONFLICT (name, facet) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER courses_fts_update AFTER UPDATE OF search_text ON courses WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO courses_fts (courses_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO courses_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
-- Hours may be halves; means stay whole hundredths.
CREATE TRIGGER courses_whole_hours AFTER UPDATE OF hours_hundredths ON courses WHEN typeof(new.hours_hundredths) = 'real' BEGIN
  UPDATE courses SET hours_hundredths = CAST(new.hours_hundredths AS INTEGER) WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER instructors_fts_insert AFTER INSERT ON instructors BEGIN
  INSERT INTO instructors_fts (rowid, name_key) VALUES (new.key, new.name_key);
END;
--> statement-breakpoint
CREATE TRIGGER instructors_fts_delete AFTER DELETE ON instructors BEGIN
  INSERT INTO instructors_fts (instructors_fts, rowid, name_key) VALUES ('delete', old.key, old.name_key);
END;
--> statement-breakpoint
CREATE TRIGGER instructors_fts_update AFTER UPDATE OF name_key ON instructors WHEN old.name_key IS NOT new.name_key BEGIN
  INSERT INTO instructors_fts (instructors_fts, rowid, name_key) VALUES ('delete', old.key, old.name_key);
  INSERT INTO instructors_fts (rowid, name_key) VALUES (new.key, new.name_key);
END;
--> statement-breakpoint
CREATE TRIGGER communities_fts_insert AFTER INSERT ON communities BEGIN
  INSERT INTO communities_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER communities_fts_delete AFTER DELETE ON communities BEGIN
  INSERT INTO communities_fts (communities_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER communities_fts_update AFTER UPDATE OF search_text ON communities WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO communities_fts (communities_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO communities_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER community_members_insert AFTER INSERT ON community_members BEGIN
  UPDATE communities SET member_count = member_count + 1 WHERE community_id = new.community_id;
END;
--> statement-breakpoint
CREATE TRIGGER community_members_delete AFTER DELETE ON community_members BEGIN
  UPDATE communities SET member_count = member_count - 1 WHERE community_id = old.community_id;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_count_insert AFTER INSERT ON contacts BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('contacts', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_count_update AFTER UPDATE OF status ON contacts WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'contacts' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('contacts', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_count_delete AFTER DELETE ON contacts BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'contacts' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER legal_requests_count_insert AFTER INSERT ON legal_requests BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('legal_requests', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER legal_requests_count_update AFTER UPDATE OF status ON legal_requests WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'legal_requests' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('legal_requests', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER legal_requests_count_delete AFTER DELETE ON legal_requests BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'legal_requests' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_total_insert AFTER INSERT ON course_submissions BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('course_submissions', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_total_update AFTER UPDATE OF status ON course_submissions WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'course_submissions' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('course_submissions', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_total_delete AFTER DELETE ON course_submissions BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'course_submissions' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_contributions_insert AFTER INSERT ON course_submissions BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'course_submissions', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_contributions_update AFTER UPDATE OF status, author_id ON course_submissions WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'course_submissions', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'course_submissions', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_contributions_delete AFTER DELETE ON course_submissions BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'course_submissions', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER experience_votes_insert AFTER INSERT ON experience_votes BEGIN
  UPDATE experiences SET helpful_count = helpful_count + 1 WHERE experience_id = new.experience_id;
END;
--> statement-breakpoint
CREATE TRIGGER experience_votes_delete AFTER DELETE ON experience_votes BEGIN
  UPDATE experiences SET helpful_count = helpful_count - 1 WHERE experience_id = old.experience_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_fts_insert AFTER INSERT ON experiences BEGIN
  INSERT INTO experiences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_fts_delete AFTER DELETE ON experiences BEGIN
  INSERT INTO experiences_fts (experiences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_total_insert AFTER INSERT ON experiences BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('experiences', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_total_update AFTER UPDATE OF status ON experiences WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'experiences' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('experiences', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_total_delete AFTER DELETE ON experiences BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'experiences' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_contributions_insert AFTER INSERT ON experiences BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'experiences', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_contributions_update AFTER UPDATE OF status, author_id ON experiences WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'experiences', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'experiences', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_contributions_delete AFTER DELETE ON experiences BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'experiences', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_fts_update AFTER UPDATE OF search_text ON experiences WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO experiences_fts (experiences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO experiences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_hourly AFTER INSERT ON experiences BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_insert AFTER INSERT ON experiences WHEN new.status = 'approved' BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT new.course_id, split.instructor_id, split.term, 1, new.overall, new.overall * new.overall, new.difficulty, new.difficulty * new.difficulty, new.usefulness, new.usefulness * new.usefulness, new.weekly_hours, new.weekly_hours * new.weekly_hours, (new.overall = 1), (new.overall = 2), (new.overall = 3), (new.overall = 4), (new.overall = 5)
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT new.instructor_id, '' UNION ALL SELECT '', new.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT new.course_id, new.letter_grade, 1 WHERE new.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = new.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_leave AFTER UPDATE OF course_id, status, overall, difficulty, usefulness, weekly_hours, instructor_id, term, letter_grade ON experiences WHEN old.status = 'approved' AND (old.course_id <> new.course_id OR old.status <> new.status OR old.overall <> new.overall OR old.difficulty <> new.difficulty OR old.usefulness <> new.usefulness OR old.weekly_hours <> new.weekly_hours OR old.instructor_id <> new.instructor_id OR old.term <> new.term OR old.letter_grade IS NOT new.letter_grade) BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT old.course_id, split.instructor_id, split.term, -1, -(old.overall), -(old.overall * old.overall), -(old.difficulty), -(old.difficulty * old.difficulty), -(old.usefulness), -(old.usefulness * old.usefulness), -(old.weekly_hours), -(old.weekly_hours * old.weekly_hours), -((old.overall = 1)), -((old.overall = 2)), -((old.overall = 3)), -((old.overall = 4)), -((old.overall = 5))
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT old.instructor_id, '' UNION ALL SELECT '', old.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT old.course_id, old.letter_grade, -1 WHERE old.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = old.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_enter AFTER UPDATE OF course_id, status, overall, difficulty, usefulness, weekly_hours, instructor_id, term, letter_grade ON experiences WHEN new.status = 'approved' AND (old.course_id <> new.course_id OR old.status <> new.status OR old.overall <> new.overall OR old.difficulty <> new.difficulty OR old.usefulness <> new.usefulness OR old.weekly_hours <> new.weekly_hours OR old.instructor_id <> new.instructor_id OR old.term <> new.term OR old.letter_grade IS NOT new.letter_grade) BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT new.course_id, split.instructor_id, split.term, 1, new.overall, new.overall * new.overall, new.difficulty, new.difficulty * new.difficulty, new.usefulness, new.usefulness * new.usefulness, new.weekly_hours, new.weekly_hours * new.weekly_hours, (new.overall = 1), (new.overall = 2), (new.overall = 3), (new.overall = 4), (new.overall = 5)
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT new.instructor_id, '' UNION ALL SELECT '', new.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT new.course_id, new.letter_grade, 1 WHERE new.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = new.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_delete AFTER DELETE ON experiences WHEN old.status = 'approved' BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT old.course_id, split.instructor_id, split.term, -1, -(old.overall), -(old.overall * old.overall), -(old.difficulty), -(old.difficulty * old.difficulty), -(old.usefulness), -(old.usefulness * old.usefulness), -(old.weekly_hours), -(old.weekly_hours * old.weekly_hours), -((old.overall = 1)), -((old.overall = 2)), -((old.overall = 3)), -((old.overall = 4)), -((old.overall = 5))
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT old.instructor_id, '' UNION ALL SELECT '', old.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT old.course_id, old.letter_grade, -1 WHERE old.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = old.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_insert AFTER INSERT ON databank_entries BEGIN
  INSERT INTO databank_entries_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_delete AFTER DELETE ON databank_entries BEGIN
  INSERT INTO databank_entries_fts (databank_entries_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_insert AFTER INSERT ON databank_entries WHEN new.status = 'approved' BEGIN
  UPDATE courses SET databank_count = databank_count + 1, databank_updated_at = max(coalesce(databank_updated_at, 0), new.updated_at) WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_delete AFTER DELETE ON databank_entries WHEN old.status = 'approved' BEGIN
  UPDATE courses SET databank_count = databank_count - 1, databank_updated_at = max(coalesce(databank_updated_at, 0), old.updated_at) WHERE course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_total_insert AFTER INSERT ON databank_entries BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('databank_entries', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_total_update AFTER UPDATE OF status ON databank_entries WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'databank_entries' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('databank_entries', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_total_delete AFTER DELETE ON databank_entries BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'databank_entries' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_contributions_insert AFTER INSERT ON databank_entries BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'databank_entries', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_contributions_update AFTER UPDATE OF status, author_id ON databank_entries WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'databank_entries', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'databank_entries', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_contributions_delete AFTER DELETE ON databank_entries BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'databank_entries', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_update AFTER UPDATE OF search_text ON databank_entries WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO databank_entries_fts (databank_entries_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO databank_entries_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_enter AFTER UPDATE OF course_id, status ON databank_entries WHEN new.status = 'approved' AND (old.status <> 'approved' OR old.course_id <> new.course_id) BEGIN
  UPDATE courses SET databank_count = databank_count + 1, databank_updated_at = max(coalesce(databank_updated_at, 0), new.updated_at) WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_leave AFTER UPDATE OF course_id, status ON databank_entries WHEN old.status = 'approved' AND (new.status <> 'approved' OR old.course_id <> new.course_id) BEGIN
  UPDATE courses SET databank_count = databank_count - 1, databank_updated_at = max(coalesce(databank_updated_at, 0), old.updated_at) WHERE course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_hourly AFTER INSERT ON databank_entries BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
-- A department's new code goes wherever its old one was written.
CREATE TRIGGER departments_code AFTER UPDATE OF department_code ON departments WHEN old.department_code <> new.department_code BEGIN
  UPDATE events SET departments = (SELECT json_group_array(iif(j.value = old.department_code, new.department_code, j.value)) FROM json_each(events.departments) AS j)
    WHERE EXISTS (SELECT 1 FROM json_each(events.departments) AS j WHERE j.value = old.department_code);
  UPDATE OR IGNORE event_days SET department_code = new.department_code WHERE department_code = old.department_code;
END;
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_insert AFTER INSERT ON course_equivalences BEGIN
  INSERT INTO course_equivalences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_delete AFTER DELETE ON course_equivalences BEGIN
  INSERT INTO course_equivalences_fts (course_equivalences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_update AFTER UPDATE OF search_text ON course_equivalences WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO course_equivalences_fts (course_equivalences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO course_equivalences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_insert AFTER INSERT ON event_dates BEGIN
  UPDATE event_dates SET (is_shown, type, campus) =
    (SELECT show_status = 'active' AND cancelled_at IS NULL AND deleted_at IS NULL, type, campus FROM events WHERE event_id = new.event_id) WHERE key = new.key;
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = new.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at + 7200000)) FROM event_dates WHERE event_id = new.event_id), last_at)
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_update AFTER UPDATE OF starts_at, ends_at ON event_dates BEGIN
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = new.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at + 7200000)) FROM event_dates WHERE event_id = new.event_id), last_at)
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_delete AFTER DELETE ON event_dates BEGIN
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = old.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at + 7200000)) FROM event_dates WHERE event_id = old.event_id), last_at)
    WHERE event_id = old.event_id;
END;
--> statement-breakpoint
-- Whoever has ordered already is told of a date that comes in, and knows it from then on.
CREATE TRIGGER event_dates_known AFTER INSERT ON event_dates BEGIN
  UPDATE ticket_orders SET known = json_set(known, '$.dates."' || new.key || '"', new.starts_at) WHERE event_id = new.event_id AND known IS NOT NULL;
END;
--> statement-breakpoint
-- A date that moves is news again on the day before it.
CREATE TRIGGER event_dates_moved AFTER UPDATE OF starts_at ON event_dates WHEN new.starts_at <> old.starts_at AND new.announced_at IS NOT NULL BEGIN
  UPDATE event_dates SET announced_at = NULL WHERE key = new.key;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_sold BEFORE DELETE ON event_dates WHEN EXISTS (SELECT 1 FROM ticket_categories WHERE date_key = old.key AND taken > 0) BEGIN
  SELECT RAISE(ABORT, 'event_dates_sold');
END;
--> statement-breakpoint
-- A date on which people were let in stays on its day, so that nobody counts as let in on another.
CREATE TRIGGER event_dates_entered BEFORE DELETE ON event_dates WHEN EXISTS (SELECT 1 FROM ticket_check_ins WHERE date_key = old.key) BEGIN
  SELECT RAISE(ABORT, 'event_dates_entered');
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_entered_moved BEFORE UPDATE OF starts_at ON event_dates
  WHEN date(new.starts_at / 1000 + 10800, 'unixepoch') <> date(old.starts_at / 1000 + 10800, 'unixepoch')
  AND EXISTS (SELECT 1 FROM ticket_check_ins WHERE date_key = old.key) BEGIN
  SELECT RAISE(ABORT, 'event_dates_entered');
END;
--> statement-breakpoint
CREATE TRIGGER event_rsvps_insert AFTER INSERT ON event_rsvps BEGIN
  UPDATE events SET rsvp_count = rsvp_count + 1 WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_rsvps_delete AFTER DELETE ON event_rsvps BEGIN
  UPDATE events SET rsvp_count = rsvp_count - 1 WHERE event_id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER events_dates_follow AFTER UPDATE OF show_status, cancelled_at, deleted_at, type, campus ON events BEGIN
  UPDATE event_dates SET is_shown = (new.show_status = 'active' AND new.cancelled_at IS NULL AND new.deleted_at IS NULL), type = new.type, campus = new.campus
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER events_contributions_insert AFTER INSERT ON events BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.created_by, 'events', (new.deleted_at IS NULL AND new.is_awaiting_review) * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status = 'active') * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status <> 'active') * 1, (new.deleted_at IS NOT NULL) * 1, new.created_at WHERE new.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER events_contributions_update AFTER UPDATE OF show_status, deleted_at, is_awaiting_review, created_by ON events WHEN old.show_status <> new.show_status OR old.deleted_at IS NOT new.deleted_at OR old.is_awaiting_review <> new.is_awaiting_review OR old.created_by IS NOT new.created_by BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.created_by, 'events', (old.deleted_at IS NULL AND old.is_awaiting_review) * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status = 'active') * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status <> 'active') * -1, (old.deleted_at IS NOT NULL) * -1, old.created_at WHERE old.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.created_by, 'events', (new.deleted_at IS NULL AND new.is_awaiting_review) * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status = 'active') * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status <> 'active') * 1, (new.deleted_at IS NOT NULL) * 1, new.created_at WHERE new.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER events_contributions_delete AFTER DELETE ON events BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.created_by, 'events', (old.deleted_at IS NULL AND old.is_awaiting_review) * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status = 'active') * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status <> 'active') * -1, (old.deleted_at IS NOT NULL) * -1, old.created_at WHERE old.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_insert AFTER INSERT ON events BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('events', iif(new.deleted_at IS NOT NULL, 'deleted', iif(new.is_awaiting_review, 'waiting', iif(new.cancelled_at IS NOT NULL AND new.show_status = 'active', 'cancelled', new.show_status))), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_update AFTER UPDATE OF show_status, deleted_at, is_awaiting_review, cancelled_at ON events WHEN iif(old.deleted_at IS NOT NULL, 'deleted', iif(old.is_awaiting_review, 'waiting', iif(old.cancelled_at IS NOT NULL AND old.show_status = 'active', 'cancelled', old.show_status))) <> iif(new.deleted_at IS NOT NULL, 'deleted', iif(new.is_awaiting_review, 'waiting', iif(new.cancelled_at IS NOT NULL AND new.show_status = 'active', 'cancelled', new.show_status))) BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'events' AND facet = iif(old.deleted_at IS NOT NULL, 'deleted', iif(old.is_awaiting_review, 'waiting', iif(old.cancelled_at IS NOT NULL AND old.show_status = 'active', 'cancelled', old.show_status)));
  INSERT INTO counters (name, facet, value) VALUES ('events', iif(new.deleted_at IS NOT NULL, 'deleted', iif(new.is_awaiting_review, 'waiting', iif(new.cancelled_at IS NOT NULL AND new.show_status = 'active', 'cancelled', new.show_status))), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_delete AFTER DELETE ON events BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'events' AND facet = iif(old.deleted_at IS NOT NULL, 'deleted', iif(old.is_awaiting_review, 'waiting', iif(old.cancelled_at IS NOT NULL AND old.show_status = 'active', 'cancelled', old.show_status)));
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_insert AFTER INSERT ON events BEGIN
  INSERT INTO events_fts (rowid, search_text, search_state, search_days, type, campus) VALUES (new.key, new.search_text, new.search_state, new.search_days, new.type, new.campus);
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_update AFTER UPDATE OF search_text, search_state, search_days, type, campus, show_status, is_awaiting_review, deleted_at, cancelled_at ON events WHEN old.search_text IS NOT new.search_text OR old.search_state IS NOT new.search_state OR old.search_days IS NOT new.search_days OR old.type IS NOT new.type OR old.campus IS NOT new.campus BEGIN
  INSERT INTO events_fts (events_fts, rowid, search_text, search_state, search_days, type, campus) VALUES ('delete', old.key, old.search_text, old.search_state, old.search_days, old.type, old.campus);
  INSERT INTO events_fts (rowid, search_text, search_state, search_days, type, campus) VALUES (new.key, new.search_text, new.search_state, new.search_days, new.type, new.campus);
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_delete AFTER DELETE ON events BEGIN
  INSERT INTO events_fts (events_fts, rowid, search_text, search_state, search_days, type, campus) VALUES ('delete', old.key, old.search_text, old.search_state, old.search_days, old.type, old.campus);
END;
--> statement-breakpoint
-- Until when tickets can be returned is so long before the event as it was when they were ordered, wherever the event moves.
CREATE TRIGGER ticket_orders_moved AFTER UPDATE OF first_at ON events WHEN new.first_at <> old.first_at BEGIN
  UPDATE ticket_orders SET refund_until = refund_until + new.first_at - old.first_at WHERE event_id = new.event_id;
END;
--> statement-breakpoint
-- An order knows where and when its event was to be, and, once that moved so far that tickets may be returned, where and when it is now.
CREATE TRIGGER ticket_orders_known AFTER INSERT ON ticket_orders BEGIN
  UPDATE ticket_orders SET known = (SELECT json_object('location', e.location, 'address', e.address, 'city', e.city, 'country', e.country,
      'university', e.university, 'campus', e.campus, 'dates', json((SELECT json_group_object(CAST(d.key AS TEXT), d.starts_at) FROM event_dates AS d WHERE d.event_id = e.event_id)))
    FROM events AS e WHERE e.event_id = new.event_id) WHERE key = new.key;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_orders_moved_far AFTER UPDATE OF moved_orders ON events WHEN new.moved_orders IS NOT NULL BEGIN
  UPDATE ticket_orders SET known = NULL, refund_until = max(refund_until, new.first_at) WHERE order_id IN (SELECT value FROM json_each(new.moved_orders));
  UPDATE events SET moved_orders = NULL WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_orders_known_anew AFTER UPDATE OF updated_at ON events BEGIN
  UPDATE ticket_orders SET known = (SELECT json_object('location', e.location, 'address', e.address, 'city', e.city, 'country', e.country,
      'university', e.university, 'campus', e.campus, 'dates', json((SELECT json_group_object(CAST(d.key AS TEXT), d.starts_at) FROM event_dates AS d WHERE d.event_id = e.event_id)))
    FROM events AS e WHERE e.event_id = new.event_id) WHERE event_id = new.event_id AND known IS NULL;
END;
--> statement-breakpoint
-- What was sold isn't sold again under the same name: a category that was closed with tickets is reopened instead.
CREATE TRIGGER ticket_categories_again_insert BEFORE INSERT ON ticket_categories WHEN EXISTS (
  SELECT 1 FROM ticket_categories AS c WHERE c.event_id = new.event_id AND c.category_id <> new.category_id AND c.closed_at IS NOT NULL AND c.taken > 0
    AND lower(trim(c.name)) = lower(trim(new.name))
) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_again');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_categories_again_update BEFORE UPDATE OF name ON ticket_categories WHEN new.closed_at IS NULL AND EXISTS (
  SELECT 1 FROM ticket_categories AS c WHERE c.event_id = new.event_id AND c.category_id <> new.category_id AND c.closed_at IS NOT NULL AND c.taken > 0
    AND lower(trim(c.name)) = lower(trim(new.name))
) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_again');
END;
--> statement-breakpoint
-- A category is for a date of its own event.
CREATE TRIGGER ticket_categories_no_date_insert BEFORE INSERT ON ticket_categories WHEN new.date_key IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM event_dates WHERE key = new.date_key AND event_id = new.event_id) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_no_date');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_categories_no_date_update BEFORE UPDATE OF date_key, event_id ON ticket_categories WHEN new.date_key IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM event_dates WHERE key = new.date_key AND event_id = new.event_id) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_no_date');
END;
--> statement-breakpoint
-- What was sold stays: tickets are for the date that they were sold for, and that date stays while there are any. It may move.
CREATE TRIGGER ticket_categories_date BEFORE UPDATE OF date_key ON ticket_categories WHEN new.date_key IS NOT old.date_key AND old.taken > 0 BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_date');
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_count_insert AFTER INSERT ON graduate_applications BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('graduate_applications', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_count_update AFTER UPDATE OF status ON graduate_applications WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'graduate_applications' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('graduate_applications', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_count_delete AFTER DELETE ON graduate_applications BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'graduate_applications' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_insert AFTER INSERT ON graduate_applications BEGIN
  INSERT INTO graduate_applications_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_delete AFTER DELETE ON graduate_applications BEGIN
  INSERT INTO graduate_applications_fts (graduate_applications_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_update AFTER UPDATE OF search_text ON graduate_applications WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO graduate_applications_fts (graduate_applications_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO graduate_applications_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER information_projects_fts_insert AFTER INSERT ON information_projects BEGIN
  INSERT INTO information_projects_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER information_projects_fts_update AFTER UPDATE OF search_text ON information_projects WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO information_projects_fts (information_projects_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO information_projects_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER information_projects_fts_delete AFTER DELETE ON information_projects BEGIN
  INSERT INTO information_projects_fts (information_projects_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
-- What is merged takes everything along, whoever merges it.
CREATE TRIGGER labels_merge_category AFTER UPDATE OF merged_into ON labels
WHEN new.merged_into IS NOT NULL AND old.merged_into IS NULL AND new.sort = 'category' BEGIN
  UPDATE posts SET facet_a = (SELECT slug FROM labels WHERE label_id = new.merged_into),
    details = json_set(details, iif(kind = 'notes', '$.kind', '$.category'), (SELECT slug FROM labels WHERE label_id = new.merged_into))
    WHERE kind = new.feature AND facet_a = new.slug;
  UPDATE labels SET merged_into = new.merged_into WHERE merged_into = new.label_id;
END;
--> statement-breakpoint
CREATE TRIGGER labels_merge_tag AFTER UPDATE OF merged_into ON labels
WHEN new.merged_into IS NOT NULL AND old.merged_into IS NULL AND new.sort = 'tag' BEGIN
  INSERT OR IGNORE INTO post_tags (post_key, label_key, position)
    SELECT t.post_key, l.key, t.position FROM post_tags t JOIN labels l ON l.label_id = new.merged_into WHERE t.label_key = new.key;
  UPDATE posts SET details = json_set(details, '$.tags', (SELECT group_concat(name, ', ') FROM (SELECT l.name_en AS name FROM post_tags t
      JOIN labels l ON l.key = t.label_key WHERE t.post_key = posts.key AND t.label_key <> new.key ORDER BY t.position))),
    search_text = search_text || ' ' || (SELECT replace(slug, '-', ' ') FROM labels WHERE label_id = new.merged_into)
    WHERE key IN (SELECT post_key FROM post_tags WHERE label_key = new.key);
  DELETE FROM post_tags WHERE label_key = new.key;
  UPDATE labels SET merged_into = new.merged_into WHERE merged_into = new.label_id;
END;
--> statement-breakpoint
CREATE TRIGGER post_tags_insert AFTER INSERT ON post_tags BEGIN
  UPDATE labels SET used_count = used_count + 1 WHERE key = new.label_key;
END;
--> statement-breakpoint
CREATE TRIGGER post_tags_delete AFTER DELETE ON post_tags BEGIN
  UPDATE labels SET used_count = used_count - 1 WHERE key = old.label_key;
END;
--> statement-breakpoint
CREATE TRIGGER pool_entries_total_insert AFTER INSERT ON pool_entries BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('pool_entries:' || new.pool, iif(new.withheld_at IS NULL, new.status, 'withheld'), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pool_entries_total_update AFTER UPDATE OF status, withheld_at ON pool_entries WHEN iif(old.withheld_at IS NULL, old.status, 'withheld') <> iif(new.withheld_at IS NULL, new.status, 'withheld') BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'pool_entries:' || old.pool AND facet = iif(old.withheld_at IS NULL, old.status, 'withheld');
  INSERT INTO counters (name, facet, value) VALUES ('pool_entries:' || new.pool, iif(new.withheld_at IS NULL, new.status, 'withheld'), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pool_entries_total_delete AFTER DELETE ON pool_entries BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'pool_entries:' || old.pool AND facet = iif(old.withheld_at IS NULL, old.status, 'withheld');
END;
--> statement-breakpoint
-- Of a ledger nothing is changed; that an account has gone is all that may be taken out of a row, which may be destroyed only after that.
CREATE TRIGGER consent_ledger_stays BEFORE UPDATE ON consent_ledger
WHEN new.user_id IS NOT NULL OR new.person <> old.person OR new.purpose <> old.purpose OR new.version <> old.version OR new.act <> old.act
  OR new.text_hash IS NOT old.text_hash OR new.locale <> old.locale OR new.page <> old.page OR new.at <> old.at BEGIN
  SELECT RAISE(ABORT, 'a ledger stays');
END;
--> statement-breakpoint
-- Whoever says yes or no to messages that advertise, on whichever page: the register of that is told.
CREATE TRIGGER consent_ledger_reports AFTER INSERT ON consent_ledger WHEN new.purpose = 'commercial-messages' AND new.user_id IS NOT NULL BEGIN
  INSERT INTO outbox (outbox_id, dedupe_key, kind, payload, next_attempt_at, created_at, updated_at)
    VALUES ('outbox-' || lower(hex(randomblob(10))), 'consent-report:' || new.user_id || ':' || new.key, 'consent-report',
      json_object('userId', new.user_id), 0, new.at, new.at);
END;
--> statement-breakpoint
CREATE TRIGGER consent_ledger_keeps BEFORE DELETE ON consent_ledger WHEN old.user_id IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'a ledger stays');
END;
--> statement-breakpoint
CREATE TRIGGER consent_texts_stay BEFORE UPDATE ON consent_texts BEGIN
  SELECT RAISE(ABORT, 'a ledger stays');
END;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER ledger_entries_sums AFTER INSERT ON ledger_entries BEGIN
  INSERT INTO ledger_quarters (quarter, account, debit, credit) VALUES (new.created_at / 900000, new.debit, new.amount, 0)
  ON CONFLICT (quarter, account) DO UPDATE SET debit = debit + excluded.debit, credit = credit + excluded.credit;
  INSERT INTO ledger_quarters (quarter, account, debit, credit) VALUES (new.created_at / 900000, new.credit, 0, new.amount)
  ON CONFLICT (quarter, account) DO UPDATE SET debit = debit + excluded.debit, credit = credit + excluded.credit;
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger_entries_stay');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_remain BEFORE DELETE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger_entries_stay');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_event AFTER INSERT ON ledger_entries WHEN 'organizer' IN (new.debit, new.credit) BEGIN
  INSERT INTO event_books (event_id, sold, refunded, paid) VALUES (new.event_id,
    iif('payout' NOT IN (new.debit, new.credit) AND new.credit = 'organizer', new.amount, 0),
    iif('payout' NOT IN (new.debit, new.credit) AND new.debit = 'organizer', new.amount, 0),
    CASE 'payout' WHEN new.credit THEN new.amount WHEN new.debit THEN -new.amount ELSE 0 END)
  ON CONFLICT (event_id) DO UPDATE SET sold = sold + excluded.sold, refunded = refunded + excluded.refunded, paid = paid + excluded.paid;
END;
--> statement-breakpoint
-- Nobody is paid more than is due in that moment.
CREATE TRIGGER event_payouts_due BEFORE INSERT ON event_payouts WHEN new.amount > coalesce(
  (SELECT sold - refunded - paid FROM event_books WHERE event_id = new.event_id), 0) BEGIN
  SELECT RAISE(ABORT, 'event_payouts_due');
END;
--> statement-breakpoint
CREATE TRIGGER event_payouts_noted AFTER INSERT ON event_payouts BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('payout:' || new.payout_id, 'organizer', 'payout', new.amount, NULL, new.event_id, new.created_at);
END;
--> statement-breakpoint
CREATE TRIGGER event_payouts_undone AFTER UPDATE OF undone_at ON event_payouts WHEN old.undone_at IS NULL AND new.undone_at IS NOT NULL BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('payout-undone:' || new.payout_id, 'payout', 'organizer', new.amount, NULL, new.event_id, new.undone_at);
END;
--> statement-breakpoint
CREATE TRIGGER event_payouts_stay BEFORE UPDATE OF payout_id, event_id, amount, paid_on, reference, created_at, undone_at, undo_reason ON event_payouts
  WHEN old.undone_at IS NOT NULL OR new.payout_id <> old.payout_id OR new.event_id <> old.event_id OR new.amount <> old.amount
    OR new.paid_on <> old.paid_on OR new.reference <> old.reference OR new.created_at <> old.created_at BEGIN
  SELECT RAISE(ABORT, 'event_payouts_stay');
END;
--> statement-breakpoint
CREATE TRIGGER event_payouts_remain BEFORE DELETE ON event_payouts BEGIN
  SELECT RAISE(ABORT, 'event_payouts_stay');
END;
--> statement-breakpoint
-- Nothing is given for money that didn't come, nor sent back twice: an order's buyer is never owed less than nothing.
CREATE TRIGGER ledger_entries_funded BEFORE INSERT ON ledger_entries WHEN new.debit = 'buyer' AND (
  SELECT coalesce(sum(iif(credit = 'buyer', amount, -amount)), 0) FROM ledger_entries WHERE order_id = new.order_id AND (debit = 'buyer' OR credit = 'buyer')
) < new.amount BEGIN
  SELECT RAISE(ABORT, 'ledger_entries_funded');
END;
--> statement-breakpoint
-- Money that came is the buyer's until seats are given for it, which happens while the event is to come and takes place.
CREATE TRIGGER payments_captured AFTER UPDATE OF captured ON payments WHEN old.captured = 0 AND new.captured > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('capture:' || new.invoice_id, 'provider', 'buyer', new.captured, new.order_id, new.event_id, new.updated_at);
  UPDATE ticket_orders SET status = 'paid', expires_at = NULL, updated_at = new.updated_at
    WHERE order_id = new.order_id AND status IN ('pending', 'expired') AND amount = new.captured AND new.is_seated
      AND EXISTS (SELECT 1 FROM events WHERE event_id = new.event_id AND deleted_at IS NULL AND cancelled_at IS NULL AND last_at > new.updated_at);
  INSERT INTO billing_records (record_id, kind, invoice_id, order_id, event_id, event_name, seller, buyer_name, buyer_email, amount, currency,
      contract_hash, created_at, updated_at)
    SELECT 'billing-' || lower(hex(randomblob(10))), 'sale', new.invoice_id, o.order_id, e.event_id, e.name, coalesce(c.seller, ''), coalesce(u.name, ''),
      coalesce(u.user_email, ''), new.captured, new.currency, new.contract_hash, new.updated_at, new.updated_at
    FROM ticket_orders AS o JOIN events AS e ON e.event_id = o.event_id LEFT JOIN users AS u ON u.user_id = new.user_id
      LEFT JOIN sale_contracts AS c ON c.order_id = o.order_id AND c.hash = new.contract_hash
    WHERE o.order_id = new.order_id AND o.status = 'paid' AND new.is_seated
      AND NOT EXISTS (SELECT 1 FROM billing_records AS b WHERE b.order_id = o.order_id AND b.kind = 'sale');
END;
--> statement-breakpoint
-- What a buyer was shown before paying stays as it was shown.
CREATE TRIGGER sale_contracts_kept BEFORE UPDATE ON sale_contracts BEGIN
  SELECT RAISE(ABORT, 'sale_contracts_kept');
END;
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE UPDATE OF captured, amount, currency, order_id, contract_hash ON payments
  WHEN (old.captured > 0 AND new.captured <> old.captured) OR new.amount <> old.amount OR new.currency <> old.currency OR new.order_id <> old.order_id
    OR (new.contract_hash IS NOT old.contract_hash
      AND (new.contract_hash IS NOT NULL OR EXISTS (SELECT 1 FROM billing_records WHERE order_id = old.order_id))) BEGIN
  SELECT RAISE(ABORT, 'payments_kept');
END;
--> statement-breakpoint
-- A contract goes no sooner than what was billed under it.
CREATE TRIGGER sale_contracts_remain BEFORE DELETE ON sale_contracts WHEN EXISTS (SELECT 1 FROM billing_records WHERE order_id = old.order_id) BEGIN
  SELECT RAISE(ABORT, 'sale_contracts_remain');
END;
--> statement-breakpoint
CREATE TRIGGER refunds_insert AFTER INSERT ON refunds WHEN new.status <> 'failed' BEGIN
  UPDATE payments SET refunded = refunded + new.amount WHERE invoice_id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_given_up AFTER UPDATE OF status ON refunds WHEN (old.status = 'failed') <> (new.status = 'failed') BEGIN
  UPDATE payments SET refunded = refunded + iif(new.status = 'failed', -new.amount, new.amount) WHERE invoice_id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_done AFTER UPDATE OF status ON refunds WHEN old.status <> 'done' AND new.status = 'done' BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    SELECT 'refund:' || new.refund_id, 'buyer', 'provider', new.amount, order_id, event_id, new.updated_at FROM payments WHERE invoice_id = new.invoice_id;
  INSERT INTO billing_records (record_id, kind, invoice_id, refund_id, order_id, event_id, event_name, seller, buyer_name, buyer_email, amount, currency,
      contract_hash, created_at, updated_at)
    SELECT 'billing-' || lower(hex(randomblob(10))), 'refund', invoice_id, new.refund_id, order_id, event_id, event_name, seller, buyer_name, buyer_email,
      new.amount, currency, contract_hash, new.updated_at, new.updated_at FROM billing_records WHERE invoice_id = new.invoice_id AND kind = 'sale';
END;
--> statement-breakpoint
-- A billing record is sealed: staff add the invoice's reference, and nothing else of it ever changes.
CREATE TRIGGER billing_records_sealed BEFORE UPDATE OF record_id, kind, invoice_id, refund_id, order_id, event_id, event_name, seller, buyer_name, buyer_email,
  amount, currency, contract_hash, created_at ON billing_records BEGIN
  SELECT RAISE(ABORT, 'billing_records_sealed');
END;
--> statement-breakpoint
-- Five years are the least for which books are kept, whatever is set.
CREATE TRIGGER billing_records_kept BEFORE DELETE ON billing_records WHEN old.created_at > unixepoch('now', '-5 years') * 1000 BEGIN
  SELECT RAISE(ABORT, 'billing_records_kept');
END;
--> statement-breakpoint
CREATE TRIGGER finance_rights_end AFTER UPDATE OF user_role ON users WHEN new.user_role <> 'admin' BEGIN
  DELETE FROM finance_rights WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_stay BEFORE UPDATE OF status, amount, invoice_id, ticket_id ON refunds
  WHEN old.status = 'done' OR new.amount <> old.amount OR new.invoice_id <> old.invoice_id OR new.ticket_id IS NOT old.ticket_id BEGIN
  SELECT RAISE(ABORT, 'refunds_stay');
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_hourly AFTER INSERT ON audit_entries
WHEN new.act GLOB '*.approve' OR new.act GLOB '*.reject' OR new.act GLOB '*.uphold' OR new.act GLOB '*.dismiss' BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('reviews', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER daily_marks_course AFTER INSERT ON daily_marks WHEN new.subject LIKE 'course-%' BEGIN
  UPDATE courses SET view_count = view_count + 1 WHERE course_id = new.subject;
END;
--> statement-breakpoint
CREATE TRIGGER daily_marks_event AFTER INSERT ON daily_marks WHEN new.subject LIKE 'event-%' BEGIN
  UPDATE events SET view_count = view_count + 1 WHERE event_id = new.subject;
END;
--> statement-breakpoint
CREATE TRIGGER polls_fixed BEFORE UPDATE OF question_en, question_tr, kind, options ON polls
WHEN old.vote_count > 0 AND (old.question_en, old.question_tr, old.kind, old.options) IS NOT (new.question_en, new.question_tr, new.kind, new.options) BEGIN
  SELECT RAISE(ABORT, 'poll_fixed');
END;
--> statement-breakpoint
CREATE TRIGGER polls_stay_closed BEFORE UPDATE OF closes_at ON polls
WHEN old.vote_count > 0 AND old.closes_at <= new.updated_at AND new.closes_at > old.closes_at BEGIN
  SELECT RAISE(ABORT, 'poll_closed');
END;
--> statement-breakpoint
CREATE TRIGGER post_likes_insert AFTER INSERT ON post_likes BEGIN
  UPDATE posts SET like_count = like_count + 1 WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER post_likes_delete AFTER DELETE ON post_likes BEGIN
  UPDATE posts SET like_count = like_count - 1 WHERE post_id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER posts_count_insert AFTER INSERT ON posts BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('posts:' || new.kind, new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER posts_count_update AFTER UPDATE OF status ON posts WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'posts:' || old.kind AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('posts:' || new.kind, new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER posts_count_delete AFTER DELETE ON posts BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'posts:' || old.kind AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER posts_contributions_insert AFTER INSERT ON posts BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'posts:' || new.kind, (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER posts_contributions_update AFTER UPDATE OF status, author_id ON posts WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'posts:' || old.kind, (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'posts:' || new.kind, (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER posts_contributions_delete AFTER DELETE ON posts BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'posts:' || old.kind, (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_insert AFTER INSERT ON posts BEGIN
  INSERT INTO posts_fts (rowid, search_text, kind, status, facet_a, facet_b) VALUES (new.key, new.search_text, new.kind, new.status, new.facet_a, new.facet_b);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_update AFTER UPDATE OF search_text, kind, status, facet_a, facet_b ON posts WHEN old.search_text IS NOT new.search_text OR old.kind IS NOT new.kind OR old.status IS NOT new.status OR old.facet_a IS NOT new.facet_a OR old.facet_b IS NOT new.facet_b BEGIN
  INSERT INTO posts_fts (posts_fts, rowid, search_text, kind, status, facet_a, facet_b) VALUES ('delete', old.key, old.search_text, old.kind, old.status, old.facet_a, old.facet_b);
  INSERT INTO posts_fts (rowid, search_text, kind, status, facet_a, facet_b) VALUES (new.key, new.search_text, new.kind, new.status, new.facet_a, new.facet_b);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_delete AFTER DELETE ON posts BEGIN
  INSERT INTO posts_fts (posts_fts, rowid, search_text, kind, status, facet_a, facet_b) VALUES ('delete', old.key, old.search_text, old.kind, old.status, old.facet_a, old.facet_b);
END;
--> statement-breakpoint
CREATE TRIGGER posts_category_insert AFTER INSERT ON posts WHEN new.facet_a IS NOT NULL BEGIN
  UPDATE labels SET used_count = used_count + 1 WHERE sort = 'category' AND feature = new.kind AND slug = new.facet_a;
END;
--> statement-breakpoint
CREATE TRIGGER posts_category_update AFTER UPDATE OF facet_a ON posts WHEN old.facet_a IS NOT new.facet_a BEGIN
  UPDATE labels SET used_count = used_count - 1 WHERE sort = 'category' AND feature = old.kind AND slug = old.facet_a;
  UPDATE labels SET used_count = used_count + 1 WHERE sort = 'category' AND feature = new.kind AND slug = new.facet_a;
END;
--> statement-breakpoint
CREATE TRIGGER posts_category_delete AFTER DELETE ON posts WHEN old.facet_a IS NOT NULL BEGIN
  UPDATE labels SET used_count = used_count - 1 WHERE sort = 'category' AND feature = old.kind AND slug = old.facet_a;
END;
--> statement-breakpoint
-- A post whose tags were taken away, by its author or because the account went, has none.
CREATE TRIGGER posts_tags_update AFTER UPDATE OF details ON posts
WHEN coalesce(old.details ->> '$.tags', '') <> '' AND coalesce(new.details ->> '$.tags', '') = '' BEGIN
  DELETE FROM post_tags WHERE post_key = new.key;
END;
--> statement-breakpoint
CREATE TRIGGER posts_hourly AFTER INSERT ON posts BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER qa_questions_fts_insert AFTER INSERT ON qa_questions BEGIN
  INSERT INTO qa_questions_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER qa_questions_fts_update AFTER UPDATE OF search_text ON qa_questions WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO qa_questions_fts (qa_questions_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO qa_questions_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER qa_questions_fts_delete AFTER DELETE ON qa_questions BEGIN
  INSERT INTO qa_questions_fts (qa_questions_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER reports_count_insert AFTER INSERT ON reports BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('reports', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reports_count_update AFTER UPDATE OF status ON reports WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'reports' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('reports', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reports_count_delete AFTER DELETE ON reports BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'reports' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER appeals_count_insert AFTER INSERT ON appeals BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('appeals', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER appeals_count_update AFTER UPDATE OF status ON appeals WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'appeals' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('appeals', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER appeals_count_delete AFTER DELETE ON appeals BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'appeals' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER reports_urgency AFTER INSERT ON reports WHEN new.category IN ('threat', 'harassment', 'self-harm', 'personal-data') BEGIN
  UPDATE reports SET urgency = iif(new.category = 'personal-data', 1, 0) WHERE report_id = new.report_id;
  UPDATE reports SET urgency = min(urgency, iif(new.category = 'personal-data', 1, 0))
    WHERE subject_id = new.subject_id AND status IN ('open', 'claimed');
END;
--> statement-breakpoint
CREATE TRIGGER contributions_vip_insert AFTER INSERT ON contributions WHEN new.approved <> 0 BEGIN
  INSERT INTO vip_standings (user_id, is_enough, changed_at) VALUES (new.user_id, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (user_id) DO UPDATE SET threshold = NULL, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER contributions_vip_update AFTER UPDATE OF approved ON contributions WHEN new.approved <> old.approved BEGIN
  INSERT INTO vip_standings (user_id, is_enough, changed_at) VALUES (new.user_id, 0, CAST(unixepoch('subsec') * 1000 AS INTEGER))
  ON CONFLICT (user_id) DO UPDATE SET threshold = NULL, changed_at = excluded.changed_at;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_items_few BEFORE INSERT ON schedule_items WHEN (SELECT count(*) FROM schedule_items WHERE schedule_id = new.schedule_id) >= 60 BEGIN
  SELECT RAISE(ABORT, 'too many entries');
END;
--> statement-breakpoint
CREATE TRIGGER schedule_items_change AFTER UPDATE OF day, date, start_minute, end_minute ON schedule_items WHEN new.day IS NOT old.day OR new.date IS NOT old.date OR new.start_minute <> old.start_minute OR new.end_minute <> old.end_minute BEGIN
  DELETE FROM schedule_clashes WHERE schedule_id = old.schedule_id AND old.item_id IN (first_entry, second_entry);
END;
--> statement-breakpoint
CREATE TRIGGER schedule_items_gone AFTER DELETE ON schedule_items BEGIN
  DELETE FROM schedule_clashes WHERE schedule_id = old.schedule_id AND old.item_id IN (first_entry, second_entry);
END;
--> statement-breakpoint
CREATE TRIGGER schedule_pairs_few BEFORE INSERT ON schedule_pairs WHEN (SELECT count(*) FROM schedule_pairs WHERE inviter_id = new.inviter_id AND status = 'invited') >= 20 BEGIN
  SELECT RAISE(ABORT, 'too many invitations');
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_few BEFORE INSERT ON schedule_sections WHEN (SELECT count(*) FROM schedule_sections WHERE schedule_id = new.schedule_id) >= 40 BEGIN
  SELECT RAISE(ABORT, 'too many entries');
END;
--> statement-breakpoint
-- A clash was allowed between two entries as they were.
CREATE TRIGGER schedule_sections_change AFTER UPDATE OF course_id, section_number ON schedule_sections WHEN new.course_id <> old.course_id OR new.section_number <> old.section_number BEGIN
  DELETE FROM schedule_clashes WHERE schedule_id = old.schedule_id AND old.course_id IN (first_entry, second_entry);
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_gone AFTER DELETE ON schedule_sections BEGIN
  DELETE FROM schedule_clashes WHERE schedule_id = old.schedule_id AND old.course_id IN (first_entry, second_entry);
END;
--> statement-breakpoint
-- Whoever plans a section in another schedule of the term is counted already.
CREATE TRIGGER schedule_sections_demand_in AFTER INSERT ON schedule_sections BEGIN
  INSERT INTO schedule_demand (course_id, term, section_number, planners)
  SELECT new.course_id, s.term, new.section_number, 1 FROM schedules s WHERE s.schedule_id = new.schedule_id AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = new.course_id
    WHERE s.schedule_id = new.schedule_id AND e.section_number = new.section_number
  )
  ON CONFLICT (course_id, term, section_number) DO UPDATE SET planners = planners + 1;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_demand_out AFTER DELETE ON schedule_sections BEGIN
  DELETE FROM schedule_demand WHERE planners = 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
  UPDATE schedule_demand SET planners = planners - 1 WHERE planners > 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_demand_moved AFTER UPDATE OF course_id, section_number ON schedule_sections WHEN new.course_id <> old.course_id OR new.section_number <> old.section_number BEGIN
  DELETE FROM schedule_demand WHERE planners = 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
  UPDATE schedule_demand SET planners = planners - 1 WHERE planners > 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
  INSERT INTO schedule_demand (course_id, term, section_number, planners)
  SELECT new.course_id, s.term, new.section_number, 1 FROM schedules s WHERE s.schedule_id = new.schedule_id AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = new.course_id
    WHERE s.schedule_id = new.schedule_id AND e.section_number = new.section_number
  )
  ON CONFLICT (course_id, term, section_number) DO UPDATE SET planners = planners + 1;
END;
--> statement-breakpoint
-- Far more than anybody plans: 20 schedules a term, 40 courses and 60 items in each.
CREATE TRIGGER schedules_few BEFORE INSERT ON schedules WHEN (SELECT count(*) FROM schedules WHERE user_id = new.user_id AND term = new.term) >= 20 BEGIN
  SELECT RAISE(ABORT, 'too many schedules');
END;
--> statement-breakpoint
CREATE TRIGGER schedules_term BEFORE UPDATE OF term, user_id ON schedules WHEN new.term <> old.term OR new.user_id <> old.user_id BEGIN
  SELECT RAISE(ABORT, 'a schedule keeps its term and its owner');
END;
--> statement-breakpoint
-- While the schedule is still there, its sections say whose they were.
CREATE TRIGGER schedules_emptied BEFORE DELETE ON schedules BEGIN
  DELETE FROM schedule_sections WHERE schedule_id = old.schedule_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_members_insert AFTER INSERT ON study_room_members BEGIN
  UPDATE study_rooms SET member_count = member_count + (new.status = 'member'), revision = revision + 1 WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_members_update AFTER UPDATE OF status ON study_room_members WHEN old.status <> new.status BEGIN
  UPDATE study_rooms SET member_count = member_count + (new.status = 'member') - (old.status = 'member'), revision = revision + 1
    WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_members_delete AFTER DELETE ON study_room_members BEGIN
  UPDATE study_rooms SET member_count = member_count - (old.status = 'member'), revision = revision + 1 WHERE room_id = old.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_messages_hidden AFTER UPDATE OF status ON study_room_messages WHEN old.status <> new.status BEGIN
  UPDATE study_rooms SET revision = revision + 1 WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_rooms_revision AFTER UPDATE OF starts_at, ends_at, closed_at, status, author_id ON study_rooms
  WHEN old.starts_at <> new.starts_at OR old.ends_at <> new.ends_at OR old.closed_at IS NOT new.closed_at OR old.status <> new.status
    OR old.author_id IS NOT new.author_id BEGIN
  UPDATE study_rooms SET revision = revision + 1 WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER survey_responses_named BEFORE INSERT ON survey_responses
WHEN (SELECT mode FROM surveys WHERE survey_id = NEW.survey_id) IS NOT 'named'
BEGIN
  SELECT RAISE(ABORT, 'survey_is_anonymous');
END;
--> statement-breakpoint
CREATE TRIGGER surveys_fixed BEFORE UPDATE OF questions, mode, readers, is_live, split_by, department_id, entrance_year ON surveys
WHEN OLD.answer_count > 0 AND ((NEW.questions IS NOT OLD.questions AND NEW.questions <> '[]') OR NEW.mode IS NOT OLD.mode OR NEW.readers IS NOT OLD.readers
  OR NEW.is_live IS NOT OLD.is_live OR NEW.split_by IS NOT OLD.split_by OR NEW.department_id IS NOT OLD.department_id
  OR NEW.entrance_year IS NOT OLD.entrance_year)
BEGIN
  SELECT RAISE(ABORT, 'survey_has_answers');
END;
--> statement-breakpoint
-- Pages of a discussion are told apart by the places of its replies.
CREATE TRIGGER replies_place_insert AFTER INSERT ON replies BEGIN
  UPDATE replies SET place = 1 + (SELECT o.place FROM replies AS o WHERE o.post_id = new.post_id ORDER BY o.place DESC LIMIT 1) WHERE key = new.key;
END;
--> statement-breakpoint
CREATE TRIGGER replies_count_insert AFTER INSERT ON replies WHEN new.status = 'approved' BEGIN
  UPDATE posts SET reply_count = reply_count + 1 WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_count_update AFTER UPDATE OF status ON replies WHEN (old.status = 'approved') <> (new.status = 'approved') BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.status = 'approved', 1, -1) WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_count_delete AFTER DELETE ON replies WHEN old.status = 'approved' BEGIN
  UPDATE posts SET reply_count = reply_count - 1 WHERE post_id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_contributions_insert AFTER INSERT ON replies BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'replies', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER replies_contributions_update AFTER UPDATE OF status, author_id ON replies WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'replies', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'replies', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER replies_contributions_delete AFTER DELETE ON replies BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'replies', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER replies_total_insert AFTER INSERT ON replies BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('replies', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER replies_total_update AFTER UPDATE OF status ON replies WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'replies' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('replies', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER replies_total_delete AFTER DELETE ON replies BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'replies' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER replies_last_insert AFTER INSERT ON replies WHEN new.status = 'approved' BEGIN
  UPDATE posts SET last_reply_id = new.reply_id, last_reply_at = new.created_at WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_last_update AFTER UPDATE OF status ON replies WHEN (old.status = 'approved') <> (new.status = 'approved') BEGIN
  UPDATE posts SET (last_reply_id, last_reply_at) = (
    SELECT r.reply_id, r.created_at FROM replies AS r WHERE r.post_id = new.post_id AND +r.status = 'approved' ORDER BY r.key DESC LIMIT 1
  ) WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_last_delete AFTER DELETE ON replies WHEN old.status = 'approved' BEGIN
  UPDATE posts SET (last_reply_id, last_reply_at) = (
    SELECT r.reply_id, r.created_at FROM replies AS r WHERE r.post_id = old.post_id AND +r.status = 'approved' ORDER BY r.key DESC LIMIT 1
  ) WHERE post_id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_likes_insert AFTER INSERT ON reply_likes BEGIN
  UPDATE replies SET like_count = like_count + 1 WHERE reply_id = new.reply_id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_likes_delete AFTER DELETE ON reply_likes BEGIN
  UPDATE replies SET like_count = like_count - 1 WHERE reply_id = old.reply_id;
END;
--> statement-breakpoint
-- Seats follow their order: an order that ends unpaid gives them back, one that is paid has them (again, where there is room).
CREATE TRIGGER ticket_orders_released AFTER UPDATE OF status ON ticket_orders WHEN old.status = 'pending' AND new.status IN ('expired', 'cancelled') BEGIN
  UPDATE tickets SET state = 'released', updated_at = new.updated_at WHERE order_id = new.order_id AND state = 'held';
END;
--> statement-breakpoint
CREATE TRIGGER ticket_orders_paid AFTER UPDATE OF status ON ticket_orders WHEN old.status <> 'paid' AND new.status = 'paid' BEGIN
  UPDATE tickets SET state = 'valid', updated_at = new.updated_at WHERE order_id = new.order_id AND state IN ('held', 'released');
END;
--> statement-breakpoint
-- Whoever paid is mailed their tickets, whatever it was that made the order paid. Orders that cost nothing say so where they are written.
CREATE TRIGGER ticket_orders_mailed AFTER UPDATE OF status ON ticket_orders WHEN old.status <> 'paid' AND new.status = 'paid' AND new.user_id IS NOT NULL BEGIN
  INSERT INTO outbox (outbox_id, dedupe_key, kind, payload, next_attempt_at, created_at, updated_at)
    VALUES ('outbox-' || lower(hex(randomblob(10))), 'ticket-mail:' || new.order_id, 'ticket-mail', json_object('orderId', new.order_id, 'userId', new.user_id), 0, new.updated_at, new.updated_at)
    ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
-- A seat that is held or sold is counted in its category and its event; their checks (ticket_categories_room, events_room) refuse one too many.
-- What sales pages and doors count, by category and day.
CREATE TRIGGER tickets_sums_insert AFTER INSERT ON tickets BEGIN
  INSERT INTO ticket_sums (category_id, day, ordered, sold, held, returned, money, checked_in) VALUES (new.category_id, date(new.created_at / 1000 + 10800, 'unixepoch'), 1, new.state = 'valid', new.state = 'held', new.state = 'refunded', iif(new.state = 'valid', new.price, 0), new.checked_in_at IS NOT NULL)
  ON CONFLICT (category_id, day) DO UPDATE SET ordered = ordered + excluded.ordered, sold = sold + excluded.sold, held = held + excluded.held, returned = returned + excluded.returned,
    money = money + excluded.money, checked_in = checked_in + excluded.checked_in;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_sums_update AFTER UPDATE OF state, price, checked_in_at, category_id, created_at ON tickets BEGIN
  UPDATE ticket_sums SET ordered = ordered - 1, sold = sold - (old.state = 'valid'), held = held - (old.state = 'held'), returned = returned - (old.state = 'refunded'),
    money = money - iif(old.state = 'valid', old.price, 0), checked_in = checked_in - (old.checked_in_at IS NOT NULL)
    WHERE category_id = old.category_id AND day = date(old.created_at / 1000 + 10800, 'unixepoch');
  INSERT INTO ticket_sums (category_id, day, ordered, sold, held, returned, money, checked_in) VALUES (new.category_id, date(new.created_at / 1000 + 10800, 'unixepoch'), 1, new.state = 'valid', new.state = 'held', new.state = 'refunded', iif(new.state = 'valid', new.price, 0), new.checked_in_at IS NOT NULL)
  ON CONFLICT (category_id, day) DO UPDATE SET ordered = ordered + excluded.ordered, sold = sold + excluded.sold, held = held + excluded.held, returned = returned + excluded.returned,
    money = money + excluded.money, checked_in = checked_in + excluded.checked_in;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_sums_delete AFTER DELETE ON tickets BEGIN
  UPDATE ticket_sums SET ordered = ordered - 1, sold = sold - (old.state = 'valid'), held = held - (old.state = 'held'), returned = returned - (old.state = 'refunded'),
    money = money - iif(old.state = 'valid', old.price, 0), checked_in = checked_in - (old.checked_in_at IS NOT NULL)
    WHERE category_id = old.category_id AND day = date(old.created_at / 1000 + 10800, 'unixepoch');
END;
--> statement-breakpoint
-- A ticket is let in on dates that it is for, while it is valid. The first check-in stands on the ticket too, and sums by category and date count what doors show.
CREATE TRIGGER ticket_check_ins_date_of_ticket BEFORE INSERT ON ticket_check_ins WHEN NOT EXISTS (
  SELECT 1 FROM tickets AS t JOIN ticket_categories AS g ON g.category_id = t.category_id JOIN event_dates AS d ON d.key = new.date_key AND d.event_id = t.event_id
  WHERE t.ticket_id = new.ticket_id AND t.state = 'valid' AND coalesce(g.date_key, d.key) = d.key
) BEGIN
  SELECT RAISE(ABORT, 'ticket_check_ins_date_of_ticket');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_check_ins_insert AFTER INSERT ON ticket_check_ins BEGIN
  UPDATE tickets SET checked_in_at = new.checked_in_at, checked_in_by = new.checked_in_by, updated_at = new.checked_in_at
    WHERE ticket_id = new.ticket_id AND checked_in_at IS NULL;
  INSERT INTO ticket_check_in_sums (category_id, date_key, count) SELECT category_id, new.date_key, 1 FROM tickets WHERE ticket_id = new.ticket_id
    ON CONFLICT (category_id, date_key) DO UPDATE SET count = count + 1;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_check_ins_delete AFTER DELETE ON ticket_check_ins BEGIN
  UPDATE ticket_check_in_sums SET count = count - 1
    WHERE date_key = old.date_key AND category_id = (SELECT category_id FROM tickets WHERE ticket_id = old.ticket_id);
  UPDATE tickets SET (checked_in_at, checked_in_by) =
    (SELECT checked_in_at, checked_in_by FROM ticket_check_ins WHERE ticket_id = old.ticket_id ORDER BY checked_in_at, key LIMIT 1)
    WHERE ticket_id = old.ticket_id AND checked_in_at IS NOT NULL;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_check_ins_gone AFTER UPDATE OF state ON tickets WHEN old.state = 'valid' AND new.state <> 'valid' BEGIN
  DELETE FROM ticket_check_ins WHERE ticket_id = new.ticket_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_check_ins_delete BEFORE DELETE ON tickets BEGIN
  DELETE FROM ticket_check_ins WHERE ticket_id = old.ticket_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_taken_insert AFTER INSERT ON tickets WHEN new.state IN ('held', 'valid') BEGIN
  UPDATE ticket_categories SET taken = taken + 1 WHERE category_id = new.category_id;
  UPDATE events SET ticket_count = ticket_count + 1 WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_taken_update AFTER UPDATE OF state ON tickets WHEN (old.state IN ('held', 'valid')) <> (new.state IN ('held', 'valid')) BEGIN
  UPDATE ticket_categories SET taken = taken + iif(new.state IN ('held', 'valid'), 1, -1) WHERE category_id = new.category_id;
  UPDATE events SET ticket_count = ticket_count + iif(new.state IN ('held', 'valid'), 1, -1) WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_taken_delete AFTER DELETE ON tickets WHEN old.state IN ('held', 'valid') BEGIN
  UPDATE ticket_categories SET taken = taken - 1 WHERE category_id = old.category_id;
  UPDATE events SET ticket_count = ticket_count - 1 WHERE event_id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_of_event BEFORE INSERT ON tickets WHEN NOT EXISTS (
  SELECT 1 FROM ticket_orders AS o JOIN ticket_categories AS c ON c.category_id = new.category_id AND c.event_id = o.event_id
  WHERE o.order_id = new.order_id AND o.event_id = new.event_id
) BEGIN
  SELECT RAISE(ABORT, 'tickets_of_event');
END;
--> statement-breakpoint
CREATE TRIGGER tickets_per_person BEFORE INSERT ON tickets WHEN (
  SELECT count(*) FROM tickets WHERE user_id = new.user_id AND state IN ('held', 'valid') AND event_id = new.event_id AND category_id = new.category_id
) >= (SELECT per_person FROM ticket_categories WHERE category_id = new.category_id) BEGIN
  SELECT RAISE(ABORT, 'tickets_per_person');
END;
--> statement-breakpoint
CREATE TRIGGER tickets_per_person_again BEFORE UPDATE OF state ON tickets WHEN old.state NOT IN ('held', 'valid') AND new.state IN ('held', 'valid') AND (
  SELECT count(*) FROM tickets WHERE user_id = new.user_id AND state IN ('held', 'valid') AND event_id = new.event_id AND category_id = new.category_id
) >= (SELECT per_person FROM ticket_categories WHERE category_id = new.category_id) BEGIN
  SELECT RAISE(ABORT, 'tickets_per_person');
END;
--> statement-breakpoint
CREATE TRIGGER tickets_seated_insert AFTER INSERT ON tickets WHEN new.state = 'valid' AND new.price > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('seat:' || new.ticket_id, 'buyer', 'organizer', new.price, new.order_id, new.event_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_seated AFTER UPDATE OF state ON tickets WHEN old.state <> 'valid' AND new.state = 'valid' AND new.price > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('seat:' || new.ticket_id, 'buyer', 'organizer', new.price, new.order_id, new.event_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_returned AFTER UPDATE OF state ON tickets WHEN old.state = 'valid' AND new.state <> 'valid' AND new.price > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('return:' || new.ticket_id, 'organizer', 'buyer', new.price, new.order_id, new.event_id, new.updated_at);
END;
--> statement-breakpoint
-- A discounted seat that is held or sold is one use of its code; the code's check (ticket_promos_uses) refuses one too many.
CREATE TRIGGER ticket_promos_insert AFTER INSERT ON tickets WHEN new.promo_id IS NOT NULL AND new.state IN ('held', 'valid') BEGIN
  UPDATE ticket_promos SET used = used + 1 WHERE promo_id = new.promo_id;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_promos_update AFTER UPDATE OF state ON tickets WHEN new.promo_id IS NOT NULL AND (old.state IN ('held', 'valid')) <> (new.state IN ('held', 'valid')) BEGIN
  UPDATE ticket_promos SET used = used + iif(new.state IN ('held', 'valid'), 1, -1) WHERE promo_id = new.promo_id;
END;
--> statement-breakpoint
-- An event asks five questions at a time; one that somebody has answered stays as it was asked.
CREATE TRIGGER ticket_questions_most BEFORE INSERT ON ticket_questions WHEN new.hidden_at IS NULL
  AND (SELECT count(*) FROM ticket_questions WHERE event_id = new.event_id AND hidden_at IS NULL AND question_id <> new.question_id) >= 5 BEGIN
  SELECT RAISE(ABORT, 'ticket_questions_most');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_questions_most_again BEFORE UPDATE OF hidden_at, event_id ON ticket_questions WHEN new.hidden_at IS NULL
  AND (SELECT count(*) FROM ticket_questions WHERE event_id = new.event_id AND hidden_at IS NULL AND question_id <> new.question_id) >= 5 BEGIN
  SELECT RAISE(ABORT, 'ticket_questions_most');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_questions_stay BEFORE UPDATE OF event_id, title, kind, scope, options, is_required ON ticket_questions
WHEN EXISTS (SELECT 1 FROM ticket_answers WHERE question_id = old.question_id) BEGIN
  SELECT RAISE(ABORT, 'ticket_questions_stay');
END;
--> statement-breakpoint
-- Whoever takes a ticket over answers anew.
CREATE TRIGGER ticket_answers_passed_on AFTER UPDATE OF user_id ON tickets WHEN new.user_id IS NOT old.user_id BEGIN
  DELETE FROM ticket_answers WHERE ticket_id = new.ticket_id;
END;
--> statement-breakpoint
-- Nobody needs what was answered for a ticket that was returned or an order that was given up; an expired one may still be paid.
CREATE TRIGGER ticket_answers_returned AFTER UPDATE OF state ON tickets WHEN old.state = 'valid' AND new.state <> 'valid' BEGIN
  DELETE FROM ticket_answers WHERE ticket_id = new.ticket_id;
  DELETE FROM ticket_answers WHERE order_id = new.order_id AND ticket_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM tickets WHERE order_id = new.order_id AND state = 'valid');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_answers_given_up AFTER UPDATE OF status ON ticket_orders WHEN old.status <> 'cancelled' AND new.status = 'cancelled' BEGIN
  DELETE FROM ticket_answers WHERE order_id = new.order_id AND ticket_id IS NULL;
  DELETE FROM ticket_answers WHERE ticket_id IN (SELECT ticket_id FROM tickets WHERE order_id = new.order_id);
END;
--> statement-breakpoint
-- Whoever takes a ticket over has no more of its category than one person may.
CREATE TRIGGER tickets_per_person_other BEFORE UPDATE OF user_id ON tickets WHEN new.user_id IS NOT NULL AND new.user_id IS NOT old.user_id AND new.state IN ('held', 'valid') AND (
  SELECT count(*) FROM tickets WHERE user_id = new.user_id AND state IN ('held', 'valid') AND event_id = new.event_id AND category_id = new.category_id
) >= (SELECT per_person FROM ticket_categories WHERE category_id = new.category_id) BEGIN
  SELECT RAISE(ABORT, 'tickets_per_person');
END;
--> statement-breakpoint
-- Far more than anybody keeps in mind: 500 to do, and 5,000 with those that are done. What comes of another by repeating takes its place.
CREATE TRIGGER todos_few BEFORE INSERT ON todos WHEN new.done_at IS NULL AND new.previous_id IS NULL AND (
  (SELECT count(*) FROM todos WHERE user_id = new.user_id AND done_at IS NULL) >= 500
  OR (SELECT count(*) FROM todos WHERE user_id = new.user_id AND done_at IS NOT NULL) >= 4500
) BEGIN
  SELECT RAISE(ABORT, 'too many todos');
END;
--> statement-breakpoint
CREATE TRIGGER todos_owner BEFORE UPDATE OF user_id ON todos WHEN new.user_id <> old.user_id BEGIN
  SELECT RAISE(ABORT, 'a todo keeps its owner');
END;
--> statement-breakpoint
-- Whoever has a ticket goes: their first ticket of an event says so, and without their last one they don't go any more.
CREATE TRIGGER tickets_going_insert AFTER INSERT ON tickets WHEN new.state = 'valid' AND new.user_id IS NOT NULL BEGIN
  INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (new.event_id, new.user_id, new.updated_at) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_going_update AFTER UPDATE OF state, user_id ON tickets WHEN new.state = 'valid' AND new.user_id IS NOT NULL
  AND (old.state <> 'valid' OR old.user_id IS NOT new.user_id) BEGIN
  INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (new.event_id, new.user_id, new.updated_at) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_gone_update AFTER UPDATE OF state, user_id ON tickets WHEN old.state = 'valid' AND old.user_id IS NOT NULL
  AND (new.state <> 'valid' OR new.user_id IS NOT old.user_id) BEGIN
  DELETE FROM event_rsvps WHERE event_id = old.event_id AND user_id = old.user_id
    AND NOT EXISTS (SELECT 1 FROM tickets WHERE user_id = old.user_id AND state = 'valid' AND event_id = old.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_gone_delete AFTER DELETE ON tickets WHEN old.state = 'valid' AND old.user_id IS NOT NULL BEGIN
  DELETE FROM event_rsvps WHERE event_id = old.event_id AND user_id = old.user_id
    AND NOT EXISTS (SELECT 1 FROM tickets WHERE user_id = old.user_id AND state = 'valid' AND event_id = old.event_id);
END;
--> statement-breakpoint
-- What was written of a breach stays: an entry is closed, never deleted.
CREATE TRIGGER breaches_stay BEFORE DELETE ON breaches BEGIN
  SELECT RAISE(ABORT, 'a breach stays');
END;
--> statement-breakpoint
CREATE TRIGGER breach_notices_stay BEFORE DELETE ON breach_notices BEGIN
  SELECT RAISE(ABORT, 'a breach stays');
END;
--> statement-breakpoint
CREATE TRIGGER breach_recipients_stay BEFORE DELETE ON breach_recipients BEGIN
  SELECT RAISE(ABORT, 'a breach stays');
END;
