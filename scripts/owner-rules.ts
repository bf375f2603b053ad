/** Who may touch which tables. What is declared here and isn't done any more is a fault as well. */
import type { Sources } from "./feature-graph";
import { type Table, type Tables, tableAccess } from "./table-access";

interface DeclaredReads {
  /** The folder that reads, `everyone` above the owner, or a single file. */
  by: string;
  tables: readonly string[];
  why: string;
}

/**
 * What is read of tables that another folder owns. A join costs nothing, where asking the owner costs another trip to D1
 * and a list of ids; whoever changes such a table finds its readers here.
 */
const declaredReads: readonly DeclaredReads[] = [
  { by: "everyone", tables: ["users"], why: "names of people stand beside what they wrote" },
  { by: "everyone", tables: ["departments"], why: "courses, people and events are told apart by department" },
  { by: "everyone", tables: ["counters"], why: "triggers keep the totals of all tables in one" },
  { by: "everyone", tables: ["contributions"], why: "triggers keep there what each person gave" },
  { by: "everyone", tables: ["audit_entries"], why: "conditions and lists say who decided what, and why" },
  {
    by: "app/engines/personal/",
    tables: [
      "images",
      "review_claims",
      "daily_marks",
      "error_events",
      "error_groups",
      "job_failures",
      "limits",
      "outbox",
      "settings",
      "consent_ledger",
      "consents",
      "flag_guests",
    ],
    why: "declares what becomes of the lower layers' rows when an account goes",
  },
  { by: "app/engines/personal/", tables: ["pauses", "refresh_tokens", "sessions"], why: "an account's sessions and pauses go with it" },
  { by: "app/features/reporting/", tables: ["pauses"], why: "whoever is paused is told until when and why" },
  { by: "app/engines/personal/", tables: ["graduate_applications"], why: "mails to the address of an application go with its person" },
  { by: "app/engines/posts/", tables: ["images"], why: "pictures of a post go with it" },
  { by: "app/features/qa/", tables: ["posts"], why: "a question of the pool is a discussion" },
  { by: "app/engines/labels/", tables: ["posts"], why: "a post's tags are what the post says" },
  { by: "app/engines/posts/", tables: ["replies"], why: "what a reply said before goes with its author" },
  { by: "app/platform/mail/", tables: ["mail_tokens", "login_codes"], why: "a mail is sent only while its link or code can be used" },
  {
    by: "app/features/notifications/",
    tables: ["notice_choices", "push_subscriptions"],
    why: "announcements are pushed to those whom they reach",
  },
  {
    by: "app/features/admin/",
    tables: ["cron_runs", "dead_letters", "error_groups", "hourly_totals", "outbox"],
    why: "the panel shows the health of the machinery, and what happened lately",
  },
  {
    by: "app/features/alerts/",
    tables: ["dead_letters", "error_events", "outbox", "payments", "legal_requests", "breaches"],
    why: "admins are told when the machinery or money doesn't get on, and when the time of a legal request or of a breach runs out",
  },
  {
    by: "app/features/course-marks/",
    tables: ["gpa_transcripts", "consents", "courses", "course_aliases"],
    why: "marks are made of one's transcript while one agrees, by the codes that courses have now",
  },
  {
    by: "app/features/study-plan/",
    tables: ["programs", "program_courses", "courses", "course_prerequisites", "waiting_prerequisites", "offerings"],
    why: "a plan to graduation is made of a curriculum, what its courses need and when they were given",
  },
  { by: "app/features/audit/", tables: ["error_groups"], why: "the audit leads to an error that is still there" },
  { by: "app/features/categories/", tables: ["labels"], why: "the audit leads to a category that is still there" },
  { by: "app/features/tags/", tables: ["labels"], why: "the audit leads to a tag that is still there" },
  { by: "app/features/reporting/", tables: ["review_claims"], why: "the queue of staff shows who has an appeal in hand" },
  { by: "app/features/contacts/", tables: ["review_claims"], why: "the queue of staff shows who has a message in hand" },
  { by: "app/features/errors/", tables: ["error_events", "error_groups"], why: "shows staff what the platform remembers of failures" },
  { by: "app/features/users/", tables: ["sessions"], why: "shows staff where somebody is signed in" },
  { by: "app/features/profile/", tables: ["sessions", "google_accounts"], why: "an account's page shows how it is signed in" },
  { by: "app/features/reception/", tables: ["mail_tokens", "login_codes", "known_devices"], why: "what is found and written in one batch" },
  {
    by: "app/features/courses/",
    tables: ["courses", "instructors", "offerings", "sections", "section_meetings", "section_instructors"],
    why: "experiences are of a course and of who taught it, and an instructor's page says what they teach and when",
  },
  {
    by: "app/features/courses/",
    tables: ["schedules", "schedule_sections"],
    why: "who writes is offered the courses of their own schedules",
  },
  { by: "app/features/databank/", tables: ["courses", "instructors"], why: "entries are of a course and of who taught it" },
  {
    by: "app/features/catalog/",
    tables: ["experiences", "databank_entries"],
    why: "a course or a lecturer that somebody wrote about stays when their import is undone",
  },
  {
    by: "app/features/schedule/",
    tables: [
      "academic_terms",
      ...["courses", "offerings", "sections", "section_meetings", "section_instructors", "instructors"],
      ...["programs", "program_courses", "course_prerequisites", "waiting_prerequisites"],
    ],
    why: "a schedule is made of the timetable, and held against curriculum and prerequisites",
  },
  {
    by: "app/features/rooms/",
    tables: ["academic_terms", "offerings", "sections", "section_meetings", "imports"],
    why: "a room is free while the running term's timetable has no lecture in it",
  },
  {
    by: "app/features/exams/",
    tables: ["courses", "schedules", "schedule_sections"],
    why: "an exam is of a course, and of whoever has it in their week",
  },
  {
    by: "app/features/seats/",
    tables: [
      ...["academic_terms", "courses", "offerings", "sections", "section_meetings", "section_instructors", "instructors"],
      ...["schedules", "schedule_sections"],
    ],
    why: "who looks for room sees the sections of their week, in the weeks that the calendar has for that",
  },
  { by: "app/features/ai/", tables: ["settings"], why: "the nightly sweep goes by what admins set at that moment" },
  {
    by: "app/features/reporting/",
    tables: ["legal_requests"],
    why: "everybody is told by year how many legal requests came and what became of them",
  },
  { by: "app/features/breaches/", tables: ["outbox"], why: "how the mails of a notice ended is kept longer than they are" },
  { by: "app/features/legal-requests/", tables: ["restrictions"], why: "what is hidden for a request is written, told and erased with it" },
  { by: "app/features/legal-requests/", tables: ["settings"], why: "the nightly sweep goes by what admins set at that moment" },
  { by: "app/features/profile/", tables: ["settings"], why: "the nightly sweep goes by what admins set at that moment" },
  { by: "app/features/group-hour/", tables: ["study_rooms"], why: "a meeting's study room is shown while it can be entered" },
  { by: "app/features/study-room/", tables: ["courses"], why: "a study room may be about a course" },
  {
    by: "app/features/catalog/",
    tables: ["schedules", "schedule_sections", "schedule_items"],
    why: "a list may hold only what fits a schedule of the reader's own",
  },
  { by: "app/features/catalog/", tables: ["experience_sums"], why: "a section says what its instructor was rated in the course" },
  { by: "app/features/catalog/", tables: ["demand_releases"], why: "a course's page says how many plan a section" },
  {
    by: "app/features/departments/",
    tables: ["courses", "programs", "course_submissions", "graduate_applications", "announcements"],
    why: "a department that something names stays when its import is undone",
  },
  { by: "app/features/home/", tables: ["courses", "experiences"], why: "the front page shows the latest and the best known" },
  {
    by: "app/features/thread/",
    tables: ["posts", "post_follows", "post_revisions"],
    why: "threads are posts, and their replies hang on them",
  },
  { by: "app/features/survey/", tables: ["posts"], why: "a survey is a post, and is open as long as that is" },
  { by: "app/features/erasmus/", tables: ["posts"], why: "experience from abroad is posts with courses beside" },
  { by: "app/features/events/", tables: ["communities"], why: "an event names the community that organizes it" },
  { by: "app/features/events/", tables: ["images"], why: "pictures of an event go with it" },
  {
    by: "app/features/events/",
    tables: ["tickets", "ticket_orders", "ticket_waits"],
    why: "a category that has tickets is closed, not deleted; whoever has or awaits one hears of changes, and of moves away from what they ordered, and rates the event",
  },
  {
    by: "app/features/tickets/",
    tables: ["events", "event_dates", "ticket_categories", "communities", "community_members", "community_sellers"],
    why: "seats are of an event's categories, its organizers check them in, and what they advertise names for whom it is sent",
  },
  {
    by: "app/features/payments/",
    tables: [
      ...["ticket_orders", "tickets", "ticket_categories", "events", "event_dates", "communities", "community_sellers", "settings"],
      "billing_records",
    ],
    why: "a contract goes with the records of its order, what is paid is an order's seats, sold by the event's community or by whoever runs the site, money goes back for those that were returned, and what an event sold is paid out to its community",
  },
  {
    by: "app/features/billing/",
    tables: ["payments", "sale_contracts", "settings"],
    why: "a record stands beside the contract that it was sold under, a person's are found through their payments, and the nightly sweep goes by what admins set",
  },
  { by: "app/features/traffic/", tables: ["settings"], why: "the nightly sweep goes by what admins set" },
  { by: "app/features/community/", tables: ["events", "event_dates"], why: "a community's page shows what it has on" },
  { by: "app/features/community-events/", tables: ["events", "communities"], why: "a list of events by community" },
  {
    by: "app/features/event-stats/",
    tables: ["events", "event_days", "event_rsvps", "event_stars", "ticket_categories"],
    why: "counts what happened around an event",
  },
];

