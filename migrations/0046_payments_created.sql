CREATE INDEX `payments_created` ON `payments` (`created_at`);
