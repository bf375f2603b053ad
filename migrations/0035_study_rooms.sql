CREATE TABLE `study_rooms` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`room_id` text NOT NULL,
	`topic` text NOT NULL,
	`course_id` text,
	`place` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`capacity` integer NOT NULL,
	`visibility` text DEFAULT 'everyone' NOT NULL,
	`department_id` text,
	`author_id` text,
	`member_count` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	`opened_at` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`told_revision` integer DEFAULT 0 NOT NULL,
	`status` text DEFAULT 'approved' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `courses`(`course_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`department_id`) REFERENCES `departments`(`department_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "study_rooms_times" CHECK(ends_at > starts_at),
	CONSTRAINT "study_rooms_capacity" CHECK(capacity BETWEEN 2 AND 50),
	CONSTRAINT "study_rooms_visibility" CHECK(visibility IN ('everyone', 'department', 'link') AND (visibility <> 'department' OR department_id IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_rooms_room_id_unique` ON `study_rooms` (`room_id`);--> statement-breakpoint
CREATE INDEX `study_rooms_open` ON `study_rooms` (`starts_at`,`key`) WHERE status = 'approved' AND closed_at IS NULL AND visibility <> 'link';--> statement-breakpoint
CREATE INDEX `study_rooms_untold` ON `study_rooms` (`ends_at`) WHERE opened_at IS NOT NULL AND revision > told_revision;--> statement-breakpoint
CREATE INDEX `study_rooms_host` ON `study_rooms` (`author_id`,`key`);--> statement-breakpoint
CREATE INDEX `study_rooms_course` ON `study_rooms` (`course_id`);--> statement-breakpoint
CREATE INDEX `study_rooms_department` ON `study_rooms` (`department_id`);--> statement-breakpoint
CREATE INDEX `study_rooms_ends` ON `study_rooms` (`ends_at`);--> statement-breakpoint
CREATE INDEX `study_rooms_reviewer` ON `study_rooms` (`reviewed_by`) WHERE reviewed_by IS NOT NULL;--> statement-breakpoint
CREATE TABLE `study_room_members` (
	`room_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text DEFAULT 'member' NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`room_id`, `user_id`),
	FOREIGN KEY (`room_id`) REFERENCES `study_rooms`(`room_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "study_room_members_status" CHECK(status IN ('member', 'left', 'removed'))
);
--> statement-breakpoint
CREATE INDEX `study_room_members_user` ON `study_room_members` (`user_id`,`status`);--> statement-breakpoint
CREATE TABLE `study_room_messages` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`message_id` text NOT NULL,
	`room_id` text NOT NULL,
	`seq` integer NOT NULL,
	`text` text NOT NULL,
	`author_id` text,
	`status` text DEFAULT 'approved' NOT NULL,
	`review_reason` text,
	`reviewed_by` text,
	`reviewed_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`room_id`) REFERENCES `study_rooms`(`room_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `study_room_messages_message_id_unique` ON `study_room_messages` (`message_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `study_room_messages_once` ON `study_room_messages` (`room_id`,`seq`);--> statement-breakpoint
CREATE INDEX `study_room_messages_author` ON `study_room_messages` (`author_id`);--> statement-breakpoint
CREATE INDEX `study_room_messages_reviewer` ON `study_room_messages` (`reviewed_by`) WHERE reviewed_by IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER study_room_members_insert AFTER INSERT ON study_room_members BEGIN
  UPDATE study_rooms SET member_count = member_count + (new.status = 'member'), revision = revision + 1 WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_members_update AFTER UPDATE OF status ON study_room_members WHEN old.status <> new.status BEGIN
  UPDATE study_rooms SET member_count = member_count + (new.status = 'member') - (old.status = 'member'), revision = revision + 1
    WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_members_delete AFTER DELETE ON study_room_members BEGIN
  UPDATE study_rooms SET member_count = member_count - (old.status = 'member'), revision = revision + 1 WHERE room_id = old.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_rooms_revision AFTER UPDATE OF starts_at, ends_at, closed_at, status, author_id ON study_rooms
  WHEN old.starts_at <> new.starts_at OR old.ends_at <> new.ends_at OR old.closed_at IS NOT new.closed_at OR old.status <> new.status
    OR old.author_id IS NOT new.author_id BEGIN
  UPDATE study_rooms SET revision = revision + 1 WHERE room_id = new.room_id;
END;
--> statement-breakpoint
CREATE TRIGGER study_room_messages_hidden AFTER UPDATE OF status ON study_room_messages WHEN old.status <> new.status BEGIN
  UPDATE study_rooms SET revision = revision + 1 WHERE room_id = new.room_id;
END;
--> statement-breakpoint
-- Whoever is blocked or leaves is in no room any more; their rooms go to whoever was in them first, or end.
CREATE TRIGGER study_rooms_left AFTER UPDATE OF blocked_at, deletion_due_at ON users WHEN new.blocked_at IS NOT NULL OR new.deletion_due_at IS NOT NULL BEGIN
  UPDATE study_room_members SET status = 'left' WHERE user_id = new.user_id AND status = 'member';
  UPDATE study_rooms SET revision = revision + 1
    WHERE room_id IN (SELECT room_id FROM study_room_members WHERE user_id = new.user_id) AND ends_at > unixepoch() * 1000 - 172800000;
  UPDATE study_rooms SET
      closed_at = iif(member_count > 0, closed_at, coalesce(closed_at, unixepoch() * 1000)),
      author_id = (SELECT m.user_id FROM study_room_members AS m WHERE m.room_id = study_rooms.room_id AND m.status = 'member'
        ORDER BY m.joined_at, m.user_id LIMIT 1)
    WHERE author_id = new.user_id AND ends_at > unixepoch() * 1000;
END;
