/** Where the tables that every feature stands on name people: accounts, pictures, audit, errors, mails and limits. */
import { pauses, refreshTokens, sessions, users } from "@schema/accounts";
import { graduateApplications } from "@schema/graduates";
import { images } from "@schema/media";
import {
  auditEntries,
  consentLedger,
  consents,
  dailyMarks,
  errorEvents,
  errorGroups,
  flagGuests,
  jobFailures,
  limits,
  outbox,
  settings,
} from "@schema/platform";
import { contributions, reviewClaims } from "@schema/review";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { mailboxOf } from "~/platform/accounts/mailbox";
import { SESSIONS_KEPT } from "~/platform/accounts/sessions.repository.server";
import { DAY } from "~/platform/clock";
import { ERRORS_KEPT, LIMITS_KEPT, MAILS_KEPT, MARKS_KEPT, UNSEEN_KEPT } from "~/platform/forget.server";
import { ACTED, type Person, type PersonalColumn, usedFor } from "./personal.server";

/** A text without what names a person. */
const unnamed = (column: SQLWrapper, { name, userName, userEmail, userId }: Person): SQL =>
  [name, userEmail, userName, userId].reduce((text, mark) => sql`replace(${text}, ${mark}, '…')`, sql`${column}`);

/** Whether a JSON document has a value that is one of the person's names. */
const isNamedIn = (column: SQLWrapper, { name, userName, userEmail, userId }: Person): SQL =>
  sql`EXISTS (SELECT 1 FROM json_tree(coalesce(${column}, 'null')) WHERE json_tree.atom IN (${name}, ${userName}, ${userEmail}, ${userId}))`;

const pictures = usedFor({ purpose: "account", bases: ["contract"], recipients: ["members"], kept: "own", sensitivity: "open" }, [
  {
    stage: "dependents",
    table: images,
    column: images.subjectId,
    // The files go with the next sweep, and the row after them.
    where: ({ userId }) => sql`${images.subjectId} = ${userId}`,
    onDeletion: { set: sql`status = 'deleted', subject_id = '', uploaded_by = NULL` },
    atDeletion: "gone",
    exported: {},
  },
  {
    stage: "dependents",
    table: images,
    column: images.uploadedBy,
    // A job then removes the file as it was uploaded, which may tell where it was taken.
    onDeletion: "detach",
    exported: {},
  },
]);

const acts = usedFor({ purpose: "staff", bases: ["interest"], recipients: ["staff"], kept: "always", sensitivity: "ordinary" }, [
  {
    table: reviewClaims,
    column: reviewClaims.claimedBy,
    processing: { purpose: "staff", bases: ["interest"], recipients: ["staff"], kept: { days: 1, since: "made" }, sensitivity: "ordinary" },
    stage: "acts",
    onDeletion: "delete",
    exported: "nothing",
  },
  { table: settings, column: settings.updatedBy, ...ACTED },
  { table: errorGroups, column: errorGroups.resolvedBy, ...ACTED },
  {
    stage: "acts",
    table: auditEntries,
    column: auditEntries.actorId,
    onDeletion: "detach",
    exported: { only: [auditEntries.act, auditEntries.subjectType, auditEntries.createdAt] },
  },
  {
    stage: "acts",
    table: auditEntries,
    column: auditEntries.subjectId,
    where: ({ userId }) => sql`${auditEntries.subjectType} = 'user' AND ${auditEntries.subjectId} = ${userId}`,
    onDeletion: "delete",
    exported: { only: [auditEntries.act, auditEntries.before, auditEntries.after, auditEntries.reason, auditEntries.createdAt] },
  },
  {
    stage: "acts",
    // Acts on other things that name the person: that they happened stays.
    table: auditEntries,
    column: auditEntries.after,
    where: (person) => sql`${isNamedIn(auditEntries.before, person)} OR ${isNamedIn(auditEntries.after, person)}
      OR instr(coalesce(${auditEntries.reason}, ''), ${person.name}) > 0`,
    onDeletion: { set: sql`before = NULL, after = NULL, reason = NULL` },
    exported: "nothing",
  },
]);

