/** Sipariş ödenmeden önce alıcıya söylenenler ve kabul ettiği sözleşme (6502 md. 48 ve yönetmeliği): hangi bölümün hangi maddeyi karşıladığı `docs/law.md`de. */
import { type ContractTexts, type ContractValues, inParts } from "./contract";

const refunds = ({ refundUntil }: ContractValues) =>
  refundUntil === null
    ? "Gönüllü iade süresi dolduğu için bu biletler iade edilemez."
    : `Satıcı yine de biletleri ${refundUntil} tarihine kadar tam bedeliyle geri alır; iade biletin sayfasından yapılır. Para, ödemenin yapıldığı karta döner.`;

export const contractTr = (values: ContractValues): ContractTexts => ({
  information: inParts(`ÖN BİLGİLENDİRME FORMU (sürüm ${values.version})`, [
    ["Satıcı", values.agent ? `${values.seller}\n\nÖdemeyi satıcı adına alan:\n${values.agent}` : values.seller],
    ["Sipariş edilenler", `Etkinlik: ${values.event}\nYer: ${values.place}\nZaman:\n${values.dates}\nBiletler:\n${values.seats}`],
    ["Fiyat", `Tüm vergiler dâhil toplam: ${values.total}\nTeslimat ücreti ya da başka bir ek masraf yoktur.`],
    [
      "Ödeme ve teslimat",
      "Ödeme, kredi kartı ya da banka kartıyla, ödeme kuruluşu Sipay'in sayfasında peşin yapılır. Ödeme ulaşınca biletler Biletlerim sayfasında görünür ve e-postayla gönderilir. Kargo yoktur.",
    ],
    [
      "Cayma hakkı ve iade",
      `Cayma hakkı yoktur: Mesafeli Sözleşmeler Yönetmeliği'nin 15. maddesinin birinci fıkrasının (g) bendi, belirli bir tarihte yapılması gereken boş zaman etkinliklerini bu hakkın dışında tutar.\n${refunds(values)}\nEtkinlik iptal edilirse biletler iade edilmiş sayılır ve bedelin tamamı, istenmesi gerekmeden geri ödenir. Etkinlik bir günden fazla ertelenir ya da yeri değişirse biletler etkinlik başlayana kadar iade edilebilir.`,
    ],
    [
      "Şikâyet ve başvuru",
      "Şikâyetler yukarıdaki iletişim bilgileriyle satıcıya iletilir. Ayrıca alıcının ya da satıcının yerleşim yerindeki Tüketici Hakem Heyetine veya Tüketici Mahkemesine başvurulabilir. Hangisinin görevli olduğu, Ticaret Bakanlığının her yıl ilan ettiği parasal sınırlara göre belirlenir.",
    ],
  ]),
  contract: inParts(`MESAFELİ SATIŞ SÖZLEŞMESİ (sürüm ${values.version})`, [
    [
      "Taraflar",
      `Satıcı: ${values.sellerName}. Bilgileri ön bilgilendirme formundadır.\nAlıcı: ${values.order} numaralı siparişi ${values.site} hesabıyla veren kişi.`,
    ],
    [
      "Konu",
      `Satıcı, ön bilgilendirme formundaki ${values.event} biletlerini tüm vergiler dâhil ${values.total} karşılığında alıcıya satar. Ön bilgilendirme formu bu sözleşmenin parçasıdır.`,
    ],
    [
      "Sözleşmenin kurulması",
      "Sözleşme, alıcı siparişi onaylayıp ödemesi ulaşınca kurulur. O zamana kadar yerler yalnızca ayrılmıştır; süre dolunca yeniden satışa çıkar.",
    ],
    [
      "Etkinlik ve giriş",
      "Satıcı etkinliği düzenler ve geçerli bileti göstereni içeri alır. Bir bilet, geçerli olduğu her tarihte bir kez kullanılır; sayfasından başkasına devredilebilir.",
    ],
    [
      "Cayma ve iade",
      "Ön bilgilendirme formunun 5. bölümü geçerlidir. Etkinlik yapılamayacaksa satıcı bunu öğrendikten sonra üç gün içinde alıcıya bildirir ve aldığı bedelin tamamını bildirimden sonra on dört gün içinde geri öder.",
    ],
    [
      "Yaş",
      "Alıcı ayrı bir kutuyla şunu beyan eder: “18 yaşındayım ya da daha büyüğüm, değilsem velim ya da vasim bu alışverişe izin veriyor.” 18 yaşından küçük birinin bu izin olmadan yaptığı sözleşme onu bağlamaz.",
    ],
    [
      "Kayıt",
      `Bu metin, ${values.order} numaralı siparişle birlikte gösterildiği hâliyle saklanır ve ödemeden sonra alıcıya e-postayla gönderilir.`,
    ],
    [
      "Uyuşmazlıklar",
      "6502 sayılı Tüketicinin Korunması Hakkında Kanun uygulanır. Ön bilgilendirme formunun 6. bölümündeki Tüketici Hakem Heyetleri ve Tüketici Mahkemeleri görevlidir.",
    ],
  ]),
});

/** Satış koşullarının üstündeki özet; alıcının onayladığı metnin parçası değildir. */
export const summaryTr: readonly string[] = [
  "Biletleri etkinliği düzenleyen topluluk ya da sitenin işletmecisi satar; hangisi olduğunu ödemeden önce görürsün.",
  "Gösterilen fiyata bütün vergiler dâhildir, üstüne bir şey eklenmez.",
  "14 günlük cayma hakkı yoktur. Satıcı yine de biletini, siparişinde yazan zamana kadar geri alır; etkinlik iptal olursa paranın tamamı geri ödenir.",
  "Onayladığın metin, ödedikten sonra e-postayla sana gelir.",
];
