CREATE INDEX `mail_tokens_expiry` ON `mail_tokens` (`expires_at`);--> statement-breakpoint
CREATE INDEX `limits_ends` ON `limits` (`ends_at`);