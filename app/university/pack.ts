/** The chosen pack as a whole: a part that is missing, or shaped otherwise than `Pack` says, doesn't compile. Tests alone load it. */
import type { Pack } from "../universities/pack";
import * as alternatives from "./alternatives";
import * as buildings from "./buildings";
import * as courseKey from "./course-key";
import * as departments from "./departments";
import * as eventChoices from "./event-choices";
import * as faculties from "./faculties";
import * as firstYear from "./first-year";
import * as grading from "./grading";
import * as help from "./help";
import * as index from "./index";
import * as places from "./places";
import * as regulation from "./regulation";
import * as waysToAsk from "./ways-to-ask";

export const pack: Pack = {
  index,
  places,
  grading,
  help,
  eventChoices,
  faculties,
  buildings,
  departments,
  courseKey,
  alternatives,
  firstYear,
  regulation,
  waysToAsk,
};
