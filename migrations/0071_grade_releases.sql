CREATE TABLE `grade_releases` (
	`course_id` text PRIMARY KEY NOT NULL,
	`groups` text NOT NULL,
	`counted` integer NOT NULL
);
