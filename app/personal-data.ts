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
  limits,
  outbox,
  reviewClaims,
  settings,
} from "@schema/platform";
import { postAliases, postFollows, postLikes, posts, replies, replyLikes, reports } from "@schema/posts";
import { eq, sql } from "drizzle-orm";
import type { PersonalPlace } from "./platform/personal/personal.server";

/** Staff acts on others' content say nothing about the person but that they acted. */
const ACTED = { onDeletion: "detach", exported: "nothing" } as const;

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
    onDeletion: { detachWhere: eq(courseSubmissions.status, "approved") },
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
    table: images,
    column: images.uploadedBy,
    onDeletion: "detach",
    exported: {},
  },
  {
    table: posts,
    column: posts.authorId,
    // What others answered hangs on it, so the row stays; what was never approved loses its words.
    onDeletion: {
      set: sql`author_id = NULL, title = iif(status = 'approved', title, ''), text = iif(status = 'approved', text, ''),
        details = iif(status = 'approved', details, '{}'), search_text = iif(status = 'approved', search_text, ''),
        status = iif(status = 'approved', status, 'deleted')`,
    },
    exported: { without: [posts.reviewedBy] },
  },
  {
    table: replies,
    column: replies.authorId,
    onDeletion: "detach",
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
    onDeletion: "detach",
    exported: { only: [reports.reference, reports.category, reports.createdAt] },
  },
  {
    table: reports,
    column: reports.reporterId,
    onDeletion: "detach",
    exported: { without: [reports.claimedBy, reports.decidedBy, reports.isTrusted] },
  },
  { table: events, column: events.createdBy, onDeletion: "detach", exported: {} },
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
];

const traces: PersonalPlace[] = [
  { table: errorEvents, column: errorEvents.userId, onDeletion: "detach", exported: {} },
  { table: dailyMarks, column: dailyMarks.visitor, onDeletion: "delete", exported: {} },
  {
    table: outbox,
    column: outbox.payload,
    where: ({ userEmail }) => sql`json_extract(${outbox.payload}, '$.to') = ${userEmail}`,
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
