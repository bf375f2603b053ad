-- What somebody agreed to: one row for each version of a text; withdrawing is written down beside it.
CREATE TABLE `consents` (
	`user_id` text NOT NULL,
	`pool` text NOT NULL,
	`version` integer NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	PRIMARY KEY(`user_id`, `pool`, `version`)
);
