/** Who may see and change an event. */
import { allOf, anyOf, isOneOf, isUnset, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";
import { managesEvent } from "./managing.rules";

const isThere = isUnset("deletedAt");

/** Whoever manages an event cancels it, takes it up again and deletes it. */
export const mayEdit = permits("event.edit", allOf(isThere, managesEvent));

/** A cancelled event stays as it is until the cancellation is undone. */
export const mayChange = permits("event.edit", allOf(isThere, isUnset("cancelledAt"), managesEvent));

/** What isn't shown is theirs alone. */
export const maySee = allOf(isThere, anyOf(isOneOf("showStatus", "active"), mayEdit));

const ORGANIZERS = { is: ["creator", "organizer", "president"], or: "staff" } as const;

export const eventUseCases = defineUseCases({
  writes: {
    addEvent: { is: ["organizer", "president"], or: "staff" },
    editEvent: ORGANIZERS,
    removeEvent: ORGANIZERS,
    openEventGallery: ORGANIZERS,
    cancelEvent: ORGANIZERS,
    resumeEvent: ORGANIZERS,
    actOnEvent: "staff",
    showCommunityEvent: "staff",
    decideOnWaiting: "staff",
    undoDecisionOnWaiting: "staff",
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
    ...["isInvited", "ticketCancellation", "toldStart"],
  ],
});
