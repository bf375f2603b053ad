/** A few posts of each collection, as students write them. The first of each is the demo student's, or the admin's where staff write. */

export interface SeedPost {
  title: string;
  text: string;
  details: Record<string, unknown>;
  isAnonymous?: boolean;
}

export const seedPosts: Record<string, SeedPost[]> = {
  "study-tip": [
    {
      title: "Eski sınavları saatle çöz",
      text: "Konuyu bitirince hemen soru çözmek yetmiyor. Telefonu başka odaya bırakıp iki saatlik süre tutunca nerede takıldığımı gördüm; ara sınavda süre hiç sorun olmadı.",
      details: { category: "exams", tags: "ara sınav, süre" },
    },
    {
      title: "Write one page after each lecture",
      text: "Not a summary of the slides, one page of what I would explain to a friend. Before the final I had fourteen pages instead of four hundred slides.",
      details: { category: "notes" },
    },
    {
      title: "Sabah kütüphanesi boş",
      text: "Sekiz ile on arası kütüphanede yer bulmak kolay. Günün en zor işini o iki saate koyunca öğleden sonrası bana kalıyor.",
      details: { category: "time", tags: "kütüphane" },
    },
  ],
  chronicle: [
    {
      title: "Devrim'de ilk bahar konseri",
      text: "Yağmur yağacak diye herkes korkuyordu, yağmadı. Stadyumun merdivenlerinde oturup gün batımına kadar dinledik; kimse yerinden kalkmadı.",
      details: { happened_on: "2023-05-12", era: "today", place: "Devrim" },
    },
    {
      title: "The winter the lake froze",
      text: "Eymir froze for two weeks and half of the dormitory walked there to see it. The buses were late, nobody minded.",
      details: { happened_on: "2012-01-28", era: "twenty-tens", place: "Eymir" },
    },
  ],
  why: [
    {
      title: "Sayılarla değil insanlarla uğraşmak istedim",
      text: "Puanım başka bölümlere de yetiyordu. Tanıtım günlerinde konuştuğum üçüncü sınıf öğrencileri derslerini anlatırken heyecanlanıyordu; karar vermem için bu yetti.",
      details: { choice: "department", department: "Psikoloji" },
      isAnonymous: true,
    },
    {
      title: "A minor to have something of my own",
      text: "The engineering plan leaves little room, so I took a minor in philosophy. One course a term, and it is the one I look forward to.",
      details: { choice: "minor", department: "Philosophy" },
    },
  ],
  research: [
    {
      title: "Uyku ve hatırlama çalışması için katılımcılar",
      text: "İki gün arka arkaya yarım saatlik oturumlar. Katılmak için bu dönem uyku düzenini etkileyen bir ilaç kullanmıyor olmak gerekiyor.",
      details: { kind: "participants", field: "Psikoloji", contact: "uyku-lab@example.edu", pay: "Kitap çeki" },
    },
    {
      title: "Two students for a river survey",
      text: "Weekly trips in spring, measuring water quality. A good fit for environmental and civil engineering students in their third year.",
      details: { kind: "project", field: "Environmental engineering", contact: "river@example.edu" },
    },
  ],
  "dev-log": [
    {
      title: "Bütün yazılar tek yerde aranıyor",
      text: "Çalışma önerileri, kronik, Erasmus ve Work & Travel yazıları açıldı; her birinde Türkçe harflere takılmayan arama var.",
      details: { released_on: "2026-11-21", version: "0.2", kind: "new" },
    },
    {
      title: "Experiences and databank",
      text: "What courses are really like, written by those who took them, and how their grades are made.",
      details: { released_on: "2026-11-20", version: "0.1", kind: "new" },
    },
  ],
  wat: [
    {
      title: "İş iyiydi, ev pahalıydı",
      text: "Otel küçük bir sahil kasabasındaydı. Vardiyalar söz verilenden azdı ama bahşiş vardı. Evi son hafta bulabildik, erken davranmak lazım.",
      details: {
        year: "2025",
        agency: "Örnek Ajans",
        employer: "Seaside Inn",
        state: "Maine",
        job: "Housekeeping",
        promised_wage: 15,
        real_wage: 15,
        promised_hours: 40,
        real_hours: 32,
        would_return: true,
        housing: "Haftalık 150 dolar, dört kişi.",
      },
    },
    {
      title: "Long hours, kind people",
      text: "An amusement park in the middle of nowhere. Overtime was paid as promised and the team was great, but the shifts ended at two in the morning.",
      details: {
        year: "2024",
        agency: "Example Travel",
        employer: "Sunny Park",
        state: "Ohio",
        job: "Ride operator",
        promised_wage: 13,
        real_wage: 14,
        promised_hours: 40,
        real_hours: 52,
        would_return: false,
        deductions: "Uniform, 40 dollars once.",
      },
    },
  ],
  erasmus: [
    {
      title: "Ucuz şehir, sıkı dersler",
      text: "İlk iki hafta belgelerle geçti, sonrası kolaydı. Hocalar İngilizce anlatıyor, ödevler her hafta. Şehirde bisikletle her yere gidiliyor.",
      details: {
        university: "AGH University",
        country: "Polonya",
        city: "Kraków",
        term: "2025–26 Güz",
        language: "english",
        monthly_cost: 650,
        currency: "EUR",
        housing: "Yurtta iki kişilik oda, 180 avro.",
      },
    },
    {
      title: "A winter in Vienna",
      text: "Expensive, but every lecture was worth it. Apply for the dormitory in May, in July nothing is left.",
      details: {
        university: "TU Wien",
        country: "Austria",
        city: "Vienna",
        term: "2024–25 Fall",
        language: "german",
        monthly_cost: 1100,
        currency: "EUR",
        visa: "Six weeks; bring the dormitory contract.",
      },
    },
  ],
  thread: [
    {
      title: "Yaz okulunda hangi dersler açılıyor?",
      text: "Geçen yıllarda açılanları bilen var mı? Bölüm sekreterliği listenin haziranda belli olacağını söyledi ama plan yapmam gerekiyor.",
      details: { category: "courses", tags: "yaz okulu" },
    },
    {
      title: "Quiet places on campus to work in the evening",
      text: "The library is full until ten. Where do you go when you need a table and a socket?",
      details: { category: "campus" },
      isAnonymous: true,
    },
  ],
  notes: [
    {
      title: "Limit ve süreklilik: iki sayfalık özet",
      text: "Tanımlar, sık çıkan örnekler ve benim takıldığım yerler. Kendi el yazımdan temize çektim.",
      details: { course: "MATH119", kind: "summary", link: "https://example.edu/notlar/limit" },
    },
    {
      title: "Formulas for circuits",
      text: "One page with everything that I looked up while solving the homework, with units.",
      details: { course: "EE201", kind: "formula-sheet", link: "https://example.edu/notes/circuits" },
    },
  ],
  advert: [
    {
      title: "Az kullanılmış çalışma masası",
      text: "120 santim, çekmeceli. Mezun oluyorum, yurttan teslim alınabilir.",
      details: { category: "other", price: 900, contact: "masa@example.edu", expires: "" },
    },
    {
      title: "Flatmate wanted in 100. Yıl",
      text: "A sunny room in a flat of three, ten minutes to campus on foot. Free from next month.",
      details: { category: "housing", price: 8500, contact: "flat@example.edu", expires: "" },
    },
  ],
};
