CREATE UNIQUE INDEX `schedules_whose` ON `schedules` (`schedule_id`,`user_id`,`term`);--> statement-breakpoint
CREATE TABLE `schedule_pairs` (
	`pair_id` text PRIMARY KEY NOT NULL,
	`term` text NOT NULL,
	`status` text NOT NULL,
	`inviter_id` text NOT NULL,
	`invitee_id` text,
	`inviter_schedule` text,
	`invitee_schedule` text,
	`token_hash` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`inviter_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`invitee_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`inviter_schedule`,`inviter_id`,`term`) REFERENCES `schedules`(`schedule_id`,`user_id`,`term`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitee_schedule`,`invitee_id`,`term`) REFERENCES `schedules`(`schedule_id`,`user_id`,`term`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "schedule_pairs_two" CHECK(invitee_id IS NULL OR invitee_id <> inviter_id),
	CONSTRAINT "schedule_pairs_state" CHECK(CASE status
        WHEN 'invited' THEN inviter_schedule IS NOT NULL AND invitee_schedule IS NULL AND (invitee_id IS NULL) = (token_hash IS NOT NULL)
        WHEN 'accepted' THEN inviter_schedule IS NOT NULL AND invitee_schedule IS NOT NULL AND invitee_id IS NOT NULL AND token_hash IS NULL
        WHEN 'declined' THEN inviter_schedule IS NULL AND invitee_schedule IS NULL AND invitee_id IS NOT NULL AND token_hash IS NULL
        ELSE 0 END)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_pairs_token_hash_unique` ON `schedule_pairs` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `schedule_pairs_once` ON `schedule_pairs` (`term`,min(inviter_id, invitee_id),max(inviter_id, invitee_id)) WHERE invitee_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `schedule_pairs_inviter` ON `schedule_pairs` (`inviter_id`,`status`);--> statement-breakpoint
CREATE INDEX `schedule_pairs_invitee` ON `schedule_pairs` (`invitee_id`,`status`);--> statement-breakpoint
CREATE INDEX `schedule_pairs_inviter_schedule` ON `schedule_pairs` (`inviter_schedule`);--> statement-breakpoint
CREATE INDEX `schedule_pairs_invitee_schedule` ON `schedule_pairs` (`invitee_schedule`);--> statement-breakpoint
CREATE INDEX `schedule_pairs_age` ON `schedule_pairs` (`status`,`created_at`);--> statement-breakpoint
CREATE TRIGGER schedule_pairs_few BEFORE INSERT ON schedule_pairs WHEN (SELECT count(*) FROM schedule_pairs WHERE inviter_id = new.inviter_id AND status = 'invited') >= 20 BEGIN
  SELECT RAISE(ABORT, 'too many invitations');
END;
--> statement-breakpoint
-- Whoever is blocked or leaves shares nothing any more, and isn't seen again when they come back.
CREATE TRIGGER schedule_pairs_left AFTER UPDATE OF blocked_at, deletion_due_at ON users WHEN new.blocked_at IS NOT NULL OR new.deletion_due_at IS NOT NULL BEGIN
  DELETE FROM schedule_pairs WHERE inviter_id = new.user_id;
  DELETE FROM schedule_pairs WHERE invitee_id = new.user_id;
END;
