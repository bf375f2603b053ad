/** Who may do what with schedules: their owner alone. For everybody else there is no such schedule; of free time in common the two alone know. */
import { defineUseCases } from "~/platform/access/use-cases";

const OWNER = { is: ["owner"] };

export const scheduleUseCases = defineUseCases({
  writes: {
    createSchedule: "signedIn",
    copySchedule: OWNER,
    changeSettings: OWNER,
    showInWeek: OWNER,
    deleteSchedule: OWNER,
    addSection: OWNER,
    removeSection: OWNER,
    changeSections: OWNER,
    addItem: OWNER,
    editItem: OWNER,
    removeItem: OWNER,
    setClashAllowed: OWNER,
    acknowledgeSection: OWNER,
    makeLink: OWNER,
    revokeLink: OWNER,
    exportCalendar: OWNER,
    readFeed: "everyone",
    copyShared: "signedIn",
    inviteByName: OWNER,
    inviteByLink: OWNER,
    acceptInvitation: { is: ["invitee"] },
    acceptLink: "signedIn",
    declineInvitation: { is: ["invitee"] },
    endPair: { is: ["inviter", "invitee"] },
    choosePlan: OWNER,
  },
  inside: ["releaseDemand"],
  reads: [
    ...[
      "readSchedules",
      "readNewSchedule",
      "readPlan",
      "readItem",
      "readSettings",
      "readAddCourses",
      "readFits",
      "readConflicts",
      "readPlanB",
    ],
    ...["readProgress", "findCombinations", "readExport", "readShared", "readAllSchedules", "readDemandStats"],
    ...["readTogether", "readInvite", "readPair", "readInvitationLink"],
  ],
});
