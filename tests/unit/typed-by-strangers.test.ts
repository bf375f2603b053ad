/** What strangers type into fields: what is taken is what they meant; whatever isn't understood is refused, not guessed. */
import { expect, test } from "vitest";
import { z } from "zod";
import { plainCourseCode } from "../../app/platform/course-codes";
import { personNameField } from "../../app/platform/forms/fields";
import { readMoney, readNumber, readPhone } from "../../app/platform/forms/typed";
import { readDay, readTime } from "../../app/platform/forms/typed-days";
import { codes, days, money, names, numbers, phones, times } from "../support/typed-by-strangers";

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
const codeOf = (text: string) => (/^(?:[A-Z]{2,4}\d{3,4}|\d{7})$/.test(plainCourseCode(text)) ? plainCourseCode(text) : null);
const nameOf = (text: string) => z.safeParse(personNameField(), text).data ?? null;

test("of what strangers type nothing is taken for what they don't mean", () => {
  expect({
    numbers: outcomeOf(numbers, (text) => readNumber(text, "tr")),
    money: outcomeOf(money, (text) => readMoney(text, "tr")),
    phones: outcomeOf(phones, digitsOf),
    days: outcomeOf(days, readDay),
    times: outcomeOf(times, readTime),
    codes: outcomeOf(codes, codeOf),
    names: outcomeOf(names, nameOf),
  }).toEqual({});
});
