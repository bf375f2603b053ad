/** Who may do what with notifications: everybody with their own, staff with announcements. */
import { defineUseCases } from "~/platform/access/use-cases";

export const notificationsUseCases = defineUseCases({
  writes: {
    addAnnouncement: "staff",
    editAnnouncement: "staff",
    withdrawAnnouncement: "staff",
    markRead: "signedIn",
    markAllRead: "signedIn",
    markOpened: "signedIn",
    markInboxRead: "signedIn",
    takeBackMarked: "signedIn",
    deleteOwn: { is: ["recipient"] },
    saveChoices: "signedIn",
    endMail: "signedIn",
    agreeToNews: "signedIn",
    endNews: "signedIn",
    unsubscribe: "everyone",
    addDevice: "signedIn",
    removeDevice: "signedIn",
  },
  inside: ["forgetAnnouncements", "endNewsOf"],
  reads: [
    ...["countUnread", "readPersonal", "readInbox", "readOne", "readOwnDepartment"],
    ...["listAnnouncements", "readAnnouncement", "countReached", "readChoices", "readNews", "endsNews"],
  ],
});
