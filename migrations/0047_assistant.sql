CREATE TABLE `ai_answers` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`answer_id` text NOT NULL,
	`chat_id` text NOT NULL,
	`user_id` text NOT NULL,
	`question` text NOT NULL,
	`search_text` text NOT NULL,
	`outcome` text DEFAULT 'extract' NOT NULL,
	`said` text,
	`rating` text,
	`rating_note` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`chat_id`) REFERENCES `ai_chats`(`chat_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ai_answers_outcome" CHECK(outcome IN ('extract', 'model', 'fallback') AND (outcome = 'model') = (said IS NOT NULL)),
	CONSTRAINT "ai_answers_rating" CHECK(rating IN ('up', 'down') AND (rating_note IS NULL OR rating IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_answers_answer_id_unique` ON `ai_answers` (`answer_id`);--> statement-breakpoint
CREATE INDEX `ai_answers_chat` ON `ai_answers` (`chat_id`,`key`);--> statement-breakpoint
CREATE INDEX `ai_answers_user` ON `ai_answers` (`user_id`);--> statement-breakpoint
CREATE INDEX `ai_answers_rated` ON `ai_answers` (`rating`,`key`) WHERE rating IS NOT NULL;--> statement-breakpoint
CREATE TABLE `ai_chats` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`chat_id` text NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`search_text` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ai_chats_chat_id_unique` ON `ai_chats` (`chat_id`);--> statement-breakpoint
CREATE INDEX `ai_chats_listed` ON `ai_chats` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `ai_chats_old` ON `ai_chats` (`updated_at`);--> statement-breakpoint
CREATE TABLE `ai_usage` (
	`user_id` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`ends_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `ai_usage_old` ON `ai_usage` (`ends_at`);