CREATE TABLE `instagram_posts` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`shortcode` text NOT NULL,
	`caption` text NOT NULL,
	`posted_on` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "instagram_posts_shortcode" CHECK(length(shortcode) BETWEEN 5 AND 32)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `instagram_posts_post_id_unique` ON `instagram_posts` (`post_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `instagram_posts_shortcode_unique` ON `instagram_posts` (`shortcode`);--> statement-breakpoint
CREATE INDEX `instagram_posts_listed` ON `instagram_posts` (`posted_on`,`key`);--> statement-breakpoint
CREATE INDEX `instagram_posts_creator` ON `instagram_posts` (`created_by`) WHERE created_by IS NOT NULL;
