CREATE TABLE `poll_places` (
	`poll_id` text NOT NULL,
	`post_id` text,
	`community_id` text,
	FOREIGN KEY (`poll_id`) REFERENCES `polls`(`poll_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`post_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`community_id`) REFERENCES `communities`(`community_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "poll_places_one" CHECK((post_id IS NULL) <> (community_id IS NULL))
);
--> statement-breakpoint
CREATE INDEX `poll_places_poll` ON `poll_places` (`poll_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `poll_places_post` ON `poll_places` (`post_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `poll_places_community` ON `poll_places` (`community_id`);