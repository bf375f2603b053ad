/** KV refuses a second write of a key within a second and goes on giving what was before: nobody is signed out by that, and no change is lost. */
import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { MINUTE } from "../../../app/platform/clock";
import { kvCopy } from "../../../app/platform/kv-copy.server";
import { dropTokenPair, loadTokenPair, storeTokenPair } from "../../../app/platform/session/cookie.server";
import { openSession, refreshSession } from "../../../app/platform/session/session.service.server";
import { unlimited } from "../../support/hostile/budget";
import { hostileKv, kvWorld } from "../../support/hostile/kv";
import { signUp, testContext } from "../../support/site";

afterEach(() => vi.restoreAllMocks());

/** Two places of one KV, whose clock moves when somebody waits, or when a test says so. */
function twoPlaces() {
  let now = Date.now();
  const world = kvWorld(() => now);
  const pass = (ms: number) => {
    now += ms;
  };
  vi.spyOn(scheduler, "wait").mockImplementation(async (ms) => pass(ms));
  const at = (place: number) => {
    const KV = hostileKv(env.KV, world, place, unlimited);
    return testContext({ env: { ...env, KV }, clock: { now: () => now } });
  };
  return { here: at(0), there: at(1), pass };
}

test("of two changes within a second everybody reads the second one when KV has told them", async () => {
  const { here, there, pass } = twoPlaces();
  let text = "first";
  const copies = () => kvCopy({ key: "far-copy", seconds: 300, load: async () => text, isUsable: () => true });
  const [ours, theirs] = [copies(), copies()];
  expect([await ours.read(here), await theirs.read(there)]).toEqual(["first", "first"]);
  pass(2 * MINUTE);
  for (text of ["second", "third"]) await ours.refresh(here);
  pass(MINUTE);
  expect([await ours.read(here), await theirs.read(there)]).toEqual(["third", "third"]);
  pass(2 * MINUTE);
  expect(await ours.read(here)).toBe("third");
});

test("tokens that are renewed within a second of each other are kept, and whoever reads the old ones stays signed in", async () => {
  const { here, there, pass } = twoPlaces();
  const person = await signUp();
  const pair = await openSession(here, { userId: person.userId, channel: "web", isRemembered: true });
  await storeTokenPair(here, "a cookie", pair, true);
  expect(await loadTokenPair(there, "a cookie")).toMatchObject({ refreshToken: pair.refreshToken });
  const next = await refreshSession(here, pair.refreshToken);
  await storeTokenPair(here, "a cookie", next, true);
  expect(await loadTokenPair(here, "a cookie")).toMatchObject({ refreshToken: next.refreshToken });
  const old = await loadTokenPair(there, "a cookie");
  expect(old?.refreshToken).toBe(pair.refreshToken);
  expect(await refreshSession(there, old?.refreshToken ?? "")).toMatchObject({ sessionId: pair.sessionId, isRotated: false });
  pass(MINUTE);
  expect(await loadTokenPair(there, "a cookie")).toMatchObject({ refreshToken: next.refreshToken });
});

test("logging out within a second of logging in works", async () => {
  const { here } = twoPlaces();
  const person = await signUp();
  const pair = await openSession(here, { userId: person.userId, channel: "web", isRemembered: true });
  await storeTokenPair(here, "another cookie", pair, true);
  expect(await dropTokenPair(here, "another cookie")).toContain("Max-Age=0");
});
