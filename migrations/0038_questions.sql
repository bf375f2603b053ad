CREATE TABLE `information_projects` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`description_en` text NOT NULL,
	`description_tr` text NOT NULL,
	`access_requirements` text NOT NULL,
	`process_steps` text NOT NULL,
	`warnings` text NOT NULL,
	`notes` text NOT NULL,
	`search_text` text NOT NULL,
	`status` text NOT NULL,
	`position` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "information_projects_id" CHECK(project_id <> '' AND project_id NOT GLOB '*[^a-z-]*'),
	CONSTRAINT "information_projects_position" CHECK(position BETWEEN 1 AND 999),
	CONSTRAINT "information_projects_status" CHECK(status IN ('draft', 'published', 'archived', 'deleted'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `information_projects_project_id_unique` ON `information_projects` (`project_id`);--> statement-breakpoint
CREATE INDEX `information_projects_shown` ON `information_projects` (`status`,`position`,`key`);--> statement-breakpoint
CREATE TABLE `qa_groups` (
	`group_id` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "qa_groups_id" CHECK(group_id GLOB '[0-9][0-9][0-9][0-9]'),
	CONSTRAINT "qa_groups_names" CHECK(length(name_en) <= 30 AND length(name_tr) <= 30),
	CONSTRAINT "qa_groups_position" CHECK(position >= 1)
);
--> statement-breakpoint
CREATE TABLE `qa_questions` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`qa_id` text NOT NULL,
	`group_id` text NOT NULL,
	`question_en` text NOT NULL,
	`question_tr` text NOT NULL,
	`answer_en` text,
	`answer_tr` text,
	`status` text NOT NULL,
	`position` integer NOT NULL,
	`author` text NOT NULL,
	`search_text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `qa_groups`(`group_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "qa_questions_status" CHECK(status IN ('answered', 'pending', 'inReview')),
	CONSTRAINT "qa_questions_answered" CHECK(status <> 'answered' OR (answer_en IS NOT NULL AND answer_tr IS NOT NULL)),
	CONSTRAINT "qa_questions_position" CHECK(position >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qa_questions_qa_id_unique` ON `qa_questions` (`qa_id`);--> statement-breakpoint
CREATE INDEX `qa_questions_group` ON `qa_questions` (`group_id`,`position`,`key`);--> statement-breakpoint
CREATE INDEX `qa_questions_status` ON `qa_questions` (`status`,`group_id`,`position`,`key`);--> statement-breakpoint
CREATE VIRTUAL TABLE qa_questions_fts USING fts5(search_text, content='qa_questions', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO qa_questions_fts (qa_questions_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER qa_questions_fts_insert AFTER INSERT ON qa_questions BEGIN
  INSERT INTO qa_questions_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER qa_questions_fts_update AFTER UPDATE OF search_text ON qa_questions WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO qa_questions_fts (qa_questions_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO qa_questions_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER qa_questions_fts_delete AFTER DELETE ON qa_questions BEGIN
  INSERT INTO qa_questions_fts (qa_questions_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE information_projects_fts USING fts5(search_text, content='information_projects', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
INSERT INTO information_projects_fts (information_projects_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
CREATE TRIGGER information_projects_fts_insert AFTER INSERT ON information_projects BEGIN
  INSERT INTO information_projects_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER information_projects_fts_update AFTER UPDATE OF search_text ON information_projects WHEN old.search_text IS NOT new.search_text BEGIN
  INSERT INTO information_projects_fts (information_projects_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO information_projects_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER information_projects_fts_delete AFTER DELETE ON information_projects BEGIN
  INSERT INTO information_projects_fts (information_projects_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
