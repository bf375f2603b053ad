/** Which discussions count as similar: the same asked in other words or forms, and nothing that only shares a word. */
import { expect, test } from "vitest";
import { threads } from "../../../app/features/thread/thread.collection";
import { addPost } from "../../support/posts";
import { call, signUp } from "../../support/site";

/** A title, one that asks the same, and one that only looks like it. */
const titles: readonly [title: string, like: string, unlike: string][] = [
  ["Which laptop for CENG students?", "Laptop recommendation for a ceng student", "Selling my laptop bag"],
  ["Yurt odası değiştirme nasıl yapılıyor?", "Yurtta oda değiştirmek isteyen var mı", "Oda arkadaşı arıyorum, 100. Yıl"],
  ["How hard is the MATH 119 final?", "MATH119 final difficulty: how hard was it", "Final week library hours"],
  ["Ek ders kaydı ne zaman?", "Ek kayıt ve ders ekleme tarihleri", "Ek iş arayanlar için öneriler"],
  ["Best place to eat on campus", "Where are the best places for eating on the campus?", "Best bus to Kızılay"],
  ["Erasmus hibesi kaç taksitte yatıyor?", "Erasmus hibe taksitleri", "Erasmus dönüşü not çevirme"],
  ["Withdrawing from a course: does it show on the transcript?", "Course withdrawals on transcripts", "Transcript with a seal for a visa"],
  ["Spor salonu üyelik ücreti", "Spor salonuna üyelik ücretleri ne kadar", "Basketbol salonu anahtarı kayıp"],
  ["Internship report deadline", "Deadline for internship reports", "Paid internship in Ankara for juniors"],
  ["İngilizce hazırlık muafiyet sınavı", "Hazırlıktan muafiyet sınavına giren oldu mu", "İngilizce konuşma grubu"],
];

test("of ten pairs each finds what asks the same, and none what only shares a word", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const ids = new Map<string, string>();
  for (const title of titles.flatMap(([, like, unlike]) => [like, unlike])) ids.set(title, await addPost(author, threads, { title }));
  const wrong = [];
  for (const [title, like, unlike] of titles) {
    const { body } = await call<{ threads: { post_id: string; is_alike: boolean }[] }>(`/thread/similar?q=${encodeURIComponent(title)}`, {
      as: reader,
    });
    const found = body.threads.filter(({ is_alike }) => is_alike).map(({ post_id }) => post_id);
    if (!found.includes(ids.get(like) ?? "")) wrong.push(`${title} doesn't find ${like}`);
    if (found.includes(ids.get(unlike) ?? "")) wrong.push(`${title} finds ${unlike}`);
  }
  expect(wrong).toEqual([]);
});

test("two discussions that share nothing but a filler, a place or a time aren't similar", async () => {
  const [author, reader] = [await signUp(), await signUp()];
  const lost = await addPost(author, threads, { title: "Zqlost my umbrella near the zqlibrary yesterday evening" });
  for (const q of ["Zqlibrary opening hours in the final week", "What did everybody do yesterday", "My first week in the zqlibrary team"]) {
    const { body } = await call<{ threads: { post_id: string; is_alike: boolean }[] }>(`/thread/similar?q=${encodeURIComponent(q)}`, {
      as: reader,
    });
    expect(body.threads.find(({ post_id }) => post_id === lost)?.is_alike).not.toBe(true);
  }
});
