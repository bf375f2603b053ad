/** Passwords that guessers try first, or that are made of the account's own data, are refused; good ones aren't. */
import { expect, test } from "vitest";
import { isWeakPassword, PASSWORD_MAX, PASSWORD_MIN } from "../../app/features/reception/password.rules";

const OWN = ["Ayşe Gül Yıldırım", "ayse.yildirim", "e251234@metu.edu.tr"];
const isWeak = (password: string, own = OWN) => isWeakPassword(password, own);

test("a password has ten characters at least and two hundred at most", () => {
  expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([10, 200]);
});

test.each([
  "password",
  "Password123",
  "PASSWORD!!",
  "1234567890",
  "qwerty12345",
  "2024galatasaray",
  "Fenerbahce1907",
  "ŞİFRE12345",
  "aaaaaaaaaaaa",
  "abababababab",
  "          ",
])("%j is weak for anybody", (password) => {
  expect(isWeak(password, [])).toBe(true);
});

test.each(["Yıldırım1234", "yildirim2003", "YILDIRIM!!", "1Yildirim1", "e251234e251234".slice(0, 10), "ayseyildirim"])(
  "%j is weak for its owner",
  (password) => {
    expect(isWeak(password)).toBe(true);
  },
);

test.each([
  "correct horse battery staple",
  "kırmızı bisiklet 42 elma",
  "Tr0ub4dor&3 is old",
  "güneşli bir pazar sabahı",
  "xK9#mQ2$vL7p",
  "日本語のパスワードです123",
])("%j is good enough", (password) => {
  expect(isWeak(password)).toBe(false);
});

test("a name of three letters inside a password doesn't make it weak", () => {
  expect(isWeak("a long walk with ali", ["Ali Can", "ali", "ali@metu.edu.tr"])).toBe(false);
});

test("an account's own data in a long passphrase is no harm", () => {
  expect(isWeak("Ayşe Gül Yıldırım's dog likes the purple sofa")).toBe(false);
});

test("a password of no Latin letters is judged by its characters, not by what folding leaves of it", () => {
  expect(isWeak("пароль не для всех 7")).toBe(false);
});
