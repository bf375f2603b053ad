-- Categories and tags that admins keep. Categories begin as what the forms offered, tags as what people wrote.
CREATE TABLE `labels` (
	`key` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`label_id` text NOT NULL,
	`sort` text NOT NULL,
	`feature` text DEFAULT '' NOT NULL,
	`slug` text NOT NULL,
	`name_en` text NOT NULL,
	`name_tr` text NOT NULL,
	`folded` text NOT NULL,
	`icon` text,
	`position` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`merged_into` text,
	`used_count` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`merged_into`) REFERENCES `labels`(`label_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "labels_sort" CHECK(sort IN ('category', 'tag') AND (sort = 'tag') = (feature = '')),
	CONSTRAINT "labels_merged" CHECK(merged_into IS NULL OR (NOT is_active AND merged_into <> label_id))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `labels_label_id_unique` ON `labels` (`label_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `labels_slug` ON `labels` (`sort`,`feature`,`slug`);--> statement-breakpoint
CREATE INDEX `labels_listed` ON `labels` (`sort`,`feature`,`position`);--> statement-breakpoint
CREATE INDEX `labels_merged_into` ON `labels` (`merged_into`) WHERE merged_into IS NOT NULL;--> statement-breakpoint
CREATE INDEX `labels_used` ON `labels` (`sort`,`used_count`);--> statement-breakpoint
CREATE TABLE `post_tags` (
	`post_key` integer NOT NULL,
	`label_key` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`post_key`, `label_key`),
	FOREIGN KEY (`post_key`) REFERENCES `posts`(`key`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`label_key`) REFERENCES `labels`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `post_tags_label` ON `post_tags` (`label_key`,`post_key`);
--> statement-breakpoint
INSERT INTO labels (label_id, sort, feature, slug, name_en, name_tr, folded, icon, position, created_at, updated_at) VALUES
  ('category-thread-courses', 'category', 'thread', 'courses', 'Courses', 'Dersler', 'courses courses dersler', 'book-open', 1, 0, 0),
  ('category-thread-campus', 'category', 'thread', 'campus', 'Campus', 'Kampüs', 'campus campus kampus', 'university', 2, 0, 0),
  ('category-thread-dorms', 'category', 'thread', 'dorms', 'Dorms', 'Yurtlar', 'dorms dorms yurtlar', 'bed-double', 3, 0, 0),
  ('category-thread-bureaucracy', 'category', 'thread', 'bureaucracy', 'Paperwork', 'Resmî işler', 'bureaucracy paperwork resmi isler', 'landmark', 4, 0, 0),
  ('category-thread-housing', 'category', 'thread', 'housing', 'Housing', 'Ev ve kira', 'housing housing ev ve kira', 'house', 5, 0, 0),
  ('category-thread-social', 'category', 'thread', 'social', 'Social life', 'Sosyal hayat', 'social social life sosyal hayat', 'users', 6, 0, 0),
  ('category-thread-tech', 'category', 'thread', 'tech', 'Technology', 'Teknoloji', 'tech technology teknoloji', 'laptop', 7, 0, 0),
  ('category-thread-other', 'category', 'thread', 'other', 'Other', 'Diğer', 'other other diger', 'ellipsis', 8, 0, 0),
  ('category-study-tip-exams', 'category', 'study-tip', 'exams', 'Exams', 'Sınavlar', 'exams exams sinavlar', 'pencil', 1, 0, 0),
  ('category-study-tip-homework', 'category', 'study-tip', 'homework', 'Homework and projects', 'Ödev ve projeler', 'homework homework and projects odev ve projeler', 'clipboard-list', 2, 0, 0),
  ('category-study-tip-notes', 'category', 'study-tip', 'notes', 'Taking notes', 'Not tutmak', 'notes taking notes not tutmak', 'notebook-pen', 3, 0, 0),
  ('category-study-tip-time', 'category', 'study-tip', 'time', 'Time management', 'Zaman yönetimi', 'time time management zaman yonetimi', 'clock', 4, 0, 0),
  ('category-study-tip-motivation', 'category', 'study-tip', 'motivation', 'Motivation', 'Motivasyon', 'motivation motivation motivasyon', 'flame', 5, 0, 0),
  ('category-study-tip-tools', 'category', 'study-tip', 'tools', 'Tools', 'Araçlar', 'tools tools araclar', 'wrench', 6, 0, 0),
  ('category-study-tip-language', 'category', 'study-tip', 'language', 'English', 'İngilizce', 'language english ingilizce', 'languages', 7, 0, 0),
  ('category-study-tip-other', 'category', 'study-tip', 'other', 'Something else', 'Başka bir şey', 'other something else baska bir sey', 'ellipsis', 8, 0, 0),
  ('category-advert-housing', 'category', 'advert', 'housing', 'Housing', 'Ev ve oda', 'housing housing ev ve oda', 'house', 1, 0, 0),
  ('category-advert-books', 'category', 'advert', 'books', 'Books', 'Kitap', 'books books kitap', 'book-open', 2, 0, 0),
  ('category-advert-lessons', 'category', 'advert', 'lessons', 'Lessons', 'Özel ders', 'lessons lessons ozel ders', 'graduation-cap', 3, 0, 0),
  ('category-advert-rides', 'category', 'advert', 'rides', 'Rides', 'Yolculuk', 'rides rides yolculuk', 'car', 4, 0, 0),
  ('category-advert-jobs', 'category', 'advert', 'jobs', 'Jobs', 'İş', 'jobs jobs is', 'briefcase', 5, 0, 0),
  ('category-advert-other', 'category', 'advert', 'other', 'Something else', 'Diğer', 'other something else diger', 'ellipsis', 6, 0, 0),
  ('category-notes-lecture', 'category', 'notes', 'lecture', 'Lecture notes', 'Ders notu', 'lecture lecture notes ders notu', 'presentation', 1, 0, 0),
  ('category-notes-summary', 'category', 'notes', 'summary', 'Summary', 'Özet', 'summary summary ozet', 'file-text', 2, 0, 0),
  ('category-notes-formula-sheet', 'category', 'notes', 'formula-sheet', 'Formula sheet', 'Formül kâğıdı', 'formula sheet formula sheet formul kagidi', 'sigma', 3, 0, 0);
--> statement-breakpoint
UPDATE labels SET used_count = (SELECT count(*) FROM posts WHERE kind = labels.feature AND facet_a = labels.slug) WHERE sort = 'category';
--> statement-breakpoint
INSERT INTO labels (label_id, sort, slug, name_en, name_tr, folded, position, created_at, updated_at)
  WITH RECURSIVE split(post_key, n, piece, rest) AS (
    SELECT key, 0, '', (details ->> '$.tags') || ',' FROM posts WHERE kind IN ('thread', 'study-tip') AND coalesce(details ->> '$.tags', '') <> ''
    UNION ALL SELECT post_key, n + 1, trim(substr(rest, 1, instr(rest, ',') - 1)), substr(rest, instr(rest, ',') + 1) FROM split WHERE rest <> ''),
  f1(post_key, n, name, slug) AS (SELECT post_key, n, piece, replace(replace(replace(replace(replace(replace(replace(replace(replace(piece, 'İ', 'i'), 'I', 'i'), 'ı', 'i'), 'Ç', 'c'), 'ç', 'c'), 'Ğ', 'g'), 'ğ', 'g'), 'Ö', 'o'), 'ö', 'o') FROM split WHERE piece <> ''),
  f2(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(replace(replace(replace(slug, 'Ş', 's'), 'ş', 's'), 'Ü', 'u'), 'ü', 'u'), 'â', 'a'), 'î', 'i'), 'û', 'u') FROM f1),
  f3(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(replace(replace(replace(replace(replace(slug, '.', ' '), '/', ' '), '_', ' '), '#', ' '), '&', ' '), '+', ' '), '-', ' '), '''', ' '), '"', ' ') FROM f2),
  f4(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(replace(slug, '(', ' '), ')', ' '), '!', ' '), '?', ' '), ':', ' ') FROM f3),
  tags(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(trim(lower(slug)), '  ', ' '), '  ', ' '), '  ', ' '), ' ', '-') FROM f4)
  SELECT 'tag-' || lower(hex(randomblob(10))), 'tag', slug, name, name, replace(slug, '-', ' '), row_number() OVER (ORDER BY min(post_key), min(n)), 0, 0
  FROM tags WHERE slug <> '' AND slug NOT GLOB '*[^a-z0-9-]*' AND length(slug) <= 60 GROUP BY slug;
--> statement-breakpoint
INSERT OR IGNORE INTO post_tags (post_key, label_key, position)
  WITH RECURSIVE split(post_key, n, piece, rest) AS (
    SELECT key, 0, '', (details ->> '$.tags') || ',' FROM posts WHERE kind IN ('thread', 'study-tip') AND coalesce(details ->> '$.tags', '') <> ''
    UNION ALL SELECT post_key, n + 1, trim(substr(rest, 1, instr(rest, ',') - 1)), substr(rest, instr(rest, ',') + 1) FROM split WHERE rest <> ''),
  f1(post_key, n, name, slug) AS (SELECT post_key, n, piece, replace(replace(replace(replace(replace(replace(replace(replace(replace(piece, 'İ', 'i'), 'I', 'i'), 'ı', 'i'), 'Ç', 'c'), 'ç', 'c'), 'Ğ', 'g'), 'ğ', 'g'), 'Ö', 'o'), 'ö', 'o') FROM split WHERE piece <> ''),
  f2(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(replace(replace(replace(slug, 'Ş', 's'), 'ş', 's'), 'Ü', 'u'), 'ü', 'u'), 'â', 'a'), 'î', 'i'), 'û', 'u') FROM f1),
  f3(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(replace(replace(replace(replace(replace(slug, '.', ' '), '/', ' '), '_', ' '), '#', ' '), '&', ' '), '+', ' '), '-', ' '), '''', ' '), '"', ' ') FROM f2),
  f4(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(replace(slug, '(', ' '), ')', ' '), '!', ' '), '?', ' '), ':', ' ') FROM f3),
  tags(post_key, n, name, slug) AS (SELECT post_key, n, name, replace(replace(replace(replace(trim(lower(slug)), '  ', ' '), '  ', ' '), '  ', ' '), ' ', '-') FROM f4)
  SELECT tags.post_key, labels.key, tags.n FROM tags JOIN labels ON labels.sort = 'tag' AND labels.feature = '' AND labels.slug = tags.slug;
