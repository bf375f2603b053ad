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
CREATE UNIQUE INDEX `todos_todo_id_unique` ON `todos` (`todo_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `todos_previous_id_unique` ON `todos` (`previous_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `todos_position` ON `todos` (`user_id`,`position`);--> statement-breakpoint
CREATE INDEX `todos_open` ON `todos` (`user_id`,`position`) WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX `todos_done` ON `todos` (`user_id`,`done_at`) WHERE done_at IS NOT NULL;--> statement-breakpoint
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
