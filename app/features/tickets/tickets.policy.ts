/** Who may buy, see, sell and check in tickets. */
import { anyOf, isActor, permits } from "~/platform/access/rule";
import { defineUseCases } from "~/platform/access/use-cases";
import { managesEvent } from "../events/managing.rules";

export const mayCheckIn = permits("ticket.checkIn", managesEvent);

/** They see the sales, and change how tickets are sold. */
export const maySell = permits("ticket.sell", managesEvent);

/** Whose ticket it is, and whoever checks it in. */
export const maySeeTicket = anyOf(isActor("userId"), mayCheckIn);

const ORGANIZERS = { is: ["creator", "organizer"], or: "staff" } as const;

export const ticketUseCases = defineUseCases({
  writes: {
    placeOrder: "signedIn",
    cancelOrder: { is: ["buyer"] },
    returnTicket: { is: ["holder"], or: "staff" },
    checkIn: ORGANIZERS,
    checkInScanned: ORGANIZERS,
    undoCheckIn: ORGANIZERS,
    joinWaitingList: "signedIn",
    leaveWaitingList: { is: ["waiting"], isQuiet: true },
    takeOffer: { is: ["invited"] },
    offerTicket: { is: ["holder"] },
    withdrawOffer: { is: ["holder"] },
    acceptTicket: { is: ["recipient"] },
    pauseSales: ORGANIZERS,
    resumeSales: ORGANIZERS,
    messageHolders: ORGANIZERS,
    testMessage: ORGANIZERS,
    giveTicket: ORGANIZERS,
    addPromo: ORGANIZERS,
    closePromo: ORGANIZERS,
    addQuestion: ORGANIZERS,
    closeQuestion: ORGANIZERS,
    reopenQuestion: ORGANIZERS,
    answerQuestions: { is: ["holder"] },
  },
  inside: ["endHolds", "refundCancelled", "offerSeats", "offerAll"],
  reads: [
    ...[
      "readSale",
      "readOrder",
      "orderAnswer",
      "readTicket",
      "readOthers",
      "readReturn",
      "readBought",
      "readMyTickets",
      "heldOrders",
      "heldOf",
      "readDesk",
      "ticketAnswer",
      "walletLink",
    ],
    ...["readTransfer", "readOffered", "readSales", "salesAnswer", "salesCsv", "guestsCsv", "findOwn", "readMessages", "previewMessage"],
    ...["readQuestions", "questionAnswer", "refusalOfAnswers"],
  ],
});
