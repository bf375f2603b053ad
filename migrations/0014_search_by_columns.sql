-- What a search is narrowed by are columns of the index, where no word of a text can be taken for them. Written by drizzle/full-text.ts.
ALTER TABLE `events` ADD `search_days` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `events` ADD `search_state` text GENERATED ALWAYS AS (CASE WHEN deleted_at IS NOT NULL THEN 'deleted' WHEN show_status = 'active' THEN 'active' WHEN is_awaiting_review THEN 'waiting' ELSE 'inactive' END) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `posts_pinned` ON `posts` (`kind`,`key`) WHERE is_pinned = 1;
--> statement-breakpoint
CREATE INDEX `events_deleted` ON `events` (`deleted_at`) WHERE deleted_at IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER courses_fts_update;
--> statement-breakpoint
DROP TRIGGER experiences_fts_update;
--> statement-breakpoint
DROP TRIGGER databank_entries_fts_update;
--> statement-breakpoint
DROP TRIGGER users_fts_update;
--> statement-breakpoint
DROP TRIGGER graduate_applications_fts_update;
--> statement-breakpoint
DROP TRIGGER course_equivalences_fts_update;
--> statement-breakpoint
DROP TRIGGER communities_fts_update;
--> statement-breakpoint
DROP TRIGGER posts_fts_insert;
--> statement-breakpoint
DROP TRIGGER posts_fts_update;
--> statement-breakpoint
DROP TRIGGER posts_fts_delete;
--> statement-breakpoint
DROP TABLE posts_fts;
--> statement-breakpoint
DROP TRIGGER events_fts_insert;
--> statement-breakpoint
DROP TRIGGER events_fts_update;
--> statement-breakpoint
DROP TRIGGER events_fts_delete;
--> statement-breakpoint
DROP TABLE events_fts;
--> statement-breakpoint
-- The marks that stood before the words: as many as the row has states and facets.
UPDATE posts SET search_text = (
  WITH RECURSIVE split(n, rest) AS (
    SELECT posts.is_pinned + 1 + (coalesce(posts.facet_a, '') <> '') + (coalesce(posts.facet_b, '') <> ''), posts.search_text
    UNION ALL SELECT n - 1, substr(rest, instr(rest || ' ', ' ') + 1) FROM split WHERE n > 0)
  SELECT rest FROM split WHERE n = 0);
--> statement-breakpoint
UPDATE events SET (search_days, search_text) = (
  WITH RECURSIVE split(days, rest, n) AS (
    SELECT '', events.search_text, 0
    UNION ALL SELECT days || iif(rest GLOB 'xday[0-9]*' OR rest GLOB 'xmonth[0-9]*', ' ' || ltrim(substr(rest, 1, instr(rest || ' ', ' ') - 1), 'xdaymonth'), ''),
      substr(rest, instr(rest || ' ', ' ') + 1), n + 1 FROM split
      WHERE rest GLOB 'xstate*' OR rest GLOB 'xtype*' OR rest GLOB 'xcampus*' OR rest GLOB 'xday[0-9]*' OR rest GLOB 'xmonth[0-9]*')
  SELECT trim(days), rest FROM split ORDER BY n DESC LIMIT 1);
--> statement-breakpoint
CREATE TRIGGER courses_fts_update AFTER UPDATE OF search_text ON courses WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO courses_fts (courses_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO courses_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_fts_update AFTER UPDATE OF search_text ON experiences WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO experiences_fts (experiences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO experiences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_update AFTER UPDATE OF search_text ON databank_entries WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO databank_entries_fts (databank_entries_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO databank_entries_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER users_fts_update AFTER UPDATE OF search_text ON users WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO users_fts (users_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO users_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER instructors_fts_update AFTER UPDATE OF name_key ON instructors WHEN old.name_key IS NOT new.name_key BEGIN
  INSERT INTO instructors_fts (instructors_fts, rowid, name_key) VALUES ('delete', old.key, old.name_key);
  INSERT INTO instructors_fts (rowid, name_key) VALUES (new.key, new.name_key);
END;
--> statement-breakpoint
CREATE TRIGGER graduate_applications_fts_update AFTER UPDATE OF search_text ON graduate_applications WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO graduate_applications_fts (graduate_applications_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO graduate_applications_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER course_equivalences_fts_update AFTER UPDATE OF search_text ON course_equivalences WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO course_equivalences_fts (course_equivalences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO course_equivalences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER communities_fts_update AFTER UPDATE OF search_text ON communities WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO communities_fts (communities_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO communities_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE posts_fts USING fts5(search_text, kind, status, facet_a, facet_b, content='posts', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER posts_fts_insert AFTER INSERT ON posts BEGIN
  INSERT INTO posts_fts (rowid, search_text, kind, status, facet_a, facet_b) VALUES (new.key, new.search_text, new.kind, new.status, new.facet_a, new.facet_b);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_update AFTER UPDATE OF search_text, kind, status, facet_a, facet_b ON posts WHEN old.search_text IS NOT new.search_text OR old.kind IS NOT new.kind OR old.status IS NOT new.status OR old.facet_a IS NOT new.facet_a OR old.facet_b IS NOT new.facet_b BEGIN
  INSERT INTO posts_fts (posts_fts, rowid, search_text, kind, status, facet_a, facet_b) VALUES ('delete', old.key, old.search_text, old.kind, old.status, old.facet_a, old.facet_b);
  INSERT INTO posts_fts (rowid, search_text, kind, status, facet_a, facet_b) VALUES (new.key, new.search_text, new.kind, new.status, new.facet_a, new.facet_b);
END;
--> statement-breakpoint
CREATE TRIGGER posts_fts_delete AFTER DELETE ON posts BEGIN
  INSERT INTO posts_fts (posts_fts, rowid, search_text, kind, status, facet_a, facet_b) VALUES ('delete', old.key, old.search_text, old.kind, old.status, old.facet_a, old.facet_b);
END;
--> statement-breakpoint
INSERT INTO posts_fts (posts_fts) VALUES ('rebuild');
--> statement-breakpoint
CREATE VIRTUAL TABLE events_fts USING fts5(search_text, search_state, search_days, type, campus, content='events', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER events_fts_insert AFTER INSERT ON events BEGIN
  INSERT INTO events_fts (rowid, search_text, search_state, search_days, type, campus) VALUES (new.key, new.search_text, new.search_state, new.search_days, new.type, new.campus);
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_update AFTER UPDATE OF search_text, search_state, search_days, type, campus, show_status, is_awaiting_review, deleted_at ON events WHEN old.search_text IS NOT new.search_text OR old.search_state IS NOT new.search_state OR old.search_days IS NOT new.search_days OR old.type IS NOT new.type OR old.campus IS NOT new.campus BEGIN
  INSERT INTO events_fts (events_fts, rowid, search_text, search_state, search_days, type, campus) VALUES ('delete', old.key, old.search_text, old.search_state, old.search_days, old.type, old.campus);
  INSERT INTO events_fts (rowid, search_text, search_state, search_days, type, campus) VALUES (new.key, new.search_text, new.search_state, new.search_days, new.type, new.campus);
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_delete AFTER DELETE ON events BEGIN
  INSERT INTO events_fts (events_fts, rowid, search_text, search_state, search_days, type, campus) VALUES ('delete', old.key, old.search_text, old.search_state, old.search_days, old.type, old.campus);
END;
--> statement-breakpoint
INSERT INTO events_fts (events_fts) VALUES ('rebuild');