const traces = usedFor(
  {
    purpose: "errors",
    bases: ["interest"],
    recipients: ["staff"],
    kept: { days: ERRORS_KEPT / DAY, since: "made" },
    sensitivity: "ordinary",
  },
  [
    { table: errorEvents, column: errorEvents.userId, stage: "traces", onDeletion: "delete", exported: {} },
    {
      stage: "traces",
      // A browser's error may hold whatever stood on the page.
      table: errorGroups,
      column: errorGroups.message,
      processing: {
        purpose: "errors",
        bases: ["interest"],
        recipients: ["staff"],
        kept: { days: UNSEEN_KEPT / DAY, since: "used" },
        sensitivity: "ordinary",
      },
      where: ({ name, userName, userEmail, userId }) =>
        sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify([name, userName, userEmail, userId])}) AS mark
        WHERE instr(${errorGroups.message} || ' ' || ${errorGroups.route} || ' ' || coalesce(${errorGroups.stack}, ''), mark.value) > 0)`,
      onDeletion: {
        set: (person) => sql`message = ${unnamed(errorGroups.message, person)}, route = ${unnamed(errorGroups.route, person)},
        stack = ${unnamed(errorGroups.stack, person)}`,
      },
      exported: "nothing",
    },
    {
      table: jobFailures,
      column: jobFailures.itemId,
      processing: { purpose: "errors", bases: ["interest"], recipients: ["staff"], kept: "account", sensitivity: "ordinary" },
      stage: "traces",
      onDeletion: "delete",
      exported: "nothing",
    },
    {
      table: consents,
      column: consents.userId,
      processing: { purpose: "consents", bases: ["duty"], recipients: ["iys"], kept: "account", sensitivity: "confidential" },
      stage: "traces",
      onDeletion: "delete",
      exported: {},
    },
    // That somebody agreed is proof for those who asked: it stays, without their name.
    {
      table: consentLedger,
      column: consentLedger.userId,
      processing: {
        purpose: "consents",
        bases: ["duty"],
        recipients: ["staff"],
        kept: { setting: "consentYears", since: "made" },
        sensitivity: "confidential",
      },
      stage: "traces",
      onDeletion: "detach",
      exported: { without: [consentLedger.person] },
    },
    {
      table: flagGuests,
      column: flagGuests.userId,
      processing: { purpose: "account", bases: ["contract"], recipients: [], kept: "account", sensitivity: "ordinary" },
      stage: "traces",
      onDeletion: "delete",
      exported: {},
    },
    {
      table: dailyMarks,
      column: dailyMarks.visitor,
      processing: {
        purpose: "counting",
        bases: ["interest"],
        recipients: [],
        // The day of a mark is over first.
        kept: { days: MARKS_KEPT / DAY + 1, since: "made" },
        sensitivity: "ordinary",
      },
      stage: "traces",
      onDeletion: "delete",
      exported: {},
    },
    {
      stage: "traces",
      table: outbox,
      column: outbox.payload,
      processing: {
        purpose: "mails",
        bases: ["contract"],
        recipients: [],
        kept: { days: MAILS_KEPT / DAY, since: "made" },
        sensitivity: "confidential",
      },
      where: ({
        userEmail,
        userId,
      }) => sql`json_extract(${outbox.payload}, '$.to') = ${userEmail} OR json_extract(${outbox.payload}, '$.userId') = ${userId} OR instr(${outbox.dedupeKey}, ${userId}) > 0
      OR json_extract(${outbox.payload}, '$.to') IN (SELECT email FROM ${graduateApplications} WHERE user_id = ${userId} OR mailbox = ${mailboxOf(userEmail)})`,
      onDeletion: "delete",
      // The words of a mail hold links that still work.
      exported: { only: [outbox.kind, outbox.status, outbox.createdAt] },
    },
    {
      stage: "traces",
      table: limits,
      column: limits.name,
      processing: {
        purpose: "security",
        bases: ["interest"],
        recipients: [],
        kept: { days: LIMITS_KEPT / DAY, since: "ended" },
        sensitivity: "ordinary",
      },
      where: ({ userId }) => sql`${limits.name} LIKE ${`%${userId}`}`,
      onDeletion: "delete",
      exported: {},
    },
  ],
);

const ofSessions = ({ userId }: { userId: string }) =>
  sql`${refreshTokens.sessionId} IN (SELECT ${sessions.sessionId} FROM ${sessions} WHERE ${sessions.userId} = ${userId})`;

const account = usedFor(
  {
    purpose: "security",
    bases: ["contract", "interest"],
    recipients: [],
    kept: { days: SESSIONS_KEPT / DAY, since: "expired" },
    sensitivity: "confidential",
  },
  [
    // Hashes of secrets alone: nobody can read anything out of them, and nobody should carry them about.
    {
      table: refreshTokens,
      column: refreshTokens.sessionId,
      where: ofSessions,
      stage: "account",
      onDeletion: "delete",
      exported: "nothing",
    },
    {
      table: pauses,
      column: pauses.userId,
      processing: { purpose: "safety", bases: ["interest"], recipients: ["staff"], kept: "account", sensitivity: "confidential" },
      stage: "account",
      onDeletion: "delete",
      exported: { without: [pauses.pausedBy, pauses.liftedBy] },
    },
    { table: pauses, column: pauses.pausedBy, ...ACTED },
    { table: pauses, column: pauses.liftedBy, ...ACTED },
    { table: sessions, column: sessions.userId, stage: "account", onDeletion: "delete", exported: {} },
    {
      table: users,
      column: users.userId,
      processing: { purpose: "account", bases: ["contract"], recipients: ["members", "staff"], kept: "account", sensitivity: "ordinary" },
      stage: "person",
      onDeletion: "delete",
      exported: { without: [users.passwordHash, users.userNameKey, users.sortKey] },
    },
  ],
);

export const platformPersonalData: readonly PersonalColumn[] = [
  ...pictures,
  {
    table: contributions,
    column: contributions.userId,
    processing: { purpose: "contributions", bases: ["contract"], recipients: ["members"], kept: "account", sensitivity: "ordinary" },
    stage: "counts",
    onDeletion: "delete",
    exported: {},
  },
  ...acts,
  ...traces,
  ...account,
];
