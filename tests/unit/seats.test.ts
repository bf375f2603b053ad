import { expect, test } from "vitest";
import { seatsOf } from "~/kit/seats";

/** The seats of a path again, as rows of `#` and `.`. */
function drawn(text: string): string[] {
  const { width, height, path } = seatsOf(text);
  const rows = Array.from({ length: height }, () => Array<string>(width).fill("."));
  for (const [, x, y, long, high] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g))
    for (let row = 0; row < Number(high); row++)
      for (let seat = 0; seat < Number(long); seat++) (rows[Number(y) + row] ?? [])[Number(x) + seat] = "#";
  return rows.map((row) => row.join(""));
}

test("a display has a dark seat around it, whatever it shows", () => {
  for (const text of ["4.1", "4,1", "5.0", "12", "0", "238", "9.9"]) {
    const rows = drawn(text);
    expect([text, rows[0]?.includes("#"), rows.some((row) => row.startsWith("#") || row.endsWith("#"))]).toEqual([text, false, false]);
  }
});

test("each digit is drawn as itself", () => {
  const all = [..."0123456789"].map((digit) => drawn(digit).join("\n"));
  expect(new Set(all).size).toBe(10);
  expect(drawn("1").map((row) => row.trim())).toMatchInlineSnapshot(`
    [
      "..........",
      "....###...",
      "...####...",
      "..#####...",
      ".######...",
      ".##.###...",
      "....###...",
      "....###...",
      "....###...",
      "....###...",
      "....###...",
      "....###...",
      "....###...",
      "....###...",
      "..........",
    ]
  `);
});

test("a score's display is a few hundred bytes, and a comma is not a point", () => {
  for (const text of ["4.1", "88.8", "3,6"]) expect(seatsOf(text).path.length).toBeLessThan(2_000);
  expect(seatsOf("4,1").path).not.toBe(seatsOf("4.1").path);
  expect(seatsOf("4,1").width).toBe(seatsOf("4.1").width);
});
