ALTER TABLE `posts` ADD `last_reply_id` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `last_reply_at` integer;--> statement-breakpoint
ALTER TABLE `posts` ADD `active_at` integer GENERATED ALWAYS AS (coalesce(last_reply_at, created_at)) VIRTUAL;--> statement-breakpoint
CREATE INDEX `posts_active` ON `posts` (`kind`,`active_at`,`key`) WHERE status = 'approved';--> statement-breakpoint
UPDATE posts SET (last_reply_id, last_reply_at) = (
  SELECT r.reply_id, r.created_at FROM replies AS r WHERE r.post_id = posts.post_id AND +r.status = 'approved' ORDER BY r.key DESC LIMIT 1
) WHERE reply_count > 0;
--> statement-breakpoint
CREATE TRIGGER replies_last_insert AFTER INSERT ON replies WHEN new.status = 'approved' BEGIN
  UPDATE posts SET last_reply_id = new.reply_id, last_reply_at = new.created_at WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_last_update AFTER UPDATE OF status ON replies WHEN (old.status = 'approved') <> (new.status = 'approved') BEGIN
  UPDATE posts SET (last_reply_id, last_reply_at) = (
    SELECT r.reply_id, r.created_at FROM replies AS r WHERE r.post_id = new.post_id AND +r.status = 'approved' ORDER BY r.key DESC LIMIT 1
  ) WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_last_delete AFTER DELETE ON replies WHEN old.status = 'approved' BEGIN
  UPDATE posts SET (last_reply_id, last_reply_at) = (
    SELECT r.reply_id, r.created_at FROM replies AS r WHERE r.post_id = old.post_id AND +r.status = 'approved' ORDER BY r.key DESC LIMIT 1
  ) WHERE post_id = old.post_id;
END;
