CREATE TABLE `trips` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`trip_id` text NOT NULL,
	`destination` text NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`capacity` integer NOT NULL,
	`price_kurus` integer NOT NULL,
	`itinerary` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "trips_days" CHECK(ends_on >= starts_on),
	CONSTRAINT "trips_capacity" CHECK(capacity BETWEEN 1 AND 500),
	CONSTRAINT "trips_price" CHECK(price_kurus >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trips_trip_id_unique` ON `trips` (`trip_id`);--> statement-breakpoint
CREATE INDEX `trips_by_start` ON `trips` (`starts_on`,`key`);--> statement-breakpoint
CREATE INDEX `trips_by_end` ON `trips` (`ends_on`);--> statement-breakpoint
CREATE INDEX `trips_creator` ON `trips` (`created_by`) WHERE created_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `trip_sign_ups` (
	`trip_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`trip_id`, `user_id`),
	FOREIGN KEY (`trip_id`) REFERENCES `trips`(`trip_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `trip_sign_ups_user` ON `trip_sign_ups` (`user_id`);
