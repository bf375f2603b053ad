/** Sessions are opened by the reception, and renewed by whoever has the token. */
import { defineUseCases } from "../access/use-cases";

export const sessionUseCases = defineUseCases({
  writes: { refreshSession: "everyone", endCurrentSession: "everyone" },
  inside: ["openSession"],
});
