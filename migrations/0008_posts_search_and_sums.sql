-- Search, totals and sums of posts, replies and reports: kept true by the database itself.
CREATE VIRTUAL TABLE posts_fts USING fts5(search_text, content='posts', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER posts_fts_insert AFTER INSERT ON posts BEGIN
  INSERT INTO posts_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_update AFTER UPDATE OF search_text ON posts WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO posts_fts (posts_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO posts_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_delete AFTER DELETE ON posts BEGIN
  INSERT INTO posts_fts (posts_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER posts_count_insert AFTER INSERT ON posts BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('posts:' || new.kind, new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER posts_count_update AFTER UPDATE OF status ON posts WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'posts:' || old.kind AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('posts:' || new.kind, new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER posts_count_delete AFTER DELETE ON posts BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'posts:' || old.kind AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER posts_contributions_insert AFTER INSERT ON posts BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'posts:' || new.kind, (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER posts_contributions_update AFTER UPDATE OF status, author_id ON posts WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'posts:' || old.kind, (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'posts:' || new.kind, (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER posts_contributions_delete AFTER DELETE ON posts BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'posts:' || old.kind, (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER post_likes_insert AFTER INSERT ON post_likes BEGIN
  UPDATE posts SET like_count = like_count + 1 WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER post_likes_delete AFTER DELETE ON post_likes BEGIN
  UPDATE posts SET like_count = like_count - 1 WHERE post_id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_likes_insert AFTER INSERT ON reply_likes BEGIN
  UPDATE replies SET like_count = like_count + 1 WHERE reply_id = new.reply_id;
END;
--> statement-breakpoint
CREATE TRIGGER reply_likes_delete AFTER DELETE ON reply_likes BEGIN
  UPDATE replies SET like_count = like_count - 1 WHERE reply_id = old.reply_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_count_insert AFTER INSERT ON replies WHEN new.status = 'approved' BEGIN
  UPDATE posts SET reply_count = reply_count + 1 WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_count_update AFTER UPDATE OF status ON replies WHEN (old.status = 'approved') <> (new.status = 'approved') BEGIN
  UPDATE posts SET reply_count = reply_count + iif(new.status = 'approved', 1, -1) WHERE post_id = new.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_count_delete AFTER DELETE ON replies WHEN old.status = 'approved' BEGIN
  UPDATE posts SET reply_count = reply_count - 1 WHERE post_id = old.post_id;
END;
--> statement-breakpoint
CREATE TRIGGER replies_contributions_insert AFTER INSERT ON replies BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'replies', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER replies_contributions_update AFTER UPDATE OF status, author_id ON replies WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'replies', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'replies', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER replies_contributions_delete AFTER DELETE ON replies BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'replies', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE course_equivalences_fts USING fts5(search_text, content='course_equivalences', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_insert AFTER INSERT ON course_equivalences BEGIN
  INSERT INTO course_equivalences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_update AFTER UPDATE OF search_text ON course_equivalences WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO course_equivalences_fts (course_equivalences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO course_equivalences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_delete AFTER DELETE ON course_equivalences BEGIN
  INSERT INTO course_equivalences_fts (course_equivalences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER reports_count_insert AFTER INSERT ON reports BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('reports', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reports_count_update AFTER UPDATE OF status ON reports WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'reports' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('reports', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER reports_count_delete AFTER DELETE ON reports BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'reports' AND facet = old.status;
END;
