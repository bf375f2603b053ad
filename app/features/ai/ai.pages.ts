/** The assistant: where one asks it, and what it answers to everybody. */
import { page, pagesOf } from "../../platform/pages/page";

/** For whoever asks faster than anybody reads; how much a day is a setting. */
export const askLimit = { name: "assistant", max: 240, windowMs: 3_600_000 };

export const aiPages = pagesOf("ai", [
  page("/ai/chat", "chat", { access: "user", chrome: "bare", signedOutTo: "/ai/demo", writeLimit: askLimit, isNeverStored: true }),
  page("/ai/demo", "demo", { access: "public" }),
  page("/admin/asked-in-vain", "unanswered", { access: "moderator" }),
]);
