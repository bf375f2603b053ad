/** Words of the staff's panel. */
export const admin = {
  pages: { panel: "Panel" },
  panel: {
    lead: "What waits for a decision, and whether everything runs.",
    waits: "Waiting for review",
    waiting: "{{count}} waiting",
    approved: "{{count}} approved so far",
    nothing: "Nothing waits.",
    tools: "Manage",
    health: "Health",
    jobs: "Scheduled jobs",
    noJobs: "No job has run yet.",
    dead: "Messages the queue gave up on",
    failedMails: "Mails not delivered",
    openErrors: "Open errors",
    ok: "fine",
    failed: "failed",
  },
  tools: {
    users: { title: "Users", text: "Find, add, block" },
    profiles: { title: "Public profiles", text: "What people publish" },
    departments: { title: "Departments", text: "What forms offer" },
    settings: { title: "Settings", text: "VIP and email domains" },
  },
  queues: {
    experiences: "Course experiences",
    databank_entries: "Databank entries",
    course_submissions: "Suggested courses",
    graduate_applications: "Graduates who apply",
  },
} as const;
