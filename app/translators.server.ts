/** The words of the whole product, ready on the server. */
import { createTranslators } from "./platform/i18n/i18n.server";
import { words } from "./words";

export const translators = createTranslators(words);
