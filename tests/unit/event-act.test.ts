/** The one act of an event's page: whatever a reader may be to it, one thing is offered, and nothing that would be refused. */
import { expect, test } from "vitest";
import { eventAct, priceFrom } from "../../app/features/events/event-act.rules";

const open = { isOver: false, isComing: false, ticketTo: null, buyTo: null, isSoldOut: false, isInvited: true, isFull: false } as const;

test("each reader is offered the one thing that is theirs to do", () => {
  const acts = [
    [open, "come"],
    [{ ...open, isComing: true }, "coming"],
    [{ ...open, buyTo: "/buy" }, "buy"],
    [{ ...open, buyTo: "/buy", isSoldOut: true }, "wait"],
    [{ ...open, buyTo: "/buy", isComing: true }, "buy"],
    [{ ...open, buyTo: "/buy", isFull: true }, "buy"],
    [{ ...open, buyTo: "/buy", ticketTo: "/ticket", isComing: true }, "ticket"],
    [{ ...open, ticketTo: "/ticket", isFull: true, isInvited: false }, "ticket"],
    [{ ...open, isInvited: false, isFull: true }, "uninvited"],
    [{ ...open, buyTo: "/buy", isInvited: false }, "uninvited"],
    [{ ...open, buyTo: "/buy", isInvited: false, isSoldOut: true, isComing: true }, "coming"],
    [{ ...open, isFull: true }, "full"],
    [{ ...open, isFull: true, isComing: true }, "coming"],
    [{ ...open, isOver: true, isComing: true, ticketTo: "/ticket", buyTo: "/buy" }, "over"],
  ] as const;
  expect(acts.map(([page]) => eventAct(page))).toEqual(acts.map(([, act]) => act));
});

test("the price that is told is the lowest of what can still be had, and says whether there are dearer ones", () => {
  const ticket = (price: number, left: number | null = null) => ({ price, left });
  expect(priceFrom([ticket(250), ticket(150)])).toEqual({ price: 150, isLowest: true });
  expect(priceFrom([ticket(150, 0), ticket(250, 3)])).toEqual({ price: 250, isLowest: false });
  expect(priceFrom([ticket(150), ticket(150, 4)])).toEqual({ price: 150, isLowest: false });
  expect(priceFrom([ticket(0), ticket(80)])).toEqual({ price: 0, isLowest: true });
  expect([priceFrom([]), priceFrom([ticket(100, 0)])]).toEqual([null, null]);
});
