CREATE TABLE `course_aliases` (
	`code` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `course_aliases_course` ON `course_aliases` (`course_id`);--> statement-breakpoint
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
CREATE TABLE `import_before` (
	`import_id` text NOT NULL,
	`kind` text NOT NULL,
	`row_id` text NOT NULL,
	`before` text,
	PRIMARY KEY(`import_id`, `kind`, `row_id`)
);
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
CREATE INDEX `program_courses_course` ON `program_courses` (`course_id`,`program_id`);--> statement-breakpoint
CREATE INDEX `program_courses_code` ON `program_courses` (`course_code`);--> statement-breakpoint
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
CREATE INDEX `programs_department` ON `programs` (`department_id`);--> statement-breakpoint
CREATE TABLE `waiting_prerequisites` (
	`course_id` text NOT NULL,
	`set_number` integer NOT NULL,
	`required_code` text NOT NULL,
	PRIMARY KEY(`course_id`, `set_number`, `required_code`),
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `waiting_prerequisites_code` ON `waiting_prerequisites` (`required_code`);--> statement-breakpoint
ALTER TABLE `courses` ADD `language` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `offered_semesters` integer;--> statement-breakpoint
ALTER TABLE `courses` ADD `non_technical_term` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `catalog_hash` text;--> statement-breakpoint
CREATE INDEX `courses_language` ON `courses` (`status`,`language`,`sort_key`,`key`);--> statement-breakpoint
CREATE INDEX `courses_non_technical` ON `courses` (`status`,`non_technical_term`,`sort_key`,`key`);--> statement-breakpoint
ALTER TABLE `imports` ADD `kind` text DEFAULT 'timetable' NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `withdrawn` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `undone_at` integer;--> statement-breakpoint
ALTER TABLE `offerings` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `sections` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `departments` ADD `names_from` text;--> statement-breakpoint
-- Courses of earlier timetables keep what these called them until a newer one says otherwise.
INSERT INTO course_claims (course_id, field, source, term, value, folded)
SELECT course_id, 'code', 'timetable', last_term,
  iif(substr(course_code, -8) = '-' || numeric_code, substr(course_code, 1, length(course_code) - 8), course_code), ''
FROM courses WHERE last_term IS NOT NULL AND course_code <> numeric_code;--> statement-breakpoint
INSERT INTO course_claims (course_id, field, source, term, value, folded)
SELECT course_id, 'nameEn', 'timetable', last_term, name_en, search_text FROM courses WHERE last_term IS NOT NULL;--> statement-breakpoint
INSERT INTO course_claims (course_id, field, source, term, value, folded)
SELECT course_id, 'nameTr', 'timetable', last_term, name_tr, '' FROM courses WHERE last_term IS NOT NULL AND name_tr <> name_en;
