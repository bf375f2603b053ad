ALTER TABLE `tickets` ADD `is_transfer_named` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `tickets` SET `is_transfer_named` = 1 WHERE `transfer_to` IS NOT NULL;
