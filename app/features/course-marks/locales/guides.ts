/** How one's transcript marks courses, for the assistant. */
import type { Guide } from "~/engines/intents";

export const courseMarksGuides = {
  marks: {
    to: "/gpa/marks",
    title: { en: "Courses I took", tr: "Aldığım dersler" },
    text: {
      en: "Save your transcript in the GPA calculator while you're logged in, then choose Mark my courses under Courses I took. Courses you passed, have to repeat or are taking are then marked across Hocam, for you alone; Stop marking ends it at once.",
      tr: "Giriş yapmışken transkriptini ortalama hesaplayıcıya kaydet, sonra Aldığım dersler sayfasında Derslerimi işaretle'ye bas. Geçtiğin, tekrarlayacağın ve aldığın dersler Hocam'da yalnızca sana işaretlenir; İşaretlemeyi durdur hemen kapatır.",
    },
    needs: {
      en: "show which classes I have done; mark finished courses; stop using my transcript for badges",
      tr: "bitirdiğim dersler işaretli görünsün; transkriptimle dersleri işaretlemek; işaretleri kaldırmak",
    },
    asked: {
      en: [
        "mark the courses I passed",
        "how do I see passed badges on courses",
        "use my saved transcript across the site",
        "turn off marking of my courses",
        "list of courses I took",
        "who can see my passed courses",
      ],
      tr: [
        "geçtiğim dersleri işaretle",
        "derslerde geçtin işareti nasıl çıkar",
        "kayıtlı transkriptim derslerde görünsün",
        "ders işaretlemeyi kapat",
        "aldığım derslerin listesi",
        "geçtiğim dersleri kim görebilir",
      ],
    },
  },
} satisfies Record<string, Guide>;
