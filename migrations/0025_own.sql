-- One's own, as the front page and "My space" read it: posts and replies that staff took down or have yet to see, and the latest courses one saved.
CREATE INDEX `posts_taken_down` ON `posts` (`author_id`,`key`) WHERE status IN ('waiting', 'rejected');
--> statement-breakpoint
CREATE INDEX `replies_taken_down` ON `replies` (`author_id`,`key`) WHERE status IN ('waiting', 'rejected');
--> statement-breakpoint
CREATE INDEX `course_favorites_user` ON `course_favorites` (`user_id`,`created_at`);
