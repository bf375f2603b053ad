import { expect, test } from "vitest";
import { mailboxOf } from "../../app/platform/accounts/mailbox";

test.each([
  ["ali@metu.edu.tr", ["ALI@metu.edu.tr", " ali+1@metu.edu.tr", "ali+a+b@metu.edu.tr", "ali+@metu.edu.tr"]],
  ["aliveli@gmail.com", ["ali.veli@gmail.com", "a.l.i.veli+metu@gmail.com", "aliveli@googlemail.com", "Ali.Veli+1@GoogleMail.com"]],
  ["aliveli@proton.me", ["ali_veli@protonmail.com", "ali-ve.li+x@pm.me"]],
  ["ali@elsewhere.org", ["ali+news@elsewhere.org"]],
  ["ali.veli@yandex.com", ["ali.veli@yandex.com.tr", "ali.veli+1@ya.ru"]],
])("%s is the mailbox of every spelling of it", (mailbox, spellings) => {
  expect([mailbox, ...spellings].map(mailboxOf)).toEqual([mailbox, ...spellings].map(() => mailbox));
});

test("what is another mailbox stays another", () => {
  const others = ["ali.veli@metu.edu.tr", "aliveli@metu.edu.tr", "ali.veli@hotmail.com", "aliveli@hotmail.com", "aliveli@gmail.com"];
  expect(new Set([...others, "aliveli@proton.me", "+1@metu.edu.tr", "+2@metu.edu.tr"].map(mailboxOf)).size).toBe(8);
});
