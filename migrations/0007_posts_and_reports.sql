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
CREATE INDEX `course_equivalences_post` ON `course_equivalences` (`post_id`);--> statement-breakpoint
CREATE INDEX `course_equivalences_ours` ON `course_equivalences` (`our_course`,`key`);--> statement-breakpoint
CREATE TABLE `post_aliases` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`alias` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_aliases_number` ON `post_aliases` (`post_id`,`alias`);--> statement-breakpoint
CREATE INDEX `post_aliases_user` ON `post_aliases` (`user_id`);--> statement-breakpoint
CREATE TABLE `post_follows` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_follows_user` ON `post_follows` (`user_id`);--> statement-breakpoint
CREATE TABLE `post_likes` (
	`post_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`post_id`, `user_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_likes_user` ON `post_likes` (`user_id`);--> statement-breakpoint
CREATE TABLE `post_revisions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`item_id` text NOT NULL,
	`title` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_revisions_item` ON `post_revisions` (`item_id`,`key`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `posts_post_id_unique` ON `posts` (`post_id`);--> statement-breakpoint
CREATE INDEX `posts_kind` ON `posts` (`kind`,`status`,`key`);--> statement-breakpoint
CREATE INDEX `posts_facet_a` ON `posts` (`kind`,`status`,`facet_a`,`key`);--> statement-breakpoint
CREATE INDEX `posts_facet_b` ON `posts` (`kind`,`status`,`facet_b`,`key`);--> statement-breakpoint
CREATE INDEX `posts_liked` ON `posts` (`kind`,`status`,`like_count`,`key`);--> statement-breakpoint
CREATE INDEX `posts_relevant` ON `posts` (`kind`,`status`,`relevant_at`,`key`);--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`kind`,`key`);--> statement-breakpoint
CREATE TABLE `replies` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`reply_id` text NOT NULL,
	`post_id` text NOT NULL,
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
CREATE UNIQUE INDEX `replies_reply_id_unique` ON `replies` (`reply_id`);--> statement-breakpoint
CREATE INDEX `replies_post` ON `replies` (`post_id`,`key`);--> statement-breakpoint
CREATE INDEX `replies_author` ON `replies` (`author_id`,`key`);--> statement-breakpoint
CREATE INDEX `replies_status` ON `replies` (`status`,`key`);--> statement-breakpoint
CREATE TABLE `reply_likes` (
	`reply_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`reply_id`, `user_id`),
	FOREIGN KEY (`reply_id`) REFERENCES `replies`(`reply_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reply_likes_user` ON `reply_likes` (`user_id`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `reports_report_id_unique` ON `reports` (`report_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `reports_reference_unique` ON `reports` (`reference`);--> statement-breakpoint
CREATE UNIQUE INDEX `reports_once` ON `reports` (`subject_id`,`reporter_id`) WHERE reporter_id IS NOT NULL AND subject_id IS NOT NULL AND status IN ('open', 'claimed');--> statement-breakpoint
CREATE INDEX `reports_status` ON `reports` (`status`,`key`);--> statement-breakpoint
CREATE INDEX `reports_subject` ON `reports` (`subject_id`,`status`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`,`key`);--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`decided_at`);