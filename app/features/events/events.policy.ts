/** Who may see and change an event. */
import { allOf, anyOf, hasRole, isActor, isOneOf, isUnset, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";

const isThere = isUnset("deletedAt");

export const isCreator = isActor("createdBy");

/** Staff change every event, everybody their own. */
export const mayEdit = permits("event.edit", allOf(isThere, anyOf(hasRole("moderator"), isCreator)));

/** What isn't shown is its creator's and staff's alone. */
export const maySee = allOf(isThere, anyOf(isOneOf("showStatus", "active"), mayEdit));

export const eventUseCases = defineUseCases({
  writes: {
    addEvent: { is: ["organizer", "president"], or: "staff" },
    editEvent: { is: ["creator"], or: "staff" },
    removeEvent: { is: ["creator"], or: "staff" },
    openEventGallery: { is: ["creator"], or: "staff" },
    actOnEvent: "staff",
    showCommunityEvent: "staff",
    comeTo: "signedIn",
    stayAway: "signedIn",
    rateEvent: "signedIn",
    countView: "everyone",
    countShare: "everyone",
  },
  inside: ["sweepEventPictures"],
  reads: [
    ...[
      "readAgenda",
      "readMonth",
      "weekStrip",
      "readWeekOnMap",
      "readSidebar",
      "readPersonal",
      "goingNext",
      "onNext",
      "calendarText",
      "sendCalendar",
      "readEventPage",
      "sharedPicture",
    ],
    ...["structuredEvent", "readFound", "eventAnswer", "readEvent", "readNewForm", "readEditForm", "communitiesToOrganizeFor", "readPanel"],
    ...["isInvited", "ticketCancellation"],
  ],
});
