/** Limits are written into statements, and every other parameter stays what it was. */
import { expect, test } from "vitest";
import { writeLimits } from "../../app/platform/written-limits";

test("limits stand in the text, wherever they are, and other parameters keep their order", () => {
  const query = "SELECT * FROM (SELECT a FROM t WHERE b = ? LIMIT ?) AS u WHERE c = ? order by d limit ? offset ?";
  expect(writeLimits(query, ["x", 5, "y", 21, 40])).toEqual({
    text: "SELECT * FROM (SELECT a FROM t WHERE b = ? LIMIT 5) AS u WHERE c = ? order by d limit 21 offset ?",
    rest: ["x", "y", 40],
  });
});

test("quoted text isn't taken for a parameter, and a name that ends in limit for no limit", () => {
  const query = `SELECT 'limit ?', 'it''s ?', "limit ?" FROM t WHERE a = ? AND rate_limit = ? LIMIT ?`;
  const { text, rest } = writeLimits(query, [1, 2, 3]);
  expect(text).toBe(`SELECT 'limit ?', 'it''s ?', "limit ?" FROM t WHERE a = ? AND rate_limit = ? LIMIT 3`);
  expect(rest).toEqual([1, 2]);
});

test.each([["three"], [null], [1.5], ["1; DROP TABLE users"]])("a limit that is %j stays a parameter", (limit) => {
  const query = "SELECT a FROM t LIMIT ?";
  expect(writeLimits(query, [limit])).toEqual({ text: query, rest: [limit] });
});

test("a statement without a limit stays as it is, asked once or twice", () => {
  const query = "SELECT a FROM t WHERE b = ?";
  for (let i = 0; i < 2; i++) expect(writeLimits(query, [7])).toEqual({ text: query, rest: [7] });
});
