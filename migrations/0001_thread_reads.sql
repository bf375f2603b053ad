-- How far each person has read in a discussion.
CREATE TABLE `thread_reads` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`seen_key` integer NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE no action
);
