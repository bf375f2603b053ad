/** A request that is cut at any of its writes leaves all of it or nothing, and sent again with its key it makes one thing. */
import { createExecutionContext } from "cloudflare:test";
import { contacts } from "@schema/contacts";
import { replies } from "@schema/thread";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { contactBody } from "../../support/contacts";
import { refusing } from "../../support/hostile/refusals";
import { addPost } from "../../support/posts";
import { env, ORIGIN, type Person, signUp, testContext } from "../../support/site";
import worker from "../../support/worker";

const { db } = testContext();

interface Making {
  path: string;
  json: Record<string, unknown>;
  rows(as: Person): Promise<number>;
}

const makings: Record<string, () => Promise<Making>> = {
  reply: async () => {
    const postId = await addPost(await signUp(), threads);
    return { path: `/thread/${postId}/replies`, json: { text: "So it is." }, rows: () => db.$count(replies, eq(replies.postId, postId)) };
  },
  "message to the team": async () => ({
    path: "/contacts",
    json: contactBody(),
    rows: ({ userId }) => db.$count(contacts, eq(contacts.userId, userId)),
  }),
};

async function send({ path, json }: Making, as: Person, DB: D1Database): Promise<number> {
  const headers = { authorization: `Bearer ${as.accessToken}`, "content-type": "application/json", "cf-connecting-ip": as.userId };
  const request = new Request(`${ORIGIN}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(json) });
  return (await worker.fetch(request, { ...env, DB }, createExecutionContext())).status;
}

/** The nth write loses its connection, before it is done or after. */
const losing = (nth: number, isDone: boolean) =>
  refusing(env.DB, {
    words: "D1_ERROR: Network connection lost.",
    passing: nth,
    times: 1,
    onlyWrites: true,
    isDone,
    about: /^(?!.*error_(groups|events))/s,
  });

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

test.each(Object.keys(makings))("a %s that is cut at any of its writes is there once when it is sent again", async (name) => {
  for (const isDone of [false, true]) {
    let cuts = 0;
    for (let nth = 0; ; nth++) {
      const making = (await makings[name]?.()) as Making;
      const [as, keyed] = [await signUp(), { ...making, json: { ...making.json, key: crypto.randomUUID() } }];
      const { DB, asked } = losing(nth, isDone);
      const first = await send(keyed, as, DB);
      if (first === 201 && asked() <= nth) break;
      cuts += 1;
      if (first !== 201) expect([name, nth, isDone, first]).toEqual([name, nth, isDone, 503]);
      expect(await making.rows(as)).toBeLessThanOrEqual(1);
      expect([name, nth, isDone, await send(keyed, as, env.DB), await making.rows(as)]).toEqual([name, nth, isDone, 201, 1]);
    }
    expect(cuts).toBeGreaterThan(1);
  }
});
