/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const researchFactWays: WaysToAsk<string> = {
  open: {
    en: `
      I want to be a subject in an experiment; which studies look for participants; who is searching for volunteers;
      sleep experiment that needs people; can I take part in a psychology study; a professor who needs an undergraduate assistant;
      paid research participation; join a research project about {name}; lab work for second years; professors who need undergrads;
      labs that take students, even paid; what do they give to people who join the {name} experiment;
      some lab wanted volunteers for {name}; guinea pigs for a {name} study; do participants get paid in the {name} study`,
    tr: `
      deneye katılımcı arayan var mı; gönüllü arayan araştırmalar; {name} ile ilgili deneye katılmak;
      psikoloji deneyine katılabilir miyim; öğrenci asistan arayan hoca; {name} üzerine araştırma projesi;
      laboratuvarda çalışacak öğrenci arıyorlar mı; katılımcı arayan çalışma sayfası; {name} deneyi için katılımcı arıyorlardı;
      lisans öğrencisi alan laboratuvar; hocasına yardım edecek öğrenci arayan; {name} deneyine katılana ne veriyorlar;
      {name} için denek aranıyormuş; {name} çalışmasına katılınca para var mı; {name} deneyi varmış katılınca bir şey veriyorlar mı`,
  },
};
