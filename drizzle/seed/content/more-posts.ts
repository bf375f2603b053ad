/** More posts of the collections, so that each list shows what it is for. */
import type { SeedPost } from "./posts";

const abroad = (university: string, country: string, city: string, term: string, language: string, own: Record<string, unknown>) => ({
  university,
  country,
  city,
  term,
  language,
  ...own,
});

const summer = (year: string, agency: string, employer: string, state: string, job: string, own: Record<string, unknown>) => ({
  year,
  agency,
  employer,
  state,
  job,
  ...own,
});

const wages = (promised: number, real: number, hours: number, worked: number, wouldReturn: boolean) => ({
  promised_wage: promised,
  real_wage: real,
  promised_hours: hours,
  real_hours: worked,
  would_return: wouldReturn,
});

export const morePosts: Record<string, SeedPost[]> = {
  survey: [
    {
      title: "What does the campus need?",
      text: "Three questions about places to study, eat and meet. The student council takes the results to the rectorate.",
      details: {
        title_tr: "Kampüste ne eksik?",
        text_tr: "Çalışma, yemek ve buluşma yerleri üzerine üç soru. Sonuçları öğrenci konseyi rektörlüğe götürecek.",
        closes_on: "2026-01-01",
      },
    },
    {
      title: "How do you get to the campus?",
      text: "Three questions about the way to METU: bus, bicycle, shuttle. It takes a minute.",
      details: {
        title_tr: "Kampüse nasıl geliyorsun?",
        text_tr: "ODTÜ yolu üzerine üç soru: otobüs, bisiklet, ring. Bir dakika sürer.",
        closes_on: "2026-01-01",
      },
    },
  ],
  "study-tip": [
    {
      title: "Ödevi verildiği gün aç, on dakika bak",
      text: "Çözmesen bile sorular aklının bir köşesinde dönüyor. Teslimden önceki gece ilk kez görünce takıldığım yeri soracak kimse kalmıyordu.",
      details: { category: "homework", tags: "ödev, planlama" },
    },
    {
      title: "Explain it to somebody from another department",
      text: "My roommate studies history. If she understands why the recursion stops, I'm ready for the midterm. If she asks a question I can't answer, I know what to read tonight.",
      details: { category: "exams", tags: "midterm" },
    },
    {
      title: "Haftayı pazar akşamı çiz",
      text: "Büyük bir kâğıda yalnızca sabit şeyleri yazıyorum: ders, laboratuvar, antrenman. Kalan boşlukların ne kadar az olduğunu görünce neye hayır diyeceğim belli oluyor.",
      details: { category: "time", tags: "plan" },
    },
    {
      title: "Keep a list of your own mistakes",
      text: "One line for each point I lost: sign, unit, misread question. After three exams I saw that half of it was units, and that is easy to fix.",
      details: { category: "exams", tags: "mistakes, units" },
    },
    {
      title: "Ders kaydını 1,5 hızda izlemek herkese göre değil",
      text: "Zaman kazandım sandım, sonra iki kez izledim. Zor derste normal hızda izleyip durdurarak not almak toplamda daha kısa sürdü.",
      details: { category: "tools", tags: "kayıt" },
    },
    {
      title: "Read the English abstract aloud",
      text: "In prep school I was afraid of speaking. Ten minutes of reading aloud a day, alone, and after a month my mouth stopped fighting the words.",
      details: { category: "language" },
    },
    {
      title: "Kötü geçen sınavın ertesi günü",
      text: "Hemen soruları karşılaştırmayın. Bir gün yürüyüş, sonra tek sayfa: ne biliyordum, neyi bilmiyordum, neye vaktim yetmedi. Üçü ayrı sorun.",
      details: { category: "motivation", tags: "sınav" },
    },
  ],
  chronicle: [
    {
      title: "Kar tatilinde çim amfide kızak",
      text: "Tepsiler yemekhaneden ödünç alınmıştı, akşam hepsi yıkanıp geri götürüldü. O gün tanıştığım üç kişiyle hâlâ görüşüyorum.",
      details: { happened_on: "2022-01-19", era: "today", place: "Çim amfi" },
    },
    {
      title: "The night the whole library sang",
      text: "The power went out during finals week. Somebody started humming in the dark, and by the second verse three floors were in it. When the light came back everyone was embarrassed and went on reading.",
      details: { happened_on: "2018-01-11", era: "twenty-tens", place: "Library" },
    },
    {
      title: "İlk kişisel bilgisayar laboratuvarı",
      text: "On iki makine vardı, yirmi dakikalık sıralar kapıdaki deftere yazılırdı. Disketimi evde unuttuğum gün eve yürüyüp döndüm, sıram geçmişti.",
      details: { happened_on: "1989-10-02", era: "eighties", place: "Bilgisayar Mühendisliği" },
    },
    {
      title: "Planting day on the east slope",
      text: "We were given a shovel for two and a pine no taller than my boot. I went back last spring with my daughter and we sat in its shade.",
      details: { happened_on: "1996-03-21", era: "nineties", place: "East slope" },
    },
  ],
  why: [
    {
      title: "Tercih listeme son gece yazdım",
      text: "Mimarlık hiç aklımda yoktu. Stüdyoyu gezerken yerde uyuyan biri ve yanında bitmiş bir maket gördüm; o yorgunluk bana güzel geldi.",
      details: { choice: "department", department: "Mimarlık" },
    },
    {
      title: "Leaving after two years, and it was right",
      text: "I was passing everything and enjoying nothing. My advisor didn't try to keep me, she helped me write the transfer letter. I study design now.",
      details: { choice: "leaving", department: "Chemical Engineering" },
      isAnonymous: true,
    },
    {
      title: "Kampüs için geldim, insanlar için kaldım",
      text: "Ağaçlı bir yerde okumak istiyordum, bu kadar basitti. Sonra topluluklar, sonra gece stüdyoları, sonra bırakamadığım bir dostluk.",
      details: { choice: "university", department: "Şehir ve Bölge Planlama" },
    },
    {
      title: "The circuit that blinked",
      text: "At the open day a student let me solder two wires and a light came on. I'm in my fourth year, and I let visitors solder the same two wires.",
      details: { choice: "department", department: "Electrical and Electronics Engineering" },
    },
  ],
  research: [
    {
      title: "Gece kuşları sayımı için gönüllüler",
      text: "Nisan boyunca haftada bir gece, kampüsün kuzeyinde ses kaydı ve sayım. Fener ve kayıt cihazı veriyoruz, sabırlı bir kulak yeter.",
      details: { kind: "participants", field: "Biyoloji", contact: "kus-sayimi@example.edu" },
    },
    {
      title: "Lab places for two third-year students",
      text: "We build small soft grippers from silicone. You will pour, break and measure a lot of them. Some experience with CAD helps, curiosity helps more.",
      details: { kind: "lab", field: "Mechanical Engineering", contact: "soft-lab@example.edu", pay: "Hourly, part-time assistant rate" },
    },
  ],
  wat: [
    {
      title: "Milli parkta bir yaz, interneti yok ama yıldızı çok",
      text: "Mağazada kasadaydım. İlk hafta sıkıcı, sonra her izin günü başka bir patika. Kasabaya haftada bir servis var, listeyi önceden yapın.",
      details: summer("2025", "Örnek Ajans", "Pine Valley Lodge", "Wyoming", "Kasiyer", {
        ...wages(14, 14, 40, 41, true),
        housing: "Dört kişilik oda, haftası 95 dolar.",
      }),
    },
    {
      title: "Two jobs, one bicycle",
      text: "Lifeguard in the morning, ice cream at night. The second job wasn't promised by anybody, I asked in the street in my first week. The bicycle paid for itself in ten days.",
      details: summer("2025", "Example Travel", "Bluewater Pools", "Maryland", "Lifeguard", {
        ...wages(15, 15, 40, 36, true),
        housing: "A flat of six, 130 dollars a week.",
      }),
    },
    {
      title: "Bahşişe güvenmeyin",
      text: "Garsonlukta saatlik ücret düşük, gerisi bahşiş dendi. Haziran ortasına kadar kasabada kimse yoktu. Temmuzda açıldı ama ilk ayın kirasını birikimden ödedim.",
      details: summer("2024", "Örnek Ajans", "Harbor Grill", "Massachusetts", "Garson", {
        ...wages(7, 11, 40, 34, false),
        housing: "Haftası 160 dolar, iki kişi.",
      }),
    },
    {
      title: "Kitchen work taught me more than I expected",
      text: "Dish pit for three weeks, then prep. The chef shouted, then apologised every evening. Hours were as written, meals were free, and I can now chop forty onions without crying.",
      details: summer("2023", "Sunrise Exchange", "Lakeside Camp", "Wisconsin", "Kitchen hand", {
        ...wages(13, 13, 44, 45, true),
        deductions: "Meals free, bedding 30 dollars once.",
      }),
    },
  ],
  erasmus: [
    {
      title: "Lizbon'da güneş ve yokuş",
      text: "Dersler rahat, projeler kalabalık gruplarla. Ev bulmak zor: ağustosta gidip iki hafta hostelde kalarak aramak en mantıklısıydı. Kışın evlerde ısıtma yok, yün çorap götürün.",
      details: abroad("Universidade de Lisboa", "Portekiz", "Lizbon", "2024–25 Bahar", "english", {
        monthly_cost: 900,
        currency: "EUR",
        housing: "Paylaşımlı evde oda, 480 avro.",
      }),
    },
    {
      title: "Delft: bikes, bricks and deadlines",
      text: "Every course has a project and every project has a client. I learned to say no in meetings. The wind is real, buy the second-hand bike with the bigger frame.",
      details: abroad("TU Delft", "Netherlands", "Delft", "2025–26 Fall", "english", {
        monthly_cost: 1250,
        currency: "EUR",
        housing: "Student room through the university, 560 euros. Apply the day it opens.",
      }),
    },
    {
      title: "Prag'da bir kış: ucuz yemek, güzel tramvay",
      text: "Yurt eski ama merkeze on beş dakika. Sınavlar sözlü, ilkinde çok korktum, sonra hocayla sohbete döndü. Vize için randevuyu haziranda alın.",
      details: abroad("Czech Technical University", "Çekya", "Prag", "2024–25 Güz", "english", {
        monthly_cost: 14_000,
        currency: "CZK",
        visa: "Beş hafta sürdü, banka dökümünü iki kez istediler.",
      }),
    },
    {
      title: "Bologna without a word of Italian, at first",
      text: "Half of my courses were in Italian after all. The evening course at the language centre saved me, and so did the lady at the bakery. By January I dreamed in it.",
      details: abroad("Università di Bologna", "Italy", "Bologna", "2024–25 Spring", "italian", {
        monthly_cost: 950,
        currency: "EUR",
        housing: "Shared room, 390 euros, found through a church notice board.",
      }),
    },
    {
      title: "Uppsala: karanlık kasım, sıcak insanlar",
      text: "Öğrenci evleri sayesinde yalnız kalmıyorsun. Aynı anda tek ders alınıyor, beş hafta yalnızca ona çalışıyorsun; bu düzene bir daha dönmek isterim.",
      details: abroad("Uppsala Universitet", "İsveç", "Uppsala", "2025–26 Güz", "english", {
        monthly_cost: 10_500,
        currency: "SEK",
        housing: "Koridor odası, ortak mutfak.",
      }),
    },
  ],
  notes: [
    {
      title: "Lineer cebir: teoremlerin tek cümlelik hâli",
      text: "Her teorem için bir cümle, bir karşı örnek. İspatlar yok; ispatı aradığınızda hangi sayfaya bakacağınızı da yazdım.",
      details: { course: "MATH260", term: "2025–26 Güz", kind: "summary", link: "https://example.edu/notlar/lineer-cebir" },
    },
    {
      title: "Data structures, lecture by lecture",
      text: "Typed after each lecture, with the drawings redone. The AVL rotations have a page of their own because I got them wrong twice.",
      details: { course: "CENG213", term: "2025–26 Fall", kind: "lecture", link: "https://example.edu/notes/data-structures" },
    },
    {
      title: "Fizik laboratuvarı için hata hesabı",
      text: "Raporların yarısı hata hesabından dönüyor. Formüller, iki örnek ve elektronik tabloda nasıl yapılacağı tek sayfada.",
      details: { course: "PHYS105", kind: "formula-sheet", link: "https://example.edu/notlar/hata-hesabi" },
    },
    {
      title: "Microeconomics: graphs with what moves them",
      text: "Every graph of the term twice: before and after the shock. I drew them on the bus, so some lines are brave.",
      details: { course: "ECON101", term: "2024–25 Spring", kind: "summary", link: "https://example.edu/notes/micro" },
    },
  ],
  advert: [
    {
      title: "Genel kimya kitabı, az çizili",
      text: "İlk üç bölümde kurşun kalem notlarım var, kalanı tertemiz. Kampüste elden veririm.",
      details: { category: "books", price: 350, contact: "kimya-kitabi@example.edu", expires: "" },
    },
    {
      title: "Calculus lessons before the midterm",
      text: "I assisted in the help room for two years. We begin with the questions you got wrong, not with page one. In English or Turkish.",
      details: { category: "lessons", price: 600, contact: "calculus-help@example.edu", expires: "" },
    },
    {
      title: "Cuma akşamı İstanbul'a iki yer",
      text: "Saat altıda A1 kapısından çıkıyorum, Kadıköy'e kadar. Yol parası paylaşılır, müzik seçimi ortak.",
      details: { category: "rides", price: 500, contact: "istanbul-yolu@example.edu", expires: "" },
    },
    {
      title: "Second-hand bicycle, recently serviced",
      text: "Twenty-one gears, new brakes, one honest scratch. It has been to Eymir more often than to lectures.",
      details: { category: "other", price: 4200, contact: "bicycle@example.edu", expires: "" },
    },
    {
      title: "Hafta sonu için kafede çalışacak biri aranıyor",
      text: "Çarşıdaki kafemizde cumartesi ve pazar, onla altı arası. Deneyim şart değil, güler yüz şart.",
      details: { category: "jobs", contact: "kafe@example.edu", expires: "" },
    },
    {
      title: "Room for the spring term in Çiğdem",
      text: "I'm going on exchange from February to July. Furnished, two quiet flatmates, one loud cat.",
      details: { category: "housing", price: 9500, contact: "cigdem-room@example.edu", expires: "" },
    },
    {
      title: "Mini buzdolabı, yurt boyu",
      text: "Ses yapmıyor, iki yıl kullandım. Üçüncü kattan indirmeye yardım ederim.",
      details: { category: "other", price: 2800, contact: "buzdolabi@example.edu", expires: "" },
    },
  ],
};
