/** What features bring together. */
import { expect, test } from "vitest";
import { joinedLists, serverFeature } from "../../app/engines/feature.server";

const tool = (name: string, order: number) => ({ name, order, to: `/${name}` });
const notes = serverFeature({ name: "notes" } as never, { tools: [tool("notes", 2)], audited: [{ name: "note" }] as never });
const trips = serverFeature({ name: "trip" } as never, {
  tools: [tool("trips", 1), tool("seats", 2)],
  audited: [{ name: "trip" }] as never,
});

test("of each kind of thing there is one list, by the things' order, and as they came where they have none", () => {
  const { tools, audited, ...others } = joinedLists([notes, trips, { tools: [tool("first", 0)] }]);
  expect(tools.map(({ name }) => name)).toEqual(["first", "trips", "notes", "seats"]);
  expect(audited).toEqual([{ name: "note" }, { name: "trip" }]);
  expect(Object.values(others).flat()).toEqual([]);
});

test("a feature brings an empty list of what it says nothing about, and all of them are joined", () => {
  const { name, ...brought } = notes;
  const lists = Object.entries(brought).filter(([, value]) => Array.isArray(value));
  const own = ["endpoints", "intents", "jobs", "messages"];
  expect(name).toBe("notes");
  expect(Object.keys(joinedLists([])).sort()).toEqual(lists.flatMap(([kind]) => (own.includes(kind) ? [] : [kind])).sort());
});
