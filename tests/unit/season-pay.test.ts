/** A season's total is there only where its wage, hours and weeks are. */
import { expect, test } from "vitest";
import { seasonPay } from "../../app/features/wat/season.rules";

test.each([
  [{ real_wage: 15, real_hours: 40, weeks: 12 }, 600, 7200],
  [{ real_wage: 13.25, real_hours: 35, weeks: 10 }, 463.75, 4637.5],
  [{ real_wage: 11.1, real_hours: 33, weeks: 3 }, 366.3, 1098.9],
  [{ real_wage: 15, real_hours: 40 }, 600, null],
  [{ real_wage: 15, real_hours: 40, weeks: 0 }, 600, null],
  [{ real_wage: 0, real_hours: 40, weeks: 12 }, null, null],
  [{ real_hours: 40, weeks: 12 }, null, null],
  [{ real_wage: "15", real_hours: 40, weeks: 12 }, null, null],
] as const)("%j", (details, week, total) => {
  expect(seasonPay(details)).toMatchObject({ realWeek: week, total });
});
