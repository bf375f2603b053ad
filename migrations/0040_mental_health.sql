CREATE TABLE `pool_entries` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`pool` text NOT NULL,
	`author_id` text,
	`experience` text NOT NULL,
	`sessions` integer NOT NULL,
	`therapist_name` text,
	`fee` integer,
	`cost_band` text NOT NULL,
	`language` text NOT NULL,
	`meeting` text NOT NULL,
	`city` text NOT NULL,
	`city_key` text NOT NULL,
	`reach` text,
	`first_wait` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "pool_entries_pool" CHECK(pool IN ('psychology', 'psychiatrist')),
	CONSTRAINT "pool_entries_status" CHECK(status IN ('waiting', 'approved', 'rejected', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pool_entries_entry_id_unique` ON `pool_entries` (`entry_id`);--> statement-breakpoint
CREATE INDEX `pool_entries_list` ON `pool_entries` (`pool`,`status`,`key`);--> statement-breakpoint
CREATE INDEX `pool_entries_city` ON `pool_entries` (`pool`,`status`,`city_key`,`key`);--> statement-breakpoint
CREATE INDEX `pool_entries_author` ON `pool_entries` (`author_id`,`pool`,`key`);--> statement-breakpoint
CREATE INDEX `pool_entries_status` ON `pool_entries` (`status`,`key`);--> statement-breakpoint
CREATE TRIGGER pool_entries_total_insert AFTER INSERT ON pool_entries BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('pool_entries:' || new.pool, new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pool_entries_total_update AFTER UPDATE OF status ON pool_entries WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'pool_entries:' || old.pool AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('pool_entries:' || new.pool, new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER pool_entries_total_delete AFTER DELETE ON pool_entries BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'pool_entries:' || old.pool AND facet = old.status;
END;
