/** Who may do what with the Q&A bank: everybody reads answers, admins write. */
import { defineUseCases } from "~/platform/access/use-cases";

export const qaUseCases = defineUseCases({
  writes: {
    addQuestion: "admin",
    editQuestion: "admin",
    deleteQuestion: "admin",
    addGroup: "admin",
    editGroup: "admin",
    deleteGroup: "admin",
  },
  reads: ["readBank", "readDisplay", "readTopGroup", "readGroups", "readNewQuestion", "readQuestion"],
});
