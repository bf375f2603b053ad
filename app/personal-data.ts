/**
 * Every place where the database names people. A test walks the schema and fails when a new one is missing here.
 * The order is that of deletion: what points at something goes before it.
 */
import { googleAccounts, knownDevices, loginCodes, mailTokens, refreshTokens, registrations, sessions, users } from "@schema/accounts";
import { communities, communityMembers, joinRequests } from "@schema/communities";
import { courseFavorites, courseSubmissions, imports } from "@schema/courses";
import { databankEntries } from "@schema/databank";
import { eventRsvps, eventStars, events } from "@schema/events";
import { experiences, experienceVotes } from "@schema/experiences";
import { graduateApplications } from "@schema/graduates";
import { images } from "@schema/media";
import {
  auditEntries,
  contributions,
  dailyMarks,
  errorEvents,
  errorGroups,
  jobFailures,
  limits,
  outbox,
  reviewClaims,
  settings,
} from "@schema/platform";
import { courseEquivalences, postAliases, postFollows, postLikes, postRevisions, posts, replies, replyLikes, reports } from "@schema/posts";
import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { collections } from "./collections";
import type { Person, PersonalPlace } from "./platform/personal/personal.server";

/** Staff acts on others' content say nothing about the person but that they acted. */
const ACTED = { onDeletion: "detach", exported: "nothing" } as const;

const goingKinds = JSON.stringify(collections.filter(({ goesWithAuthor }) => goesWithAuthor).map(({ feature }) => feature));

/** A post that stays without its author: readers see it, and it leads to nobody. */
const postStays = sql`(posts.status = 'approved' AND posts.kind NOT IN (SELECT value FROM json_each(${goingKinds})))`;

/** An event that stays without its creator: it was shown, for its community. */
const eventStays = sql`(events.deleted_at IS NULL AND events.is_awaiting_review = 0)`;

const theirPosts = ({ userId }: Person) => sql`SELECT posts.post_id FROM posts WHERE posts.author_id = ${userId}`;

/** A text without what names a person. */
const unnamed = (column: SQLWrapper, { name, userName, userEmail, userId }: Person): SQL =>
  [name, userEmail, userName, userId].reduce((text, mark) => sql`replace(${text}, ${mark}, '…')`, sql`${column}`);

