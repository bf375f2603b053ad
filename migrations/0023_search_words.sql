CREATE TABLE `search_nicknames` (
	`nickname` text PRIMARY KEY NOT NULL,
	`replacement` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
UPDATE `courses` SET `search_text` = replace(`search_text`, ' ' || `numeric_code` || ' ', ' ' || `numeric_code` || ' / ') || ' /'
	WHERE instr(`search_text`, '/') = 0;
--> statement-breakpoint
INSERT INTO `search_nicknames` (`nickname`, `replacement`, `created_at`)
SELECT column1, column2, 0 FROM (VALUES
	('ai', 'artificial intelligence'),
	('alg', 'algebra'),
	('ata', 'principles of kemal ataturk'),
	('beden', 'physical education'),
	('calc', 'calculus'),
	('comp arch', 'computer architecture'),
	('cs', 'ceng'),
	('db', 'database'),
	('diff', 'differential equations'),
	('diff eq', 'differential equations'),
	('diffeq', 'differential equations'),
	('ds', 'data structures'),
	('fiz', 'phys'),
	('gen chem', 'general chemistry'),
	('ing', 'eng'),
	('inkilap', 'principles of kemal ataturk'),
	('isg', 'occupational health and safety'),
	('ist', 'stat'),
	('kim', 'chem'),
	('lin alg', 'linear algebra'),
	('linalg', 'linear algebra'),
	('lineer cebir', 'linear algebra'),
	('mat', 'math'),
	('ml', 'machine learning'),
	('mukavemet', 'strength of materials'),
	('networks', 'computer networks'),
	('nlp', 'natural language processing'),
	('ode', 'ordinary differential equations'),
	('oop', 'object oriented programming'),
	('orgo', 'organic chemistry'),
	('os', 'operating systems'),
	('pde', 'partial differential equations'),
	('psiko', 'psychology'),
	('signals', 'signals and systems'),
	('soft eng', 'software engineering'),
	('staj', 'summer practice'),
	('tarih', 'history'),
	('thermo', 'thermodynamics'));
--> statement-breakpoint
CREATE INDEX `contributions_shown` ON `contributions` (`collection`,`user_id`) WHERE shown_last_at IS NOT NULL;
