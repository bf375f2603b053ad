ALTER TABLE `ticket_categories` ADD `date_key` integer REFERENCES event_dates(key) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `ticket_categories_date` ON `ticket_categories` (`date_key`) WHERE date_key IS NOT NULL;--> statement-breakpoint
-- A category is for a date of its own event.
CREATE TRIGGER ticket_categories_no_date_insert BEFORE INSERT ON ticket_categories WHEN new.date_key IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM event_dates WHERE key = new.date_key AND event_id = new.event_id) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_no_date');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_categories_no_date_update BEFORE UPDATE OF date_key, event_id ON ticket_categories WHEN new.date_key IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM event_dates WHERE key = new.date_key AND event_id = new.event_id) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_no_date');
END;
--> statement-breakpoint
-- What was sold stays: tickets are for the date that they were sold for, and that date stays while there are any. It may move.
CREATE TRIGGER ticket_categories_date BEFORE UPDATE OF date_key ON ticket_categories WHEN new.date_key IS NOT old.date_key AND old.taken > 0 BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_date');
END;
--> statement-breakpoint
CREATE TRIGGER event_dates_sold BEFORE DELETE ON event_dates WHEN EXISTS (SELECT 1 FROM ticket_categories WHERE date_key = old.key AND taken > 0) BEGIN
  SELECT RAISE(ABORT, 'event_dates_sold');
END;
