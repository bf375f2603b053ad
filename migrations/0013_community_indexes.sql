CREATE INDEX `communities_creator` ON `communities` (`created_by`);--> statement-breakpoint
CREATE INDEX `community_members_role` ON `community_members` (`role`,`key`);