const contributed: PersonalPlace[] = [
  {
    // Others' votes for what goes below.
    table: experienceVotes,
    column: experienceVotes.experienceId,
    where: ({ userId }) => sql`${experienceVotes.experienceId} IN (SELECT ${experiences.experienceId} FROM ${experiences}
      WHERE ${experiences.authorId} = ${userId} AND ${experiences.status} <> 'approved')`,
    onDeletion: "delete",
    exported: "nothing",
  },
  {
    table: experiences,
    column: experiences.authorId,
    onDeletion: { detachWhere: eq(experiences.status, "approved") },
    exported: { without: [experiences.reviewedBy] },
  },
  {
    table: databankEntries,
    column: databankEntries.authorId,
    onDeletion: { detachWhere: eq(databankEntries.status, "approved") },
    exported: { without: [databankEntries.reviewedBy] },
  },
  {
    table: courseSubmissions,
    column: courseSubmissions.authorId,
    // The note was for staff.
    onDeletion: { detachWhere: eq(courseSubmissions.status, "approved"), and: sql`note = NULL` },
    exported: { without: [courseSubmissions.reviewedBy] },
  },
  { table: experienceVotes, column: experienceVotes.userId, onDeletion: "delete", exported: {} },
  { table: courseFavorites, column: courseFavorites.userId, onDeletion: "delete", exported: {} },
  {
    table: images,
    column: images.subjectId,
    // The files go with the next sweep, and the row after them.
    where: ({ userId }) => sql`${images.subjectId} = ${userId}`,
    onDeletion: { set: sql`status = 'deleted', subject_id = '', uploaded_by = NULL` },
    exported: {},
  },
  {
    // Pictures of what goes below.
    table: images,
    column: images.subjectId,
    where: (person) => sql`${images.subjectId} IN (${theirPosts(person)} AND NOT ${postStays}
      UNION ALL SELECT events.event_id FROM events WHERE events.created_by = ${person.userId} AND NOT ${eventStays})`,
    onDeletion: { set: sql`status = 'deleted'` },
    exported: "nothing",
  },
  {
    table: images,
    column: images.uploadedBy,
    // A job then removes the file as it was uploaded, which may tell where it was taken.
    onDeletion: "detach",
    exported: {},
  },
  {
    // What posts and replies said before they were changed.
    table: postRevisions,
    column: postRevisions.itemId,
    where: (person) => sql`${postRevisions.itemId} IN (${theirPosts(person)}
      UNION ALL SELECT replies.reply_id FROM replies WHERE replies.author_id = ${person.userId})`,
    onDeletion: "delete",
    exported: {},
  },
  {
    table: courseEquivalences,
    column: courseEquivalences.postId,
    where: (person) => sql`${courseEquivalences.postId} IN (${theirPosts(person)})`,
    onDeletion: { deleteWhere: sql`post_id IN (SELECT posts.post_id FROM posts WHERE NOT ${postStays})` },
    exported: {},
  },
  {
    table: posts,
    column: posts.authorId,
    // What others answered hangs on it, so the row stays; what was never approved loses its words, a PDF its file's name.
    onDeletion: {
      set: sql`author_id = NULL, title = iif(${postStays}, title, ''), text = iif(${postStays}, text, ''),
        details = iif(${postStays}, iif(json_type(details, '$.file') = 'object', json_set(details, '$.file.name', 'notes.pdf'), details), '{}'),
        facet_a = iif(${postStays}, facet_a, NULL), facet_b = iif(${postStays}, facet_b, NULL),
        search_text = iif(${postStays}, search_text, ''), review_reason = NULL, status = iif(${postStays}, status, 'deleted')`,
    },
    exported: { without: [posts.reviewedBy] },
  },
  {
    table: replies,
    column: replies.authorId,
    onDeletion: {
      set: sql`author_id = NULL, text = iif(status = 'approved', text, ''), review_reason = NULL,
        status = iif(status = 'approved', status, 'deleted')`,
    },
    exported: { without: [replies.reviewedBy] },
  },
  { table: postLikes, column: postLikes.userId, onDeletion: "delete", exported: {} },
  { table: replyLikes, column: replyLikes.userId, onDeletion: "delete", exported: {} },
  { table: postFollows, column: postFollows.userId, onDeletion: "delete", exported: {} },
  { table: postAliases, column: postAliases.userId, onDeletion: "delete", exported: {} },
  {
    // Where an answer was asked for, with or without an account.
    table: reports,
    column: reports.email,
    where: ({ userEmail }) => sql`${reports.email} = ${userEmail}`,
    onDeletion: { set: sql`email = NULL, details = ''` },
    exported: { only: [reports.reference, reports.category, reports.createdAt] },
  },
  {
    table: reports,
    column: reports.reporterId,
    // What it is about and what was decided stay; the reporter's words go.
    onDeletion: { set: sql`reporter_id = NULL, email = NULL, details = ''` },
    exported: { without: [reports.claimedBy, reports.decidedBy, reports.isTrusted] },
  },
  {
    table: events,
    column: events.createdBy,
    onDeletion: {
      set: sql`created_by = NULL, name = iif(${eventStays}, name, ''), description = iif(${eventStays}, description, ''),
        location = iif(${eventStays}, location, ''), address = iif(${eventStays}, address, ''),
        instagram_link = iif(${eventStays}, instagram_link, NULL), search_text = iif(${eventStays}, search_text, ''),
        deleted_at = iif(${eventStays}, NULL, coalesce(deleted_at, updated_at))`,
    },
    exported: {},
  },
  { table: eventRsvps, column: eventRsvps.userId, onDeletion: "delete", exported: {} },
  { table: eventStars, column: eventStars.userId, onDeletion: "delete", exported: {} },
  { table: joinRequests, column: joinRequests.userId, onDeletion: "delete", exported: { without: [joinRequests.decidedBy] } },
  { table: communityMembers, column: communityMembers.userId, onDeletion: "delete", exported: {} },
  {
    table: communities,
    column: communities.createdBy,
    onDeletion: "detach",
    exported: { only: [communities.name, communities.createdAt] },
  },
  { table: contributions, column: contributions.userId, onDeletion: "delete", exported: {} },
];

/** Whether a JSON document has a value that is one of the person's names. */
const isNamedIn = (column: SQLWrapper, { name, userName, userEmail, userId }: Person): SQL =>
  sql`EXISTS (SELECT 1 FROM json_tree(coalesce(${column}, 'null')) WHERE json_tree.atom IN (${name}, ${userName}, ${userEmail}, ${userId}))`;

