/** What polls refuse. */
import { defineErrors } from "~/platform/errors/define";

export const pollErrors = defineErrors("poll", {
  notFound: 404,
  closed: 409,
  alreadyVoted: 409,
  chooseOne: 400,
  chooseSome: 400,
  rankAll: 400,
  wordingFixed: 409,
  dayPassed: 400,
  hasVotes: 409,
});
