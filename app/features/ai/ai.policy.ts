/** Who may do what with the assistant: everybody asks for themselves, and each source says who may read it. */
import { defineUseCases } from "~/platform/access/use-cases";

const OWNER = { is: ["owner"] };

export const aiUseCases = defineUseCases({
  writes: {
    askQuestion: "signedIn",
    askAgain: OWNER,
    renameChat: OWNER,
    deleteChat: OWNER,
    deleteChats: "signedIn",
    rateAnswer: OWNER,
    closeUnanswered: "staff",
    reopenUnanswered: "staff",
  },
  inside: ["noteUnanswered"],
  reads: [
    "ask",
    "askSamples",
    "findPassages",
    "findAnswer",
    "findAnswers",
    "readChats",
    "readRatings",
    "suggestQuestions",
    "readUnanswered",
  ],
});
