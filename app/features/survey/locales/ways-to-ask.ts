/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { surveyGuides } from "./guides";

export const surveyWays: WaysToAsk<keyof typeof surveyGuides> = {
  make: {
    en: `
      questionnaire tool; thesis data; poll classmates; form builder; collect responses; multiple choice; research form;
      put my google form; measure satisfaction; my graduation project needs opinions of at least fifty students; can I hide who answered;
      copy an existing set of questions to begin with`,
    tr: `
      tez verisi toplamak; 100 kişiye sormak; form şablon; çoktan seçmeli; veri toplamak; memnuniyet ölçmek; google formumu koymak;
      soru listesi hazırlamak; anket aç; araştırma formu; sınıfa anket; bitirme projem için elli öğrencinin fikri lazım;
      kim cevapladı belli olmasın; hazır sorularla başlamak; öğrencilere bir şey sordurmak`,
  },
  answer: {
    en: `
      fill in participate; anonymous? respond; can I undo my responses; help a researcher; answer twice; not eligible why closed;
      have spare time; I sent it but noticed I ticked wrong; it says that I don't belong to the group asked;
      does the one asking learn my name;
      where was the form about what campus lacks; I'd like to fill it in too`,
    tr: `
      yanıtladım geri alabilir miyim; hedef kitlede değilim; kim olduğum belli mi ankette; bir araştırmacıya yardım; iki kez doldurmak;
      kapanmış anket; cevap ver; katılmak anket; boş vaktim var; yanıtım kime gidiyor; gönderdim ama yanlış işaretlemişim;
      sorulan gruba dahil değilsin diyor; soran adımı öğrenir mi; birine yardım olsun diye doldurayım;
      kampüste ne eksik diye soran form; ben de doldurayım`,
  },
  results: {
    en: `
      responses so far; close early; csv chart; why can't I see totals; export responses; edit after publishing;
      need more participants percentage; only twelve filled it, when do I see figures; take the replies to a spreadsheet;
      stop accepting replies now;
      what came out of the survey; results of the survey about the campus`,
    tr: `
      yüzdeler csv; kaç cevap geldi; erken bitir; sonuç niye çıkmıyor; yayımladıktan sonra değiştirmek; katılımcı az;
      verileri dışa aktar anket; sonuç tablosu; doldurulma sayısı; on iki kişi doldurmuş rakamları ne zaman görürüm;
      yanıtları tabloya almak; artık cevap kabul etmeyeyim; sorumu değiştirmek geç mi;
      anketten ne çıktı; kampüs anketinin sonuçları`,
  },
  demo: {
    en: `
      trial questionnaire; how do questionnaires look; see one before I register; template preview; guest survey;
      what kind of questions do people ask here before I sign up; see a ready made form; trial of forms`,
    tr: `
      deneme anketi; üye olmadan anket görmek; önce bi örnek; misafir anket; üye olmadan ne tür sorular soruluyor göreyim;
      hazır bir form göster; formlara göz atma denemesi; nasıl bir şey bu anketler nasıl bir form oluyor`,
  },
};
