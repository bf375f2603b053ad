/** Pages are found by what people call what is done there, and a question that nothing answers whole is asked with fewer words. */

import { expect, test } from "vitest";
import { searchEverywhere } from "../../../app/features/search/search.service.server";
import { threads } from "../../../app/features/thread/thread.collection";
import { asNow } from "../../support/notices";
import { addPost } from "../../support/posts";
import { signUp, testContext } from "../../support/site";

const pagesFor = async (q: string) => {
  const { groups } = await searchEverywhere(asNow(await signUp()), q, 8);
  return groups.find(({ source }) => source === "pages")?.hits.map(({ to }) => to) ?? [];
};

test.each(["psychologist", "psikolog", "stres", "stress", "therapy", "terapi"])("%s leads to mental health", async (q) => {
  expect((await pagesFor(q))[0]).toBe("/mental-health");
});

/** Written before anything was tuned. */
const ASKED: readonly [q: string, to: string][] = [
  ["sınav kaygısı", "/mental-health"],
  ["depression", "/mental-health"],
  ["ortalama hesaplama", "/gpa"],
  ["gpa calculator", "/gpa"],
  ["ders programı yap", "/schedule"],
  ["timetable", "/schedule"],
  ["ev arkadaşı", "/advert"],
  ["sell my bike", "/advert"],
  ["hibe", "/erasmus"],
  ["exchange", "/erasmus"],
  ["burs", "/info"],
  ["ders notu", "/notes"],
  ["lecture notes", "/notes"],
  ["staj", "/career"],
  ["work and travel", "/wat"],
  ["kulüp", "/communit"],
  ["concert tickets", "/event"],
  ["birlikte çalışma", "/study-room"],
  ["forgot password", "/reception"],
  ["yapılacaklar", "/todo"],
];

test("eighteen of twenty questions in words of their own lead to their page", async () => {
  const found = await Promise.all(
    ASKED.map(async ([q, to]) => [q, (await pagesFor(q)).some((path) => path.includes(to.slice(1)))] as const),
  );
  const missed = found.filter(([, isFound]) => !isFound).map(([q]) => q);
  // A member finds no page for guests (`forgot password`), and grants are among the rules (`burs`).
  expect(missed).toEqual(["burs", "forgot password"]);
});

test("a guest isn't led to a page that is for members", async () => {
  const { groups } = await searchEverywhere(testContext(), "psikolog", 8);
  expect(groups.flatMap(({ hits }) => hits).filter(({ to }) => to === "/mental-health")).toEqual([]);
});

test("where nothing has all words, what has most of them is shown and said so, the exact question aside", async () => {
  const person = await signUp();
  const threadId = await addPost(person, threads, { title: "Quintessence zither choir" });
  const ctx = asNow(person);
  const sought = async (q: string, isExact = false) => {
    const { groups, hasFewer } = await searchEverywhere(ctx, q, 4, isExact);
    return { hasFewer, found: groups.flatMap(({ hits }) => hits).some(({ to }) => to.includes(threadId)) };
  };
  expect(await sought("quintessence zither")).toEqual({ hasFewer: false, found: true });
  expect(await sought("quintessence zither xyzzyq")).toEqual({ hasFewer: true, found: true });
  expect(await sought("xyzzyq quintessence")).toEqual({ hasFewer: true, found: true });
  expect(await sought("xyzzyq quintessence plughq vexq")).toEqual({ hasFewer: true, found: true });
  expect(await sought("quintessence zither xyzzyq", true)).toEqual({ hasFewer: false, found: false });
  expect(await sought("xyzzyq plughq")).toEqual({ hasFewer: false, found: false });
});
