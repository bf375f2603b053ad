-- Decisions whose authors haven't been told yet.
CREATE TABLE `review_notices` (
	`subject_id` text PRIMARY KEY NOT NULL,
	`decided_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `review_notices_age` ON `review_notices` (`decided_at`);
--> statement-breakpoint
-- How soon a report has to be looked at, the smallest first: what is reported is as urgent as the worst that is said of it.
ALTER TABLE `reports` ADD `urgency` integer DEFAULT 2 NOT NULL;
--> statement-breakpoint
UPDATE reports SET urgency = CASE category WHEN 'harassment' THEN 0 WHEN 'personal-data' THEN 1 ELSE 2 END;
--> statement-breakpoint
UPDATE reports SET urgency = (SELECT min(g.urgency) FROM reports AS g WHERE g.subject_id = reports.subject_id AND g.status IN ('open', 'claimed'))
  WHERE subject_id IS NOT NULL AND status IN ('open', 'claimed');
--> statement-breakpoint
CREATE INDEX `reports_urgent` ON `reports` (`status`,`urgency`,`key`);
--> statement-breakpoint
CREATE TRIGGER reports_urgency AFTER INSERT ON reports WHEN new.category IN ('harassment', 'personal-data') BEGIN
  UPDATE reports SET urgency = CASE new.category WHEN 'harassment' THEN 0 ELSE 1 END WHERE report_id = new.report_id;
  UPDATE reports SET urgency = min(urgency, CASE new.category WHEN 'harassment' THEN 0 ELSE 1 END)
    WHERE subject_id = new.subject_id AND status IN ('open', 'claimed');
END;
--> statement-breakpoint
-- Hours may be halves; means stay whole hundredths.
CREATE TRIGGER courses_whole_hours AFTER UPDATE OF hours_hundredths ON courses WHEN typeof(new.hours_hundredths) = 'real' BEGIN
  UPDATE courses SET hours_hundredths = CAST(new.hours_hundredths AS INTEGER) WHERE course_id = new.course_id;
END;
