/** How the assistant itself is used, for the assistant. */
import type { Guide } from "~/engines/intents";

export const aiGuides = {
  ask: {
    to: "/ai/chat",
    title: { en: "AI assistant", tr: "Yapay zekâ asistanı" },
    text: {
      en: "Ask about courses, rules, campus life and how things are done here. Answers quote this site and link to the source; for anything official, check with the university.",
      tr: "Dersleri, kuralları, kampüs hayatını ve burada işlerin nasıl yapıldığını sor. Yanıtlar bu siteden alıntılanır, kaynağına bağlantı verir; resmî konularda üniversiteye danış.",
    },
    asked: {
      en: [
        "who are you",
        "what can you do",
        "what can I ask you",
        "are you a robot",
        "how does the assistant work",
        "where do your answers come from",
        "how does this assistant find its answers",
        "where does the assistant get its answers from",
        "what can you help me with",
        "what kind of help does the assistant give",
      ],
      tr: [
        "sen kimsin",
        "neler yapabilirsin",
        "sana ne sorabilirim",
        "asistan nasıl çalışıyor",
        "yanıtların nereden geliyor",
        "kimsin sen asistan mısın",
        "asistana neler sorulabilir",
        "asistan yanıtları nereden buluyor",
        "bana nasıl yardımcı olabilirsin",
        "neler sorabilirim",
      ],
    },
  },
  chats: {
    to: "/ai/chat",
    title: { en: "AI assistant", tr: "Yapay zekâ asistanı" },
    text: {
      en: "Your conversations lists what you asked; only you see it. You can search them, rename or delete one, Delete all of them, or begin a New conversation.",
      tr: "Sohbetlerin bölümünde sorduğun sorular var; onları yalnızca sen görürsün. Arayabilir, birinin adını değiştirebilir ya da silebilir, Tümünü sil'e basabilir ya da Yeni sohbet açabilirsin.",
    },
    asked: {
      en: [
        "delete my conversations with the assistant",
        "where are my earlier chats",
        "rename a chat",
        "start a new conversation with the assistant",
        "who can see what I ask the assistant",
        "clear my chat history",
        "how long are chats kept",
        "delete my chat history",
        "clear earlier conversations",
      ],
      tr: [
        "asistanla sohbetlerimi silmek",
        "önceki sohbetlerim nerede",
        "sohbetin adını değiştirmek",
        "asistanla yeni sohbet başlatmak",
        "asistana sorduklarımı kim görür",
        "sohbet geçmişimi temizlemek",
        "sohbetler ne kadar saklanıyor",
        "sohbet geçmişimi silmek",
        "eski sohbetleri temizlemek",
      ],
    },
  },
  rate: {
    to: "/ai/chat",
    title: { en: "AI assistant", tr: "Yapay zekâ asistanı" },
    text: {
      en: "Below an answer choose Helpful or Not helpful, and Add a comment to tell what was missing. Regenerate asks once more; Copy copies the answer.",
      tr: "Yanıtın altında İşe yaradı'yı ya da İşe yaramadı'yı seç; eksikleri yazmak için Yorum ekle'ye bas. Yeniden yanıtla bir daha sorar, Kopyala yanıtı kopyalar.",
    },
    asked: {
      en: [
        "the assistant's answer is wrong",
        "rate the assistant's answer",
        "give feedback on an answer of the assistant",
        "regenerate the answer",
        "copy the assistant's answer",
        "your answer was not helpful",
        "the answer is wrong rate it",
        "tell the team that the answer of the assistant was wrong",
        "ask again to get another answer",
      ],
      tr: [
        "asistanın yanıtı yanlış",
        "asistanın yanıtına puan vermek",
        "asistanın yanıtı hakkında geri bildirim",
        "yeniden yanıtla",
        "asistanın yanıtını kopyalamak",
        "yanıtın işe yaramadı",
        "yanıtı yeniden iste",
        "asistanın yanıtı işe yaramadı",
        "yanlış yanıt verdi",
      ],
    },
  },
  examples: {
    to: "/ai/demo",
    title: { en: "Try the AI assistant", tr: "Asistanı dene" },
    text: {
      en: "Sample questions with their answers show what the assistant knows. They are open without an account.",
      tr: "Örnek sorular ve yanıtları asistanın neler bildiğini gösterir; hesapsız da açılır.",
    },
    asked: {
      en: [
        "example questions for the assistant",
        "try the assistant without an account",
        "sample answers of the assistant",
        "show the assistant to a friend who has no account",
        "demo of the ai",
        "examples of what the assistant answers",
      ],
      tr: [
        "asistan için örnek sorular",
        "asistanı hesapsız denemek",
        "asistanın örnek yanıtları",
        "asistanı hesabı olmayan arkadaşıma göstermek",
        "yapay zekâ demosu",
        "asistanın neleri yanıtladığına örnekler",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
