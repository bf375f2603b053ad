/** How many people ask for what this feature knows, each in words of their own. */
import type { WaysToAsk } from "~/engines/intents";

export const gpaFactWays: WaysToAsk<string> = {
  "own-average": {
    en: `
      what's my cumulative right now; how am I doing gpa wise; show me my cgpa; did my average go up; my current grade point average;
      how high is my average; am I above three;
      what is my average right now; how is my gpa`,
    tr: `
      ortalamam kaç oldu; genel ortalamam ne; gnom kaç şu an; agnom kaçtı benim; not ortalamam yükseldi mi; ortalamam üçün üstünde mi;
      cgpam ne kadar; onur öğrencisi miyim ben; ben sınamalı mıyım; şu anki ortalamam; gpam ne durumda`,
  },
};
