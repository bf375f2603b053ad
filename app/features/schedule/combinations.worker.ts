/** Looks for combinations beside the page, which goes on answering however many there are. Ending the worker gives a search up. */
import { type AskedCombinations, type Combinations, combinationsOf, questionOf } from "./combinations.rules";
import { answerQuestions } from "./searching";
import { type Progress, solve } from "./solver.rules";

function* search(asked: AskedCombinations): Generator<Progress, Combinations> {
  return combinationsOf(asked, yield* solve(questionOf(asked)));
}

answerQuestions(search, (asked) => combinationsOf(asked, null));
