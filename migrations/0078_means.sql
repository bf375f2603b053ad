-- Means are cut to hundredths, so that a tenth that is rounded from them is right: 3.5454 is 3.5.
DROP TRIGGER experiences_sums_insert;
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
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = new.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = new.course_id;
END;
--> statement-breakpoint
DROP TRIGGER experiences_sums_leave;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_leave AFTER UPDATE OF course_id, status, overall, difficulty, usefulness, weekly_hours, instructor_id, term, letter_grade ON experiences WHEN old.status = 'approved' AND (old.course_id <> new.course_id OR old.status <> new.status OR old.overall <> new.overall OR old.difficulty <> new.difficulty OR old.usefulness <> new.usefulness OR old.weekly_hours <> new.weekly_hours OR old.instructor_id <> new.instructor_id OR old.term <> new.term OR old.letter_grade IS NOT new.letter_grade) BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT old.course_id, split.instructor_id, split.term, -1, -(old.overall), -(old.overall * old.overall), -(old.difficulty), -(old.difficulty * old.difficulty), -(old.usefulness), -(old.usefulness * old.usefulness), -(old.weekly_hours), -(old.weekly_hours * old.weekly_hours), -((old.overall = 1)), -((old.overall = 2)), -((old.overall = 3)), -((old.overall = 4)), -((old.overall = 5))
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT old.instructor_id, '' UNION ALL SELECT '', old.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT old.course_id, old.letter_grade, -1 WHERE old.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = old.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = old.course_id;
END;
--> statement-breakpoint
DROP TRIGGER experiences_sums_enter;
--> statement-breakpoint
CREATE TRIGGER experiences_sums_enter AFTER UPDATE OF course_id, status, overall, difficulty, usefulness, weekly_hours, instructor_id, term, letter_grade ON experiences WHEN new.status = 'approved' AND (old.course_id <> new.course_id OR old.status <> new.status OR old.overall <> new.overall OR old.difficulty <> new.difficulty OR old.usefulness <> new.usefulness OR old.weekly_hours <> new.weekly_hours OR old.instructor_id <> new.instructor_id OR old.term <> new.term OR old.letter_grade IS NOT new.letter_grade) BEGIN
  INSERT INTO experience_sums (course_id, instructor_id, term, n, overall_sum, overall_squares, difficulty_sum, difficulty_squares, usefulness_sum, usefulness_squares, hours_sum, hours_squares, overall_1, overall_2, overall_3, overall_4, overall_5)
    SELECT new.course_id, split.instructor_id, split.term, 1, new.overall, new.overall * new.overall, new.difficulty, new.difficulty * new.difficulty, new.usefulness, new.usefulness * new.usefulness, new.weekly_hours, new.weekly_hours * new.weekly_hours, (new.overall = 1), (new.overall = 2), (new.overall = 3), (new.overall = 4), (new.overall = 5)
    FROM (SELECT '' AS instructor_id, '' AS term UNION ALL SELECT new.instructor_id, '' UNION ALL SELECT '', new.term) AS split
    WHERE true
    ON CONFLICT (course_id, instructor_id, term) DO UPDATE SET n = n + excluded.n, overall_sum = overall_sum + excluded.overall_sum, overall_squares = overall_squares + excluded.overall_squares, difficulty_sum = difficulty_sum + excluded.difficulty_sum, difficulty_squares = difficulty_squares + excluded.difficulty_squares, usefulness_sum = usefulness_sum + excluded.usefulness_sum, usefulness_squares = usefulness_squares + excluded.usefulness_squares, hours_sum = hours_sum + excluded.hours_sum, hours_squares = hours_squares + excluded.hours_squares, overall_1 = overall_1 + excluded.overall_1, overall_2 = overall_2 + excluded.overall_2, overall_3 = overall_3 + excluded.overall_3, overall_4 = overall_4 + excluded.overall_4, overall_5 = overall_5 + excluded.overall_5;
  INSERT INTO grade_counts (course_id, letter_grade, n) SELECT new.course_id, new.letter_grade, 1 WHERE new.letter_grade IS NOT NULL
    ON CONFLICT (course_id, letter_grade) DO UPDATE SET n = n + excluded.n;
  UPDATE courses SET
    experience_count = s.n,
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = new.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = new.course_id;
END;
--> statement-breakpoint
DROP TRIGGER experiences_sums_delete;
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
    overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
    difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
    hours_hundredths = iif(s.n >= 3, 100 * s.hours_sum / s.n, NULL)
    FROM (SELECT * FROM experience_sums WHERE course_id = old.course_id AND instructor_id = '' AND term = '') AS s
    WHERE courses.course_id = old.course_id;
END;
--> statement-breakpoint
UPDATE courses SET
  overall_hundredths = iif(s.n >= 3, 100 * s.overall_sum / s.n, NULL),
  difficulty_hundredths = iif(s.n >= 3, 100 * s.difficulty_sum / s.n, NULL),
  hours_hundredths = iif(s.n >= 3, CAST(100 * s.hours_sum / s.n AS INTEGER), NULL)
  FROM (SELECT * FROM experience_sums WHERE instructor_id = '' AND term = '') AS s
  WHERE courses.course_id = s.course_id;
