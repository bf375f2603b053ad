/** Articles and questions are read, never written. */
import { defineUseCases } from "~/platform/access/use-cases";

export const infoUseCases = defineUseCases({ reads: ["listPages", "readArticle", "readFaq", "readPreparation", "termsText"] });
