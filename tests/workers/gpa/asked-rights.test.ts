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
  ["en", "My CGPA is 1.75 and I'm on probation, may I take a course I never took?", [/Below 1\.80 no new courses/]],
  ["tr", "GNO'm 1,75 ve sınamalıyım, hiç almadığım dersi alabilir miyim?", [/1,80 altında yeni ders/]],
  ["en", "I am on probation with 1.90, how many new courses can I register for?", [/at most 3 new ones/]],
  ["tr", "1,90 ile sınamadayım, kaç yeni ders alabilirim?", [/en çok 3 yeni ders/]],
  ["en", "Do I have to take at least three courses while on probation?", [/there is no minimum load/]],
  ["tr", "Sınamalıyken en az üç ders almam gerekiyor mu?", [/sınamalı öğrenciden de istenmez|asgari yük aranmaz/]],
  ["en", "Until which week can I withdraw from a course?", [/week 10/]],
  ["tr", "Dersten hangi haftaya kadar çekilebilirim?", [/10\. haftasında/]],
  ["en", "How many courses in total may I withdraw from during my studies?", [/6 in all/]],
  ["tr", "Üniversite boyunca toplam kaç dersten çekilebilirim?", [/toplamda 6/]],
  ["en", "Can a third year student withdraw from MATH119?", [/first 2 semesters/i]],
  ["tr", "Üçüncü sınıftayım, birinci sınıf dersinden çekilebilir miyim?", [/ilk 2 yarıyıl/i]],
  ["en", "How many times can I retake a course I passed?", [/6 times in the whole programme/]],
  ["tr", "Geçtiğim dersi kaç kere tekrar alabilirim?", [/en çok 6 kez/]],
  ["en", "I started in 2022, do my old repeats count towards the six?", [/before 2026–27 are counted anew/]],
  ["tr", "2022'de başladım, eski tekrarlarım altı haktan düşer mi?", [/2026–27'den önce .* sayılmaz/]],
  ["en", "If I retake a course and get a lower grade, which one counts?", [/the last grade counts, even when it is lower/]],
  ["tr", "Dersi tekrar aldım ve daha düşük not geldi, hangisi geçerli?", [/daha düşük olsa bile son not/]],
  ["en", "My CGPA is 2.60, how many extra courses may I take?", [/with 2\.50, 2 more/]],
  ["tr", "Ortalamam 2,60, kaç ders fazla alabilirim?", [/2,50 olan 2 ders/]],
  ["en", "How many courses can be taken in summer school?", [/At most 2 courses/]],
  ["tr", "Yaz okulunda en fazla kaç ders alınır?", [/en çok 2 ders/]],
  ["en", "What GPA do I need for a double major?", [/at least 3\.00/]],
  ["tr", "Çift anadal için ortalamam kaç olmalı?", [/en az 3,00/]],
  ["en", "Am I an honour student with two courses and 4.00?", [/At least 3 credited courses/]],
  ["tr", "İki dersle 4,00 aldım, yüksek şeref olur muyum?", [/en az 3 kredili ders/]],
  ["en", "How long can I freeze my studies?", [/two semesters at a time, four in all/]],
  ["tr", "Okulu en fazla kaç dönem dondurabilirim?", [/en çok iki, toplamda dört yarıyıl/]],
  ["en", "What happens to an I grade if I don't finish the work?", [/becomes FF or U by itself/]],
  ["tr", "I notu zamanında tamamlanmazsa ne olur?", [/kendiliğinden FF ya da U/]],
  ["en", "Does an NI course with FF stop me from graduating?", [/never hinders graduation/]],
  ["tr", "NI aldığım dersten kalırsam mezun olamaz mıyım?", [/mezuniyete engel olmaz/]],
];

test.each(asked)("%s: %s", async (locale, text, said) => {
  const { citations } = await findAnswer({ ...testContext(), locale, actor: reader.ctx.actor }, { text });
  const quoted = citations.flatMap(({ title, sentences }) => [title, ...sentences]).join(" ");
  for (const pattern of said) expect(quoted).toMatch(pattern);
});
