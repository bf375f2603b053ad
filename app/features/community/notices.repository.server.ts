/** Those who decide are notified of who asks to join, and whoever asked of the answer. */
import { type SQL, sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import type { SignedInContext } from "~/platform/context";

/** Organizers see it while somebody waits. */
const request: NoticeSubject = {
  type: "join-request",
  shown: sql`SELECT json_object('title', c.name) FROM communities AS c
    JOIN community_members AS m ON m.community_id = c.community_id AND m.user_id = n.user_id AND m.role <> 'member'
    WHERE c.community_id = n.subject_id AND c.status = 'active'
      AND EXISTS (SELECT 1 FROM join_requests AS r WHERE r.community_id = c.community_id AND r.status = 'waiting')`,
};

const answer: NoticeSubject = {
  type: "join-answer",
  shown: sql`SELECT json_object('title', c.name) FROM communities AS c WHERE c.community_id = n.subject_id AND c.status = 'active'`,
};

export const joinRequest = defineNotice({
  name: "community.request",
  messageClass: "transactional",
  group: "together",
  many: "community:notices.requests",
  words: "community:notices.request",
  label: "community:notices.requestChoice",
  type: "update",
  subjects: [request],
  channel: "app",
  isPushedInWords: true,
});

export const joinApproved = defineNotice({
  name: "community.approved",
  messageClass: "transactional",
  group: "together",
  words: "community:notices.approved",
  label: "community:notices.approvedChoice",
  type: "update",
  subjects: [answer],
  channel: "app",
  isPushedInWords: true,
});

export const joinRejected = defineNotice({
  name: "community.rejected",
  messageClass: "transactional",
  group: "together",
  words: "community:notices.rejected",
  label: "community:notices.rejectedChoice",
  type: "update",
  subjects: [answer],
  channel: "app",
  isPushedInWords: true,
});

/** The statement that tells those who decide of the actor's request, where it was made at this moment. */
export const tellOfRequest = (ctx: SignedInContext, communityId: string, at: number) =>
  notifyFrom(
    ctx,
    {
      kind: joinRequest,
      userId: sql`m.user_id`,
      subjectId: sql`m.community_id`,
      path: sql`'/community/panel?community=' || k.slug`,
      key: sql`${`join-request:${at}:`} || m.community_id`,
    },
    sql`FROM join_requests AS r JOIN communities AS k ON k.community_id = r.community_id
      JOIN community_members AS m ON m.community_id = r.community_id AND m.role <> 'member'
      WHERE r.community_id = ${communityId} AND r.user_id = ${ctx.actor.userId} AND r.status = 'waiting' AND r.created_at = ${at}`,
  );

/** The statement that tells whoever asked of the answer; put it before the decision. @param open the decision's own condition on `r`, the request */
export const tellOfAnswer = (ctx: SignedInContext, decision: "approve" | "reject", open: SQL) =>
  notifyFrom(
    ctx,
    {
      kind: decision === "approve" ? joinApproved : joinRejected,
      userId: sql`r.user_id`,
      subjectId: sql`r.community_id`,
      path: sql`'/community/panel'`,
      key: sql`${`join-answer:${ctx.clock.now()}:`} || r.community_id`,
    },
    sql`FROM join_requests AS r WHERE ${open}`,
  );
