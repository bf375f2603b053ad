/** How research calls are found and answered, for the assistant. */
import type { Guide } from "~/engines/intents";

export const researchGuides = {
  apply: {
    to: "/research/all",
    title: { en: "Research", tr: "Araştırma" },
    text: {
      en: "Filter the calls by kind: call for participants, project or lab. Each tells its deadline, pay and contact; write to the contact to take part.",
      tr: "Çağrıları türüne göre süz: katılımcı çağrısı, proje ya da laboratuvar. Her çağrıda son gün, ücret ve iletişim yazar; katılmak için iletişimdeki kişiye yaz.",
    },
    asked: {
      en: [
        "research in a lab of a professor",
        "research projects looking for students",
        "contact person of a research call",
        "research opportunities for undergraduates",
        "apply to a research project or a lab",
        "how can an undergraduate work in research",
        "how do I apply to a research project",
        "find a lab that takes students",
        "undergraduate research opportunities",
        "who do I contact for a call",
        "work in a professor's laboratory",
        "project looking for students",
      ],
      tr: [
        "araştırma laboratuvarında yer almak",
        "araştırmaya katılmak başvurmak",
        "öğrenci arayan laboratuvar ya da proje",
        "laboratuvarda çalışmak",
        "araştırma çağrısına başvurmak",
        "lisansta araştırma yapmak",
        "araştırma projelerinde yer almak",
        "araştırma projesine nasıl başvururum",
        "lisans öğrencisi için araştırma fırsatları",
        "çağrıda kiminle iletişime geçeceğim",
        "öğrenci arayan projeler",
        "arastirma cagrilari nerede",
      ],
    },
  },
  publish: {
    to: "/research/all",
    title: { en: "Research", tr: "Araştırma" },
    text: {
      en: "Calls are added by moderators. Send yours with its deadline, contact and ethics approval number from Contact us, and it can be published.",
      tr: "Çağrıları moderatörler ekler. Çağrını son günü, iletişimi ve etik kurul onay numarasıyla Bize yaz sayfasından gönderirsen yayımlanabilir.",
    },
    needs: {
      en: "I need participants for my experiment; find subjects for my thesis study",
      tr: "deneyime katılımcı arıyorum; tezim için denek bulmak",
    },
    asked: {
      en: [
        "post my study to find participants",
        "publish a call for participants",
        "I need participants for my thesis study",
        "announce my experiment",
        "add a research call",
        "who adds research calls",
      ],
      tr: [
        "çalışmam için katılımcı aramak",
        "katılımcı çağrısı yayımlamak",
        "tezim için katılımcı lazım",
        "deneyimi duyurmak istiyorum katılımcı bulmak için",
        "araştırma çağrısı eklemek",
        "çağrıları kim ekliyor",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
