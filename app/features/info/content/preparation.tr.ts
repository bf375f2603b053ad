/** Dönemden ve İngilizce hazırlık yılından önce yapılacakların Türkçesi. */
import type { Article } from "./article";

export const preparation: Article = {
  lead: "Dönem başlamadan nelere bakmalısın, İngilizce hazırlık yılını nasıl değerlendirebilirsin? Her adımda ilgili sayfanın bağlantısı var.",
  sections: [
    {
      id: "courses",
      title: "Derslerini seç",
      blocks: [
        {
          list: [
            "[Müfredatına](/catalog/departments) bak: bu dönem hangi zorunlu dersler ve seçmeliler var, ön koşulları ne?",
            "Kararsız kaldığın derslerin [deneyimlerini](/courses/all) oku: haftalık yük, sınavlar, devam, tavsiyeler.",
            "Şubelere ve hocalara [katalogdan](/catalog/all) bak; aklındaki dersleri kaydet.",
            "Seçmeli mi arıyorsun? Dersleri zorluğuna ya da faydasına göre sırala; puanın kaç kişiden geldiğine de bak.",
          ],
        },
      ],
    },
    {
      id: "schedule",
      title: "Sana uyan bir program yap",
      blocks: [
        "Derslerini bir [ders programına](/schedule/all) ekle. Hangi şubelerin çakıştığını, hangilerinin bölümüne ve soyadına açık olduğunu, hangi seçimle bir günün boş kaldığını gösterir. Yedek bir program da yap: şubeler doluyor.",
        "Programını telefonunun takvimine aktar. Dönemin tarihleri girilmişse dersler, tatiller ve telafi günleri de gelir.",
      ],
    },
    {
      id: "gpa",
      title: "Durumunu gör",
      blocks: [
        "Notlarını [ortalama hesaplayıcıya](/gpa-calculator) gir. Bu dönem ortalamanın kaç olması gerektiğini, hangi dersleri tekrar alman gerektiğini ve ders yükünün uygun olup olmadığını söyler. Hesap açman gerekmez.",
      ],
    },
    {
      id: "rules",
      title: "Kayıttan önce bilmen gereken kurallar",
      blocks: [
        "{{universityShort}} lisans yönetmeliğinden, madde numarasıyla. Bağlayıcı olan yönetmeliğin kendisidir. [Bütün kurallarda](/rules) arama yapabilirsin.",
      ],
    },
    {
      id: "english",
      title: "İngilizce hazırlık yılın",
      blocks: [
        "Sınav tarihlerini, kurları, devam ve muafiyet koşullarını üniversite belirler ve değiştirebilir; bunları üniversiteden öğren. Bu arada {{name}} üzerinde yapabileceklerin:",
        {
          list: [
            "Seni nelerin beklediğine bak: bölümünün [birinci sınıf dersleri](/catalog/departments) ve öğrencilerin [anlattıkları](/courses/all).",
            "Bir öğrenciye sormak istediklerini [sorular ve yanıtlar](/qa/all) sayfasında sor.",
            "Birlikte çalış: [çalışma odası](/study-room/all) aç ya da [çalışma tavsiyelerini](/study-tip/all) oku.",
            "İnsanlarla tanış: [topluluklar](/community/demo/all) ve [etkinlikler](/event/all) hazırlıktakilere de açık; yalnızca belli bölümlere açık etkinlikler bunu belirtir.",
            "İşlerin nasıl yürüdüğünü öğren: [bilgi sayfaları](/information/all) adım adım anlatır, [kampüs haritası](/map/all) yerini gösterir.",
          ],
        },
      ],
    },
    {
      id: "missing",
      title: "Eksik bir şey mi var?",
      blocks: [
        "Bu sayfa yalnızca sitenin kesin bildiklerini söyler. Sana yardımı dokunan bir adım varsa [bize yaz](/contacts) ya da [tavsiye paylaş](/study-tip/all).",
      ],
    },
  ],
};
