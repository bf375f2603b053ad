/** How long, how large and how many: what the API takes changes on purpose only. */
import { expect, test } from "vitest";
import { boundsOfApi } from "../../support/bounds";
import { expectedBounds } from "../../support/expected-bounds";
import { visit } from "../../support/site";

test("the API takes of every field as much as was decided, no more and no less", async () => {
  const document = (await (await visit("/api/v1/openapi.json")).json()) as Parameters<typeof boundsOfApi>[0];
  expect(boundsOfApi(document).sort(), "to be written into tests/support/expected-bounds.ts").toEqual([...expectedBounds].sort());
});
