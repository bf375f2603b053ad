ALTER TABLE `events` ADD `ticket_count` integer DEFAULT 0 NOT NULL CONSTRAINT "events_room" CHECK("events"."capacity" IS NULL OR "events"."ticket_count" <= "events"."capacity");--> statement-breakpoint
ALTER TABLE `ticket_categories` ADD `taken` integer DEFAULT 0 NOT NULL CONSTRAINT "ticket_categories_room" CHECK("ticket_categories"."quantity" IS NULL OR "ticket_categories"."taken" <= "ticket_categories"."quantity");--> statement-breakpoint
ALTER TABLE `ticket_categories` ADD `closed_at` integer;--> statement-breakpoint
CREATE TABLE `ticket_orders` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text,
	`status` text NOT NULL,
	`lines` text NOT NULL,
	`amount` integer NOT NULL,
	`refund_until` integer NOT NULL,
	`terms_version` integer NOT NULL,
	`expires_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_orders_amount" CHECK("ticket_orders"."amount" >= 0),
	CONSTRAINT "ticket_orders_state" CHECK((status = 'pending') = (expires_at IS NOT NULL) AND status IN ('pending', 'paid', 'expired', 'cancelled'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_orders_order_id_unique` ON `ticket_orders` (`order_id`);--> statement-breakpoint
