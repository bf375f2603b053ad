-- What is deleted leaves full-text indexes at once, not with some later merge; and the files of those who left are known.
INSERT INTO courses_fts (courses_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO courses_fts (courses_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO experiences_fts (experiences_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO experiences_fts (experiences_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO databank_entries_fts (databank_entries_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO databank_entries_fts (databank_entries_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO users_fts (users_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO users_fts (users_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO instructors_fts (instructors_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO instructors_fts (instructors_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO posts_fts (posts_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO posts_fts (posts_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO course_equivalences_fts (course_equivalences_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO course_equivalences_fts (course_equivalences_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO graduate_applications_fts (graduate_applications_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO graduate_applications_fts (graduate_applications_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO events_fts (events_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO events_fts (events_fts) VALUES ('optimize');
--> statement-breakpoint
INSERT INTO communities_fts (communities_fts, rank) VALUES ('secure-delete', 1);
--> statement-breakpoint
INSERT INTO communities_fts (communities_fts) VALUES ('optimize');
--> statement-breakpoint
ALTER TABLE `images` ADD COLUMN `original_removed_at` integer;
--> statement-breakpoint
CREATE INDEX `images_unowned` ON `images` (`key`) WHERE uploaded_by IS NULL AND original_removed_at IS NULL;
