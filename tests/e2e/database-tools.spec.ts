/** The database tools as an admin uses them: look first, change, look again; what isn't allowed is refused and all of it is written down. */
import { randomBytes } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { languages } from "./support/looks";
import { makePerson, type Person } from "./support/people";
import { awake, expect, jsonOf, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

// 409, 422: what the tools, and the owners of what they change, refuse.
test.use({ refusals: [400, 409, 422] });

type Act = "find" | "update" | "unset" | "delete";

const word = (say: Say, key: string, values?: Record<string, string>) => say(`content-tools:${key}`, values);

/** Chooses by what is in sight, and types whose document it is. */
async function aim(tool: Locator, say: Say, { collection = "users", key = "user_email", value }: Record<string, string>): Promise<void> {
  for (const [name, choice] of Object.entries({ db_name: "main", collection_name: collection, key })) {
    const group = tool.getByRole("group", { name: word(say, `fields.${name}`), exact: true });
    await group.getByText(choice, { exact: true }).click();
    await expect(group.getByRole("radio", { name: choice, exact: true })).toBeChecked();
  }
  await tool.getByLabel(word(say, "fields.value"), { exact: true }).fill(value ?? "");
}

const press = (tool: Locator, say: Say, act: Act) => tool.getByRole("button", { name: word(say, `act.${act}`), exact: true }).click();
const dryRun = (tool: Locator, say: Say) => tool.getByRole("checkbox", { name: word(say, "fields.dry_run") });
const answerOf = (tool: Locator, say: Say) => tool.getByRole("region", { name: word(say, "form.answer") }).getByRole("status");
const noticeOf = (tool: Locator, say: Say, act: Act) => tool.getByText(word(say, `none.${act}`), { exact: true });
const rowsOf = (tool: Locator, say: Say) =>
  tool.getByRole("group", { name: word(say, "fields.fields"), exact: true }).getByRole("listitem");
/** A field of a row is labelled with whether it may be left out. */
const inRow = (tool: Locator, say: Say, name: string, row = 0) =>
  rowsOf(tool, say)
    .nth(row)
    .getByRole("textbox", { name: word(say, `fields.${name}`) });

/** What an answer says, as the text that the admin reads. */
async function readAnswer(tool: Locator, say: Say): Promise<Record<string, Record<string, unknown>>> {
  return JSON.parse((await answerOf(tool, say).textContent()) ?? "");
}

/** The page of one tool, ready for use. */
async function openTool(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await awake(page);
  return page.getByRole("main");
}

/** One of the two tools of the page that has both. */
const half = (page: Page, say: Say, act: "find" | "update") =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name: word(say, `form.${act}`), exact: true }) });

async function writeErasmus(request: APIRequestContext, title: string): Promise<string> {
  const data = {
    title,
    text: "A room, a bicycle and a language that nobody had promised to teach us before October.",
    university: "Uniwersytet Łódzki",
    country: "Poland",
    city: "Łódź",
    term: "2024-1",
    language: "english",
    monthly_cost: 600,
    currency: "EUR",
  };
  return (await jsonOf<{ post_id: string }>(await request.post("/api/v1/erasmus", { data }))).post_id;
}

