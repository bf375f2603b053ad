CREATE INDEX `ticket_orders_event` ON `ticket_orders` (`event_id`);--> statement-breakpoint
-- What was sold isn't sold again under the same name: a category that was closed with tickets is reopened instead.
CREATE TRIGGER ticket_categories_again_insert BEFORE INSERT ON ticket_categories WHEN EXISTS (
  SELECT 1 FROM ticket_categories AS c WHERE c.event_id = new.event_id AND c.category_id <> new.category_id AND c.closed_at IS NOT NULL AND c.taken > 0
    AND lower(trim(c.name)) = lower(trim(new.name))
) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_again');
END;
--> statement-breakpoint
CREATE TRIGGER ticket_categories_again_update BEFORE UPDATE OF name ON ticket_categories WHEN new.closed_at IS NULL AND EXISTS (
  SELECT 1 FROM ticket_categories AS c WHERE c.event_id = new.event_id AND c.category_id <> new.category_id AND c.closed_at IS NOT NULL AND c.taken > 0
    AND lower(trim(c.name)) = lower(trim(new.name))
) BEGIN
  SELECT RAISE(ABORT, 'ticket_categories_again');
END;
--> statement-breakpoint
-- Until when tickets can be returned is so long before the event as it was when they were ordered, wherever the event moves.
CREATE TRIGGER ticket_orders_moved AFTER UPDATE OF first_at ON events WHEN new.first_at <> old.first_at BEGIN
  UPDATE ticket_orders SET refund_until = refund_until + new.first_at - old.first_at WHERE event_id = new.event_id;
END;
