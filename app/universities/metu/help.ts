/** Where students of METU turn to when they aren't well; apart from `index.ts`, which every page carries. */
import type { Help } from "../pack";

export const help: Help = {
  counselling: {
    nameEn: "METU Health and Psychological Counseling Center",
    nameTr: "ODTÜ Sağlık ve Rehberlik Merkezi",
    url: "https://srm.metu.edu.tr",
  },
  /** Where somebody is led who leaves a page about mental health at once: a page that says nothing about them. */
  neutralPage: "https://www.metu.edu.tr",
};
