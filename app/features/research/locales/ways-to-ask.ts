/** How many people ask for what the guides tell, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";
import type { researchGuides } from "./guides";

export const researchWays: WaysToAsk<keyof typeof researchGuides> = {
  apply: {
    en: `
      be a guinea pig; paid experiment; become assistant of a professor; volunteer subject; undergraduate researcher;
      laboratory experience for cv; join a tübitak project; student assistant; summer research; lab position; earn money with experiments;
      which professor lets second year students into the lab; I'd sit in an experiment for some money;
      how do I reach those who run the study; get research practice before a master`,
    tr: `
      denek olmak; ücretli deney; asistan olmak hocanın yanında; tübitak projesi; gönüllü denek; lab deneyimi cv için;
      öğrenci asistanlığı; para veren deney; yaz araştırması; hocayla çalışmak; star projesi; araştırmacı adayı;
      hangi hoca ikinci sınıfı laba alıyor; biraz para için deneye girerim; çalışmayı yürütenlere nasıl ulaşırım;
      masterdan önce araştırma deneyimi; projelerde bursiyer olmak`,
  },
  publish: {
    en: `
      recruit volunteers; need 40 subjects; spread my call; ethics approved study; our lab wants students; collect subjects;
      my advisor asked me to find thirty volunteers; does the ethics board number have to be written; our lab opens a place for a student;
      my thesis experiment needs people`,
    tr: `
      gönüllü toplamak; kırk denek bulmalıyım; çağrımı yaymak; etik kurul onaylı çalışma; labımıza öğrenci alacağız; ilan etmek deneyi;
      lisansüstü çalışmama katılımcı; danışmanım otuz gönüllü bul dedi; etik kurul numarası yazılmalı mı;
      labımızda bir öğrencilik yer açıldı; deneyime insan lazım nereye; tez deneyim için insan lazım`,
  },
};
