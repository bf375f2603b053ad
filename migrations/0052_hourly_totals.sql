CREATE TABLE `hourly_totals` (
	`name` text NOT NULL,
	`hour` integer NOT NULL,
	`value` integer NOT NULL,
	PRIMARY KEY(`name`, `hour`)
);
--> statement-breakpoint
CREATE TRIGGER users_hourly AFTER INSERT ON users BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('accounts', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_hourly AFTER INSERT ON experiences BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_hourly AFTER INSERT ON databank_entries BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER posts_hourly AFTER INSERT ON posts BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('contributions', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER audit_entries_hourly AFTER INSERT ON audit_entries
WHEN new.act GLOB '*.approve' OR new.act GLOB '*.reject' OR new.act GLOB '*.uphold' OR new.act GLOB '*.dismiss' BEGIN
  INSERT INTO hourly_totals (name, hour, value) VALUES ('reviews', new.created_at / 3600000, 1)
    ON CONFLICT (name, hour) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
INSERT INTO hourly_totals (name, hour, value) SELECT 'accounts', created_at / 3600000, count(*) FROM users GROUP BY 2;
--> statement-breakpoint
INSERT INTO hourly_totals (name, hour, value) SELECT 'contributions', hour, count(*) FROM (
  SELECT created_at / 3600000 AS hour FROM experiences
  UNION ALL SELECT created_at / 3600000 FROM databank_entries
  UNION ALL SELECT created_at / 3600000 FROM posts
) GROUP BY hour;
--> statement-breakpoint
INSERT INTO hourly_totals (name, hour, value) SELECT 'reviews', created_at / 3600000, count(*) FROM audit_entries
  WHERE act GLOB '*.approve' OR act GLOB '*.reject' OR act GLOB '*.uphold' OR act GLOB '*.dismiss' GROUP BY 2;
