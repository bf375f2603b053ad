/** What strangers type into fields: what is taken is what they meant; whatever isn't understood is refused, not guessed. */
import { expect, test } from "vitest";
import { z } from "zod";
import { plainCourseCode } from "../../app/platform/course-codes";
import { personNameField } from "../../app/platform/forms/fields";
import { readMoney, readNumber, readPhone } from "../../app/platform/forms/typed";
import { readDay, readTime } from "../../app/platform/forms/typed-days";
import { money, numbers, phones } from "../support/typed-by-strangers";
import { codes, days, names, times } from "../support/typed-words-by-strangers";

/** How typed texts are read: what is taken and wasn't meant, and how many of those that mean something are understood. */
function outcomeOf<Value>(typed: readonly (readonly [string, Value | null])[], read: (text: string) => unknown) {
  const wrong: string[] = [];
  let understood = 0;
  for (const [text, meant] of typed) {
    const value = read(text);
    if (value === null || Array.isArray(value)) continue;
    if (Object.is(value, meant)) understood += 1;
    else wrong.push(`${JSON.stringify(text)}: ${value}`);
  }
  return { wrong, understood, of: typed.filter(([, meant]) => meant !== null).length };
}

const digitsOf = (text: string) => readPhone(text)?.replace(/\D/g, "") ?? null;
const nameOf = (text: string) => z.safeParse(personNameField(), text).data ?? null;

/** At first eleven were wrong: phones with a digit too few, names without a letter, codes with a mark between letters and number. */
test("of what strangers type nothing is taken for what they don't mean, and most is understood", () => {
  expect({
    numbers: outcomeOf(numbers, (text) => readNumber(text, "tr")),
    money: outcomeOf(money, (text) => readMoney(text, "tr")),
    phones: outcomeOf(phones, digitsOf),
    days: outcomeOf(days, readDay),
    times: outcomeOf(times, readTime),
    codes: outcomeOf(codes, plainCourseCode),
    names: outcomeOf(names, nameOf),
  }).toEqual({
    numbers: { wrong: [], understood: 32, of: 32 },
    money: { wrong: [], understood: 26, of: 28 },
    phones: { wrong: [], understood: 30, of: 30 },
    days: { wrong: [], understood: 37, of: 44 },
    times: { wrong: [], understood: 16, of: 21 },
    codes: { wrong: [], understood: 21, of: 21 },
    names: { wrong: [], understood: 20, of: 21 },
  });
});
