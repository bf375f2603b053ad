INSERT INTO counters (name, facet, value) SELECT 'contacts', status, count(*) FROM contacts GROUP BY status;
--> statement-breakpoint
CREATE TRIGGER contacts_count_insert AFTER INSERT ON contacts BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('contacts', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_count_update AFTER UPDATE OF status ON contacts WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'contacts' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('contacts', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER contacts_count_delete AFTER DELETE ON contacts BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'contacts' AND facet = old.status;
END;
