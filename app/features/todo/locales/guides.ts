/** How people keep what they have to do, for the assistant. */
import type { Guide } from "~/engines/intents";

const list = { to: "/todo/all", title: { en: "To-do", tr: "Yapılacaklar" } } as const;

export const todoGuides = {
  quick: {
    ...list,
    text: {
      en: "Type a line such as “Lab report Friday 14:00 #physics !” above your list and press “Add”: the day, the time, the list after # and the importance are picked up. What is recognized is shown before you add it.",
      tr: "Listenin üstüne “yarın 14:00 rapor #fizik !” gibi bir satır yazıp “Ekle”ye bas: gün, saat, # ile liste ve önem otomatik algılanır. Algılananı eklemeden önce görürsün.",
    },
    asked: {
      en: [
        "quick add a todo",
        "how do I note my homework deadlines",
        "add a task with a date in one line",
        "what does the # mean in todos",
        "write down a deadline",
        "type friday and it understands",
        "todo list",
      ],
      tr: [
        "hızlı iş ekleme",
        "ödev teslimini nasıl not ederim",
        "tek satırda tarihli görev ekle",
        "yapılacaklarda # ne demek",
        "yapılacaklar listesi",
        "son günü kaydetmek",
        "todo ekle",
        "cuma yazınca anlıyor mu",
      ],
    },
  },
  add: {
    to: "/todo/add",
    title: { en: "New to-do", tr: "Yeni iş" },
    text: {
      en: "Fill in title, note, list, due date, time, priority and repeat, then press “Add to-do”.",
      tr: "Başlık, not, liste, son gün, saat, öncelik ve tekrarı doldurup “Ekle”ye bas.",
    },
    asked: {
      en: [
        "new todo with a note",
        "add a note to a task",
        "set the priority of a todo",
        "urgent task",
        "form for a new to-do",
        "give a to-do a due time",
      ],
      tr: [
        "notlu yeni iş",
        "işe açıklama eklemek",
        "işin önceliğini ayarlamak",
        "acil iş",
        "yeni iş formu",
        "işe saat vermek",
        "oncelik verme",
      ],
    },
  },
  repeat: {
    ...list,
    text: {
      en: "Choose “Repeat” in the to-do's form: every day, every weekday, every week or every month. When you tick it off, the next one appears.",
      tr: "İşin formunda “Tekrar”ı seç: her gün, hafta içi her gün, her hafta ya da her ay. İşi bitirince sıradaki kendiliğinden eklenir.",
    },
    asked: {
      en: [
        "repeat a todo every week",
        "recurring task",
        "weekly homework reminder in my todos",
        "daily habit",
        "a task for every monday",
        "stop a to-do from repeating",
      ],
      tr: [
        "her hafta tekrarlayan iş",
        "tekrarlanan görev",
        "her gün yapılacak iş eklemek",
        "her pazartesi görünen iş",
        "işin tekrarını kapatmak",
        "tekrar eden yapilacak",
      ],
    },
  },
  overdue: {
    ...list,
    text: {
      en: "What is past its day stands under “Left from before”; “Move all to today” brings it to today. Open one and press “Edit” to give it another due date.",
      tr: "Günü geçenler “Önceki günlerden kalanlar” altında durur; “Hepsini bugüne al” ile bugüne taşırsın. Başka bir son gün vermek için işi açıp “Düzenle”ye bas.",
    },
    asked: {
      en: [
        "overdue todos",
        "I missed a deadline in my todo list",
        "move unfinished tasks to today",
        "postpone a task",
        "tasks left from yesterday",
        "change the due date of a todo",
        "past deadline",
      ],
      tr: [
        "günü geçen işler",
        "yapılacaklarda son günü kaçırdım",
        "bitmeyen işleri bugüne al",
        "işi ertelemek",
        "dünden kalan işler",
        "işin son gününü değiştirmek",
        "tarihi gecmis gorevler",
      ],
    },
  },
  lists: {
    ...list,
    text: {
      en: "Give a to-do a list, such as #physics, and choose it under “Lists”. Your to-dos are only yours: a list can't be shared with others.",
      tr: "İşe #fizik gibi bir liste ver ve “Listeler”den seç. Yapılacakların yalnızca sana ait; bir liste başkasıyla paylaşılamaz.",
    },
    asked: {
      en: [
        "share a todo list with a friend",
        "make a list for each course",
        "group my tasks",
        "shared to-do list",
        "separate lists for school and home",
        "filter my todos by list",
      ],
      tr: [
        "yapılacaklar listemi arkadaşımla paylaşmak",
        "her derse ayrı liste",
        "işlerimi gruplamak",
        "ortak yapılacaklar listesi",
        "okul ve ev için ayrı listeler",
        "listeye göre süzmek",
      ],
    },
  },
  order: {
    ...list,
    text: {
      en: "Drag a to-do, or move it with the arrow keys; on its page “Place in your list” has “To the top” and “To the bottom”. “Edit” leads to “Delete this to-do”.",
      tr: "İşi sürükle ya da ok tuşlarıyla taşı; kendi sayfasındaki “Listendeki yeri”nde “En üste” ve “En alta” var. “Düzenle”den “Bu işi sil”e ulaşırsın.",
    },
    asked: {
      en: ["reorder my todos", "drag a task to the top", "delete a to-do", "move a task up", "sort my to-do list by myself"],
      tr: ["yapılacakları sıralamak", "işi en üste taşımak", "bir işi listeden silmek", "görevi yukarı al", "sürükleyerek sıralama"],
    },
  },
  done: {
    to: "/todo/history",
    title: { en: "Done", tr: "Bitenler" },
    text: {
      en: "What you ticked off is kept here, latest first; search it, or open one and press “Mark as not done”. “Delete all done to-dos” clears it.",
      tr: "Bitirdiğin işler burada, en yenisi üstte; içinde ara ya da birini açıp “Bitmedi olarak işaretle”ye bas. “Bitenlerin hepsini sil” geçmişi temizler.",
    },
    asked: {
      en: [
        "see finished todos",
        "tasks I completed",
        "I ticked off a todo by mistake",
        "clear my todo history",
        "undo a done task",
        "where do done to-dos go",
      ],
      tr: [
        "biten işlerim",
        "tamamladığım görevler",
        "yanlışlıkla bitti dedim",
        "yapılacaklar geçmişini temizle",
        "biteni geri almak",
        "bitirdiklerim nereye gidiyor",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