const acted: PersonalPlace[] = [
  { table: posts, column: posts.reviewedBy, ...ACTED },
  { table: replies, column: replies.reviewedBy, ...ACTED },
  { table: joinRequests, column: joinRequests.decidedBy, ...ACTED },
  { table: reviewClaims, column: reviewClaims.claimedBy, onDeletion: "delete", exported: "nothing" },
  { table: reports, column: reports.claimedBy, ...ACTED },
  { table: reports, column: reports.decidedBy, ...ACTED },
  { table: experiences, column: experiences.reviewedBy, ...ACTED },
  { table: databankEntries, column: databankEntries.reviewedBy, ...ACTED },
  { table: courseSubmissions, column: courseSubmissions.reviewedBy, ...ACTED },
  { table: graduateApplications, column: graduateApplications.reviewedBy, ...ACTED },
  { table: imports, column: imports.startedBy, ...ACTED },
  { table: settings, column: settings.updatedBy, ...ACTED },
  { table: errorGroups, column: errorGroups.resolvedBy, ...ACTED },
  {
    table: auditEntries,
    column: auditEntries.actorId,
    onDeletion: "detach",
    exported: { only: [auditEntries.act, auditEntries.subjectType, auditEntries.createdAt] },
  },
  {
    table: auditEntries,
    column: auditEntries.subjectId,
    where: ({ userId }) => sql`${auditEntries.subjectType} = 'user' AND ${auditEntries.subjectId} = ${userId}`,
    onDeletion: "delete",
    exported: { only: [auditEntries.act, auditEntries.before, auditEntries.after, auditEntries.reason, auditEntries.createdAt] },
  },
  {
    // Acts on other things that name the person: that they happened stays.
    table: auditEntries,
    column: auditEntries.after,
    where: (person) => sql`${isNamedIn(auditEntries.before, person)} OR ${isNamedIn(auditEntries.after, person)}
      OR instr(coalesce(${auditEntries.reason}, ''), ${person.name}) > 0`,
    onDeletion: { set: sql`before = NULL, after = NULL, reason = NULL` },
    exported: "nothing",
  },
];

const traces: PersonalPlace[] = [
  { table: errorEvents, column: errorEvents.userId, onDeletion: "delete", exported: {} },
  {
    // A browser's error may hold whatever stood on the page.
    table: errorGroups,
    column: errorGroups.message,
    where: ({ name, userName, userEmail, userId }) =>
      sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify([name, userName, userEmail, userId])}) AS mark
        WHERE instr(${errorGroups.message} || ' ' || ${errorGroups.route} || ' ' || coalesce(${errorGroups.stack}, ''), mark.value) > 0)`,
    onDeletion: {
      set: (person) => sql`message = ${unnamed(errorGroups.message, person)}, route = ${unnamed(errorGroups.route, person)},
        stack = ${unnamed(errorGroups.stack, person)}`,
    },
    exported: "nothing",
  },
  { table: jobFailures, column: jobFailures.itemId, onDeletion: "delete", exported: "nothing" },
  { table: dailyMarks, column: dailyMarks.visitor, onDeletion: "delete", exported: {} },
  {
    table: outbox,
    column: outbox.payload,
    where: ({
      userEmail,
      userId,
    }) => sql`json_extract(${outbox.payload}, '$.to') = ${userEmail} OR instr(${outbox.dedupeKey}, ${userId}) > 0
      OR json_extract(${outbox.payload}, '$.to') IN (SELECT email FROM ${graduateApplications} WHERE user_id = ${userId})`,
    onDeletion: "delete",
    // The words of a mail hold links that still work.
    exported: { only: [outbox.kind, outbox.status, outbox.createdAt] },
  },
  {
    table: limits,
    column: limits.name,
    where: ({ userId }) => sql`${limits.name} LIKE ${`%${userId}`}`,
    onDeletion: "delete",
    exported: {},
  },
];

const ofSessions = ({ userId }: { userId: string }) =>
  sql`${refreshTokens.sessionId} IN (SELECT ${sessions.sessionId} FROM ${sessions} WHERE ${sessions.userId} = ${userId})`;

const account: PersonalPlace[] = [
  // Hashes of secrets alone: nobody can read anything out of them, and nobody should carry them about.
  { table: refreshTokens, column: refreshTokens.sessionId, where: ofSessions, onDeletion: "delete", exported: "nothing" },
  { table: loginCodes, column: loginCodes.userId, onDeletion: "delete", exported: "nothing" },
  { table: mailTokens, column: mailTokens.userId, onDeletion: "delete", exported: { without: [mailTokens.tokenHash] } },
  { table: knownDevices, column: knownDevices.userId, onDeletion: "delete", exported: { without: [knownDevices.deviceHash] } },
  { table: googleAccounts, column: googleAccounts.userId, onDeletion: "delete", exported: {} },
  { table: sessions, column: sessions.userId, onDeletion: "delete", exported: {} },
  {
    table: graduateApplications,
    column: graduateApplications.userId,
    where: ({ userId, userEmail }) => sql`${graduateApplications.userId} = ${userId} OR ${graduateApplications.email} = ${userEmail}`,
    onDeletion: "delete",
    exported: { without: [graduateApplications.reviewedBy] },
  },
  {
    // Anybody may have typed the address into the form: what they wrote isn't the person's.
    table: registrations,
    column: registrations.userEmail,
    where: ({ userEmail }) => sql`${registrations.userEmail} = ${userEmail}`,
    onDeletion: "delete",
    exported: "nothing",
  },
  { table: users, column: users.userId, onDeletion: "delete", exported: { without: [users.passwordHash, users.userNameKey] } },
];

export const personalData: readonly PersonalPlace[] = [...contributed, ...acted, ...traces, ...account];
