/** Çerez politikasının Türkçesi. */
import type { Article } from "./article";

export const cookies: Article = {
  lead: "Yalnızca bize ait birkaç küçük çerez; sen izin vermeden başka kimsenin çerezi yok.",
  updated: "2026-11-29",
  sections: [
    {
      id: "short",
      title: "Kısaca",
      blocks: [
        {
          list: [
            "Gerekli çerezler oturumunu, dilini ve temanı hatırlar; ancak gerektiklerinde oluşur.",
            "Analiz ve pazarlama sen açana kadar kapalıdır. Seçimini aşağıdan istediğin an değiştirebilirsin.",
            "Seni başka sitelerde izlemeyiz.",
          ],
        },
      ],
    },
    {
      id: "own",
      title: "Kullandığımız çerezler",
      blocks: [
        {
          head: ["Ad", "Ne yapar", "Süre"],
          rows: [
            [
              "`hocam_session`",
              "Oturumunu açık tutar. Yalnızca rastgele bir değer taşır, seninle ilgili bilgi içermez; sayfadaki JavaScript okuyamaz. Giriş yaptığında oluşur. Güvenli bağlantıda adı `__Host-` ile başlar.",
              "Tarayıcını kapatana kadar ya da “Beni hatırla” ile 30 gün",
            ],
            [
              "`hocam_unsent`",
              "Oturumun kapandıktan sonra JavaScript olmadan bir form gönderdiğinde, giriş yapınca metnini geri getirir. Metnin anahtarını taşır; metni kilitli tutarız.",
              "1 saat, metin geri gelince silinir",
            ],
            ["`hocam_registration`", "Kaydolduktan sonra e-postadaki bağlantının yalnızca bu tarayıcıda oturum açmasını sağlar", "1 gün"],
            ["`hocam_device`", "E-postandaki ya da uygulamandaki kodu girdikten sonra bu tarayıcıda yeniden sormamamızı sağlar", "1 yıl"],
            [
              "`hocam_google`",
              "Google ile giriş yaparken aynı tarayıcıya döndüğünden emin olur ve gideceğin sayfayı hatırlar",
              "10 dakika",
            ],
            ["`locale`", "Seçtiğin dili hatırlar", "1 yıl"],
            ["`theme`", "Açık ya da koyu temayı hatırlar", "1 yıl"],
            ["`cookie-consent`", "Aşağıdaki seçimini hatırlar", "1 yıl"],
            [
              "`d1-bookmark`",
              "Bir şey kaydettiğinde sonraki sayfanın onu göstermesini sağlar. Veritabanının ne kadar güncel olması gerektiğini taşır, seninle ilgili bilgi içermez.",
              "1 dakika",
            ],
            [
              "`toast`",
              "Bir form gönderdiğinde, işlemin tamamlandığını sonraki sayfada gösterir. O iletinin adını taşır.",
              "1 dakika, çoğu zaman hemen silinir",
            ],
          ],
        },
        "Bunlar istediğin şeyler için gereklidir: oturumunun açık kalması, kendi dilinde okuman, az önce kaydettiğini görmen. Bu yüzden izin gerektirmezler. Seçim ya da giriş yapmadıkça, form göndermedikçe hiçbiri oluşmaz.",
      ],
    },
    {
      id: "storage",
      title: "Tarayıcının deposunda",
      blocks: [
        "Tarayıcın ayrıca hangi duyuruları kapattığını, biri görünmeden önce kaç sayfaya baktığını ve sen temizleyene kadar son aramalarını bizim için hatırlayabilir. Bu bilgi cihazında kalır, bize gönderilmez.",
        "Ortalama hesaplama sayfası, ders planların ve açtığın ders programları da bağlantı yokken çalışsın diye burada tutulur; gönderilmemiş etkinlik ve anket taslakların da. Çıkış yaptığında hesabına ait olanlar silinir; başkası giriş yaptığında da silinir, yalnızca henüz kaydetmediğin transkript silinmez, ondan gizlenir.",
      ],
    },
    {
      id: "optional",
      title: "Analiz ve pazarlama",
      blocks: [
        "İkisi de sen açana kadar kapalıdır ve buradan her an yeniden kapatılabilir. Analiz, hangi sayfaların işe yaradığını ve tarayıcılarda nerede hata olduğunu gösterir; pazarlama ise topluluğa davetlerin sonucunu ölçmek içindir, şimdilik hiç kullanılmıyor. Bir tür kapalıyken ona ait hiçbir şey yüklenmez, hiçbir üçüncü taraf buraya geldiğini öğrenmez.",
        {
          head: ["Ad", "Ne yapar", "Süre"],
          rows: [
            [
              "`_ga`, `_ga_…`",
              "Yalnızca analize izin verirsen Google oluşturur. Bir ziyareti ötekinden ayırır.",
              "2 saat ya da iznini geri alana kadar",
            ],
          ],
        },
        "Çerezleri reklam için kullanmıyor, seni başka sitelerde izlemiyoruz.",
      ],
    },
    {
      id: "browser",
      title: "Tarayıcında",
      blocks: [
        "Çerezleri tarayıcının ayarlarından silebilir ya da engelleyebilirsin. `hocam_session` olmadan giriş yapamazsın; ziyaretçilere açık her şey çerezsiz de çalışır.",
      ],
    },
  ],
};
