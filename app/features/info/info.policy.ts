/** Articles and questions are read, never written; who has an account accepts the terms. */
import { defineUseCases } from "~/platform/access/use-cases";

export const infoUseCases = defineUseCases({
  writes: { acceptTermsOfUse: "signedIn" },
  reads: ["listPages", "readArticle", "readFaq", "readPreparation", "readTermsChange", "termsText"],
});
