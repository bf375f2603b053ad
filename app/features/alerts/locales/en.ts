/** Words of alerts. What is in brackets in a notice says which, or how many. */
export const alerts = {
  kinds: {
    store: "a store doesn't answer",
    queue: "minutes that a message has been waiting",
    late: "a job hasn't run when it should",
    failed: "a job's last run failed",
    dead: "messages that the queue gave up",
    messages: "messages that failed for good",
    mail: "emails that keep failing",
    errors: "many errors within an hour",
    payments: "payments that don't settle",
    database: "the database is nearly full, in MB",
    requestDue: "a legal request has to be answered soon",
    requestOverdue: "a legal request wasn't answered in time",
    breachDue: "a data breach has to be reported to the Board soon",
    breachOverdue: "a data breach wasn't reported to the Board in time",
  },
  titles: { breach: "72 hours" },
  notices: {
    raised: "Something is wrong: {{what}} ({{title}})",
    raisedChoice: "Something is wrong with the site",
    over: "Over: {{what}} ({{title}})",
    overChoice: "What was wrong with the site is over",
  },
};
