-- Events that wait for staff are counted by themselves, as those of every other collection are.
DROP TRIGGER events_count_insert;
--> statement-breakpoint
DROP TRIGGER events_count_update;
--> statement-breakpoint
DROP TRIGGER events_count_delete;
--> statement-breakpoint
CREATE TRIGGER events_count_insert AFTER INSERT ON events BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('events', iif(new.deleted_at IS NOT NULL, 'deleted', iif(new.is_awaiting_review, 'waiting', new.show_status)), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_update AFTER UPDATE OF show_status, deleted_at, is_awaiting_review ON events WHEN iif(old.deleted_at IS NOT NULL, 'deleted', iif(old.is_awaiting_review, 'waiting', old.show_status)) <> iif(new.deleted_at IS NOT NULL, 'deleted', iif(new.is_awaiting_review, 'waiting', new.show_status)) BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'events' AND facet = iif(old.deleted_at IS NOT NULL, 'deleted', iif(old.is_awaiting_review, 'waiting', old.show_status));
  INSERT INTO counters (name, facet, value) VALUES ('events', iif(new.deleted_at IS NOT NULL, 'deleted', iif(new.is_awaiting_review, 'waiting', new.show_status)), 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER events_count_delete AFTER DELETE ON events BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'events' AND facet = iif(old.deleted_at IS NOT NULL, 'deleted', iif(old.is_awaiting_review, 'waiting', old.show_status));
END;
--> statement-breakpoint
INSERT INTO counters (name, facet, value) VALUES ('events', 'active', 0), ('events', 'inactive', 0), ('events', 'waiting', 0), ('events', 'deleted', 0) ON CONFLICT (name, facet) DO NOTHING;
--> statement-breakpoint
UPDATE counters SET value = (SELECT count(*) FROM events WHERE iif(deleted_at IS NOT NULL, 'deleted', iif(is_awaiting_review, 'waiting', show_status)) = counters.facet) WHERE name = 'events';
