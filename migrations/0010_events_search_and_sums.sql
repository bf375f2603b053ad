-- Search, totals and what is copied between events, their dates and communities: kept true by the database itself.
CREATE VIRTUAL TABLE events_fts USING fts5(search_text, content='events', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER events_fts_insert AFTER INSERT ON events BEGIN
  INSERT INTO events_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_update AFTER UPDATE OF search_text ON events WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO events_fts (events_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO events_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER events_fts_delete AFTER DELETE ON events BEGIN
  INSERT INTO events_fts (events_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE communities_fts USING fts5(search_text, content='communities', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER communities_fts_insert AFTER INSERT ON communities BEGIN
  INSERT INTO communities_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER communities_fts_update AFTER UPDATE OF search_text ON communities WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO communities_fts (communities_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO communities_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER communities_fts_delete AFTER DELETE ON communities BEGIN
  INSERT INTO communities_fts (communities_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER events_dates_follow AFTER UPDATE OF show_status, deleted_at, type, campus ON events BEGIN
  UPDATE event_dates SET is_shown = (new.show_status = 'active' AND new.deleted_at IS NULL), type = new.type, campus = new.campus
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_insert AFTER INSERT ON event_dates BEGIN
  UPDATE event_dates SET (is_shown, type, campus) =
    (SELECT show_status = 'active' AND deleted_at IS NULL, type, campus FROM events WHERE event_id = new.event_id) WHERE key = new.key;
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = new.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at)) FROM event_dates WHERE event_id = new.event_id), last_at)
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_update AFTER UPDATE OF starts_at, ends_at ON event_dates BEGIN
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = new.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at)) FROM event_dates WHERE event_id = new.event_id), last_at)
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_delete AFTER DELETE ON event_dates BEGIN
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = old.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at)) FROM event_dates WHERE event_id = old.event_id), last_at)
    WHERE event_id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER daily_marks_event AFTER INSERT ON daily_marks WHEN new.subject LIKE 'event-%' BEGIN
  UPDATE events SET view_count = view_count + 1 WHERE event_id = new.subject;
END;
--> statement-breakpoint
CREATE TRIGGER event_rsvps_insert AFTER INSERT ON event_rsvps BEGIN
  UPDATE events SET rsvp_count = rsvp_count + 1 WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_rsvps_delete AFTER DELETE ON event_rsvps BEGIN
  UPDATE events SET rsvp_count = rsvp_count - 1 WHERE event_id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_insert AFTER INSERT ON events BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('events', iif(new.deleted_at IS NOT NULL, 'deleted', new.show_status), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_update AFTER UPDATE OF show_status, deleted_at ON events WHEN iif(old.deleted_at IS NOT NULL, 'deleted', old.show_status) <> iif(new.deleted_at IS NOT NULL, 'deleted', new.show_status) BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'events' AND facet = iif(old.deleted_at IS NOT NULL, 'deleted', old.show_status);
  INSERT INTO counters (name, facet, value) VALUES ('events', iif(new.deleted_at IS NOT NULL, 'deleted', new.show_status), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_delete AFTER DELETE ON events BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'events' AND facet = iif(old.deleted_at IS NOT NULL, 'deleted', old.show_status);
END;
--> statement-breakpoint
CREATE TRIGGER events_contributions_insert AFTER INSERT ON events BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.created_by, 'events', (new.deleted_at IS NULL AND new.is_awaiting_review) * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status = 'active') * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status <> 'active') * 1, (new.deleted_at IS NOT NULL) * 1, new.created_at WHERE new.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER events_contributions_update AFTER UPDATE OF show_status, deleted_at, is_awaiting_review, created_by ON events WHEN old.show_status <> new.show_status OR old.deleted_at IS NOT new.deleted_at OR old.is_awaiting_review <> new.is_awaiting_review OR old.created_by IS NOT new.created_by BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.created_by, 'events', (old.deleted_at IS NULL AND old.is_awaiting_review) * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status = 'active') * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status <> 'active') * -1, (old.deleted_at IS NOT NULL) * -1, old.created_at WHERE old.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.created_by, 'events', (new.deleted_at IS NULL AND new.is_awaiting_review) * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status = 'active') * 1, (new.deleted_at IS NULL AND NOT new.is_awaiting_review AND new.show_status <> 'active') * 1, (new.deleted_at IS NOT NULL) * 1, new.created_at WHERE new.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER events_contributions_delete AFTER DELETE ON events BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.created_by, 'events', (old.deleted_at IS NULL AND old.is_awaiting_review) * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status = 'active') * -1, (old.deleted_at IS NULL AND NOT old.is_awaiting_review AND old.show_status <> 'active') * -1, (old.deleted_at IS NOT NULL) * -1, old.created_at WHERE old.created_by IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER community_members_insert AFTER INSERT ON community_members BEGIN
  UPDATE communities SET member_count = member_count + 1 WHERE community_id = new.community_id;
END;
--> statement-breakpoint
CREATE TRIGGER community_members_delete AFTER DELETE ON community_members BEGIN
  UPDATE communities SET member_count = member_count - 1 WHERE community_id = old.community_id;
END;
