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
CREATE INDEX `mail_tokens_user` ON `mail_tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	`replaced_by` text,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`session_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_session` ON `refresh_tokens` (`session_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`is_remembered` integer NOT NULL,
	`user_agent` text,
	`place` text,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	`end_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`user_email` text NOT NULL,
	`user_name` text NOT NULL,
	`user_name_key` text NOT NULL,
	`name` text NOT NULL,
	`search_text` text NOT NULL,
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
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_id_unique` ON `users` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_email_unique` ON `users` (`user_email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_name_key_unique` ON `users` (`user_name_key`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`user_role`,`key`);--> statement-breakpoint
CREATE TABLE `course_favorites` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_favorites_course` ON `course_favorites` (`course_id`);--> statement-breakpoint
CREATE TABLE `course_prerequisites` (
	`course_id` text NOT NULL,
	`set_number` integer NOT NULL,
	`required_course_id` text NOT NULL,
	PRIMARY KEY(`course_id`, `set_number`, `required_course_id`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`required_course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prerequisites_required` ON `course_prerequisites` (`required_course_id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `course_submissions_submission_id_unique` ON `course_submissions` (`submission_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_submissions_open` ON `course_submissions` (`course_code`) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX `course_submissions_status` ON `course_submissions` (`status`,`key`);--> statement-breakpoint
CREATE INDEX `course_submissions_author` ON `course_submissions` (`author_id`,`key`);--> statement-breakpoint
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
	`status` text DEFAULT 'active' NOT NULL,
	`department_id` text NOT NULL,
	`description_en` text,
	`description_tr` text,
	`has_prerequisites` integer DEFAULT false NOT NULL,
	`last_term` text,
	`import_hash` text,
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
CREATE UNIQUE INDEX `courses_course_id_unique` ON `courses` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `courses_course_code_unique` ON `courses` (`course_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `courses_numeric_code_unique` ON `courses` (`numeric_code`);--> statement-breakpoint
CREATE INDEX `courses_sort` ON `courses` (`status`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_department` ON `courses` (`status`,`department_id`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_level` ON `courses` (`status`,`level`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_experiences` ON `courses` (`status`,`experience_count`,`key`);--> statement-breakpoint
CREATE INDEX `courses_level_experiences` ON `courses` (`status`,`level`,`experience_count`,`key`);--> statement-breakpoint
CREATE INDEX `courses_rating` ON `courses` (`status`,`overall_hundredths`,`key`);--> statement-breakpoint
CREATE INDEX `courses_databank` ON `courses` (`status`,`databank_count`,`key`);--> statement-breakpoint
CREATE INDEX `courses_views` ON `courses` (`view_count`);--> statement-breakpoint
CREATE INDEX `courses_favorites` ON `courses` (`favorite_count`);--> statement-breakpoint
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
	`term` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`total` integer DEFAULT 0 NOT NULL,
	`processed` integer DEFAULT 0 NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`failure` text,
	`started_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_import_id_unique` ON `imports` (`import_id`);--> statement-breakpoint
CREATE INDEX `imports_created` ON `imports` (`created_at`);--> statement-breakpoint
CREATE TABLE `instructors` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`instructor_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `instructors_instructor_id_unique` ON `instructors` (`instructor_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `instructors_name_key_unique` ON `instructors` (`name_key`);--> statement-breakpoint
CREATE TABLE `offerings` (
	`offering_id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`import_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offerings_course_term` ON `offerings` (`course_id`,`term`);--> statement-breakpoint
CREATE INDEX `offerings_term` ON `offerings` (`term`,`course_id`);--> statement-breakpoint
CREATE TABLE `search_misses` (
	`query` text PRIMARY KEY NOT NULL,
	`count` integer DEFAULT 1 NOT NULL,
	`last_seen_at` integer NOT NULL
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
CREATE INDEX `section_instructors_course` ON `section_instructors` (`course_id`,`instructor_id`);--> statement-breakpoint
CREATE INDEX `section_instructors_instructor` ON `section_instructors` (`instructor_id`,`course_id`);--> statement-breakpoint
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
CREATE INDEX `section_meetings_slot` ON `section_meetings` (`term`,`day`,`start_minute`,`end_minute`,`course_id`);--> statement-breakpoint
CREATE INDEX `section_meetings_course` ON `section_meetings` (`course_id`,`term`);--> statement-breakpoint
CREATE TABLE `sections` (
	`section_id` text PRIMARY KEY NOT NULL,
	`offering_id` text NOT NULL,
	`section_number` integer NOT NULL,
	`criteria` text NOT NULL,
	`note` text,
	FOREIGN KEY (`offering_id`) REFERENCES `offerings`(`offering_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sections_offering_number` ON `sections` (`offering_id`,`section_number`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `databank_entries_entry_id_unique` ON `databank_entries` (`entry_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `databank_once` ON `databank_entries` (`author_id`,`course_id`,`instructor_id`,`term`) WHERE status <> 'deleted';--> statement-breakpoint
CREATE INDEX `databank_course` ON `databank_entries` (`course_id`,`status`,`key`);--> statement-breakpoint
CREATE INDEX `databank_author` ON `databank_entries` (`author_id`,`status`,`key`);--> statement-breakpoint
CREATE INDEX `databank_status` ON `databank_entries` (`status`,`key`);--> statement-breakpoint
CREATE TABLE `departments` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`department_id` text NOT NULL,
	`department_code` text NOT NULL,
	`numeric_code` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`faculty` text NOT NULL,
	`has_courses` integer NOT NULL,
	`department_is_active` integer DEFAULT true NOT NULL,
	`show_order` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `departments_department_id_unique` ON `departments` (`department_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `departments_department_code_unique` ON `departments` (`department_code`);--> statement-breakpoint
CREATE UNIQUE INDEX `departments_numeric_code_unique` ON `departments` (`numeric_code`);--> statement-breakpoint
CREATE INDEX `departments_faculty` ON `departments` (`faculty`,`department_code`);--> statement-breakpoint
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
CREATE INDEX `experience_votes_user` ON `experience_votes` (`user_id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `experiences_experience_id_unique` ON `experiences` (`experience_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `experiences_once` ON `experiences` (`author_id`,`course_id`,`instructor_id`,`term`) WHERE status <> 'deleted';--> statement-breakpoint
CREATE INDEX `experiences_course_new` ON `experiences` (`course_id`,`status`,`key`);--> statement-breakpoint
CREATE INDEX `experiences_course_helpful` ON `experiences` (`course_id`,`status`,`helpful_count`,`key`);--> statement-breakpoint
CREATE INDEX `experiences_author` ON `experiences` (`author_id`,`status`,`key`);--> statement-breakpoint
CREATE INDEX `experiences_status` ON `experiences` (`status`,`key`);--> statement-breakpoint
CREATE TABLE `grade_counts` (
	`course_id` text NOT NULL,
	`letter_grade` text NOT NULL,
	`n` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`course_id`, `letter_grade`)
);
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
CREATE UNIQUE INDEX `audit_entries_audit_id_unique` ON `audit_entries` (`audit_id`);--> statement-breakpoint
CREATE INDEX `audit_subject` ON `audit_entries` (`subject_type`,`subject_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `audit_actor` ON `audit_entries` (`actor_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `contributions` (
	`user_id` text NOT NULL,
	`collection` text NOT NULL,
	`waiting` integer DEFAULT 0 NOT NULL,
	`approved` integer DEFAULT 0 NOT NULL,
	`rejected` integer DEFAULT 0 NOT NULL,
	`deleted` integer DEFAULT 0 NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `collection`)
);
--> statement-breakpoint
CREATE INDEX `contributions_recent` ON `contributions` (`collection`,`last_at`);--> statement-breakpoint
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
CREATE INDEX `daily_marks_day` ON `daily_marks` (`day`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`message_id` text PRIMARY KEY NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `dead_letters_created` ON `dead_letters` (`created_at`);--> statement-breakpoint
CREATE TABLE `error_events` (
	`error_id` text PRIMARY KEY NOT NULL,
	`fingerprint` text NOT NULL,
	`route` text NOT NULL,
	`user_id` text,
	`comment` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `error_events_group` ON `error_events` (`fingerprint`,`created_at`);--> statement-breakpoint
CREATE INDEX `error_events_created` ON `error_events` (`created_at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `error_groups_fingerprint_unique` ON `error_groups` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `error_groups_last` ON `error_groups` (`last_seen_at`);--> statement-breakpoint
CREATE TABLE `limits` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`strikes` integer DEFAULT 0 NOT NULL
);
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
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_outbox_id_unique` ON `outbox` (`outbox_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_dedupe_key_unique` ON `outbox` (`dedupe_key`);--> statement-breakpoint
CREATE INDEX `outbox_status` ON `outbox` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`name` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL,
	`updated_at` integer NOT NULL,
	`updated_by` text
);
