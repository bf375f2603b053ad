/** Who accepted an earlier version of the terms of use reads everything, is asked before they write or pay, and loses nothing that they typed. */
import { users } from "@schema/accounts";
import { consentLedger, consentTexts } from "@schema/platform";
import { posts } from "@schema/posts";
import { todos } from "@schema/todo";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { acceptTermsOfUse } from "../../../app/features/info/terms.service.server";
import { TERMS, TERMS_PAGE } from "../../../app/platform/terms-of-use/terms-of-use";
import { see } from "../../support/pages";
import { openSipay, payFields } from "../../support/sipay";
import { call, type Person, signUp, testContext, visit } from "../../support/site";
import { addTicketedEvent, order } from "../../support/tickets";

const { db } = testContext();
const TYPED = "A question that took me half an hour to write down here.";
const CLOSED = "Accept our current terms of use before you send this.";

/** Somebody who accepted the version before, or none where an admin opened the account. */
const older = (own: object = {}) => signUp({ termsVersion: TERMS.version - 1, ...own });
const post = (as: Person) =>
  see("/thread/add", { as, form: { title: "Where do I find the exam rooms?", text: TYPED, category: "campus", tags: "" } });
const written = ({ userId }: Person) => db.$count(posts, eq(posts.authorId, userId));
const storyOf = ({ userId }: Person) =>
  db
    .select()
    .from(consentLedger)
    .innerJoin(consentTexts, eq(consentTexts.hash, consentLedger.textHash))
    .where(eq(consentLedger.userId, userId));
const press = (as: Person, version: number = TERMS.version, language = "en") =>
  see(TERMS_PAGE, { as, form: { version: String(version) }, headers: { "accept-language": language } });

test("every page opens as before, with a line that leads to what changed; above forms that publish it says that they take nothing yet", async () => {
  const [as, other] = [await older(), await signUp()];
  const front = await see("/", { as });
  expect([front.status, front.body.includes("Our terms of use have changed."), front.body.includes(`href="${TERMS_PAGE}"`)]).toEqual([
    200,
    true,
    true,
  ]);
  const form = (await see("/thread/add", { as })).body;
  expect(form).toMatch(new RegExp(`<a href="${TERMS_PAGE}" target="_blank"[^>]*>${CLOSED}`));
  expect((await see("/thread/add", { as, headers: { "accept-language": "tr" } })).body).toContain(
    "kullanım koşullarının güncel halini kabul et",
  );
  for (const path of ["/", "/thread/add"]) expect((await see(path, { as: other })).body).not.toContain(TERMS_PAGE);
  expect((await see("/")).body).not.toContain(TERMS_PAGE);
});

test("what is sent is kept in its form until they have accepted, and goes through then", async () => {
  const as = await older();
  const refused = await post(as);
  expect([refused.status, refused.body.includes(TYPED), refused.body.includes(CLOSED), await written(as)]).toEqual([403, true, true, 0]);
  const program = await call("/thread", { as, json: { title: "Where do I find it?", text: TYPED } });
  expect([program.status, (program.body as { error: { code: string } }).error.code]).toEqual([403, "terms-of-use.notAccepted"]);
  expect((await press(as)).status).toBe(303);
  expect((await post(as)).status).toBe(303);
  expect(await written(as)).toBe(1);
});

test.each([
  ["en", "honestly"],
  ["tr", "dürüstçe"],
])("a program shows its owner what they owe, accepts the version that was shown alone, and writes again (%s)", async (language, words) => {
  const as = await older();
  const headers = { "accept-language": language };
  const shown = await call("/terms-of-use", { as, headers });
  expect(shown.body).toMatchObject({ version: TERMS.version, is_accepted: false, text: expect.stringMatching(new RegExp(words, "i")) });
  const accept = (version: unknown) => call("/terms-of-use/accept", { as, json: { version }, headers });
  expect([(await accept(TERMS.version + 1)).status, (await accept("newest")).status, await storyOf(as)]).toEqual([409, 400, []]);
  expect([(await accept(TERMS.version)).status, (await accept(TERMS.version)).status]).toEqual([200, 200]);
  expect(await storyOf(as)).toMatchObject([{ consent_ledger: { version: TERMS.version, locale: language } }]);
  expect((await call("/terms-of-use", { as })).body).toMatchObject({ is_accepted: true });
  expect((await call("/thread", { as, json: { title: "Where do I find it?", text: TYPED, category: "campus" } })).status).toBe(201);
  expect((await call("/terms-of-use")).status).toBe(401);
});

test("what nobody else reads stays open, and so does the work of staff; paying doesn't begin", async () => {
  const as = await older();
  const todo = await call("/todos", { as, json: { title: "Buy bread" } });
  expect([todo.status, await db.$count(todos, eq(todos.userId, as.userId))]).toEqual([201, 1]);
  openSipay();
  const { eventId, categoryId } = await addTicketedEvent({ price: 5000 });
  const { order: made } = await order(as, eventId, categoryId);
  const pay = async () => see(`/sipay/payment/${eventId}?order=${made.orderId}`, { as, form: await payFields(as, eventId, made.orderId) });
  const refused = await pay();
  expect([refused.status, refused.body.includes(CLOSED)]).toEqual([403, true]);
  await press(as);
  expect((await pay()).status).toBeLessThan(400);
  const admin = await older({ userRole: "admin" });
  expect((await visit("/admin/panel", { as: admin, form: { act: "retry" } })).status).toBe(303);
});

test("accepting is written down once with version, text and language, of two at once too; what isn't the version that holds is refused", async () => {
  const as = await older();
  expect((await press(as, TERMS.version + 1)).status).toBe(409);
  expect(await storyOf(as)).toEqual([]);
  await Promise.all([press(as, TERMS.version, "tr"), press(as, TERMS.version, "tr")]);
  await acceptTermsOfUse(as.ctx, TERMS.version);
  expect(await storyOf(as)).toMatchObject([
    {
      consent_ledger: { purpose: TERMS.purpose, version: TERMS.version, act: "given", locale: "tr", page: TERMS_PAGE },
      consent_texts: { text: expect.stringContaining("kural") },
    },
  ]);
  const [row] = await db.select().from(users).where(eq(users.userId, as.userId));
  expect(row?.termsVersion).toBe(TERMS.version);
  const page = await see(TERMS_PAGE, { as });
  expect([page.body.includes("You&#x27;ve accepted the terms as they are now."), page.body.includes(`value="${TERMS.version}"`)]).toEqual([
    true,
    false,
  ]);
  expect((await see("/profile/data", { as })).body).toContain("Terms of use");
});
