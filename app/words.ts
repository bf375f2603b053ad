/** Every word of the product, by language and namespace; a namespace is a feature's name. */
import { chrome as chromeEn } from "./chrome/locales/en";
import { chrome as chromeTr } from "./chrome/locales/tr";
import { kit as kitEn } from "./kit/locales/en";
import { kit as kitTr } from "./kit/locales/tr";

export const words = {
  en: { kit: kitEn, chrome: chromeEn },
  tr: { kit: kitTr, chrome: chromeTr },
};
