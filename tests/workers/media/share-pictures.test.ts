/** By which picture a page is shared that has none of its own. */
import { beforeAll, expect, test } from "vitest";
import { shareKinds, sharePicture } from "~/engines/media/share-picture";
import { addEvent } from "../../support/events";
import { see } from "../../support/pages";
import { addUniversity } from "../../support/rows";

beforeAll(() => addUniversity());

const pictureOf = (body: string) =>
  /<meta property="og:image" content="([^"]*)"\/><meta property="og:image:width" content="1200"\/><meta property="og:image:height" content="630"\/>/.exec(
    body,
  )?.[1];

test("an event without a picture is shared by that of events in the reader's language", async () => {
  const eventId = await addEvent({ name: "Resimsiz gece" });
  expect(pictureOf((await see(`/event/${eventId}`)).body)).toBe("https://hocam.test/share/event-en.png");
  expect(pictureOf((await see(`/event/${eventId}`, { headers: { "accept-language": "tr" } })).body)).toBe(
    "https://hocam.test/share/event-tr.png",
  );
});

test("every other page is shared by that of the site", async () => {
  expect(pictureOf((await see("/")).body)).toBe("https://hocam.test/share/site-en.png");
});

test("each kind has a picture in both languages", () => {
  const files = Object.keys(import.meta.glob("../../../public/share/*.png", { query: "?url" }));
  const wanted = shareKinds.flatMap((kind) =>
    (["en", "tr"] as const).map((locale) => `../../../public${sharePicture(kind, locale).address}`),
  );
  expect(files.sort()).toEqual(wanted.sort());
});
