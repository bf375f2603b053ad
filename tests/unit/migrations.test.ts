/** What a deployment compares its database with. */
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import journal from "../../migrations/meta/_journal.json";

test("the journal names every migration that is there, in order", () => {
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  expect(journal.entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
});
