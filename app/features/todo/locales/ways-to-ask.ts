/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { todoGuides } from "./guides";

export const todoWays: WaysToAsk<keyof typeof todoGuides> = {
  quick: {
    en: `
      jot it down; put quiz 2 on wednesday to my tasks; remember to hand in the report; new entry in checklist;
      note that project is due on 12 may; fast entry; type deadline with hashtag; i always forget assignments where to put;
      one line with day and hour`,
    tr: `
      kenara yazayım unutmayayım; quiz çarşamba ekle; rapor teslimi 12 mayıs yaz; kısa yoldan görev; unutkanım nereye yazsam;
      ödevlerimi takip etmek; hashtag ile liste; tek satırda yazıp eklemek; teslim tarihlerimi tutmak; yapılacağa at to do ya yaz;
      yapılacak iş gireceğim`,
  },
  add: {
    en: `
      description for a task; mark it important; detailed entry with hour; long form; high importance; comment on my entry;
      set hour of a task; level of urgency; can a task have explanation; exclamation mark;
      a list where I tick off my tasks; keep track of what I have to do this week; write down homework so that I don't forget;
      somewhere to note deadlines; check boxes for my chores`,
    tr: `
      göreve ayrıntı yazmak; önemli diye işaretle; işe saat koymak; ünlem işareti ne; uzun form; görevin aciliyeti; işin yanına açıklama;
      görev için detay girmek; yüksek önem; iş için saat belirlemek; yapacaklarımı tik atarak takip etmek; bu haftaki işlerimi listelemek;
      ödevleri unutmamak için yazacak yer; teslim tarihlerini not etmek; tikli liste`,
  },
  repeat: {
    en: `
      water my plants every morning; each weekday; monthly bill task; recurring routine; do I have to enter weekly quiz again and again;
      comes back each monday; repeats itself; habit tracker; make it periodic; end the recurrence`,
    tr: `
      her ay fatura öde; hafta içi her gün; her hafta yeniden mi gireceğim; rutin periyodik iş; alışkanlık takibi; kendini yinelesin;
      pazartesileri otomatik çıksın; yinelemeyi durdurmak; aylık tekrar`,
  },
  overdue: {
    en: `
      late tasks; I was sick and everything piled up; shift the due day; tasks whose day is gone; yesterday's leftovers;
      give me more time for a task; catch up with what I skipped; i could not finish it move to friday; expired entries`,
    tr: `
      biriken işler; günü geçti kırmızı oldu; cumaya kaydır; süresi dolan görev; hastaydım her şey birikti; yetişmedi ileri at;
      dünden sarkanlar; son günü uzatmak; yapamadıklarımı toparlamak; kaçan teslimler`,
  },
  lists: {
    en: `
      category of tasks; separate boxes for each lecture; label by lecture; can my project partner see my tasks; keep house chores apart;
      collaborate on tasks; common checklist with group`,
    tr: `
      derse göre ayırmak; etiketle ayırma; proje ortağım görevlerimi görsün; ev işleri ayrı dursun; klasör kategori yapmak;
      ortak checklist; grupça görev paylaşmak; hangi derse ait göreyim`,
  },
  order: {
    en: `
      most important first; throw away an entry; bring to top; arrow keys; change sequence; discard something I no longer need; put below;
      drop entry I added by accident; rearrange shuffle`,
    tr: `
      en önemli başta dursun; yerini değiştirmek görevin; aşağı al; gereksiz görevi at; yanlış eklediğim işi yok et;
      ok tuşlarıyla taşımak; listenin dizilişi; önem sırasına koymak; görevin yerini kaydır; istemediğim görevi çöpe`,
  },
  done: {
    en: `
      what have I achieved this week; where do ticked things go; archive untick; checked it accidentally bring back;
      empty the finished ones; it vanished after I ticked; proof of what I completed; I clicked the circle wrongly`,
    tr: `
      tiklediklerim nereye gidiyor; tiki kaldır; yanlışlıkla tikledim; bu hafta neleri hallettim; işaretleyince kayboldu;
      yapılanlar geçmişi; hallettiğim işler; bitenlerin hepsini boşalt; yapılmadı diye geri al`,
  },
};
