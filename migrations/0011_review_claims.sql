CREATE TABLE `review_claims` (
	`subject_id` text PRIMARY KEY NOT NULL,
	`claimed_by` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_claims_staff` ON `review_claims` (`claimed_by`);--> statement-breakpoint
CREATE INDEX `review_claims_age` ON `review_claims` (`claimed_at`);--> statement-breakpoint
CREATE INDEX `posts_waiting` ON `posts` (`key`) WHERE status = 'waiting';--> statement-breakpoint
-- Totals of replies by state, as every other collection has them.
INSERT INTO counters (name, facet, value) SELECT 'replies', status, count(*) FROM replies GROUP BY status;
--> statement-breakpoint
CREATE TRIGGER replies_total_insert AFTER INSERT ON replies BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('replies', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER replies_total_update AFTER UPDATE OF status ON replies WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'replies' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('replies', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER replies_total_delete AFTER DELETE ON replies BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'replies' AND facet = old.status;
END;
