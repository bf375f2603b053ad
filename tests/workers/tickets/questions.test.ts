/** Questions to buyers: five at a time, answered with the order, changed until the event begins, seen by whom they are for. */
import { ticketAnswers, ticketOrders, ticketQuestions } from "@schema/tickets";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { cancelOrder, placeOrder } from "../../../app/features/tickets/orders.service.server";
import {
  answerQuestions,
  addQuestion as askMore,
  closeQuestion,
  reopenQuestion,
} from "../../../app/features/tickets/questions.service.server";
import { returnTicket } from "../../../app/features/tickets/returns.service.server";
import { readTicket } from "../../../app/features/tickets/tickets.service.server";
import { acceptTicket, offerTicket } from "../../../app/features/tickets/transfer.service.server";
import { openSipay } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addCategory, addQuestion, addTicketedEvent, order, orderKey } from "../../support/tickets";

const HOUR = 3_600_000;
const { db } = testContext();

const form = (own: object = {}) => ({
  act: "question" as const,
  question_title: "T-shirt size?",
  question_kind: "choice" as const,
  question_scope: "ticket" as const,
  question_options: ["S", "M"],
  is_required: true,
  ...own,
});

async function ownEvent(category: Parameters<typeof addTicketedEvent>[0] = {}, ahead?: number) {
  const organizer = await signUp();
  return { organizer, ...(await addTicketedEvent(category, { createdBy: organizer.userId }, ahead)) };
}

const answersFor = (eventId: string) =>
  db
    .select({ questionId: ticketAnswers.questionId, ticketId: ticketAnswers.ticketId, value: ticketAnswers.value })
    .from(ticketAnswers)
    .innerJoin(ticketQuestions, eq(ticketQuestions.questionId, ticketAnswers.questionId))
    .where(eq(ticketQuestions.eventId, eventId))
    .orderBy(ticketAnswers.key);

interface Sent {
  question_id: string;
  category_id?: string;
  number?: number;
  value?: string;
}

const buy = (
  { ctx }: Person,
  { eventId, categoryId }: { eventId: string; categoryId: string },
  answers: Sent[],
  quantity = 1,
  key = orderKey(),
) => placeOrder(ctx, eventId, [{ category_id: categoryId, quantity }], key, undefined, answers);

test("an event asks five questions at a time, also when they are added at once", async () => {
  const { organizer, eventId } = await ownEvent();
  const added = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) => askMore(organizer.ctx, eventId, form({ question_title: `Question ${at}` }))),
  );
  const refused = added.filter((each) => each.status === "rejected");
  expect(refused).toHaveLength(4);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: "tickets.tooManyQuestions" });
});

test("the last of five questions is asked once when its form comes twice", async () => {
  const { organizer, eventId } = await ownEvent();
  for (let at = 0; at < 4; at++) await addQuestion(eventId);
  const last = form({ key: orderKey() });
  await Promise.all([askMore(organizer.ctx, eventId, last), askMore(organizer.ctx, eventId, last)]);
  await askMore(organizer.ctx, eventId, last);
  expect(await db.select().from(ticketQuestions).where(eq(ticketQuestions.eventId, eventId))).toHaveLength(5);
});

test("a form sent twice asks once, and nobody but organizers ask", async () => {
  const { organizer, eventId } = await ownEvent();
  const key = orderKey();
  await askMore(organizer.ctx, eventId, form({ key }));
  await askMore(organizer.ctx, eventId, form({ key }));
  await expect(askMore((await signUp()).ctx, eventId, form())).rejects.toMatchObject({ code: "tickets.notFound" });
  expect(await db.select().from(ticketQuestions).where(eq(ticketQuestions.eventId, eventId))).toHaveLength(1);
});

