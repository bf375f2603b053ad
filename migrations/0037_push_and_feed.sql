ALTER TABLE `notices` ADD `push` integer;--> statement-breakpoint
CREATE INDEX `notices_push` ON `notices` (`key`) WHERE push IS NOT NULL;--> statement-breakpoint
ALTER TABLE `notice_choices` ADD `pushes` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `event_dates` ADD `announced_at` integer;--> statement-breakpoint
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
CREATE UNIQUE INDEX `push_subscriptions_endpoint_unique` ON `push_subscriptions` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_user` ON `push_subscriptions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `push_subscriptions_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE TABLE `quiet_hours` (
	`user_id` text PRIMARY KEY NOT NULL,
	`from_minute` integer NOT NULL,
	`until_minute` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quiet_hours_times" CHECK(from_minute BETWEEN 0 AND 1439 AND until_minute BETWEEN 0 AND 1439 AND from_minute <> until_minute)
);
--> statement-breakpoint
CREATE TABLE `vip_standings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`is_enough` integer,
	`threshold` integer,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `vip_standings_due` ON `vip_standings` (`threshold`,`changed_at`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `calendar_feeds_token_hash_unique` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
-- A device takes pushes as long as somebody is logged in there: whatever ends the session ends them.
CREATE TRIGGER sessions_pushes_end AFTER UPDATE OF ended_at ON sessions WHEN new.ended_at IS NOT NULL BEGIN
  DELETE FROM push_subscriptions WHERE session_id = new.session_id;
END;
--> statement-breakpoint
CREATE TRIGGER sessions_pushes_delete AFTER DELETE ON sessions BEGIN
  DELETE FROM push_subscriptions WHERE session_id = old.session_id;
END;
--> statement-breakpoint
-- Who gave something before this was kept is told of no change from before.
INSERT INTO vip_standings (user_id, changed_at) SELECT DISTINCT user_id, 0 FROM contributions;
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
-- A date that moves is news again on the day before it.
CREATE TRIGGER event_dates_moved AFTER UPDATE OF starts_at ON event_dates WHEN new.starts_at <> old.starts_at AND new.announced_at IS NOT NULL BEGIN
  UPDATE event_dates SET announced_at = NULL WHERE key = new.key;
END;
