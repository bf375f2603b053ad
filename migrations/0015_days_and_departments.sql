-- An occurrence whose end nobody said lasts two hours.
DROP TRIGGER event_dates_insert;
--> statement-breakpoint
DROP TRIGGER event_dates_update;
--> statement-breakpoint
DROP TRIGGER event_dates_delete;
--> statement-breakpoint
CREATE TRIGGER event_dates_insert AFTER INSERT ON event_dates BEGIN
  UPDATE event_dates SET (is_shown, type, campus) =
    (SELECT show_status = 'active' AND deleted_at IS NULL, type, campus FROM events WHERE event_id = new.event_id) WHERE key = new.key;
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = new.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at + 7200000)) FROM event_dates WHERE event_id = new.event_id), last_at)
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_update AFTER UPDATE OF starts_at, ends_at ON event_dates BEGIN
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = new.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at + 7200000)) FROM event_dates WHERE event_id = new.event_id), last_at)
    WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_delete AFTER DELETE ON event_dates BEGIN
  UPDATE events SET first_at = coalesce((SELECT min(starts_at) FROM event_dates WHERE event_id = old.event_id), first_at),
    last_at = coalesce((SELECT max(coalesce(ends_at, starts_at + 7200000)) FROM event_dates WHERE event_id = old.event_id), last_at)
    WHERE event_id = old.event_id;
END;
--> statement-breakpoint
UPDATE events SET last_at = coalesce((SELECT max(coalesce(d.ends_at, d.starts_at + 7200000)) FROM event_dates AS d WHERE d.event_id = events.event_id), last_at);
--> statement-breakpoint
-- The days of posts are those of the university's clocks, three hours ahead of UTC.
UPDATE posts SET relevant_at = relevant_at - 10800000 WHERE relevant_at IS NOT NULL;
--> statement-breakpoint
-- A department's new code goes wherever its old one was written.
CREATE TRIGGER departments_code AFTER UPDATE OF department_code ON departments WHEN old.department_code <> new.department_code BEGIN
  UPDATE events SET departments = (SELECT json_group_array(iif(j.value = old.department_code, new.department_code, j.value)) FROM json_each(events.departments) AS j)
    WHERE EXISTS (SELECT 1 FROM json_each(events.departments) AS j WHERE j.value = old.department_code);
  UPDATE OR IGNORE event_days SET department_code = new.department_code WHERE department_code = old.department_code;
END;
