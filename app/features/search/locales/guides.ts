/** How things are found, for the assistant. */
import type { Guide } from "~/engines/intents";

const results = { to: "/search", title: { en: "Search", tr: "Ara" } } as const;

export const searchGuides = {
  find: {
    ...results,
    text: {
      en: "Type two letters or more into Search: it finds courses, events, discussions, notes, people, pages and answers at once. You can type without Turkish letters.",
      tr: "Ara'ya en az iki harf yaz: dersleri, etkinlikleri, konuları, notları, kişileri, sayfaları ve yanıtları birlikte bulur. Türkçe karakter şart değil.",
    },
    needs: {
      en: "look for a word on the whole site; find something I saw here before",
      tr: "bütün sitede kelime aramak; daha önce gördüğüm bir şeyi bulmak",
    },
    asked: {
      en: [
        "where can I search the site",
        "search something on hocam",
        "how does the search work",
        "search for a person or a student profile",
        "how do I search",
        "where is the search",
        "search the whole site",
        "find a person on hocam",
        "look for another student's profile",
      ],
      tr: [
        "öğrenci profili aramak",
        "arama nasıl çalışıyor",
        "arama kutusu nerede",
        "son aramalarımı silmek",
        "nasıl arayabilirim",
        "aramayla birini bulma",
        "arama çubuğu nerede",
        "arama nerede",
        "sitede ara",
        "hocamda birini bulmak",
        "son aramaları temizle",
      ],
    },
  },
  keyboard: {
    ...results,
    text: {
      en: "Press / anywhere but in a field to open the search, move with the arrow keys, choose with Enter and close with Escape. Tab reaches everything else on a page, and “Skip to content” jumps over the menu.",
      tr: "Bir alana yazmıyorken / tuşuna bas, arama açılır; ok tuşlarıyla gez, Enter ile seç, Escape ile kapat. Tab sayfadaki her şeye ulaşır, “İçeriğe geç” menüyü atlar.",
    },
    asked: {
      en: [
        "keyboard instead of a mouse",
        "keyboard only",
        "use hocam with only the keyboard",
        "is there a shortcut key",
        "keyboard shortcuts",
        "hotkeys",
        "which key opens the search",
        "navigate with the keyboard",
        "slash key",
      ],
      tr: [
        "klavye ile kullanım",
        "klavyeyle kullanmak",
        "mouse kullanmadan klavyeyle gezmek",
        "fare yok sadece klavye var",
        "klavye kısayolları",
        "kısayol tuşları",
        "aramayı hangi tuş açıyor",
        "klavyeyle gezinme",
        "klavye kisayollari",
      ],
    },
  },
} as const satisfies Record<string, Guide>;
