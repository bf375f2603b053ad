ALTER TABLE `ticket_categories` ADD `is_transferable` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE TABLE `ticket_promos` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`promo_id` text NOT NULL,
	`event_id` text NOT NULL,
	`code` text NOT NULL,
	`percent` integer,
	`amount` integer,
	`max_uses` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`starts_at` integer,
	`ends_at` integer,
	`closed_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ticket_promos_discount" CHECK(("ticket_promos"."percent" IS NULL) <> ("ticket_promos"."amount" IS NULL) AND ("ticket_promos"."percent" IS NULL OR "ticket_promos"."percent" BETWEEN 1 AND 100) AND ("ticket_promos"."amount" IS NULL OR "ticket_promos"."amount" > 0)),
	CONSTRAINT "ticket_promos_uses" CHECK("ticket_promos"."max_uses" IS NULL OR "ticket_promos"."used" <= "ticket_promos"."max_uses")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_promos_promo_id_unique` ON `ticket_promos` (`promo_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_promos_code` ON `ticket_promos` (`event_id`,`code`);--> statement-breakpoint
ALTER TABLE `ticket_orders` ADD `kind` text DEFAULT 'bought' NOT NULL;--> statement-breakpoint
ALTER TABLE `ticket_orders` ADD `given_by` text REFERENCES users(user_id);--> statement-breakpoint
ALTER TABLE `ticket_orders` ADD `promo_code` text;--> statement-breakpoint
CREATE INDEX `ticket_orders_given_by` ON `ticket_orders` (`given_by`) WHERE given_by IS NOT NULL;--> statement-breakpoint
ALTER TABLE `tickets` ADD `promo_id` text REFERENCES ticket_promos(promo_id);--> statement-breakpoint
ALTER TABLE `tickets` ADD `handed_on` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tickets` ADD `transfer_hash` text;--> statement-breakpoint
ALTER TABLE `tickets` ADD `transfer_to` text REFERENCES users(user_id);--> statement-breakpoint
CREATE INDEX `tickets_promo` ON `tickets` (`promo_id`) WHERE promo_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `tickets_transfer_to` ON `tickets` (`transfer_to`) WHERE transfer_to IS NOT NULL;--> statement-breakpoint
CREATE TABLE `ticket_waits` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`wait_id` text NOT NULL,
	`event_id` text NOT NULL,
	`category_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`category_id`) REFERENCES `ticket_categories`(`category_id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_waits_wait_id_unique` ON `ticket_waits` (`wait_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_waits_person` ON `ticket_waits` (`category_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `ticket_waits_event` ON `ticket_waits` (`event_id`,`key`);--> statement-breakpoint
CREATE INDEX `ticket_waits_user` ON `ticket_waits` (`user_id`);--> statement-breakpoint
CREATE TABLE `ticket_pauses` (
	`event_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `ticket_messages` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`event_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `events`(`event_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ticket_messages_message_id_unique` ON `ticket_messages` (`message_id`);--> statement-breakpoint
CREATE INDEX `ticket_messages_event` ON `ticket_messages` (`event_id`,`key`);--> statement-breakpoint
CREATE INDEX `ticket_messages_author` ON `ticket_messages` (`author_id`) WHERE author_id IS NOT NULL;--> statement-breakpoint
-- A discounted seat that is held or sold is one use of its code; the code's check (ticket_promos_uses) refuses one too many.
CREATE TRIGGER ticket_promos_insert AFTER INSERT ON tickets WHEN new.promo_id IS NOT NULL AND new.state IN ('held', 'valid') BEGIN
  UPDATE ticket_promos SET used = used + 1 WHERE promo_id = new.promo_id;
END;
--> statement-breakpoint
CREATE TRIGGER ticket_promos_update AFTER UPDATE OF state ON tickets WHEN new.promo_id IS NOT NULL AND (old.state IN ('held', 'valid')) <> (new.state IN ('held', 'valid')) BEGIN
  UPDATE ticket_promos SET used = used + iif(new.state IN ('held', 'valid'), 1, -1) WHERE promo_id = new.promo_id;
END;
--> statement-breakpoint
-- Whoever takes a ticket over has no more of its category than one person may.
CREATE TRIGGER tickets_per_person_other BEFORE UPDATE OF user_id ON tickets WHEN new.user_id IS NOT NULL AND new.user_id IS NOT old.user_id AND new.state IN ('held', 'valid') AND (
  SELECT count(*) FROM tickets WHERE user_id = new.user_id AND state IN ('held', 'valid') AND event_id = new.event_id AND category_id = new.category_id
) >= (SELECT per_person FROM ticket_categories WHERE category_id = new.category_id) BEGIN
  SELECT RAISE(ABORT, 'tickets_per_person');
END;
--> statement-breakpoint
-- Whoever paid is mailed their tickets, whatever it was that made the order paid. Orders that cost nothing say so where they are written.
CREATE TRIGGER ticket_orders_mailed AFTER UPDATE OF status ON ticket_orders WHEN old.status <> 'paid' AND new.status = 'paid' AND new.user_id IS NOT NULL BEGIN
  INSERT INTO outbox (outbox_id, dedupe_key, kind, payload, next_attempt_at, created_at, updated_at)
    VALUES ('outbox-' || lower(hex(randomblob(10))), 'ticket-mail:' || new.order_id, 'ticket-mail', json_object('orderId', new.order_id, 'userId', new.user_id), 0, new.updated_at, new.updated_at)
    ON CONFLICT DO NOTHING;
END;
