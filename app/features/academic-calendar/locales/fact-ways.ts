/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const academicCalendarFactWays: WaysToAsk<string> = {
  dates: {
    en: `
      when does add drop end; last day to withdraw; is the spring timetable announced; when is registration week;
      what day does the semester finish; when are the grades due; until when can I drop a course; first day of the term;
      are there classes during the holiday; when is the make up week; when does the next semester begin; is there class on new year's day;
      is the 29th of october a holiday; do we have lectures on republic day; are we off on may 1; winter break dates;
      first day of classes after the break; which week are the finals; final week dates; when r finals this semester;
      last day to bail out with a W; is it too late to swap courses; when does summer school kick off; any days off in december;
      holidays of this term; until when was the swapping window; which week can I withdraw; did finals begin already;
      when do we get the new year break; last day of lectures; when is the summer term`,
    tr: `
      çekilmenin son günü; bahar programı açıklandı mı; kayıt haftası ne zaman; dönem hangi gün bitiyor; notlar ne zaman açıklanıyor;
      dersi ne zamana kadar bırakabilirim; dönemin ilk günü; bütünlemeler ne zaman; gelecek dönem ne zaman başlıyor;
      ekle sil haftası ne zaman; yılbaşında ders var mı; 29 ekimde okul tatil mi; 1 mayıs tatil mi; 23 nisanda ders olacak mı;
      sömestr tatili hangi günler; tatilden sonra okul hangi gün açılıyor; final haftası hangi tarihlerde; ders seçimi hangi gün açılıyor;
      finaller bu dönem ne zaman; finaller başladı mı; W almanın son günü hangisi; ders değiştirmek için geç mi kaldım;
      yaz okulu ne zaman başlıyor; aralıkta tatil var mı; bu dönemin tatilleri; ders değiştirme haftası ne zamandı;
      hangi haftada çekilebiliyorum takvimde; yılbaşı tatili kaç gün; derslerin son günü; finallere kaç hafta kaldı;
      yaz dönemi hangi tarihte`,
  },
};
