/** Whether a question is about another university. */
import { expect, test } from "vitest";
import { asksElsewhere } from "../../app/features/ai/other-universities.rules";

test("another university is known by the names that people use", () => {
  const asked = [
    "tuition at Sabancı",
    "Koç'ta yandal şartı ne",
    "does koc have a resit",
    "Ege Üniversitesi yurtları",
    "Gazi University dorms",
    "may one withdraw from a course at Bilkent",
    "does Koç let people drop out from a course",
  ];
  expect(asked.map(asksElsewhere)).toEqual(asked.map(() => true));
});

test("a surname, a place or a word that is also a university's name is none by itself", () => {
  const asked = [
    "which courses does Burak Koç teach",
    "ankarada ev kirası",
    "ege turu ne zaman",
    "yıldız gözlemi nerede",
    "bilgi almak istiyorum",
  ];
  expect(asked.map(asksElsewhere)).toEqual(asked.map(() => false));
});

test("whoever comes from there asks about here, unless they compare", () => {
  expect(["can I transfer from Bilkent", "Hacettepe'den ODTÜ'ye geçiş", "is ITU better than METU"].map(asksElsewhere)).toEqual([
    false,
    false,
    true,
  ]);
});
