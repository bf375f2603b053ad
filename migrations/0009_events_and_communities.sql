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
CREATE UNIQUE INDEX `communities_community_id_unique` ON `communities` (`community_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `communities_slug_unique` ON `communities` (`slug`);--> statement-breakpoint
CREATE INDEX `communities_status` ON `communities` (`status`,`key`);--> statement-breakpoint
CREATE INDEX `communities_guests` ON `communities` (`is_shown_to_guests`,`status`,`key`);--> statement-breakpoint
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
CREATE INDEX `community_members_user` ON `community_members` (`user_id`,`role`);--> statement-breakpoint
CREATE INDEX `community_members_community` ON `community_members` (`community_id`,`key`);--> statement-breakpoint
CREATE UNIQUE INDEX `community_members_once` ON `community_members` (`community_id`,`user_id`);--> statement-breakpoint
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
CREATE INDEX `join_requests_status` ON `join_requests` (`community_id`,`status`,`created_at`);--> statement-breakpoint
CREATE INDEX `join_requests_user` ON `join_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `event_dates` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`event_id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`is_shown` integer NOT NULL,
	`type` text NOT NULL,
	`campus` text NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "event_dates_order" CHECK("event_dates"."ends_at" IS NULL OR "event_dates"."ends_at" > "event_dates"."starts_at")
);
--> statement-breakpoint
CREATE INDEX `event_dates_shown` ON `event_dates` (`is_shown`,`starts_at`,`key`);--> statement-breakpoint
CREATE INDEX `event_dates_type` ON `event_dates` (`is_shown`,`type`,`starts_at`,`key`);--> statement-breakpoint
CREATE INDEX `event_dates_campus` ON `event_dates` (`is_shown`,`campus`,`starts_at`,`key`);--> statement-breakpoint
CREATE INDEX `event_dates_event` ON `event_dates` (`event_id`,`starts_at`);--> statement-breakpoint
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
CREATE TABLE `event_rsvps` (
	`event_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`event_id`, `user_id`),
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `event_rsvps_user` ON `event_rsvps` (`user_id`,`created_at`);--> statement-breakpoint
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
CREATE INDEX `event_stars_user` ON `event_stars` (`user_id`);--> statement-breakpoint
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
	`search_text` text NOT NULL,
	`created_by` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "events_capacity" CHECK(("events"."capacity_kind" = 'custom') = ("events"."capacity" IS NOT NULL) AND ("events"."capacity" IS NULL OR "events"."capacity" >= 1)),
	CONSTRAINT "events_place" CHECK(("events"."latitude" IS NULL) = ("events"."longitude" IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `events_event_id_unique` ON `events` (`event_id`);--> statement-breakpoint
CREATE INDEX `events_shown` ON `events` (`show_status`,`key`);--> statement-breakpoint
CREATE INDEX `events_waiting` ON `events` (`key`) WHERE is_awaiting_review = 1 AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `events_creator` ON `events` (`created_by`,`key`);--> statement-breakpoint
CREATE INDEX `events_community` ON `events` (`community_id`,`key`);--> statement-breakpoint
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
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_categories_numbers" CHECK("ticket_categories"."price" >= 0 AND ("ticket_categories"."quantity" IS NULL OR "ticket_categories"."quantity" >= 0) AND "ticket_categories"."per_person" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_categories_category_id_unique` ON `ticket_categories` (`category_id`);--> statement-breakpoint
CREATE INDEX `ticket_categories_event` ON `ticket_categories` (`event_id`,`position`);--> statement-breakpoint
ALTER TABLE `post_follows` ADD `seen_replies` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `posts_open` ON `posts` (`kind`,`status`,`key`) WHERE closed_at IS NULL;--> statement-breakpoint
CREATE INDEX `posts_open_facet` ON `posts` (`kind`,`status`,`facet_a`,`key`) WHERE closed_at IS NULL;