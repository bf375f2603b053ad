/** Works out beside the page what to do when a section is full. */
import { planB } from "./plan-b.rules";
import { answerQuestions } from "./searching";

answerQuestions(planB, () => null);
