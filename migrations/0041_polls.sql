CREATE TABLE `polls` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`poll_id` text NOT NULL,
	`question_en` text NOT NULL,
	`question_tr` text NOT NULL,
	`kind` text NOT NULL,
	`options` text NOT NULL,
	`closes_at` integer NOT NULL,
	`vote_count` integer DEFAULT 0 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "polls_kind" CHECK(kind IN ('single', 'multiple', 'ranking')),
	CONSTRAINT "polls_options" CHECK(json_array_length(options) BETWEEN 2 AND 10)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `polls_poll_id_unique` ON `polls` (`poll_id`);--> statement-breakpoint
CREATE INDEX `polls_closes` ON `polls` (`closes_at`,`key`);--> statement-breakpoint
CREATE INDEX `polls_creator` ON `polls` (`created_by`,`key`);--> statement-breakpoint
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
CREATE INDEX `poll_participations_user` ON `poll_participations` (`user_id`);--> statement-breakpoint
CREATE TRIGGER polls_fixed BEFORE UPDATE OF question_en, question_tr, kind, options ON polls
WHEN old.vote_count > 0 AND (old.question_en, old.question_tr, old.kind, old.options) IS NOT (new.question_en, new.question_tr, new.kind, new.options) BEGIN
  SELECT RAISE(ABORT, 'poll_fixed');
END;
--> statement-breakpoint
CREATE TRIGGER polls_stay_closed BEFORE UPDATE OF closes_at ON polls
WHEN old.vote_count > 0 AND old.closes_at <= new.updated_at AND new.closes_at > old.closes_at BEGIN
  SELECT RAISE(ABORT, 'poll_closed');
END;
