/** What is remembered of what strangers send stays small, however much and however long it is: an isolate has 128 MB. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { placeAmong } from "../../app/chrome/place.rules";
import { kinOf } from "../../app/features/ai/kinship";
import { detectLocale } from "../../app/platform/i18n/i18n.server";
import { matchPage } from "../../app/platform/pages/match";
import { formsOf } from "../../app/platform/stems";
import { siteMap } from "../../app/site-map";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const MB = 1_048_576;
const MANY = 3_000;
/** Another text of so many letters each time, that is no part of a longer one. */
const letters = (length: number, serial: number) =>
  Buffer.from(`${serial.toString().padStart(9, "0")}${"harf".repeat(Math.ceil(length / 4))}`.slice(0, length)).toString("latin1");

const takers: [string, (text: string) => unknown][] = [
  ["the page of an address", (text) => matchPage(siteMap, `/event/${text}`)],
  ["an address that is no page", (text) => matchPage(siteMap, `/${text}/${text}`)],
  ["where a page belongs", (text) => placeAmong([`/event/${text}`], "/event/all")],
  [
    "a browser's languages",
    (text) => detectLocale(new Request("https://hocam.test/", { headers: { "accept-language": `en;q=0.${text}` } })),
  ],
  [
    "the language that a cookie names",
    (text) => detectLocale(new Request("https://hocam.test/", { headers: { cookie: `locale=${text}` } })),
  ],
  ["the stems of a word", (text) => formsOf(text.replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? ""))],
  ["the kin of a word", (text) => kinOf(text)],
];

test.each(takers.flatMap(([what, take]) => [30, 7_000].map((length) => [what, length, take] as const)))(
  "%s, of %i letters and another each time, fills no memory",
  async (_, length, take) => {
    for (let serial = 0; serial < 100; serial += 1) await take(letters(length, serial));
    collect();
    const before = process.memoryUsage().heapUsed;
    for (let serial = 100; serial < MANY; serial += 1) await take(letters(length, serial));
    collect();
    expect((process.memoryUsage().heapUsed - before) / MB).toBeLessThan(4);
  },
);
