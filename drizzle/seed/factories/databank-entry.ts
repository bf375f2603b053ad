/** Makes databank entries. */

import { foldTurkish } from "../../../app/platform/folding";
import { anonymousId } from "../../../app/platform/ids";
import { NOT_LISTED } from "../../schema/courses";
import type { databankEntries } from "../../schema/databank";
import { databankFragments } from "../content/databank-texts";
import type { Random } from "../random";

type NewEntry = typeof databankEntries.$inferInsert;

function someOf(random: Random, list: readonly string[], count: number): string {
  const chosen = new Set<string>();
  for (let i = 0; i < count; i++) chosen.add(random.pick(list));
  return [...chosen].join("\n");
}

/** An approved entry; whatever matters to a test is given. */
export function makeDatabankEntry(
  random: Random,
  now: number,
  own: { courseId: string; authorId: string | null } & Partial<NewEntry>,
): NewEntry {
  const fragments = databankFragments[random.chance(0.6) ? "tr" : "en"];
  const topics = own.topics ?? someOf(random, fragments.topics, 4);
  const advice = random.pick(fragments.advice);
  return {
    entryId: anonymousId("databank"),
    instructorId: NOT_LISTED,
    term: random.pick(["2023-1", "2024-1", "2024-2", "2025-1", "2025-2"]),
    gradeParts: random.pick(fragments.parts),
    examKinds: random.pick(fragments.examKinds),
    topics,
    boundaries: random.chance(0.4) ? random.pick(fragments.boundaries) : null,
    resources: someOf(random, fragments.resources, 2),
    advice,
    searchText: foldTurkish(`${topics} ${advice}`),
    status: "approved",
    createdAt: now,
    updatedAt: now,
    ...own,
  };
}