CREATE INDEX `ticket_orders_user` ON `ticket_orders` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `ticket_orders_held` ON `ticket_orders` (`event_id`,`expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `ticket_orders_due` ON `ticket_orders` (`expires_at`) WHERE status = 'pending';--> statement-breakpoint
CREATE TABLE `tickets` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`ticket_id` text NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`category_id` text NOT NULL,
	`user_id` text,
	`price` integer NOT NULL,
	`state` text NOT NULL,
	`code` text NOT NULL,
	`checked_in_at` integer,
	`checked_in_by` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `ticket_orders`(`order_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `ticket_categories`(`category_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`checked_in_by`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tickets_state" CHECK("tickets"."price" >= 0 AND state IN ('held', 'valid', 'released', 'refunded') AND (checked_in_at IS NULL OR state = 'valid')
        AND (checked_in_by IS NULL OR checked_in_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_ticket_id_unique` ON `tickets` (`ticket_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `tickets_code` ON `tickets` (`event_id`,`code`);--> statement-breakpoint
CREATE INDEX `tickets_order` ON `tickets` (`order_id`);--> statement-breakpoint
CREATE INDEX `tickets_category` ON `tickets` (`category_id`);--> statement-breakpoint
CREATE INDEX `tickets_user` ON `tickets` (`user_id`,`state`,`event_id`,`category_id`);--> statement-breakpoint
CREATE INDEX `tickets_event` ON `tickets` (`event_id`,`state`);--> statement-breakpoint
CREATE INDEX `tickets_checked_in_by` ON `tickets` (`checked_in_by`) WHERE checked_in_by IS NOT NULL;--> statement-breakpoint
-- A seat that is held or sold is counted in its category and its event; their checks (ticket_categories_room, events_room) refuse one too many.
CREATE TRIGGER tickets_taken_insert AFTER INSERT ON tickets WHEN new.state IN ('held', 'valid') BEGIN
  UPDATE ticket_categories SET taken = taken + 1 WHERE category_id = new.category_id;
  UPDATE events SET ticket_count = ticket_count + 1 WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_taken_update AFTER UPDATE OF state ON tickets WHEN (old.state IN ('held', 'valid')) <> (new.state IN ('held', 'valid')) BEGIN
  UPDATE ticket_categories SET taken = taken + iif(new.state IN ('held', 'valid'), 1, -1) WHERE category_id = new.category_id;
  UPDATE events SET ticket_count = ticket_count + iif(new.state IN ('held', 'valid'), 1, -1) WHERE event_id = new.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_taken_delete AFTER DELETE ON tickets WHEN old.state IN ('held', 'valid') BEGIN
  UPDATE ticket_categories SET taken = taken - 1 WHERE category_id = old.category_id;
  UPDATE events SET ticket_count = ticket_count - 1 WHERE event_id = old.event_id;
END;
--> statement-breakpoint
CREATE TRIGGER tickets_of_event BEFORE INSERT ON tickets WHEN NOT EXISTS (
  SELECT 1 FROM ticket_orders AS o JOIN ticket_categories AS c ON c.category_id = new.category_id AND c.event_id = o.event_id
  WHERE o.order_id = new.order_id AND o.event_id = new.event_id
) BEGIN
  SELECT RAISE(ABORT, 'tickets_of_event');
END;
--> statement-breakpoint
CREATE TRIGGER tickets_per_person BEFORE INSERT ON tickets WHEN (
  SELECT count(*) FROM tickets WHERE user_id = new.user_id AND state IN ('held', 'valid') AND event_id = new.event_id AND category_id = new.category_id
) >= (SELECT per_person FROM ticket_categories WHERE category_id = new.category_id) BEGIN
  SELECT RAISE(ABORT, 'tickets_per_person');
END;
--> statement-breakpoint
CREATE TRIGGER tickets_per_person_again BEFORE UPDATE OF state ON tickets WHEN old.state NOT IN ('held', 'valid') AND new.state IN ('held', 'valid') AND (
  SELECT count(*) FROM tickets WHERE user_id = new.user_id AND state IN ('held', 'valid') AND event_id = new.event_id AND category_id = new.category_id
) >= (SELECT per_person FROM ticket_categories WHERE category_id = new.category_id) BEGIN
  SELECT RAISE(ABORT, 'tickets_per_person');
END;
--> statement-breakpoint
-- Seats follow their order: an order that ends unpaid gives them back, one that is paid has them (again, where there is room).
CREATE TRIGGER ticket_orders_released AFTER UPDATE OF status ON ticket_orders WHEN old.status = 'pending' AND new.status IN ('expired', 'cancelled') BEGIN
  UPDATE tickets SET state = 'released', updated_at = new.updated_at WHERE order_id = new.order_id AND state = 'held';
END;
--> statement-breakpoint
CREATE TRIGGER ticket_orders_paid AFTER UPDATE OF status ON ticket_orders WHEN old.status <> 'paid' AND new.status = 'paid' BEGIN
  UPDATE tickets SET state = 'valid', updated_at = new.updated_at WHERE order_id = new.order_id AND state IN ('held', 'released');
END;
--> statement-breakpoint
CREATE TABLE `payments` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`invoice_id` text NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`user_id` text,
	`amount` integer NOT NULL,
	`currency` text DEFAULT 'TRY' NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`link` text,
	`captured` integer DEFAULT 0 NOT NULL,
	`is_seated` integer DEFAULT true NOT NULL,
	`refunded` integer DEFAULT 0 NOT NULL,
	`problem` text,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `ticket_orders`(`order_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payments_amount" CHECK("payments"."amount" > 0 AND "payments"."captured" IN (0, "payments"."amount")),
	CONSTRAINT "payments_refunded" CHECK("payments"."refunded" >= 0 AND "payments"."refunded" <= "payments"."captured"),
	CONSTRAINT "payments_state" CHECK((status = 'paid') = (captured > 0) AND status IN ('open', 'paid', 'failed', 'unpaid'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payments_invoice_id_unique` ON `payments` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `payments_order` ON `payments` (`order_id`);--> statement-breakpoint
CREATE INDEX `payments_event` ON `payments` (`event_id`);--> statement-breakpoint
CREATE INDEX `payments_user` ON `payments` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `payments_due` ON `payments` (`next_check_at`) WHERE next_check_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `payments_problem` ON `payments` (`key`) WHERE problem IS NOT NULL;--> statement-breakpoint
CREATE TABLE `refunds` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`refund_id` text NOT NULL,
	`invoice_id` text NOT NULL,
	`ticket_id` text,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`status` text DEFAULT 'requested' NOT NULL,
	`next_try_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`invoice_id`) REFERENCES `payments`(`invoice_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ticket_id`) REFERENCES `tickets`(`ticket_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_state" CHECK("refunds"."amount" > 0 AND (status = 'requested') = (next_try_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_refund_id_unique` ON `refunds` (`refund_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_ticket_id_unique` ON `refunds` (`ticket_id`);--> statement-breakpoint
CREATE INDEX `refunds_invoice` ON `refunds` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `refunds_due` ON `refunds` (`next_try_at`) WHERE next_try_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX `refunds_failed` ON `refunds` (`key`) WHERE status = 'failed';--> statement-breakpoint
CREATE TABLE `provider_events` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`fingerprint` text NOT NULL,
	`kind` text NOT NULL,
	`invoice_id` text,
	`verdict` text NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `provider_events_fingerprint_unique` ON `provider_events` (`fingerprint`);--> statement-breakpoint
CREATE INDEX `provider_events_invoice` ON `provider_events` (`invoice_id`);--> statement-breakpoint
CREATE INDEX `provider_events_refused` ON `provider_events` (`key`) WHERE verdict <> 'accepted';--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`cause` text NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`order_id` text NOT NULL,
	`event_id` text NOT NULL,
	`created_at` integer NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK("ledger_entries"."amount" > 0 AND debit <> credit)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_cause_unique` ON `ledger_entries` (`cause`);--> statement-breakpoint
CREATE INDEX `ledger_entries_order` ON `ledger_entries` (`order_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_event` ON `ledger_entries` (`event_id`);--> statement-breakpoint
CREATE INDEX `ledger_entries_at` ON `ledger_entries` (`created_at`);--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger_entries_stay');
END;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_remain BEFORE DELETE ON ledger_entries BEGIN
  SELECT RAISE(ABORT, 'ledger_entries_stay');
END;
--> statement-breakpoint
-- Nothing is given for money that didn't come, nor sent back twice: an order's buyer is never owed less than nothing.
CREATE TRIGGER ledger_entries_funded BEFORE INSERT ON ledger_entries WHEN new.debit = 'buyer' AND (
  SELECT coalesce(sum(iif(credit = 'buyer', amount, -amount)), 0) FROM ledger_entries WHERE order_id = new.order_id AND (debit = 'buyer' OR credit = 'buyer')
) < new.amount BEGIN
  SELECT RAISE(ABORT, 'ledger_entries_funded');
END;
--> statement-breakpoint
-- Money that came is the buyer's until seats are given for it, which happens while the event is to come.
CREATE TRIGGER payments_captured AFTER UPDATE OF captured ON payments WHEN old.captured = 0 AND new.captured > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('capture:' || new.invoice_id, 'provider', 'buyer', new.captured, new.order_id, new.event_id, new.updated_at);
  UPDATE ticket_orders SET status = 'paid', expires_at = NULL, updated_at = new.updated_at
    WHERE order_id = new.order_id AND status IN ('pending', 'expired') AND amount = new.captured AND new.is_seated
      AND EXISTS (SELECT 1 FROM events WHERE event_id = new.event_id AND deleted_at IS NULL AND last_at > new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE UPDATE OF captured, amount, currency, order_id ON payments
  WHEN (old.captured > 0 AND new.captured <> old.captured) OR new.amount <> old.amount OR new.currency <> old.currency OR new.order_id <> old.order_id BEGIN
  SELECT RAISE(ABORT, 'payments_kept');
END;
--> statement-breakpoint
CREATE TRIGGER tickets_seated_insert AFTER INSERT ON tickets WHEN new.state = 'valid' AND new.price > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('seat:' || new.ticket_id, 'buyer', 'organizer', new.price, new.order_id, new.event_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_seated AFTER UPDATE OF state ON tickets WHEN old.state <> 'valid' AND new.state = 'valid' AND new.price > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('seat:' || new.ticket_id, 'buyer', 'organizer', new.price, new.order_id, new.event_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER tickets_returned AFTER UPDATE OF state ON tickets WHEN old.state = 'valid' AND new.state <> 'valid' AND new.price > 0 BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    VALUES ('return:' || new.ticket_id, 'organizer', 'buyer', new.price, new.order_id, new.event_id, new.updated_at);
END;
--> statement-breakpoint
CREATE TRIGGER refunds_insert AFTER INSERT ON refunds WHEN new.status <> 'failed' BEGIN
  UPDATE payments SET refunded = refunded + new.amount WHERE invoice_id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_given_up AFTER UPDATE OF status ON refunds WHEN (old.status = 'failed') <> (new.status = 'failed') BEGIN
  UPDATE payments SET refunded = refunded + iif(new.status = 'failed', -new.amount, new.amount) WHERE invoice_id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_done AFTER UPDATE OF status ON refunds WHEN old.status <> 'done' AND new.status = 'done' BEGIN
  INSERT INTO ledger_entries (cause, debit, credit, amount, order_id, event_id, created_at)
    SELECT 'refund:' || new.refund_id, 'buyer', 'provider', new.amount, order_id, event_id, new.updated_at FROM payments WHERE invoice_id = new.invoice_id;
END;
--> statement-breakpoint
CREATE TRIGGER refunds_stay BEFORE UPDATE OF status, amount, invoice_id, ticket_id ON refunds
  WHEN old.status = 'done' OR new.amount <> old.amount OR new.invoice_id <> old.invoice_id OR new.ticket_id IS NOT old.ticket_id BEGIN
  SELECT RAISE(ABORT, 'refunds_stay');
END;
