/** Playwright's test with what all of ours need: an address of its own, the words of its language, people, and no error unseen. */
import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type DemoRole, demoEmail, demoPassword, demoRoles, freshAddress, type Person, register, signIn } from "./people";
import { type Language, type Say, speaker } from "./words";

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

interface Fixtures {
  /** Statuses that the browser may complain about in its console, because the test provokes them. */
  refusals: number[];
  /** Leaves the cookie question open; otherwise it is answered before the first page. */
  isUndecided: boolean;
  language: Language;
  say: Say;
  /** What went wrong in any page of the test. */
  problems: string[];
  /** A page of its own, where this person is signed in. */
  openAs(who: DemoRole | Person): Promise<Page>;
  /** Somebody new with a verified address. */
  newPerson(): Promise<Person>;
}

interface WorkerFixtures {
  /** The seed's people, signed in once for each worker. */
  demoStates: Record<DemoRole, State>;
}

const ownComplaint = /^Failed to load resource: the server responded with a status of ([45]\d\d)/;

/** Notes whatever scripts of these pages complain about. */
function watch(context: BrowserContext, problems: string[], refusals: number[]): void {
  context.on("weberror", (error) => problems.push(`${error.page()?.url()}: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const status = Number(ownComplaint.exec(message.text())?.[1]);
    if (!refusals.includes(status)) problems.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
  });
}

async function decideCookies(context: BrowserContext, url?: string): Promise<void> {
  await context.addCookies([{ name: "cookie-consent", value: "a0m0", url }]);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  refusals: [[], { option: true }],
  isUndecided: [false, { option: true }],

  extraHTTPHeaders: async ({ userAgent: _ }, use) => {
    await use({ "cf-connecting-ip": freshAddress() });
  },

  language: async ({ locale }, use) => {
    await use(locale?.startsWith("tr") ? "tr" : "en");
  },

  say: async ({ language }, use) => {
    await use(speaker(language));
  },

  problems: async ({ userAgent: _ }, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },

  context: async ({ context, problems, refusals, isUndecided, baseURL }, use) => {
    watch(context, problems, refusals);
    if (!isUndecided) await decideCookies(context, baseURL);
    await use(context);
  },

  demoStates: [
    async ({ playwright }, use, { project }) => {
      const states = {} as Record<DemoRole, State>;
      for (const role of demoRoles) {
        const request = await playwright.request.newContext({
          baseURL: project.use.baseURL,
          extraHTTPHeaders: { "cf-connecting-ip": freshAddress() },
        });
        await signIn(request, { email: demoEmail(role), password: demoPassword });
        states[role] = await request.storageState();
        await request.dispose();
      }
      await use(states);
    },
    { scope: "worker" },
  ],

  openAs: async ({ browser, demoStates, problems, refusals, isUndecided, baseURL }, use) => {
    await use(async (who) => {
      const context = await browser.newContext(typeof who === "string" ? { storageState: demoStates[who] } : {});
      watch(context, problems, refusals);
      if (!isUndecided) await decideCookies(context, baseURL);
      if (typeof who !== "string") await signIn(context.request, who);
      return context.newPage();
    });
  },

  newPerson: async ({ request }, use) => {
    await use(() => register(request));
  },
});

/** React's own notes of a page's parts: which of what the server drew still waits for its scripts. */
interface ReactPart {
  memoizedState: { isDehydrated?: boolean; dehydrated?: unknown } | null;
  child: ReactPart | null;
  sibling: ReactPart | null;
}

/** Waits until the page's scripts answer to what is done: React has taken over all that it was given, and its effects have run. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((each) => each.startsWith("__reactContainer"));
    const root = key && (document as unknown as Record<string, { stateNode: { current: ReactPart } }>)[key];
    if (!root) return false;
    for (const parts = [root.stateNode.current]; parts.length > 0; ) {
      const { memoizedState: state, child, sibling } = parts.pop() as ReactPart;
      if (state?.isDehydrated || state?.dehydrated) return false;
      parts.push(...[child, sibling].filter((each) => each !== null));
    }
    return true;
  });
  // Effects come a message after what they belong to; timers may be a test's own.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
      });
    }
  });
}

/** The decoded JSON of an answer that must be fine. */
export async function jsonOf<T>(response: Awaited<ReturnType<APIRequestContext["get"]>>): Promise<T> {
  expect(response.ok(), `${response.url()} answers ${response.status()}`).toBe(true);
  return (await response.json()) as T;
}

/** Runs what a minute brings, as the scheduler would. A connection that workerd closed meanwhile is opened again: a run that comes twice does no harm. */
export async function runMinute(request: APIRequestContext): Promise<void> {
  const answer = await request.get("/cdn-cgi/handler/scheduled", { params: { cron: "* * * * *" }, maxRetries: 2 });
  expect(answer.ok()).toBe(true);
}

export { expect };
