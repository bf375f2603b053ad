CREATE TABLE `schedules` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`schedule_id` text NOT NULL,
	`user_id` text NOT NULL,
	`term` text NOT NULL,
	`name` text NOT NULL,
	`surname` text,
	`department_code` text,
	`hidden_days` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "schedules_hidden" CHECK(hidden_days BETWEEN 0 AND 127)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedules_schedule_id_unique` ON `schedules` (`schedule_id`);--> statement-breakpoint
CREATE INDEX `schedules_user` ON `schedules` (`user_id`,`term`,`key`);--> statement-breakpoint
CREATE TABLE `schedule_sections` (
	`schedule_id` text NOT NULL,
	`course_id` text NOT NULL,
	`section_number` integer NOT NULL,
	`color` integer NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`schedule_id`, `course_id`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `schedule_sections_course` ON `schedule_sections` (`course_id`,`section_number`);--> statement-breakpoint
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
CREATE INDEX `schedule_items_schedule` ON `schedule_items` (`schedule_id`);--> statement-breakpoint
CREATE TABLE `schedule_clashes` (
	`schedule_id` text NOT NULL,
	`first_entry` text NOT NULL,
	`second_entry` text NOT NULL,
	PRIMARY KEY(`schedule_id`, `first_entry`, `second_entry`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "schedule_clashes_order" CHECK(first_entry < second_entry)
);
--> statement-breakpoint
-- Far more than anybody plans: 20 schedules a term, 40 courses and 60 items in each.
CREATE TRIGGER schedules_few BEFORE INSERT ON schedules WHEN (SELECT count(*) FROM schedules WHERE user_id = new.user_id AND term = new.term) >= 20 BEGIN
  SELECT RAISE(ABORT, 'too many schedules');
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_few BEFORE INSERT ON schedule_sections WHEN (SELECT count(*) FROM schedule_sections WHERE schedule_id = new.schedule_id) >= 40 BEGIN
  SELECT RAISE(ABORT, 'too many entries');
END;
--> statement-breakpoint
CREATE TRIGGER schedule_items_few BEFORE INSERT ON schedule_items WHEN (SELECT count(*) FROM schedule_items WHERE schedule_id = new.schedule_id) >= 60 BEGIN
  SELECT RAISE(ABORT, 'too many entries');
END;
--> statement-breakpoint
CREATE TRIGGER schedules_term BEFORE UPDATE OF term, user_id ON schedules WHEN new.term <> old.term OR new.user_id <> old.user_id BEGIN
  SELECT RAISE(ABORT, 'a schedule keeps its term and its owner');
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
CREATE TRIGGER schedule_items_change AFTER UPDATE OF day, date, start_minute, end_minute ON schedule_items WHEN new.day IS NOT old.day OR new.date IS NOT old.date OR new.start_minute <> old.start_minute OR new.end_minute <> old.end_minute BEGIN
  DELETE FROM schedule_clashes WHERE schedule_id = old.schedule_id AND old.item_id IN (first_entry, second_entry);
END;
--> statement-breakpoint
CREATE TRIGGER schedule_items_gone AFTER DELETE ON schedule_items BEGIN
  DELETE FROM schedule_clashes WHERE schedule_id = old.schedule_id AND old.item_id IN (first_entry, second_entry);
END;
