-- The transcript of the GPA calculator, one document a person. A removed one leaves its version behind, so that what another device still holds is never taken for newer.
CREATE TABLE `gpa_transcripts` (
	`user_id` text PRIMARY KEY NOT NULL,
	`content` text,
	`version` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`user_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "gpa_transcripts_size" CHECK(length("gpa_transcripts"."content") <= 500000),
	CONSTRAINT "gpa_transcripts_version" CHECK("gpa_transcripts"."version" >= 1)
);
