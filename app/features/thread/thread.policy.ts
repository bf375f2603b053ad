/** Who may do what with threads and replies. */
import { allOf, anyOf, hasRole, isActor, isOneOf, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";

const isThere = isOneOf("status", "approved", "waiting", "rejected");
const isAuthor = isActor("authorId");

/** What isn't shown is its author's and staff's alone. */
export const seesReply = allOf(isThere, anyOf(isOneOf("status", "approved"), isAuthor, hasRole("moderator")));

/** Authors change and delete their own replies. */
export const mayChangeReply = permits("reply.change", allOf(isThere, isAuthor));

/** Whoever asked, and staff, say which reply is the answer, and that nothing more is needed. */
export const maySettle = permits("thread.settle", allOf(isOneOf("status", "approved"), anyOf(isAuthor, hasRole("moderator"))));

/** Authors embed a poll in their own open thread. */
export const mayAttachPoll = permits("thread.attachPoll", allOf(isOneOf("status", "approved"), isAuthor));

export const threadUseCases = defineUseCases({
  writes: {
    readThread: "signedIn",
    openThread: "signedIn",
    editThread: { is: ["author"], or: "staff" },
    attachPoll: { is: ["author"] },
    addReply: "signedIn",
    editReply: { is: ["author"] },
    deleteReply: { is: ["author"] },
    likeReply: "signedIn",
    acceptReply: { is: ["author"], or: "staff" },
    closeThread: { is: ["author"], or: "staff" },
    followThread: "signedIn",
    lockThread: "staff",
    pinThread: "staff",
    reviewReplies: "staff",
  },
  reads: [
    "readThreads",
    "readReplies",
    "readFollowed",
    "ownThreadNews",
    "readMine",
    "findSimilar",
    "threadContributors",
    "previewText",
    "countNewReplies",
    "noteRead",
  ],
});
