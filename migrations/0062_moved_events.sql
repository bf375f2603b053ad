ALTER TABLE `events` ADD `moved_at` integer;--> statement-breakpoint
-- Whoever has a ticket of an event that was moved may return it until the event begins, wherever that moves then (ticket_orders_moved).
CREATE TRIGGER ticket_orders_reopened AFTER UPDATE OF moved_at ON events WHEN new.moved_at IS NOT NULL BEGIN
  UPDATE ticket_orders SET refund_until = max(refund_until, new.first_at) WHERE event_id = new.event_id AND status IN ('pending', 'paid');
END;
