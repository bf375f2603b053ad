-- Names that their signs tell from others are words of their own now (app/platform/folding.ts): rows from before get them.
UPDATE posts SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(title, '') || ' ' || coalesce(text, '') || ' ' || coalesce(details, '') || ' ') AS said FROM posts)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE posts.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE events SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(name, '') || ' ' || coalesce(location, '') || ' ' || coalesce(description, '') || ' ') AS said FROM events)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE events.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE communities SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(name, '') || ' ' || coalesce(description, '') || ' ') AS said FROM communities)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE communities.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE qa_questions SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(question_en, '') || ' ' || coalesce(question_tr, '') || ' ' || coalesce(answer_en, '') || ' ' || coalesce(answer_tr, '') || ' ') AS said FROM qa_questions)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE qa_questions.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE information_projects SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(name_en, '') || ' ' || coalesce(name_tr, '') || ' ' || coalesce(description_en, '') || ' ' || coalesce(description_tr, '') || ' ' || coalesce(access_requirements, '') || ' ' || coalesce(process_steps, '') || ' ' || coalesce(warnings, '') || ' ' || coalesce(notes, '') || ' ') AS said FROM information_projects)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE information_projects.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE course_equivalences SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(their_course, '') || ' ' || coalesce(our_course, '') || ' ') AS said FROM course_equivalences)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE course_equivalences.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE courses SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(name_en, '') || ' ' || coalesce(name_tr, '') || ' ') AS said FROM courses)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE courses.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE experiences SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(text, '') || ' ' || coalesce(tips, '') || ' ') AS said FROM experiences)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE experiences.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE databank_entries SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(topics, '') || ' ' || coalesce(exam_kinds, '') || ' ' || coalesce(advice, '') || ' ') AS said FROM databank_entries)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE databank_entries.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE todos SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(title, '') || ' ' || coalesce(note, '') || ' ' || coalesce(list, '') || ' ') AS said FROM todos)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE todos.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE ai_chats SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(title, '') || ' ') AS said FROM ai_chats)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE ai_chats.key = said.said_key AND said.words <> '';
--> statement-breakpoint
UPDATE ai_answers SET search_text = search_text || said.words FROM (
  SELECT key AS said_key, iif(instr(said, 'c++') > 0, ' cpp', '') || iif(said GLOB '*[^a-z0-9]c#*', ' csharp', '')
    || iif(said GLOB '*[^a-z0-9]f#*', ' fsharp', '')
    || iif(said GLOB '*[^a-z0-9].net[^a-z0-9]*' OR said GLOB '*[^a-z0-9]asp.net[^a-z0-9]*', ' dotnet', '') AS words
  FROM (SELECT key, lower(' ' || coalesce(question, '') || ' ') AS said FROM ai_answers)
  WHERE instr(said, 'c++') > 0 OR instr(said, 'c#') > 0 OR instr(said, 'f#') > 0 OR instr(said, '.net') > 0
) AS said WHERE ai_answers.key = said.said_key AND said.words <> '';
