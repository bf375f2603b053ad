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
CREATE UNIQUE INDEX `alarms_alarm_id_unique` ON `alarms` (`alarm_id`);--> statement-breakpoint
CREATE INDEX `alarms_user` ON `alarms` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `alarms_next` ON `alarms` (`next_at`) WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `alarms_rung` ON `alarms` (`last_rung_at`) WHERE last_rung_at IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER alarms_few BEFORE INSERT ON alarms WHEN (SELECT count(*) FROM alarms WHERE user_id = new.user_id) >= 100 BEGIN
  SELECT RAISE(ABORT, 'too many alarms');
END;
--> statement-breakpoint
CREATE TRIGGER alarms_owner BEFORE UPDATE OF user_id ON alarms WHEN new.user_id <> old.user_id BEGIN
  SELECT RAISE(ABORT, 'an alarm keeps its owner');
END;
