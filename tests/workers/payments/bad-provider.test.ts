/** A provider that answers in whatever bad way: who paid has a seat or their money, once, as soon as it is well again. */
import { refunds } from "@schema/payments";
import { and, eq } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { settlePayment } from "../../../app/features/payments/payments.service.server";
import { retryRefund, settleDue } from "../../../app/features/payments/refunds.service.server";
import { endHolds } from "../../../app/features/tickets/orders.service.server";
import { isDomainError } from "../../../app/platform/errors/define";
import { disagreements, heldBy, miscounts, worthOf } from "../../support/books";
import { begun, comeBack, giveBack, openSipay, tell } from "../../support/sipay";
import { signUp, testContext } from "../../support/site";

const MINUTE = 60_000;
const DAY = 24 * 60;
const at = (minutes: number) => testContext({ clock: { now: () => Date.now() + minutes * MINUTE } });

/** What becomes of a call while it lasts: whether it is done, and what is answered to it. */
interface Way {
  isDone?: boolean;
  answer(good: () => Promise<Response>, path: string): Response | Promise<Response>;
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const html = (status: number) => new Response("<h1>Bakımdayız</h1>", { status, headers: { "content-type": "text/html" } });
const changed = async (good: () => Promise<Response>, change: object) => {
  const answer = await good();
  return json({ ...((await answer.json()) as object), ...change }, answer.status);
};
const lost = (): never => {
  throw new TypeError("Network connection lost");
};

const ways: Record<string, Way> = {
  "isn't there": { answer: lost },
  "does what it is asked and its answer is lost": { isDone: true, answer: lost },
  "answers with a page": { answer: () => html(200) },
  "answers 500 with a page": { answer: () => html(500) },
  "does it and answers 502": { isDone: true, answer: () => html(502) },
  "answers 429": { answer: () => json({ status_code: 100 }, 429) },
  "never takes the token that it gave": { answer: () => json({ status_code: 30 }, 401) },
  "answers nothing": { isDone: true, answer: () => new Response("") },
  "answers half an object": { isDone: true, answer: async (good) => new Response((await (await good()).text()).slice(0, -9)) },
  "answers null": { answer: () => json(null) },
  "answers a list": { answer: () => json([]) },
  "answers an unknown status": { isDone: true, answer: (good) => changed(good, { status_code: 9_999 }) },
  "answers a status that is no number": { isDone: true, answer: (good) => changed(good, { status_code: "fine" }) },
  "says that it knows no such sale": { answer: () => json({ status_code: 31 }) },
  "says that the card was declined": {
    answer: (good, path) => (path.endsWith("checkstatus") ? changed(good, { status_code: 41 }) : lost()),
  },
  "says paid without an amount": { isDone: true, answer: (good) => changed(good, { transaction_amount: null }) },
  "says paid with words for an amount": { isDone: true, answer: (good) => changed(good, { transaction_amount: "fifty" }) },
  "sends elsewhere": { answer: () => new Response(null, { status: 307, headers: { location: "https://elsewhere.test/api" } }) },
};

/** A provider that behaves in a way until `recover`. Tokens and pages to pay on are given all the time. */
function openBad(way: Way) {
  const sipay = openSipay();
  const well = globalThis.fetch;
  const elsewhere: string[] = [];
  let isBad = false;
  vi.stubGlobal("fetch", async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    if (host === "elsewhere.test") {
      elsewhere.push(await request.text());
      return json({});
    }
    if (!isBad || !/checkstatus|refund/.test(pathname)) return well(input, init);
    let done: Promise<Response> | undefined;
    const good = () => {
      done ??= well(input, init);
      return done;
    };
    if (way.isDone) await good();
    const answer = await way.answer(good, pathname);
    // As fetch does unless it is told otherwise.
    const location = answer.headers.get("location");
    if (location && request.redirect === "follow") return globalThis.fetch(location, { method: "POST", body: await request.text() });
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const turn = (bad: boolean) => {
    isBad = bad;
  };
  return { sipay, elsewhere, turn };
}

async function whileBad(act: () => Promise<unknown>): Promise<void> {
  await act().catch((failed: unknown) => {
    if (!isDomainError(failed)) throw failed;
  });
}

/** The jobs of eight days. */
async function settleAll(): Promise<void> {
  for (const minutes of [20, 51, 67, ...Array.from({ length: 8 }, (_, day) => (day + 1) * (DAY + 60))]) {
    await endHolds(at(minutes));
    await settleDue(at(minutes));
  }
}

/** An admin asks again for what the provider refused. */
async function askAgain(invoiceId: string): Promise<void> {
  const refused = await testContext()
    .db.select()
    .from(refunds)
    .where(and(eq(refunds.invoiceId, invoiceId), eq(refunds.status, "failed")));
  const admin = await signUp({ userRole: "admin" });
  for (const { refundId } of refused) await retryRefund(admin.ctx, refundId);
}

test.each(Object.entries(ways))("a provider that %s costs nobody a seat or money", async (_, way) => {
  const { sipay, elsewhere, turn } = openBad(way);
  const { eventId, buyer, orderId, invoiceId, orderNo, tickets } = await begun(sipay);
  const { fields } = await sipay.decide(orderNo, true);
  turn(true);
  await whileBad(() => comeBack(fields));
  await whileBad(() => tell(fields));
  await whileBad(() => settlePayment(testContext(), invoiceId));
  await settleDue(at(5));
  expect([await disagreements(eventId), await miscounts(eventId)]).toEqual([[], []]);
  turn(false);
  await settleAll();
  const invoices = new Set([invoiceId]);
  const seat = await worthOf(orderId);
  expect([await disagreements(eventId), await miscounts(eventId), heldBy(sipay, invoices)]).toEqual([[], [], seat]);

  // The same while money goes back.
  turn(true);
  if (seat > 0) await whileBad(() => giveBack(buyer, tickets[0]?.ticketId ?? ""));
  await settleDue(at(6));
  turn(false);
  await askAgain(invoiceId);
  await settleAll();
  expect([await disagreements(eventId), await miscounts(eventId), heldBy(sipay, invoices)]).toEqual([[], [], await worthOf(orderId)]);
  expect(elsewhere).toEqual([]);
});
