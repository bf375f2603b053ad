/** Discussions in Turkish with their replies, as students talk. */
import type { SeedDiscussion } from "./types";

export const discussionsTr: SeedDiscussion[] = [
  {
    title: "MATH119'dan MATH120'ye geçmeden neye çalışmalı?",
    text: "İlk dönem CC ile geçtim, integral kısmını pek oturtamadım. Şubata kadar iki haftam var.\n\nSizce **hangi konular** olmazsa olmaz? Bir de çözümlü soru bulabileceğim yer varsa yazın lütfen.",
    category: "courses",
    tags: "MATH120, tatil",
    replies: [
      {
        text: "Kısmi integral ve basit kesirlere ayırma. Gerisini ders içinde toparlıyorsun ama bu ikisi eksik olunca her soruda takılıyorsun.",
      },
      {
        text: "Ben tatilde şunu yaptım:\n\n1. Eski finallerin yalnızca integral soruları\n2. Her gün bir seri sorusu\n3. Kutupsal koordinatlarda çizim\n\nİki hafta yetti.",
      },
      { text: "Çizim kısmını hiç düşünmemiştim, sağ ol. Günde kaç saat ayırdın?", isAuthor: true, to: 1 },
      { text: "Bir buçuk saat, fazlası bende gitmiyor zaten.", to: 2 },
    ],
  },
  {
    title: "Kütüphanede sessiz kat hangisi?",
    text: "Üçüncü kat artık kantin gibi. Final haftası nerede oturuyorsunuz?",
    category: "campus",
    tags: "kütüphane, final",
    replies: [
      { text: "Bölüm kütüphaneleri. Bizimki akşam sekize kadar açık ve çoğu zaman üç kişiyiz." },
      { text: "Sabah dokuzdan önce gidersen en üst katta pencere kenarı boş oluyor. Sonrası kısmet." },
      { text: "Yurt etüt odası. Kulaklıkla fena değil, üstelik çay bedava.", isAnonymous: true },
    ],
  },
  {
    title: "Ekle-bırakta kota dolu dersi alabilen oldu mu?",
    text: "Bölüm dışı seçmelide kota dolu görünüyor. Danışman “hocaya yaz” dedi, hoca cevap vermiyor. Ne yaptınız?",
    category: "courses",
    tags: "ekle-bırak, kota",
    replies: [
      { text: "İlk derse git, ders sonunda yanına uğra. Bana “sistemden yazma, listeye ekliyorum” demişti." },
      { text: "Son güne kadar bekle. İkinci günün akşamı dört kişi bıraktı, ben öyle girdim." },
      { text: "İlk derse gittim, listeye yazdı. Teşekkürler!", isAuthor: true, to: 0 },
    ],
    accepted: 0,
  },
  {
    title: "Yurtta çamaşır sırası için kim ne yapıyor?",
    text: "Pazar akşamı makine bulmak imkânsız. Bizim blokta kâğıda sıra yazıyoruz ama kimse uymuyor.",
    category: "dorms",
    tags: "çamaşır",
    replies: [
      { text: "Çarşamba sabahı. Sekiz kırkta dersin yoksa bütün makineler senin." },
      { text: "Biten çamaşırı sepete koyup çıkarsan kimse kızmıyor bizde. Yeter ki sepet olsun." },
      { text: "Kâğıt işi ancak saat yazılırsa yürüyor, “sıradaki” diye yazınca kavga çıkıyor.", isAnonymous: true },
      { text: "Saatli kâğıt astık, bir haftadır sorun yok. Yazın blokunuza.", isAuthor: true, to: 2 },
    ],
  },
  {
    title: "Geçici mezuniyet belgesi kaç günde çıkıyor?",
    text: "İş yeri ay sonuna kadar istiyor. Ağustosta bitirenlerde ne kadar sürmüştü?",
    category: "bureaucracy",
    tags: "mezuniyet, belge",
    isAnonymous: true,
    replies: [
      { text: "Not girişleri tamamlandıktan sonra on gün. Asıl bekleme son notun girilmesi." },
      { text: "Öğrenci işlerinden mezuniyet aşamasında olduğunu gösteren bir yazı alabiliyorsun, benim iş yerim onu kabul etti." },
      { text: "Yazı aynı gün çıktı, çok sağ ol.", isAuthor: true, isAnonymous: true, to: 1 },
    ],
    accepted: 1,
  },
  {
    title: "100. Yıl mı, Çiğdem mi?",
    text: "Seneye iki arkadaş eve çıkıyoruz. Kampüse yürümek bizim için önemli ama kira da önemli.\n\n- 100. Yıl: yakın, binalar eski\n- Çiğdem: daha sakin, ring yok\n\nOturanlar ne diyor?",
    category: "housing",
    tags: "ev, kira",
    replies: [
      { text: "100. Yıl'da kışın yalıtımı sor. Bizim ev 17 derecenin üstüne çıkmadı, doğal gaz faturası kirayı geçti." },
      { text: "Çiğdem'den yürüyerek 35 dakika. İlk ay güzel, kasımda bitiyor o heves." },
      { text: "A1 kapısına yakın sokaklara bakın. Çarşıya biraz uzak ama gece ses yok." },
      { text: "Yalıtımı hiç sormamıştık. Bakmaya gidince soracağız.", isAuthor: true, to: 0 },
    ],
  },
  {
    title: "CENG140 projesi için derleyici ayarı",
    text: "Laboratuvarda çalışan kod evde hata veriyor. Laboratuvardaki bayraklar şöyle:\n\n```\ngcc -ansi -Wall -pedantic-errors main.c -lm\n```\n\nEvde aynı sonucu almak için başka ne gerekiyor?",
    category: "tech",
    tags: "CENG140, gcc",
    replies: [
      { text: "`-lm` en sonda olmalı, sende öyle. Değişkenleri bloğun başında tanımlıyor musun? `-ansi` ortada tanıma izin vermiyor." },
      { text: "Sorun oymuş! `for (int i = 0; …)` yazmıştım.", isAuthor: true, to: 0 },
      { text: "Aynı tuzağa ben de düştüm. Windows'taysan WSL kur, yarım saatlik iş." },
    ],
    accepted: 0,
  },
  {
    title: "Eymir'e bisikletle nasıl gidiliyor?",
    text: "Bisiklet yeni, kondisyon yok. Yol ne kadar sürüyor, dönüş yokuşu çok mu kötü?",
    category: "social",
    tags: "Eymir, bisiklet",
    replies: [
      { text: "Gidiş 25 dakika, dönüş 45. Son yokuşta herkes iniyor, utanma." },
      { text: "Sabah erken git, hafta sonu öğleden sonra göl çevresi çok kalabalık." },
      { text: "Topluluğun cumartesi turu var, yavaş grup gerçekten yavaş. Ben öyle başladım." },
    ],
  },
  {
    title: "Staj defterini kim onaylıyor?",
    text: "Şirketteki mühendis imzaladı, bölüm “kaşe eksik” dedi. Şirket başka şehirde. Kargoyla mı hallediyorsunuz?",
    category: "bureaucracy",
    tags: "staj",
    replies: [
      { text: "Islak imza ve kaşe isteniyor, tarama kabul edilmiyor. Ben kargoyla gönderip gidiş-dönüş üç günde hallettim." },
      { text: "Bölümden bölüme değişiyor. Bizde kaşeli tek sayfalık yazı yetti, staj komisyonuna sor." },
    ],
  },
  {
    title: "İngilizce hazırlıkta B kurundan C'ye geçen var mı?",
    text: "Ara sınavdan 74 aldım. Kur atlama sınavına girmeye değer mi, yoksa dönem sonunu mu beklemeli?",
    category: "courses",
    tags: "hazırlık",
    isAnonymous: true,
    replies: [
      { text: "Dinleme kısmın iyiyse gir. Beni kurtaran o oldu, yazmadan düşük aldım." },
      { text: "Girmek bir şey kaybettirmiyor. En kötü sınavı görmüş olursun." },
      { text: "Girdim, geçtim. Dinleme gerçekten fark etti.", isAuthor: true, isAnonymous: true, to: 0 },
    ],
  },
  {
    title: "Bilgisayarım derste dayanmıyor, ne alayım?",
    text: "Pil iki saat gidiyor. Bütçe 30 bin, ağır oyun yok, bolca kod ve ara sıra çizim programı var.",
    category: "tech",
    tags: "dizüstü",
    replies: [
      { text: "İkinci el iş bilgisayarı. Pilini değiştirince yeni gibi oluyor, klavyesi de daha iyi." },
      { text: "Çizim programı için en az 16 GB bellek. İşlemciden kıs, bellekten kısma." },
      { text: "> Pil iki saat gidiyor\n\nÖnce yalnızca pili değiştirmeyi dene, bende sorun buydu." },
    ],
  },
  {
    title: "Kedi evlerine mama sırası",
    text: "Fizik'in arkasındaki kedi evleri için haftalık bir sıra yapıyoruz. Haftada bir gün yeter; mamayı birlikte alıyoruz. Katılmak isteyen gününü yazsın.",
    category: "campus",
    tags: "kediler",
    replies: [
      { text: "Salı bende." },
      { text: "Perşembe gelebilirim ama sınav haftası yokum." },
      { text: "Salı ve perşembe tamam. Hafta sonu için bir kişi daha arıyoruz!", isAuthor: true },
      { text: "Pazar sabahları koşuya çıkıyorum, ben bırakırım." },
    ],
  },
];
