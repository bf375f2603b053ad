/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const compareFactWays: WaysToAsk<string> = {
  "side-by-side": {
    en: `
      {course} or {course}, which one is easier; I can't decide between {course} and {course};
      which has less work, {course} or {course};
      {course} or {course}, I need one more; which costs less time, {course} or {course}; {course} against {course}`,
    tr: `
      {course} mi {course} mi hangisi rahat; {course} ile {course} arasında kaldım; {course} mi alsam {course} mi;
      {course} ve {course} farkı ne; hangisi daha az yük {course} {course}; {course} yerine {course} alsam;
      {course} ile {course} hangisi vakit almaz; {course} mi yoksa {course} mi önerirsiniz`,
  },
};