for (const language of languages("database tools")) {
  test.describe(() => {
    test.use({ locale: browserLocales[language] });

    test(`a person is found, a change is looked at, made, and seen on a second look (${language})`, async ({ openAs, newPerson, say }) => {
      const person = await newPerson();
      const page = await openAs("admin");
      await openTool(page, "/admin/content-both");
      const [find, update] = [half(page, say, "find"), half(page, say, "update")];

      await test.step("found by user name in any case, without a secret", async () => {
        await aim(find, say, { key: "user_name", value: person.userName.toUpperCase() });
        await press(find, say, "find");
        await expect(answerOf(find, say)).toContainText(`"user_email": "${person.email}"`);
        await expect(answerOf(find, say)).not.toContainText(/password|hash|token|secret/i);
      });

      await test.step("a dry run shows before and after, and saves nothing", async () => {
        await aim(update, say, { value: person.email });
        await inRow(update, say, "field").fill("name");
        await inRow(update, say, "new_value").fill("Işıl Yeni");
        await update.getByRole("button", { name: word(say, "form.addField") }).click();
        await inRow(update, say, "field", 1).fill("entrance_year");
        await inRow(update, say, "new_value", 1).fill("2019");
        await dryRun(update, say).check();
        await press(update, say, "update");
        await expect(answerOf(update, say)).toContainText('"dry_run": true');
        const { before, after } = await readAnswer(update, say);
        expect([before?.name, before?.entrance_year]).toEqual([person.name, null]);
        expect([after?.name, after?.entrance_year]).toEqual(["Işıl Yeni", 2019]);
        await expect(answerOf(find, say)).toHaveCount(0);
        await press(find, say, "find");
        await expect(answerOf(find, say)).toContainText(`"name": "${person.name}"`);
      });

      await test.step("nothing was forgotten, so the same is sent without the dry run, and a second look finds it", async () => {
        await expect(inRow(update, say, "new_value")).toHaveValue("Işıl Yeni");
        await dryRun(update, say).uncheck();
        await press(update, say, "update");
        await expect(answerOf(update, say)).toContainText('"dry_run": false');
        await press(find, say, "find");
        await expect(answerOf(find, say)).toContainText('"name": "Işıl Yeni"');
      });

      await test.step("a change that changes nothing isn't made", async () => {
        await press(update, say, "update");
        await expect(noticeOf(update, say, "update")).toBeVisible();
      });

      const { user_id } = await findUser(page.request, person);

      await test.step("an unset field is empty", async () => {
        const unset = await openTool(page, "/admin/content-unset");
        await aim(unset, say, { key: "user_id", value: user_id });
        await inRow(unset, say, "field").fill("entrance_year");
        await press(unset, say, "unset");
        await expect(answerOf(unset, say)).toContainText('"modified_count": 1');
        expect((await readAnswer(unset, say)).after?.entrance_year).toBeNull();
        await press(unset, say, "unset");
        await expect(noticeOf(unset, say, "unset")).toBeVisible();
      });

      await test.step("the account's page tells who looked and what changed, in words", async () => {
        await page.goto(`/admin/users/${user_id}`);
        for (const act of ["find", "edit"])
          await expect(page.getByText(say(`users:audit.user.${act}`), { exact: true }).first()).toBeVisible();
        await expect(page.getByText(`${person.name} → Işıl Yeni`)).toBeVisible();
        await expect(page.getByText(/user\.(find|edit)/)).toHaveCount(0);
      });
    });

    test(`nothing found, nothing updated, nothing deleted: each is said, and a secret is refused by name (${language})`, async ({
      openAs,
      newPerson,
      say,
    }) => {
      const person = await newPerson();
      const page = await openAs("admin");
      const nobody = { value: makePerson().email };
      const refuses = async (tool: Locator, act: Act, name: string) => {
        await expect(page.getByRole("alert")).toContainText(word(say, "errors.lockedField", { name }));
        await expect(page.getByRole("alert")).toBeFocused();
        await expect(noticeOf(tool, say, act)).toBeVisible();
      };

      const find = await openTool(page, "/admin/content-find-one");
      await press(find, say, "find");
      await expect(page.getByRole("alert")).toContainText(say("validation:required", { field: word(say, "fields.value") }));
      await aim(find, say, nobody);
      await press(find, say, "find");
      await expect(noticeOf(find, say, "find")).toBeVisible();

      const update = await openTool(page, "/admin/content-update-one");
      await aim(update, say, nobody);
      await inRow(update, say, "field").fill("name");
      await inRow(update, say, "new_value").fill("Nobody");
      await press(update, say, "update");
      await expect(noticeOf(update, say, "update")).toBeVisible();
      await aim(update, say, { value: person.email });
      for (const name of ["password_hash", "user_role"]) {
        await inRow(update, say, "field").fill(name);
        await inRow(update, say, "new_value").fill("admin");
        await press(update, say, "update");
        await refuses(update, "update", name);
      }
      await inRow(update, say, "field").fill("  ");
      await press(update, say, "update");
      await expect(page.getByRole("alert")).toContainText(word(say, "errors.noFields"));

      const unset = await openTool(page, "/admin/content-unset");
      await aim(unset, say, { value: person.email });
      await inRow(unset, say, "field").fill("user_email");
      await press(unset, say, "unset");
      await refuses(unset, "unset", "user_email");

      const remove = await openTool(page, "/admin/content-delete-one");
      await aim(remove, say, nobody);
      await press(remove, say, "delete");
      await expect(noticeOf(remove, say, "delete")).toBeVisible();
    });

    test(`an experience abroad is deleted after a dry run, and comes back (${language})`, async ({ openAs, newPerson, say }) => {
      const person = await newPerson();
      const title = `Bir dönem Łódź ${randomBytes(4).toString("hex")}`;
      await writeErasmus((await openAs(person)).request, title);
      const page = await openAs("admin");
      const aimed = { collection: "erasmus_experiences", value: person.email };
      const look = async () => {
        const find = await openTool(page, "/admin/content-find-one");
        await aim(find, say, aimed);
        await press(find, say, "find");
        return find;
      };
      const remove = await openTool(page, "/admin/content-delete-one");
      await aim(remove, say, aimed);
      await expect(dryRun(remove, say)).toBeChecked();
      await press(remove, say, "delete");
      await expect(answerOf(remove, say)).toContainText(title);
      await expect(answerOf(await look(), say)).toContainText(title);
      const again = await openTool(page, "/admin/content-delete-one");
      await aim(again, say, aimed);
      await dryRun(again, say).uncheck();
      await press(again, say, "delete");
      await expect(answerOf(again, say)).toContainText('"deleted_count": 1');
      await press(again, say, "delete");
      await expect(noticeOf(again, say, "delete")).toBeVisible();
      await expect(noticeOf(await look(), say, "find")).toBeVisible();
      await page.goto("/admin/erasmus/all?status=deleted");
      await page.getByRole("article").filter({ hasText: title }).getByRole("checkbox").check();
      await page.getByRole("button", { name: say("kit:acts.restore"), exact: true }).click();
      await expect(page.getByText(say("review:moderation.done"))).toBeVisible();
      await expect(answerOf(await look(), say)).toContainText(title);
    });
  });
}

