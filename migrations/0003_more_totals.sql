-- How many courses have experiences, and how many have databank entries, without counting them.
CREATE TRIGGER courses_experienced AFTER UPDATE OF experience_count ON courses WHEN (old.experience_count > 0) <> (new.experience_count > 0) BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('courses', 'experienced', iif(new.experience_count > 0, 1, -1))
    ON CONFLICT (name, facet) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
CREATE TRIGGER courses_in_databank AFTER UPDATE OF databank_count ON courses WHEN (old.databank_count > 0) <> (new.databank_count > 0) BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('courses', 'in-databank', iif(new.databank_count > 0, 1, -1))
    ON CONFLICT (name, facet) DO UPDATE SET value = value + excluded.value;
END;
--> statement-breakpoint
INSERT INTO counters (name, facet, value) SELECT 'courses', 'experienced', count(*) FROM courses WHERE experience_count > 0
  ON CONFLICT (name, facet) DO UPDATE SET value = excluded.value;
--> statement-breakpoint
INSERT INTO counters (name, facet, value) SELECT 'courses', 'in-databank', count(*) FROM courses WHERE databank_count > 0
  ON CONFLICT (name, facet) DO UPDATE SET value = excluded.value;
