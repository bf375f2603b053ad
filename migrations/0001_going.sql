-- Whoever has a ticket goes: their first ticket of an event says so, and without their last one they don't go any more.
INSERT INTO event_rsvps (event_id, user_id, created_at)
  SELECT event_id, user_id, min(created_at) FROM tickets WHERE state = 'valid' AND user_id IS NOT NULL GROUP BY event_id, user_id
  ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE TRIGGER tickets_going_insert AFTER INSERT ON tickets WHEN new.state = 'valid' AND new.user_id IS NOT NULL BEGIN
  INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (new.event_id, new.user_id, new.updated_at) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_going_update AFTER UPDATE OF state, user_id ON tickets WHEN new.state = 'valid' AND new.user_id IS NOT NULL
  AND (old.state <> 'valid' OR old.user_id IS NOT new.user_id) BEGIN
  INSERT INTO event_rsvps (event_id, user_id, created_at) VALUES (new.event_id, new.user_id, new.updated_at) ON CONFLICT DO NOTHING;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_gone_update AFTER UPDATE OF state, user_id ON tickets WHEN old.state = 'valid' AND old.user_id IS NOT NULL
  AND (new.state <> 'valid' OR new.user_id IS NOT old.user_id) BEGIN
  DELETE FROM event_rsvps WHERE event_id = old.event_id AND user_id = old.user_id
    AND NOT EXISTS (SELECT 1 FROM tickets WHERE user_id = old.user_id AND state = 'valid' AND event_id = old.event_id);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_gone_delete AFTER DELETE ON tickets WHEN old.state = 'valid' AND old.user_id IS NOT NULL BEGIN
  DELETE FROM event_rsvps WHERE event_id = old.event_id AND user_id = old.user_id
    AND NOT EXISTS (SELECT 1 FROM tickets WHERE user_id = old.user_id AND state = 'valid' AND event_id = old.event_id);
END;
