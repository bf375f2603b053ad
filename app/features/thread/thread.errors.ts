import { defineErrors } from "~/platform/errors/define";

export const threadErrors = defineErrors("thread", { locked: 409, replyNotFound: 404, notTheAuthor: 403, pollNotYours: 403 });
