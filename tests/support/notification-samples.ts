/** What each use case of notifications is called with, and announcements as tests write them. */
import { announcements } from "@schema/notifications";
import { notify } from "../../app/engines/notices/notify.server";
import { putSubscription } from "../../app/engines/notices/push-subscriptions.repository.server";
import { unsubscribeLink } from "../../app/engines/notices/unsubscribe.server";
import { markInboxRead } from "../../app/features/notifications/inbox.service.server";
import { agreeToNews } from "../../app/features/notifications/news.service.server";
import { forgetAnnouncements } from "../../app/features/notifications/notifications.service.server";
import { acceptedReply, newReply } from "../../app/features/thread/notices.repository.server";
import { newId } from "../../app/platform/ids";
import { newsShownTo } from "./notices";
import { type Person, signUp, testContext } from "./site";
import type { Sample } from "./use-cases";

const HOUR = 3_600_000;
let serial = 0;

export const announcementBody = {
  title_en: "Registration opens on Monday",
  title_tr: "Kayıtlar pazartesi başlıyor",
  text_en: "Prepare your courses.",
  text_tr: "Derslerini hazırla.",
  type: "announcement" as const,
};

/** Writes an announcement that is sent right now, to everyone unless said otherwise. @returns its id */
export async function addAnnouncementRow(own: Partial<typeof announcements.$inferInsert> = {}): Promise<string> {
  const now = Date.now();
  const announcementId = newId("announcement", now);
  const { title_en: titleEn, title_tr: titleTr, text_en: textEn, text_tr: textTr, type } = announcementBody;
  const row = { announcementId, titleEn, titleTr, textEn, textTr, type, sendAt: now, createdAt: now, updatedAt: now, ...own };
  await testContext().db.insert(announcements).values(row);
  await forgetAnnouncements(testContext());
  return announcementId;
}

/** Notifies somebody of something. @returns the notification's id */
export async function addNotice({ userId }: Pick<Person, "userId">, key = "cause"): Promise<string> {
  const ctx = testContext();
  await ctx.db.batch([notify(ctx, { kind: newReply, userId, subjectId: "reply-none", path: "/thread/all", key })]);
  const { results } = await ctx.env.DB.prepare("SELECT notice_id AS id FROM notices WHERE user_id = ? AND dedupe_key = ?")
    .bind(userId, key)
    .all<{ id: string }>();
  return results[0]?.id ?? "";
}

export const notificationSamples: Record<string, Sample> = {
  addAnnouncement: () => ({ args: [announcementBody] }),
  editAnnouncement: async () => ({ args: [await addAnnouncementRow({ sendAt: Date.now() + HOUR }), { title_en: "Something else" }] }),
  withdrawAnnouncement: async () => ({ args: [await addAnnouncementRow()] }),
  markRead: async () => ({ args: [await addAnnouncementRow()] }),
  markAllRead: () => ({ args: [] }),
  markOpened: async () => ({ args: [await addAnnouncementRow()] }),
  markInboxRead: () => ({ args: [] }),
  async takeBackMarked(actor) {
    await addNotice(actor);
    return { args: [await markInboxRead(actor.ctx)] };
  },
  async deleteOwn() {
    const recipient = await signUp();
    return { args: [await addNotice(recipient)], people: { recipient } };
  },
  saveChoices: () => ({ args: [{ choices: [{ kind: newReply.name, channel: "digest" }] }] }),
  endMail: () => ({ args: [] }),
  agreeToNews: async (actor) => ({ args: [1, await newsShownTo(actor)] }),
  async endNews(actor) {
    await agreeToNews(actor.ctx, 1, await newsShownTo(actor));
    return { args: [] };
  },
  addDevice: () => ({ args: [{ endpoint: `https://updates.push.services.mozilla.com/${serial++}`, p256dh: "x", auth: "y" }] }),
  async removeDevice(actor) {
    const endpoint = `https://updates.push.services.mozilla.com/${serial++}`;
    await putSubscription(actor.ctx, { endpoint, p256dh: "x", auth: "y" });
    return { args: [endpoint] };
  },
  async unsubscribe() {
    const link = await unsubscribeLink(testContext(), { userId: (await signUp()).userId, kind: acceptedReply.name });
    return { args: [new URL(link).searchParams.get("token")] };
  },
};
