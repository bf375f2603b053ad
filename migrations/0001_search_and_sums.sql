-- Full-text tables, sums and totals: kept true by the database itself.
--> statement-breakpoint
CREATE VIRTUAL TABLE courses_fts USING fts5(search_text, content='courses', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER courses_fts_insert AFTER INSERT ON courses BEGIN
  INSERT INTO courses_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER courses_fts_update AFTER UPDATE OF search_text ON courses WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO courses_fts (courses_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO courses_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER courses_fts_delete AFTER DELETE ON courses BEGIN
  INSERT INTO courses_fts (courses_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE experiences_fts USING fts5(search_text, content='experiences', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER experiences_fts_insert AFTER INSERT ON experiences BEGIN
  INSERT INTO experiences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_fts_update AFTER UPDATE OF search_text ON experiences WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO experiences_fts (experiences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO experiences_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_fts_delete AFTER DELETE ON experiences BEGIN
  INSERT INTO experiences_fts (experiences_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE databank_entries_fts USING fts5(search_text, content='databank_entries', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_insert AFTER INSERT ON databank_entries BEGIN
  INSERT INTO databank_entries_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_update AFTER UPDATE OF search_text ON databank_entries WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO databank_entries_fts (databank_entries_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO databank_entries_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_fts_delete AFTER DELETE ON databank_entries BEGIN
  INSERT INTO databank_entries_fts (databank_entries_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE users_fts USING fts5(search_text, content='users', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER users_fts_insert AFTER INSERT ON users BEGIN
  INSERT INTO users_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER users_fts_update AFTER UPDATE OF search_text ON users WHEN old.search_text <> new.search_text BEGIN
  INSERT INTO users_fts (users_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
  INSERT INTO users_fts (rowid, search_text) VALUES (new.key, new.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER users_fts_delete AFTER DELETE ON users BEGIN
  INSERT INTO users_fts (users_fts, rowid, search_text) VALUES ('delete', old.key, old.search_text);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_insert AFTER INSERT ON experiences WHEN new.status = 'approved' BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT new.course_id, split.instructor_id, split.term, 1, new.overall, new.overall * new.overall, new.difficulty, new.difficulty * new.difficulty, new.usefulness, new.usefulness * new.usefulness, new.weekly_hours, new.weekly_hours * new.weekly_hours, (new.overall = 1), (new.overall = 2), (new.overall = 3), (new.overall = 4), (new.overall = 5)
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT new.instructor_id, '' UNION ALL SELECT '', new.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT new.course_id, new.letter_grade, 1 WHERE new.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, (200 * s.overall_sum + s.n) / (2 * s.n), NULL),
    difficulty_hundredths = iif(s.n >= 3, (200 * s.difficulty_sum + s.n) / (2 * s.n), NULL),
    hours_hundredths = iif(s.n >= 3, (200 * s.hours_sum + s.n) / (2 * s.n), NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = new.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_leave AFTER UPDATE OF status, overall, difficulty, usefulness, weekly_hours, instructor_id, term, letter_grade ON experiences WHEN old.status = 'approved' AND (old.status <> new.status OR old.overall <> new.overall OR old.difficulty <> new.difficulty OR old.usefulness <> new.usefulness OR old.weekly_hours <> new.weekly_hours OR old.instructor_id <> new.instructor_id OR old.term <> new.term OR old.letter_grade IS NOT new.letter_grade) BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT old.course_id, split.instructor_id, split.term, -1, -(old.overall), -(old.overall * old.overall), -(old.difficulty), -(old.difficulty * old.difficulty), -(old.usefulness), -(old.usefulness * old.usefulness), -(old.weekly_hours), -(old.weekly_hours * old.weekly_hours), -((old.overall = 1)), -((old.overall = 2)), -((old.overall = 3)), -((old.overall = 4)), -((old.overall = 5))
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT old.instructor_id, '' UNION ALL SELECT '', old.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT old.course_id, old.letter_grade, -1 WHERE old.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, (200 * s.overall_sum + s.n) / (2 * s.n), NULL),
    difficulty_hundredths = iif(s.n >= 3, (200 * s.difficulty_sum + s.n) / (2 * s.n), NULL),
    hours_hundredths = iif(s.n >= 3, (200 * s.hours_sum + s.n) / (2 * s.n), NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = old.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_enter AFTER UPDATE OF status, overall, difficulty, usefulness, weekly_hours, instructor_id, term, letter_grade ON experiences WHEN new.status = 'approved' AND (old.status <> new.status OR old.overall <> new.overall OR old.difficulty <> new.difficulty OR old.usefulness <> new.usefulness OR old.weekly_hours <> new.weekly_hours OR old.instructor_id <> new.instructor_id OR old.term <> new.term OR old.letter_grade IS NOT new.letter_grade) BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT new.course_id, split.instructor_id, split.term, 1, new.overall, new.overall * new.overall, new.difficulty, new.difficulty * new.difficulty, new.usefulness, new.usefulness * new.usefulness, new.weekly_hours, new.weekly_hours * new.weekly_hours, (new.overall = 1), (new.overall = 2), (new.overall = 3), (new.overall = 4), (new.overall = 5)
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT new.instructor_id, '' UNION ALL SELECT '', new.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT new.course_id, new.letter_grade, 1 WHERE new.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, (200 * s.overall_sum + s.n) / (2 * s.n), NULL),
    difficulty_hundredths = iif(s.n >= 3, (200 * s.difficulty_sum + s.n) / (2 * s.n), NULL),
    hours_hundredths = iif(s.n >= 3, (200 * s.hours_sum + s.n) / (2 * s.n), NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = new.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_delete AFTER DELETE ON experiences WHEN old.status = 'approved' BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT old.course_id, split.instructor_id, split.term, -1, -(old.overall), -(old.overall * old.overall), -(old.difficulty), -(old.difficulty * old.difficulty), -(old.usefulness), -(old.usefulness * old.usefulness), -(old.weekly_hours), -(old.weekly_hours * old.weekly_hours), -((old.overall = 1)), -((old.overall = 2)), -((old.overall = 3)), -((old.overall = 4)), -((old.overall = 5))
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT old.instructor_id, '' UNION ALL SELECT '', old.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT old.course_id, old.letter_grade, -1 WHERE old.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, (200 * s.overall_sum + s.n) / (2 * s.n), NULL),
    difficulty_hundredths = iif(s.n >= 3, (200 * s.difficulty_sum + s.n) / (2 * s.n), NULL),
    hours_hundredths = iif(s.n >= 3, (200 * s.hours_sum + s.n) / (2 * s.n), NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = old.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER experience_votes_insert AFTER INSERT ON experience_votes BEGIN
  UPDATE experiences SET helpful_count = helpful_count + 1 WHERE experience_id = new.experience_id;
END;
--> statement-breakpoint
CREATE TRIGGER experience_votes_delete AFTER DELETE ON experience_votes BEGIN
  UPDATE experiences SET helpful_count = helpful_count - 1 WHERE experience_id = old.experience_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_favorites_insert AFTER INSERT ON course_favorites BEGIN
  UPDATE courses SET favorite_count = favorite_count + 1 WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER course_favorites_delete AFTER DELETE ON course_favorites BEGIN
  UPDATE courses SET favorite_count = favorite_count - 1 WHERE course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_insert AFTER INSERT ON databank_entries WHEN new.status = 'approved' BEGIN
  UPDATE courses SET databank_count = databank_count + 1, databank_updated_at = max(coalesce(databank_updated_at, 0), new.updated_at) WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_enter AFTER UPDATE OF status ON databank_entries WHEN old.status <> 'approved' AND new.status = 'approved' BEGIN
  UPDATE courses SET databank_count = databank_count + 1, databank_updated_at = max(coalesce(databank_updated_at, 0), new.updated_at) WHERE course_id = new.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_leave AFTER UPDATE OF status ON databank_entries WHEN old.status = 'approved' AND new.status <> 'approved' BEGIN
  UPDATE courses SET databank_count = databank_count - 1, databank_updated_at = max(coalesce(databank_updated_at, 0), old.updated_at) WHERE course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_delete AFTER DELETE ON databank_entries WHEN old.status = 'approved' BEGIN
  UPDATE courses SET databank_count = databank_count - 1, databank_updated_at = max(coalesce(databank_updated_at, 0), old.updated_at) WHERE course_id = old.course_id;
END;
--> statement-breakpoint
CREATE TRIGGER courses_total_insert AFTER INSERT ON courses BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('courses', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_total_update AFTER UPDATE OF status ON courses WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'courses' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('courses', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER courses_total_delete AFTER DELETE ON courses BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'courses' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_total_insert AFTER INSERT ON experiences BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('experiences', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_total_update AFTER UPDATE OF status ON experiences WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'experiences' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('experiences', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_total_delete AFTER DELETE ON experiences BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'experiences' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_total_insert AFTER INSERT ON databank_entries BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('databank_entries', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_total_update AFTER UPDATE OF status ON databank_entries WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'databank_entries' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('databank_entries', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_total_delete AFTER DELETE ON databank_entries BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'databank_entries' AND facet = old.status;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_total_insert AFTER INSERT ON course_submissions BEGIN
  INSERT INTO counters (name, facet, value) VALUES ('course_submissions', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_total_update AFTER UPDATE OF status ON course_submissions WHEN old.status <> new.status BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'course_submissions' AND facet = old.status;
  INSERT INTO counters (name, facet, value) VALUES ('course_submissions', new.status, 1) ON CONFLICT (name, facet) DO UPDATE SET value = value + 1;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_total_delete AFTER DELETE ON course_submissions BEGIN
  UPDATE counters SET value = value - 1 WHERE name = 'course_submissions' AND facet = old.status;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE instructors_fts USING fts5(name_key, content='instructors', content_rowid='key', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE TRIGGER instructors_fts_insert AFTER INSERT ON instructors BEGIN
  INSERT INTO instructors_fts (rowid, name_key) VALUES (new.key, new.name_key);
END;
--> statement-breakpoint
CREATE TRIGGER instructors_fts_delete AFTER DELETE ON instructors BEGIN
  INSERT INTO instructors_fts (instructors_fts, rowid, name_key) VALUES ('delete', old.key, old.name_key);
END;
--> statement-breakpoint
CREATE TRIGGER daily_marks_course AFTER INSERT ON daily_marks WHEN new.subject LIKE 'course-%' BEGIN
  UPDATE courses SET view_count = view_count + 1 WHERE course_id = new.subject;
END;
--> statement-breakpoint
CREATE TRIGGER experiences_contributions_insert AFTER INSERT ON experiences BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'experiences', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_contributions_update AFTER UPDATE OF status, author_id ON experiences WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'experiences', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'experiences', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER experiences_contributions_delete AFTER DELETE ON experiences BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'experiences', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_contributions_insert AFTER INSERT ON databank_entries BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'databank_entries', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_contributions_update AFTER UPDATE OF status, author_id ON databank_entries WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'databank_entries', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'databank_entries', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER databank_entries_contributions_delete AFTER DELETE ON databank_entries BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'databank_entries', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_contributions_insert AFTER INSERT ON course_submissions BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'course_submissions', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_contributions_update AFTER UPDATE OF status, author_id ON course_submissions WHEN old.status <> new.status OR old.author_id IS NOT new.author_id BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'course_submissions', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT new.author_id, 'course_submissions', (new.status = 'waiting') * 1, (new.status = 'approved') * 1, (new.status = 'rejected') * 1, (new.status = 'deleted') * 1, new.created_at WHERE new.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted, last_at = max(last_at, excluded.last_at);
END;
--> statement-breakpoint
CREATE TRIGGER course_submissions_contributions_delete AFTER DELETE ON course_submissions BEGIN
  INSERT INTO contributions (user_id, collection, waiting, approved, rejected, deleted, last_at)
    SELECT old.author_id, 'course_submissions', (old.status = 'waiting') * -1, (old.status = 'approved') * -1, (old.status = 'rejected') * -1, (old.status = 'deleted') * -1, old.created_at WHERE old.author_id IS NOT NULL
    ON CONFLICT (user_id, collection) DO UPDATE SET waiting = waiting + excluded.waiting, approved = approved + excluded.approved, rejected = rejected + excluded.rejected, deleted = deleted + excluded.deleted;
END;