--> statement-breakpoint
UPDATE labels SET used_count = (SELECT count(*) FROM post_tags WHERE label_key = labels.key) WHERE sort = 'tag';
--> statement-breakpoint
CREATE TRIGGER posts_category_insert AFTER INSERT ON posts WHEN new.facet_a IS NOT NULL BEGIN
  UPDATE labels SET used_count = used_count + 1 WHERE sort = 'category' AND feature = new.kind AND slug = new.facet_a;
END;
--> statement-breakpoint
CREATE TRIGGER posts_category_update AFTER UPDATE OF facet_a ON posts WHEN old.facet_a IS NOT new.facet_a BEGIN
  UPDATE labels SET used_count = used_count - 1 WHERE sort = 'category' AND feature = old.kind AND slug = old.facet_a;
  UPDATE labels SET used_count = used_count + 1 WHERE sort = 'category' AND feature = new.kind AND slug = new.facet_a;
END;
--> statement-breakpoint
CREATE TRIGGER posts_category_delete AFTER DELETE ON posts WHEN old.facet_a IS NOT NULL BEGIN
  UPDATE labels SET used_count = used_count - 1 WHERE sort = 'category' AND feature = old.kind AND slug = old.facet_a;
END;
--> statement-breakpoint
CREATE TRIGGER post_tags_insert AFTER INSERT ON post_tags BEGIN
  UPDATE labels SET used_count = used_count + 1 WHERE key = new.label_key;
