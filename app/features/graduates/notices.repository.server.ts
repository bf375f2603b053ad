/** Whoever has an account is notified of the answer to their application; the email goes to everybody who applied. */
import { sql } from "drizzle-orm";
import { defineNotice, type NoticeSubject } from "~/engines/notices/kinds";
import { notifyFrom } from "~/engines/notices/notify.server";
import { accountIdOf } from "~/platform/accounts/accounts.repository.server";
import type { SignedInContext } from "~/platform/context";

const theirId = accountIdOf(sql`a.email`, sql`a.mailbox`);

/** It is shown to the account of the address that applied. */
const application: NoticeSubject = {
  type: "graduate-application",
  shown: sql`SELECT json_object('text', coalesce(a.reason, '')) FROM graduate_applications AS a JOIN users AS u ON u.user_id = ${theirId}
    WHERE a.application_id = n.subject_id AND u.user_id = n.user_id AND a.status IN ('approved', 'rejected')`,
};

const shared = {
  type: "update",
  subjects: [application],
  channel: "app",
  choices: ["off", "app"],
  mailsItself: true,
  isPushedInWords: true,
} as const;
const words = "graduates:notices";

export const graduateApproved = defineNotice({
  name: "graduates.approved",
  messageClass: "transactional",
  group: "contributions",
  words: `${words}.approved`,
  label: `${words}.approvedChoice`,
  ...shared,
});
export const graduateRejected = defineNotice({
  name: "graduates.rejected",
  messageClass: "transactional",
  group: "contributions",
  words: `${words}.rejected`,
  label: `${words}.rejectedChoice`,
  ...shared,
});

/** The statement that tells whoever applied with the address of an account; put it after the decision, whose moment it names. */
export const tellOfDecision = (ctx: SignedInContext, applicationId: string, decision: "approve" | "reject", at: number) =>
  notifyFrom(
    ctx,
    {
      kind: decision === "approve" ? graduateApproved : graduateRejected,
      userId: sql`p.user_id`,
      subjectId: sql`a.application_id`,
      path: sql`${decision === "approve" ? "/databank/all" : "/my-space"}`,
      key: sql`'graduate:' || a.application_id`,
    },
    sql`FROM graduate_applications AS a JOIN users AS p ON p.user_id = ${theirId}
      WHERE a.application_id = ${applicationId} AND a.reviewed_by = ${ctx.actor.userId} AND a.reviewed_at = ${at}`,
  );