test.each([0, 5000])("answers come with an order of %i kuruş: one for the order, one for each ticket", async (price) => {
  openSipay();
  const event = await ownEvent({ price });
  const [diet, phone] = [
    await addQuestion(event.eventId, { isRequired: true }),
    await addQuestion(event.eventId, { title: "Phone?", scope: "order", isRequired: true }),
  ];
  const of = (number: number, value: string) => ({ question_id: diet, category_id: event.categoryId, number, value });
  const { tickets } = await buy(await signUp(), event, [of(2, "None"), { question_id: phone, value: "0532" }, of(1, "Vegan")], 2);
  expect((await answersFor(event.eventId)).sort((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
    { questionId: phone, ticketId: null, value: "0532" },
    { questionId: diet, ticketId: tickets[1]?.ticketId, value: "None" },
    { questionId: diet, ticketId: tickets[0]?.ticketId, value: "Vegan" },
  ]);
});

test("an order without a required answer is refused beside its field, and nothing of it is written", async () => {
  const event = await ownEvent();
  const size = await addQuestion(event.eventId, { kind: "choice", options: ["S", "M"], isRequired: true });
  const of = (number: number, value: string) => ({ question_id: size, category_id: event.categoryId, number, value });
  const buyer = await signUp();
  const refusals: [Sent[], number, string, string | undefined][] = [
    [[], 1, "tickets.answersNeeded", undefined],
    [[of(1, "S"), of(2, "")], 2, "tickets.answerNeeded", "answers[1].value"],
    [[of(1, "S")], 2, "tickets.answersNeeded", undefined],
    [[of(1, "XXL")], 1, "tickets.answerUnknown", "answers[0].value"],
  ];
  for (const [answers, quantity, code, field] of refusals) {
    const refused = await buy(buyer, event, answers, quantity).catch((thrown) => thrown);
    expect([refused.code, refused.details.field, refused.details.title]).toEqual([code, field, "Diet?"]);
  }
  expect(await db.select().from(ticketOrders).where(eq(ticketOrders.eventId, event.eventId))).toEqual([]);
});

test("an answer that comes twice counts once, the first, and one that is about nothing asked is left out", async () => {
  const event = await ownEvent();
  const diet = await addQuestion(event.eventId, { isRequired: true });
  const phone = await addQuestion(event.eventId, { title: "Phone?", scope: "order" });
  const of = (question_id: string, value: string) => ({ question_id, category_id: event.categoryId, number: 1, value });
  const sent = [of(diet, "Vegan"), of(diet, "None"), { question_id: phone, value: "1" }, { question_id: phone, value: "2" }];
  await buy(await signUp(), event, [...sent, of(phone, "3"), { question_id: diet, value: "4" }, of("question-unknown", "5")]);
  expect((await answersFor(event.eventId)).map(({ value }) => value)).toEqual(["Vegan", "1"]);
});

test("what was answered goes with an order that is given up and with a ticket that is returned, and so may its question", async () => {
  openSipay();
  const { organizer, ...event } = await ownEvent({ price: 5000 });
  const [size, phone] = [await addQuestion(event.eventId), await addQuestion(event.eventId, { title: "Phone?", scope: "order" })];
  const answers = (categoryId: string) => [
    { question_id: size, category_id: categoryId, number: 1, value: "S" },
    { question_id: phone, value: "0532" },
  ];
  const buyer = await signUp();
  const { order: given } = await buy(buyer, event, answers(event.categoryId));
  await cancelOrder(buyer.ctx, given.orderId);
  const free = { eventId: event.eventId, categoryId: await addCategory(event.eventId) };
  const { tickets } = await buy(buyer, free, answers(free.categoryId));
  expect(await answersFor(event.eventId)).toHaveLength(2);
  await returnTicket(buyer.ctx, tickets[0]?.ticketId ?? "");
  expect(await answersFor(event.eventId)).toEqual([]);
  await closeQuestion(organizer.ctx, event.eventId, size);
  expect(await db.select().from(ticketQuestions).where(eq(ticketQuestions.eventId, event.eventId))).toMatchObject([{ questionId: phone }]);
});

test("the same order sent twice at once answers once, and sent again changes no answer", async () => {
  const event = await ownEvent();
  const question_id = await addQuestion(event.eventId, { scope: "order", isRequired: true });
  const buyer = await signUp();
  const key = orderKey();
  await Promise.all([1, 2].map(() => buy(buyer, event, [{ question_id, value: "First" }], 1, key)));
  await buy(buyer, event, [{ question_id, value: "Second" }], 1, key);
  expect((await answersFor(event.eventId)).map(({ value }) => value)).toEqual(["First"]);
});

test("the page's form keeps what was typed when it is refused, and asks for each ticket without scripts", async () => {
  const event = await ownEvent();
  const phone = await addQuestion(event.eventId, { title: "Phone?", scope: "order" });
  const diet = await addQuestion(event.eventId, { title: "Diet?", isRequired: true });
  const buyer = await signUp();
  const path = `/event/ticket/buy/${event.eventId}`;
  const sent = {
    key: orderKey(),
    "lines[0].category_id": event.categoryId,
    "lines[0].quantity": "2",
    "answers[0].question_id": phone,
    "answers[0].value": "0532 111",
    "lines[0].answers[0].question_id": diet,
    "lines[0].answers[0].number": "1",
    "lines[0].answers[0].value": "Vegan",
  };
  const refused = await visit(path, { as: buyer, form: sent });
  const text = await refused.text();
  expect(refused.status).toBe(400);
  expect(text).toContain("for every ticket below");
  for (const kept of ["0532 111", "Vegan", 'name="lines[0].answers[1].value"']) expect(text).toContain(kept);
  const whole = {
    ...sent,
    "lines[0].answers[1].question_id": diet,
    "lines[0].answers[1].number": "2",
    "lines[0].answers[1].value": "None",
  };
  expect((await visit(path, { as: buyer, form: whole })).status).toBe(303);
  expect((await answersFor(event.eventId)).map(({ value }) => value)).toEqual(["0532 111", "Vegan", "None"]);
});

test("a question that is added meanwhile moves no answer to another ticket or question, and a count beyond measure draws no fields", async () => {
  const event = await ownEvent();
  const diet = await addQuestion(event.eventId, { isRequired: true });
  const buyer = await signUp();
  const path = `/event/ticket/buy/${event.eventId}`;
  const answer = (at: number, value: string) => ({
    [`lines[0].answers[${at}].question_id`]: diet,
    [`lines[0].answers[${at}].number`]: String(at + 1),
    [`lines[0].answers[${at}].value`]: value,
  });
  const sent = {
    key: orderKey(),
    "lines[0].category_id": event.categoryId,
    "lines[0].quantity": "2",
    ...answer(0, "Vegan"),
    ...answer(1, "Nuts"),
  };
  await addQuestion(event.eventId, { title: "Shoe size?", isRequired: true });
  const refused = await visit(path, { as: buyer, form: sent });
  const text = await refused.text();
  expect(refused.status).toBe(400);
  const fields = [...text.matchAll(/<input[^>]*name="(lines\[0\]\.answers\[\d\]\.value)"[^>]*>/g)];
  const shown = fields.map(([tag, name]) => [name, /value="([^"]*)"/.exec(tag)?.[1] ?? ""]);
  const at = (index: number) => `lines[0].answers[${index}].value`;
  expect(shown).toEqual([
    [at(0), "Vegan"],
    [at(1), ""],
    [at(2), "Nuts"],
    [at(3), ""],
  ]);
  const many = await visit(path, { as: buyer, form: { ...sent, "lines[0].quantity": "99999999" } });
  expect([many.status, (await many.text()).match(/<fieldset/g)?.length]).toEqual([400, 20]);
});

test("a holder changes answers until the event begins, and no longer", async () => {
  const event = await ownEvent({}, HOUR);
  const [diet, size] = [
    await addQuestion(event.eventId),
    await addQuestion(event.eventId, { kind: "choice", options: ["S", "M"], isRequired: true }),
  ];
  const buyer = await signUp();
  const of = (question_id: string, value: string) => ({ question_id, category_id: event.categoryId, number: 1, value });
  const { tickets } = await buy(buyer, event, [of(size, "S"), of(diet, "Vegan")]);
  const ticketId = tickets[0]?.ticketId ?? "";
  const path = `/event/ticket/one/${ticketId}`;
  const form = { act: "answers", "answers[0].question_id": size, "answers[0].value": "M", "answers[1].question_id": diet };
  expect((await visit(path, { as: buyer, form })).status).toBe(303);
  expect((await answersFor(event.eventId)).map(({ value }) => value)).toEqual(["M"]);
  await expect(answerQuestions(buyer.ctx, ticketId, [{ question_id: size, value: "" }])).rejects.toMatchObject({
    code: "tickets.answerNeeded",
  });
  await expect(answerQuestions((await signUp()).ctx, ticketId, [of(size, "S")])).rejects.toMatchObject({ code: "tickets.notFound" });
  const later = { ...buyer.ctx, clock: { now: () => Date.now() + 2 * HOUR } };
  await expect(answerQuestions(later, ticketId, [of(size, "S")])).rejects.toMatchObject({ code: "tickets.answersClosed" });
  expect((await answersFor(event.eventId)).map(({ value }) => value)).toEqual(["M"]);
});

test("a question with answers can be hidden and asked again, but neither rewritten nor deleted; one without goes", async () => {
  const { organizer, ...event } = await ownEvent();
  const [answered, fresh] = [await addQuestion(event.eventId), await addQuestion(event.eventId)];
  await buy(await signUp(), event, [{ question_id: answered, category_id: event.categoryId, number: 1, value: "Vegan" }]);
  await expect(db.update(ticketQuestions).set({ title: "Other?" }).where(eq(ticketQuestions.questionId, answered))).rejects.toThrow();
  await closeQuestion(organizer.ctx, event.eventId, answered);
  await closeQuestion(organizer.ctx, event.eventId, fresh);
  const left = await db.select().from(ticketQuestions).where(eq(ticketQuestions.eventId, event.eventId));
  expect(left).toMatchObject([{ questionId: answered, title: "Diet?", hiddenAt: expect.any(Number) }]);
  await reopenQuestion(organizer.ctx, event.eventId, answered);
  expect((await answersFor(event.eventId)).map(({ value }) => value)).toEqual(["Vegan"]);
});

test("a question that is hidden while somebody orders is no hindrance, and its answer is left out", async () => {
  const event = await ownEvent();
  const question_id = await addQuestion(event.eventId, { isRequired: true, hiddenAt: Date.now() });
  await buy(await signUp(), event, [{ question_id, category_id: event.categoryId, number: 1, value: "Vegan" }]);
  expect(await answersFor(event.eventId)).toEqual([]);
});

test("organizers read answers in the list of sales and in the file, where none is a formula", async () => {
  const { organizer, ...event } = await ownEvent();
  const [diet, tick] = [
    await addQuestion(event.eventId, { title: "=Diet?" }),
    await addQuestion(event.eventId, { kind: "tick", title: "Bus?", scope: "order" }),
  ];
  const of = { question_id: diet, category_id: event.categoryId, number: 1, value: "=HYPERLINK(1)" };
  await buy(await signUp(), event, [of, { question_id: tick, value: "on" }]);
  await order(await signUp(), event.eventId, event.categoryId);
  const page = await (await visit(`/event/ticket/sales/${event.eventId}`, { as: organizer })).text();
  expect(page).toContain("=HYPERLINK(1)");
  const file = await (await visit(`/api/v1/event/${event.eventId}/guests.csv`, { as: organizer })).text();
  const [head, first, second] = file.trim().split("\r\n");
  expect(head).toMatch(/"'=Diet\?","Bus\?"$/);
  expect(first).toMatch(/"'=HYPERLINK\(1\)","Yes"$/);
  expect(second).toMatch(/"","No"$/);
});

test("others see no answers, and whoever takes a ticket over answers anew", async () => {
  const event = await ownEvent();
  const [diet, phone] = [await addQuestion(event.eventId), await addQuestion(event.eventId, { scope: "order" })];
  const buyer = await signUp();
  const { tickets } = await buy(buyer, event, [
    { question_id: diet, category_id: event.categoryId, number: 1, value: "Vegan" },
    { question_id: phone, value: "0532" },
  ]);
  const ticketId = tickets[0]?.ticketId ?? "";
  expect((await readTicket(buyer.ctx, ticketId, null)).answers.map(({ value }) => value)).toEqual(["Vegan", "0532"]);
  expect((await call(`/event/ticket/${ticketId}`, { as: await signUp() })).status).toBe(404);
  const taker = await signUp();
  const link = await offerTicket(buyer.ctx, ticketId, undefined);
  await acceptTicket(taker.ctx, ticketId, new URL(link ?? "").searchParams.get("key") ?? "");
  expect((await readTicket(taker.ctx, ticketId, null)).answers).toMatchObject([{ questionId: diet, value: null }]);
  const seen = (await readTicket(event.organizer.ctx, ticketId, null)).answers;
  expect(seen.map(({ value }) => value)).toEqual([null]);
});

test("programs ask what is asked, order with answers and change them", async () => {
  const event = await ownEvent();
  const question_id = await addQuestion(event.eventId, { kind: "choice", options: ["S", "M"], isRequired: true });
  const buyer = await signUp();
  const asked = await call<{ items: object[] }>(`/event/${event.eventId}/ticket-questions`, { as: buyer });
  expect(asked.body.items).toEqual([
    { question_id, title: "Diet?", kind: "choice", scope: "ticket", options: ["S", "M"], is_required: true },
  ]);
  const json = {
    event_id: event.eventId,
    lines: [{ category_id: event.categoryId, quantity: 1 }],
    answers: [{ question_id, category_id: event.categoryId, number: 1, value: "S" }],
  };
  const made = await call<{ tickets: { ticket_id: string }[] }>("/event/ticket/order", {
    as: buyer,
    json,
    headers: { "idempotency-key": orderKey() },
  });
  expect(made.status).toBe(201);
  const ticketId = made.body.tickets[0]?.ticket_id;
  const put = { as: buyer, method: "PUT", json: { answers: [{ question_id, value: "M" }] } };
  expect((await call(`/event/ticket/${ticketId}/answers`, put)).status).toBe(200);
  const { body } = await call<{ answers: object[] }>(`/event/ticket/${ticketId}`, { as: buyer });
  expect(body.answers).toMatchObject([{ question_id, value: "M" }]);
});
