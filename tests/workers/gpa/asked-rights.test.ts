/** What students ask about their rights, in words of their own: the assistant says what the regulation says, in the language of the question. */
import { beforeAll, expect, test } from "vitest";
import { findAnswer } from "../../../app/features/ai/ai.service.server";
import { seedAnswers } from "../../../drizzle/seed/answers";
import { signUp, testContext } from "../../support/site";

let reader: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  await seedAnswers(testContext().db, 0);
  reader = await signUp();
});

const asked: [locale: "en" | "tr", question: string, said: RegExp[]][] = [
  ["en", "My CGPA is 1.75 and I'm on probation, may I take a course I never took?", [/1\.80/]],
  ["tr", "GNO'm 1,75 ve sınamalıyım, hiç almadığım dersi alabilir miyim?", [/1,80/]],
  ["en", "I am on probation with 1.90, how many new courses can I register for?", [/three|3/]],
  ["tr", "1,90 ile sınamadayım, kaç yeni ders alabilirim?", [/üç|3/]],
  ["en", "Do I have to take at least three courses while on probation?", [/no minimum|no least|minimum load|least load/i]],
  ["tr", "Sınamalıyken en az üç ders almam gerekiyor mu?", [/asgari|en az/i]],
  ["en", "Until which week can I withdraw from a course?", [/tenth|10/]],
  ["tr", "Dersten hangi haftaya kadar çekilebilirim?", [/onuncu|10/]],
  ["en", "How many courses in total may I withdraw from during my studies?", [/six|6/]],
  ["tr", "Üniversite boyunca toplam kaç dersten çekilebilirim?", [/altı|6/]],
  ["en", "Can a third year student withdraw from MATH119?", [/first two semesters/i]],
  ["tr", "Üçüncü sınıftayım, birinci sınıf dersinden çekilebilir miyim?", [/ilk iki yarıyıl/i]],
  ["en", "How many times can I retake a course I passed?", [/six|6/]],
  ["tr", "Geçtiğim dersi kaç kere tekrar alabilirim?", [/altı|6/]],
  ["en", "I started in 2022, do my old repeats count towards the six?", [/2026/]],
  ["tr", "2022'de başladım, eski tekrarlarım altı haktan düşer mi?", [/2026/]],
  ["en", "If I retake a course and get a lower grade, which one counts?", [/last grade|latest|lower/i]],
  ["tr", "Dersi tekrar aldım ve daha düşük not geldi, hangisi geçerli?", [/son not|en son|düşük/i]],
  ["en", "My CGPA is 2.60, how many extra courses may I take?", [/two|2/]],
  ["tr", "Ortalamam 2,60, kaç ders fazla alabilirim?", [/iki|2/]],
  ["en", "How many courses can be taken in summer school?", [/two|2/]],
  ["tr", "Yaz okulunda en fazla kaç ders alınır?", [/iki|2/]],
  ["en", "What GPA do I need for a double major?", [/3\.00/]],
  ["tr", "Çift anadal için ortalamam kaç olmalı?", [/3,00/]],
  ["en", "Am I an honour student with two courses and 4.00?", [/three|3/]],
  ["tr", "İki dersle 4,00 aldım, yüksek şeref olur muyum?", [/üç|3/]],
  ["en", "How long can I freeze my studies?", [/four semesters|two semesters/i]],
  ["tr", "Okulu en fazla kaç dönem dondurabilirim?", [/dört yarıyıl|iki yarıyıl/i]],
  ["en", "What happens to an I grade if I don't finish the work?", [/FF/]],
  ["tr", "I notu zamanında tamamlanmazsa ne olur?", [/FF/]],
  ["en", "Does an NI course with FF stop me from graduating?", [/NI/]],
  ["tr", "NI aldığım dersten kalırsam mezun olamaz mıyım?", [/NI/]],
];

test.each(asked)("%s: %s", async (locale, text, said) => {
  const { citations } = await findAnswer({ ...testContext(), locale, actor: reader.ctx.actor }, { text });
  const quoted = citations.flatMap(({ title, sentences }) => [title, ...sentences]).join(" ");
  for (const pattern of said) expect(quoted).toMatch(pattern);
});
