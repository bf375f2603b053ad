import { expect, test } from "vitest";
import { inNameCase } from "../../app/features/catalog/import-names.rules";

test("names in capitals get them at the beginning of words alone, with the Turkish ı and i", () => {
  const names = [
    "ILICAK TÜLİN",
    "YILDIRIM SÜLEYMAN",
    "SALTIK HASAN",
    "DİLEK HACIHABİBOĞLU ÇERAĞ",
    "AKIN FATMA NUR",
    "KAZIM İNCİ",
    "YILMAZEL İ",
    "IŞIK Ş. ÖZGE",
  ];
  expect(names.map(inNameCase)).toEqual([
    ...["Ilıcak Tülin", "Yıldırım Süleyman", "Saltık Hasan", "Dilek Hacıhabiboğlu Çerağ", "Akın Fatma Nur", "Kazım İnci", "Yılmazel İ"],
    "Işık Ş. Özge",
  ]);
});

test("an I of a name from elsewhere is an i", () => {
  const names = [
    "GRIFFITH JAMES",
    "BAKER DEREK KEITH",
    "TANRIKULU MICHELLE",
    "LEIDHOLM PINAR",
    "PAVLOV IHOR",
    "OWAIN FRANCIS",
    "O'BRIEN-SMITH",
  ];
  expect(names.map(inNameCase)).toEqual([
    ...["Griffith James", "Baker Derek Keith", "Tanrıkulu Michelle", "Leidholm Pınar", "Pavlov Ihor", "Owain Francis", "O'Brien-Smith"],
  ]);
});

test("who writes their name otherwise keeps it", () => {
  expect(["Tülin Ilıcak", "McDonald J", "van der Meer", ""].map(inNameCase)).toEqual(["Tülin Ilıcak", "McDonald J", "van der Meer", ""]);
});
