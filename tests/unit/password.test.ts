/** Passwords that guessers try first, or that are made of the account's own data, are refused; good ones aren't. */
import { expect, test } from "vitest";
import { PASSWORD_MAX, PASSWORD_MIN } from "../../app/features/reception/password.rules";
import { isWeakPassword } from "../../app/features/reception/weak-passwords.server";

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
])("%j is weak for anybody", async (password) => {
  expect(await isWeak(password, [])).toBe(true);
});

test.each(["Yıldırım1234", "yildirim2003", "YILDIRIM!!", "1Yildirim1", "e251234e251234".slice(0, 10), "ayseyildirim"])(
  "%j is weak for its owner",
  async (password) => {
    expect(await isWeak(password)).toBe(true);
  },
);

test.each([
  "correct horse battery staple",
  "kırmızı bisiklet 42 elma",
  "Tr0ub4dor&3 is old",
  "güneşli bir pazar sabahı",
  "xK9#mQ2$vL7p",
  "日本語のパスワードです123",
])("%j is good enough", async (password) => {
  expect(await isWeak(password)).toBe(false);
});

test("a name of three letters inside a password doesn't make it weak", async () => {
  expect(await isWeak("a long walk with ali", ["Ali Can", "ali", "ali@metu.edu.tr"])).toBe(false);
});

test("an account's own data in a long passphrase is no harm", async () => {
  expect(await isWeak("Ayşe Gül Yıldırım's dog likes the purple sofa")).toBe(false);
});

test("a password of no Latin letters is judged by its characters, not by what folding leaves of it", async () => {
  expect(await isWeak("пароль не для всех 7")).toBe(false);
});

/** From lists of what people really chose, English and Turkish, all of ten characters and more. */
const COMMON = `password123 password1! Password2024 P@ssw0rd123 passwordpassword 1234567890 0987654321 12345678910 qwertyuiop qwerty123456
  qwertyuiop123 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 123qweasdzxc qweasdzxc123 asdfghjkl1 zxcvbnm123 iloveyou12 iloveyou2024
  letmein2024 welcome123 Welcome2024! admin12345 administrator sunshine123 princess123 football2023 superman123 starwars77 abc1234567
  abcd123456 a123456789 aa12345678 trustno1trustno1 galatasaray1905 fenerbahce1907 Fenerbahce1907. besiktas1903 trabzonspor61 metuankara1
  odtu123456 ODTU2024!! seniseviyorum1 istanbul34 ankara0606 mehmet123456 sifre12345 parola1234 ataturk1881 turkiye1923 bismillah123
  askimbenim1`.split(/\s+/);

test("of fifty common passwords at most two pass", async () => {
  const passed = [];
  for (const password of COMMON) if (!(await isWeak(password, []))) passed.push(password);
  expect(COMMON.length).toBeGreaterThanOrEqual(50);
  expect(COMMON.filter((password) => password.length < PASSWORD_MIN)).toEqual([]);
  expect(passed.length, passed.join(" ")).toBeLessThanOrEqual(2);
});

test.each([
  "k7vQ-mano-12-Zebra",
  "dün akşam çok yağdı",
  "purple-otter-42-lamp",
  "7 Kasım'da sahile indik",
  "w3tRg!0pLx%c",
  "benim adım kırmızı değil",
])("%j passes", async (password) => {
  expect(await isWeak(password, [])).toBe(false);
});
