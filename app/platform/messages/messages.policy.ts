/** Who may send dead messages again. */
import { defineUseCases } from "../access/use-cases";

export const messagesUseCases = defineUseCases({
  writes: { retryMessages: "admin" },
  inside: ["dispatchMessages", "deliverMessage"],
});