/** The name under which a module's reads are declared. */
const folderOf = (path: string) => /^app\/(?:features|engines|platform)\/[^/]+\/|^app\/platform\//.exec(path)?.[0] ?? path;

const isOwn = (path: string, { owner }: Table) => owner !== undefined && path.startsWith(owner);

/** What is wrong, as sentences; none when all is well. */
export function faultsOf(sources: Sources, tables: Tables, declared: readonly DeclaredReads[] = declaredReads): string[] {
  const allowed = new Set(declared.flatMap(({ by, tables: names }) => names.map((name) => `${by} ${name}`)));
  const used = new Set<string>();
  const faults = [...tables].flatMap(([constant, { owner }]) =>
    owner ? [] : [`${constant} has no owner: no folder has the name of its file in drizzle/schema.`],
  );
  for (const [path, text] of sources) {
    const { writes, reads } = tableAccess(text, tables);
    for (const table of writes) if (!isOwn(path, table)) faults.push(`${path} writes ${table.name}, which ${table.owner} alone may.`);
    for (const table of reads) {
      if (isOwn(path, table)) continue;
      const names = [`everyone ${table.name}`, `${folderOf(path)} ${table.name}`];
      const found = names.find((name) => allowed.has(name));
      if (found) used.add(found);
      else faults.push(`${path} reads ${table.name} of ${table.owner}, which isn't declared in scripts/owner-rules.ts.`);
    }
  }
  return [...faults, ...[...allowed].filter((name) => !used.has(name)).map((name) => `It is declared, but not done any more: ${name}.`)];
}
