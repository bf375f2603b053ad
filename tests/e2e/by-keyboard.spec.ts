/**
 * A student's week by keyboard alone, as whoever reads at 400 %, with the device's own colours and without motion: what has
 * the focus is in sight under nothing, is marked, and no page is wider than the window.
 */
import type { Locator, Page } from "@playwright/test";
import { TICKETED_EVENT } from "./support/addresses";
import { course, experienceText } from "./support/contributions";
import { languages } from "./support/looks";
import { mailedPath, makePerson } from "./support/people";
import { awake, expect, test } from "./support/test";
import { browserLocales, type Say } from "./support/words";

/** 1280 × 1024 at 400 %. */
const WINDOW = { width: 320, height: 256 };
const MOST_STEPS = 90;

/** What is wrong with where the focus stands; nothing says it is fine. */
const faultOfFocus = () => {
  const element = document.activeElement as HTMLElement;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  // Of what is higher than the window its begin counts.
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const hit = document.elementFromPoint(x, y);
  const own = (element as HTMLInputElement).labels?.[0];
  const isSeen = hit !== null && [element, own].some((each) => each && (each.contains(hit) || hit.contains(each)));
  const faults = isSeen ? [] : [`under ${hit?.outerHTML.slice(0, 120)}`];
  const isMarked = [element, element.parentElement, element.parentElement?.parentElement].some((each) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
  });
  if (!isMarked) faults.push("unmarked");
  return faults.map((fault) => `${location.pathname} ${element.outerHTML.slice(0, 120)}: ${fault}`);
};

/** What is wrong with the page as a whole: too wide, or something moves. */
const faultsOfPage = () => {
  const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100);
  const wide = document.documentElement.scrollWidth > innerWidth;
  return [...(wide ? ["wider than the window"] : []), ...(moving.length > 0 ? [`${moving.length} move`] : [])].map(
    (fault) => `${location.pathname}: ${fault}`,
  );
};

/** Walks by keys, and notes what is wrong on the way. */
class Walk {
  readonly faults: string[] = [];

  constructor(private readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.look();
  }

  async look(): Promise<void> {
    await awake(this.page);
    this.faults.push(...(await this.page.evaluate(faultsOfPage)));
  }

  /** Presses Tab until this has the focus. */
  async reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let i = 0; i < MOST_STEPS; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await this.page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
    this.faults.push(...(await this.page.evaluate(faultOfFocus)));
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.insertText(text);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press(key);
  }
}

const named = (page: Page, say: Say, name: string) => page.getByRole("main").getByLabel(say(name), { exact: true });

for (const language of languages("by keyboard")) {
  test.describe(language, () => {
    test.use({
      locale: browserLocales[language],
      viewport: WINDOW,
      contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
    });

    test(`a stranger registers, writes an experience and plans a term by keys alone at 400 % (${language})`, async ({
      page,
      request,
      say,
    }) => {
      const walk = new Walk(page);
      const person = makePerson();
      const button = (name: string) => page.getByRole("main").getByRole("button", { name: say(name), exact: true });

      await test.step("register", async () => {
        await walk.open("/reception/register");
        const values = { user_email: person.email, name: person.name, user_name: person.userName };
        for (const [name, value] of Object.entries(values)) await walk.type(named(page, say, `reception:fields.${name}`), value);
        for (const name of ["user_password", "password_confirmation"])
          await walk.type(named(page, say, `reception:fields.${name}`), person.password);
        await walk.press(button("reception:register.submit"));
        await expect(page.getByRole("heading", { level: 1, name: say("reception:register.sentTitle") })).toBeVisible();
        await walk.open(await mailedPath(request, person.email));
        await walk.press(button("reception:verify.submit"));
        await expect(page).toHaveURL("/");
        await walk.look();
      });

      await test.step("experience", async () => {
        await walk.open(`/courses/add?course_id=${course.id}`);
        for (const name of ["term", "instructor_id"]) await walk.press(named(page, say, `courses:fields.${name}`), "ArrowDown");
        for (const name of ["overall", "difficulty", "usefulness"])
          await walk.press(
            page
              .getByRole("group", { name: say(`courses:fields.${name}`), exact: true })
              .getByRole("radio")
              .first(),
            "Space",
          );
        await walk.type(named(page, say, "courses:fields.weekly_hours"), "6");
        await walk.press(page.getByRole("radio", { name: say("courses:attendance.none") }), "Space");
        await walk.press(page.getByRole("checkbox", { name: say("courses:assessments.midterm") }), "Space");
        await walk.type(named(page, say, "courses:fields.text"), experienceText);
        await walk.press(button("courses:form.submit"));
        await expect(page).toHaveURL("/courses/add/result");
        await walk.look();
      });

      await test.step("plan", async () => {
        await walk.open("/schedule/create");
        await walk.press(button("schedule:create.submit"));
        await expect(page).toHaveURL(/\/add-courses$/);
        await walk.look();
        await walk.type(page.getByRole("main").getByRole("searchbox"), "MATH119");
        await walk.press(page.getByRole("button", { name: say("schedule:add.addLabel", { code: "MATH119", number: 1 }) }));
        await expect(page.getByRole("button", { name: say("schedule:list.removeLabel", { name: "MATH119" }) })).toBeVisible();
        await walk.look();
      });

      expect(walk.faults).toEqual([]);
    });

    test(`a ticket, a question, a to-do and a study room by keys alone at 400 % (${language})`, async ({ openAs, newPerson, say }) => {
      const page = await openAs(await newPerson());
      const walk = new Walk(page);
      const button = (name: string) => page.getByRole("main").getByRole("button", { name: say(name), exact: true });

      await test.step("ticket", async () => {
        await walk.open(`/event/${TICKETED_EVENT}`);
        await walk.press(page.getByRole("link", { name: say("events:tickets.buy") }));
        await expect(page).toHaveURL(/\/event\/ticket\/buy\//);
        await walk.look();
        await walk.reach(page.getByRole("combobox").first());
        await walk.press(button("tickets:buy.order"));
        await expect(page.getByRole("img", { name: say("tickets:one.qr") })).toBeVisible();
        await walk.look();
      });

      await test.step("question", async () => {
        await walk.open("/thread/add");
        await walk.type(named(page, say, "thread:fields.title"), "How was the final?");
        await walk.press(named(page, say, "thread:fields.category"), "ArrowDown");
        await walk.type(named(page, say, "thread:fields.text"), "Which topics did it ask about, and how long was it?");
        await walk.press(button("posts:form.add"));
        await expect(page).toHaveURL(/\/thread\/one\//);
        await walk.look();
      });

      await test.step("to-do", async () => {
        await walk.open("/todo/all");
        await walk.type(named(page, say, "todo:fields.line"), "report");
        await page.keyboard.press("Enter");
        await walk.press(page.getByRole("button", { name: say("todo:row.do", { title: "report" }) }), "Space");
        await expect(page.getByRole("button", { name: say("todo:row.do", { title: "report" }) })).toHaveCount(0);
        await walk.look();
      });

      await test.step("room", async () => {
        await walk.open("/study-room/add");
        await walk.type(named(page, say, "study-room:fields.topic"), "Essay writing");
        await walk.type(named(page, say, "study-room:fields.place"), "Library, room 3");
        await walk.press(button("study-room:form.add"));
        await expect(page.getByRole("heading", { name: "Essay writing" })).toBeVisible();
        await walk.look();
      });

      expect(walk.faults).toEqual([]);
    });
  });
}
