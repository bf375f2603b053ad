/** The Worker's source is ASCII, and means what it meant. */
import { expect, test } from "vitest";
import { inAscii } from "../../vite/ascii";

const evaluate = (source: string): unknown => new Function(`return (${source});`)();

test.each([
  "'ıİşŞ — …'",
  "/[İIı]/g.test('ışık')",
  "/^[\\p{L}’-]+$/u.test('Kıbrıs’ta')",
  "/[😀-😎]/u.exec('ab😃')[0]",
  "((parts) => parts.join('…'))`ş→`",
  "new RegExp(String.raw`[→ \\u00a0]ş`).test('→ş')",
  "({ dönem: 1 }).dönem",
])("%s is ASCII afterwards, and says the same", (source) => {
  const made = inAscii(source);
  expect(made).toMatch(/^[\0-\x7f]*$/);
  expect(evaluate(made)).toEqual(evaluate(source));
});
