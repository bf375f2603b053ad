/** Who may do what with the Q&A bank: everybody reads answers, admins write; members ask each other in the pool. */
import { allOf, anyOf, hasRole, isActor, isOneOf, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";

/** Whoever asked, and staff, put a discussion into the question pool or take it out. */
export const mayPlace = permits("qa.place", allOf(isOneOf("status", "approved"), anyOf(isActor("authorId"), hasRole("moderator"))));

export const qaUseCases = defineUseCases({
  writes: {
    addQuestion: "admin",
    editQuestion: "admin",
    deleteQuestion: "admin",
    addGroup: "admin",
    editGroup: "admin",
    deleteGroup: "admin",
    askInPool: "signedIn",
    placeInPool: { is: ["author"], or: "staff" },
  },
  reads: [
    "readBank",
    "readDisplay",
    "readTopGroup",
    "readGroups",
    "readNewQuestion",
    "readQuestion",
    "readPool",
    "readAskForm",
    "readPlace",
  ],
});
