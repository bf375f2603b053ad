-- Totals of people by role and of applications by status: kept true by the database itself.
CREATE TRIGGER users_count_insert AFTER INSERT ON users BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('users', new.user_role, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_count_update AFTER UPDATE OF user_role ON users WHEN old.user_role <> new.user_role BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'users' AND facet = old.user_role;
  INSERT INTO counters (name, facet, value) VALUES ('users', new.user_role, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER users_count_delete AFTER DELETE ON users BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'users' AND facet = old.user_role;
END;
--> statement-breakpoint
INSERT INTO counters (name, facet, value) SELECT 'users', user_role, count(*) FROM users GROUP BY user_role;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_count_insert AFTER INSERT ON graduate_applications BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('graduate_applications', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_count_update AFTER UPDATE OF status ON graduate_applications WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'graduate_applications' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('graduate_applications', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_count_delete AFTER DELETE ON graduate_applications BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'graduate_applications' AND facet = old.status;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE graduate_applications_fts USING fts5(search_text, content='graduate_applications', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_insert AFTER INSERT ON graduate_applications BEGIN
  INSERT INTO graduate_applications_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_update AFTER UPDATE OF search_text ON graduate_applications WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO graduate_applications_fts (graduate_applications_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO graduate_applications_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_delete AFTER DELETE ON graduate_applications BEGIN
  INSERT INTO graduate_applications_fts (graduate_applications_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
-- The last admin stays one: whoever would take the last is refused by the database.
CREATE TRIGGER users_last_admin_update BEFORE UPDATE OF user_role ON users WHEN old.user_role = 'admin' AND new.user_role <> 'admin'
  AND (SELECT count(*) FROM users WHERE user_role = 'admin') = 1 BEGIN
  SELECT RAISE(ABORT, 'last admin');
END;
--> statement-breakpoint
CREATE TRIGGER users_last_admin_delete BEFORE DELETE ON users WHEN old.user_role = 'admin'
  AND (SELECT count(*) FROM users WHERE user_role = 'admin') = 1 BEGIN
  SELECT RAISE(ABORT, 'last admin');
END;
