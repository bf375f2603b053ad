/** Who may do what with polls: staff ask, everyone who is signed in votes. */
import { defineUseCases } from "~/platform/access/use-cases";

export const pollUseCases = defineUseCases({
  writes: { addPoll: "staff", editPoll: "staff", closePoll: "staff", deletePoll: "staff", castVote: "signedIn" },
  inside: ["placePoll", "unplacePoll", "requireOpenPoll", "releasePolls"],
  reads: [
    ...["readPoll", "readEditable", "listPolls", "listCreators", "currentPoll", "currentPollFrom"],
    ...["pollIn", "openPolls", "pollChoices", "readPollChoices", "newPollPath"],
  ],
});
