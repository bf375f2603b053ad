/** The samples that guests are shown, opened by either. */
import { expect, test } from "vitest";
import { see } from "../../support/pages";
import { type Person, signUp } from "../../support/site";

test.each([
  ["/advert/demo", "/advert/all"],
  ["/thread/demo", "/thread/all"],
  ["/thread/display/demo", "/thread/all"],
  ["/survey/demo/all", "/survey/all"],
  ["/notes/demo/all", "/notes/all"],
  ["/study-tip/demo", "/study-tip/all"],
  ["/erasmus/demo/all", "/erasmus/all"],
  ["/chronicle/demo/all", "/chronicle/all"],
])("%s leads whoever is logged in to everything, and a guest to the door", async (path, all) => {
  const mainOf = async (as?: Person) => (await see(path, { as })).body.split("<main")[1]?.split("</main>")[0] ?? "";
  const door = `/reception/login?next=${encodeURIComponent(all)}`;
  const [guest, member] = [await mainOf(), await mainOf(await signUp())];
  expect([guest.includes(door), guest.includes(`href="${all}"`)]).toEqual([true, false]);
  expect([member.includes(door), member.includes(`href="${all}"`), member.includes("Log in")]).toEqual([false, true, false]);
});