test("an account that is deleted goes in fourteen days, and its page says so", async ({ openAs, newPerson, say }) => {
  const person = await newPerson();
  const page = await openAs("admin");
  const remove = await openTool(page, "/admin/content-delete-one");
  await aim(remove, say, { key: "user_name", value: person.userName });
  await dryRun(remove, say).uncheck();
  await press(remove, say, "delete");
  await expect(answerOf(remove, say)).toContainText('"deleted_count": 1');
  const { user_id } = await findUser(page.request, person);
  await page.goto(`/admin/users/${user_id}`);
  await expect(page.getByText(say("users:one.leavesOn"))).toBeVisible();
  await expect(page.getByText(say("users:audit.user.remove"), { exact: true })).toBeVisible();
  const again = await openTool(page, "/admin/content-delete-one");
  await aim(again, say, { key: "user_name", value: person.userName });
  await dryRun(again, say).uncheck();
  await press(again, say, "delete");
  await expect(page.getByRole("alert")).toContainText(say("users:errors.alreadyLeaving"));
  await expect(noticeOf(again, say, "delete")).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test("all of it works without scripts", async ({ openAs, newPerson, say }) => {
    const person = await newPerson();
    const page = await openAs("admin");
    await page.goto("/admin/content-both");
    const [find, update] = [half(page, say, "find"), half(page, say, "update")];
    await aim(update, say, { key: "user_name", value: person.userName });
    await inRow(update, say, "field").fill("name");
    await inRow(update, say, "new_value").fill("Işıl Yeni");
    await update.getByRole("button", { name: word(say, "form.addField") }).click();
    await expect(inRow(update, say, "new_value")).toHaveValue("Işıl Yeni");
    await inRow(update, say, "field", 1).fill("password_hash");
    await inRow(update, say, "new_value", 1).fill("x");
    await dryRun(update, say).check();
    await press(update, say, "update");
    await expect(update.getByRole("alert")).toContainText(word(say, "errors.lockedField", { name: "password_hash" }));
    await expect(noticeOf(update, say, "update")).toBeVisible();
    await update.getByRole("button", { name: say("kit:forms.removeRow", { number: 2 }) }).click();
    await press(update, say, "update");
    expect((await readAnswer(update, say)).after?.name).toBe("Işıl Yeni");
    await expect(dryRun(update, say)).toBeChecked();
    await dryRun(update, say).uncheck();
    await press(update, say, "update");
    await expect(answerOf(update, say)).toContainText('"dry_run": false');
    await aim(find, say, { value: person.email });
    await press(find, say, "find");
    await expect(answerOf(find, say)).toContainText('"name": "Işıl Yeni"');
    const unset = page.getByRole("main");
    await page.goto("/admin/content-unset");
    await aim(unset, say, { value: person.email });
    await inRow(unset, say, "field").fill("entrance_year");
    await press(unset, say, "unset");
    await expect(noticeOf(unset, say, "unset")).toBeVisible();
    await page.goto("/admin/content-delete-one");
    await aim(unset, say, { value: person.email });
    await dryRun(unset, say).uncheck();
    await press(unset, say, "delete");
    await expect(answerOf(unset, say)).toContainText('"deleted_count": 1');
  });
});

/** The account as programs are told of it. */
async function findUser(request: APIRequestContext, { email }: Person): Promise<{ user_id: string }> {
  const data = { db_name: "main", collection_name: "users", key: "user_email", value: email };
  return (await jsonOf<{ result: { user_id: string } }>(await request.post("/api/v1/admin/content/mongo/find_one", { data }))).result;
}
