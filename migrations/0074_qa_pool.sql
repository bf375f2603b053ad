CREATE TABLE `qa_pool` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`group_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `qa_groups`(`group_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_pool_post_id_unique` ON `qa_pool` (`post_id`);--> statement-breakpoint
CREATE INDEX `qa_pool_group` ON `qa_pool` (`group_id`,`key`);
