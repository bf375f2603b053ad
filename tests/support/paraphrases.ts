/** Questions as the bank asks them, and as somebody asks who hasn't read the bank: `[English, Turkish]` each. */
type InBoth = readonly [english: string, turkish: string];

export const paraphrases: readonly { question: InBoth; asked: InBoth }[] = [
  pair(
    "How do I get my student card?",
    "Öğrenci kimliğimi nasıl alırım?",
    "where can i pick up my student id card",
    "öğrenci kartını nereden alıyoruz",
  ),
  pair(
    "When is the add-drop period?",
    "Ders ekleme-bırakma ne zaman?",
    "until when can i add or drop a course",
    "ders ekleme bırakma haftası hangi tarihlerde",
  ),
  pair(
    "How do I withdraw from a course?",
    "Bir dersten nasıl çekilirim?",
    "course withdrawal how does it work",
    "dersten çekilme nasıl yapılıyor",
  ),
  pair(
    "What happens if I fail a course?",
    "Bir dersten kalırsam ne olur?",
    "i got FF from a course what now",
    "dersten kaldım ne yapmam lazım",
  ),
  pair("How is my GPA calculated?", "Ortalamam nasıl hesaplanır?", "calculation of gpa", "not ortalaması hesaplama nasıl"),
  pair(
    "Can I take courses at another university?",
    "Başka bir üniversiteden ders alabilir miyim?",
    "taking a course from another university in summer",
    "yazın başka üniversiteden ders almak mümkün mü",
  ),
  pair(
    "How do I apply to a double major?",
    "Çift anadala nasıl başvururum?",
    "double major application requirements",
    "çift anadal başvurusu için ne gerekiyor",
  ),
  pair(
    "How do I apply to a minor?",
    "Yandala nasıl başvururum?",
    "what do i need for a minor program",
    "yandal yapmak istiyorum nasıl başvurulur",
  ),
  pair(
    "How do I apply for a dormitory?",
    "Yurda nasıl başvururum?",
    "dorm application dates and documents",
    "yurt başvuruları nasıl yapılıyor",
  ),
  pair(
    "Which scholarships can I apply for?",
    "Hangi burslara başvurabilirim?",
    "are there any scholarships for students",
    "öğrenciler için burs imkanları neler",
  ),
  pair(
    "How do I connect to the campus network?",
    "Kampüs ağına nasıl bağlanırım?",
    "cannot connect to campus wifi network",
    "kampüsteki kablosuz ağa bağlanamıyorum",
  ),
  pair(
    "Where do I get a transcript?",
    "Transkripti nereden alırım?",
    "i need an official transcript document",
    "resmi transkript belgesi lazım",
  ),
  pair("What are the library's opening hours?", "Kütüphane kaçta açılıyor?", "is the library open at night", "kütüphane gece açık mı"),
  pair(
    "How do I borrow a book from the library?",
    "Kütüphaneden nasıl kitap ödünç alırım?",
    "borrowing books how many can i take",
    "kitap ödünç alma sınırı kaç",
  ),
  pair(
    "How do I freeze my registration?",
    "Kaydımı nasıl dondururum?",
    "leave of absence freezing registration for one semester",
    "bir dönem kayıt dondurmak istiyorum",
  ),
  pair(
    "What is the English proficiency exam like?",
    "İngilizce yeterlik sınavı nasıl?",
    "how hard is the proficiency exam",
    "yeterlik sınavı zor mu",
  ),
  pair("How do I find an internship?", "Stajı nasıl bulurum?", "finding a summer internship place", "staj yeri bulmak için ne yapmalıyım"),
  pair(
    "Is the internship insured by the university?",
    "Staj sigortasını üniversite mi yapıyor?",
    "who pays the insurance of my internship",
    "stajda sigorta kim tarafından ödeniyor",
  ),
  pair("How do I apply for Erasmus?", "Erasmus'a nasıl başvururum?", "erasmus application steps", "erasmus başvurusu adımları neler"),
  pair("How much is the Erasmus grant?", "Erasmus hibesi ne kadar?", "is the erasmus grant enough to live", "erasmus hibesi yetiyor mu"),
  pair(
    "Where do I park my car on campus?",
    "Arabamı kampüste nereye park ederim?",
    "parking a car inside campus sticker",
    "kampüse araba ile girip park etmek",
  ),
  pair(
    "How do I get to campus by public transport?",
    "Kampüse toplu taşımayla nasıl gelirim?",
    "which public transport goes to campus",
    "kampüse hangi toplu taşıma gidiyor",
  ),
  pair(
    "Where do I see a doctor on campus?",
    "Kampüste doktora nerede görünürüm?",
    "i am ill is there a doctor on campus",
    "hastayım kampüste doktor var mı",
  ),
  pair(
    "How do I join a student club?",
    "Öğrenci topluluğuna nasıl katılırım?",
    "joining clubs as a first year student",
    "birinci sınıf olarak topluluklara katılmak",
  ),
  pair("How do I object to a grade?", "Nota nasıl itiraz ederim?", "grade objection deadline", "not itirazı süresi ne kadar"),
  pair(
    "Are make-up exams given?",
    "Mazeret sınavı yapılıyor mu?",
    "missed the midterm is there a make-up exam",
    "vizeyi kaçırdım mazeret sınavı var mı",
  ),
  pair(
    "What does the satisfactory status mean?",
    "Başarılı öğrenci durumu ne demek?",
    "meaning of satisfactory status for students",
    "başarılı durumda olmak ne anlama geliyor",
  ),
  pair(
    "How many credits can I take in a semester?",
    "Bir dönemde kaç kredi alabilirim?",
    "maximum credits per semester",
    "dönemlik en fazla kredi",
  ),
  pair("Who is my academic advisor?", "Danışmanım kim?", "how do i find out my academic advisor", "danışman hocamı nasıl öğrenirim"),
  pair(
    "How do I print on campus?",
    "Kampüste nasıl çıktı alırım?",
    "printing a document on campus where",
    "kampüste çıktı alabileceğim yer",
  ),
];

function pair(english: string, turkish: string, askedInEnglish: string, askedInTurkish: string) {
  return { question: [english, turkish], asked: [askedInEnglish, askedInTurkish] } as const;
}