END;
--> statement-breakpoint
CREATE TRIGGER post_tags_delete AFTER DELETE ON post_tags BEGIN
  UPDATE labels SET used_count = used_count - 1 WHERE key = old.label_key;
END;
--> statement-breakpoint
-- A post whose tags were taken away, by its author or because the account went, has none.
CREATE TRIGGER posts_tags_update AFTER UPDATE OF details ON posts
WHEN coalesce(old.details ->> '$.tags', '') <> '' AND coalesce(new.details ->> '$.tags', '') = '' BEGIN
  DELETE FROM post_tags WHERE post_key = new.key;
END;
--> statement-breakpoint
-- What is merged takes everything along, whoever merges it.
CREATE TRIGGER labels_merge_category AFTER UPDATE OF merged_into ON labels
WHEN new.merged_into IS NOT NULL AND old.merged_into IS NULL AND new.sort = 'category' BEGIN
  UPDATE posts SET facet_a = (SELECT slug FROM labels WHERE label_id = new.merged_into),
    details = json_set(details, iif(kind = 'notes', '$.kind', '$.category'), (SELECT slug FROM labels WHERE label_id = new.merged_into))
    WHERE kind = new.feature AND facet_a = new.slug;
  UPDATE labels SET merged_into = new.merged_into WHERE merged_into = new.label_id;
END;
--> statement-breakpoint
CREATE TRIGGER labels_merge_tag AFTER UPDATE OF merged_into ON labels
WHEN new.merged_into IS NOT NULL AND old.merged_into IS NULL AND new.sort = 'tag' BEGIN
  INSERT OR IGNORE INTO post_tags (post_key, label_key, position)
    SELECT t.post_key, l.key, t.position FROM post_tags t JOIN labels l ON l.label_id = new.merged_into WHERE t.label_key = new.key;
  UPDATE posts SET details = json_set(details, '$.tags', (SELECT group_concat(name, ', ') FROM (SELECT l.name_en AS name FROM post_tags t
      JOIN labels l ON l.key = t.label_key WHERE t.post_key = posts.key AND t.label_key <> new.key ORDER BY t.position))),
    search_text = search_text || ' ' || (SELECT replace(slug, '-', ' ') FROM labels WHERE label_id = new.merged_into)
    WHERE key IN (SELECT post_key FROM post_tags WHERE label_key = new.key);
  DELETE FROM post_tags WHERE label_key = new.key;
  UPDATE labels SET merged_into = new.merged_into WHERE merged_into = new.label_id;
END;
