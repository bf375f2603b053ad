/** Who may do what with groups that look for an hour. */
import { defineUseCases } from "~/platform/access/use-cases";

const LEADER = { is: ["leader"] };

export const groupHourUseCases = defineUseCases({
  writes: {
    addGroup: "signedIn",
    answerGroup: "signedIn",
    joinGroup: "signedIn",
    leaveGroup: { is: ["member", "leader"] },
    closeAnswers: LEADER,
    pickHour: LEADER,
    cancelMeeting: LEADER,
    openRoom: LEADER,
    deleteGroup: LEADER,
  },
  reads: ["newGroupDays", "readGroups", "readGroup", "readMeetingFile"],
});
