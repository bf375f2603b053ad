/** Where students of Bilkent turn to when they aren't well. */
import type { Help } from "../pack";

export const help: Help = {
  counselling: {
    nameEn: "Bilkent Psychological Counseling and Development Center",
    nameTr: "Bilkent Psikolojik Danışma ve Gelişim Merkezi",
    url: "https://www.bilkent.edu.tr/~dos/ogdm/",
  },
  neutralPage: "https://w3.bilkent.edu.tr",
};
