CREATE TABLE `academic_terms` (
	`term` text PRIMARY KEY NOT NULL,
	`starts_on` text NOT NULL,
	`ends_on` text NOT NULL,
	`add_drop_from` text,
	`add_drop_until` text,
	`withdrawal_from` text,
	`withdrawal_until` text,
	`finals_from` text,
	`finals_until` text,
	`days` text NOT NULL,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "academic_terms_lectures" CHECK(starts_on < ends_on),
	CONSTRAINT "academic_terms_add_drop" CHECK((add_drop_from IS NULL) = (add_drop_until IS NULL) AND coalesce(add_drop_from <= add_drop_until, 1)),
	CONSTRAINT "academic_terms_withdrawal" CHECK((withdrawal_from IS NULL) = (withdrawal_until IS NULL) AND coalesce(withdrawal_from <= withdrawal_until, 1)),
	CONSTRAINT "academic_terms_finals" CHECK((finals_from IS NULL) = (finals_until IS NULL) AND coalesce(finals_from <= finals_until, 1))
);
--> statement-breakpoint
ALTER TABLE `schedules` ADD `calendar_hash` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `schedules` ADD `calendar_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `schedules` ADD `calendar_changed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `schedules_by_term` ON `schedules` (`term`,`key`);--> statement-breakpoint
ALTER TABLE `schedule_sections` ADD `known_times` text;--> statement-breakpoint
CREATE TABLE `schedule_links` (
	`schedule_id` text NOT NULL,
	`kind` text NOT NULL,
	`token_hash` text NOT NULL,
	`shows_name` integer DEFAULT false NOT NULL,
	`shows_items` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`schedule_id`, `kind`),
	FOREIGN KEY (`schedule_id`) REFERENCES `schedules`(`schedule_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_links_token_hash_unique` ON `schedule_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `schedule_demand` (
	`course_id` text NOT NULL,
	`term` text NOT NULL,
	`section_number` integer NOT NULL,
	`planners` integer NOT NULL,
	PRIMARY KEY(`course_id`, `term`, `section_number`),
	CONSTRAINT "schedule_demand_some" CHECK(planners > 0)
);
--> statement-breakpoint
-- What is in schedules already: their owners know the times of now.
UPDATE schedule_sections SET known_times = (
  SELECT iif(x.section_id IS NULL OR x.withdrawn_at IS NOT NULL, 'gone', (
    SELECT json_group_array(json_array(m.day, m.start_minute, m.end_minute))
    FROM (SELECT day, start_minute, end_minute FROM section_meetings WHERE section_id = x.section_id ORDER BY day, start_minute, end_minute) m
  ))
  FROM schedules s LEFT JOIN offerings o ON o.course_id = schedule_sections.course_id AND o.term = s.term
    LEFT JOIN sections x ON x.offering_id = o.offering_id AND x.section_number = schedule_sections.section_number
  WHERE s.schedule_id = schedule_sections.schedule_id
);
--> statement-breakpoint
INSERT INTO schedule_demand (course_id, term, section_number, planners)
SELECT e.course_id, s.term, e.section_number, count(DISTINCT s.user_id)
FROM schedule_sections e JOIN schedules s ON s.schedule_id = e.schedule_id GROUP BY e.course_id, s.term, e.section_number;
--> statement-breakpoint
-- Whoever plans a section in another schedule of the term is counted already.
CREATE TRIGGER schedule_sections_demand_in AFTER INSERT ON schedule_sections BEGIN
  INSERT INTO schedule_demand (course_id, term, section_number, planners)
  SELECT new.course_id, s.term, new.section_number, 1 FROM schedules s WHERE s.schedule_id = new.schedule_id AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = new.course_id
    WHERE s.schedule_id = new.schedule_id AND e.section_number = new.section_number
  )
  ON CONFLICT (course_id, term, section_number) DO UPDATE SET planners = planners + 1;
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_demand_out AFTER DELETE ON schedule_sections BEGIN
  DELETE FROM schedule_demand WHERE planners = 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
  UPDATE schedule_demand SET planners = planners - 1 WHERE planners > 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
END;
--> statement-breakpoint
CREATE TRIGGER schedule_sections_demand_moved AFTER UPDATE OF course_id, section_number ON schedule_sections WHEN new.course_id <> old.course_id OR new.section_number <> old.section_number BEGIN
  DELETE FROM schedule_demand WHERE planners = 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
  UPDATE schedule_demand SET planners = planners - 1 WHERE planners > 1 AND course_id = old.course_id AND section_number = old.section_number
    AND term = (SELECT s.term FROM schedules s WHERE s.schedule_id = old.schedule_id) AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = old.course_id
    WHERE s.schedule_id = old.schedule_id AND e.section_number = old.section_number
  );
  INSERT INTO schedule_demand (course_id, term, section_number, planners)
  SELECT new.course_id, s.term, new.section_number, 1 FROM schedules s WHERE s.schedule_id = new.schedule_id AND NOT EXISTS (
    SELECT 1 FROM schedules s CROSS JOIN schedules t ON t.user_id = s.user_id AND t.term = s.term AND t.schedule_id <> s.schedule_id
      CROSS JOIN schedule_sections e ON e.schedule_id = t.schedule_id AND e.course_id = new.course_id
    WHERE s.schedule_id = new.schedule_id AND e.section_number = new.section_number
  )
  ON CONFLICT (course_id, term, section_number) DO UPDATE SET planners = planners + 1;
END;
--> statement-breakpoint
-- While the schedule is still there, its sections say whose they were.
CREATE TRIGGER schedules_emptied BEFORE DELETE ON schedules BEGIN
  DELETE FROM schedule_sections WHERE schedule_id = old.schedule_id;
END;
