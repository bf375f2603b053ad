/** An answer as pages show it and as it is streamed; browsers and the server share this. */

export interface Sentence {
  text: string;
  /** The numbers of the places that it stands on, from 1; none for something of one's own. */
  places: number[];
}

export interface Place {
  title: string;
  /** A path of this site. */
  to: string;
}

export interface ShownAnswer {
  /** Null for one that isn't kept. */
  answerId: string | null;
  question: string;
  /** The question before, when this one was understood by it. */
  about: string;
  outcome: "extract" | "model" | "fallback";
  places: Place[];
  sentences: Sentence[];
  /** Where something of one's own is kept that the question asks about. */
  ownTo: string | null;
  rating: "up" | "down" | null;
  /** Where else to look when nothing is known. */
  near: Place[];
  /** What may have been meant, as questions. */
  asks: readonly string[];
}

/** What a stream tells, in this order: places, text, perhaps a new start, the end; or an error in place of the rest. */
export type AnswerEvent =
  | {
      event: "places";
      data: {
        answer_id: string;
        chat_id: string;
        question: string;
        about: string;
        places: Place[];
        near: Place[];
        asks: readonly string[];
        own_to: string | null;
        is_written: boolean;
      };
    }
  | { event: "text"; data: Sentence }
  /** What was said so far doesn't hold; the quotes follow. */
  | { event: "restart"; data: Record<string, never> }
  | { event: "end"; data: { answer_id: string; chat_id: string; outcome: ShownAnswer["outcome"] } }
  | { event: "error"; data: { code: string; message: string } };

/** The answer as far as it has come. */
export function withEvent(answer: ShownAnswer, told: AnswerEvent): ShownAnswer {
  switch (told.event) {
    case "places": {
      const { answer_id: answerId, question, about, places, near, asks, own_to: ownTo, is_written: isWritten } = told.data;
      const outcome = isWritten ? "model" : "extract";
      return { ...answer, answerId, question, about, places, near, asks, ownTo, sentences: [], outcome };
    }
    case "text":
      return { ...answer, sentences: [...answer.sentences, told.data] };
    case "restart":
      return { ...answer, sentences: [], outcome: "fallback" };
    case "end":
      return { ...answer, outcome: told.data.outcome };
    case "error":
      return answer;
  }
}

/** An answer before anything of it is known. */
export const emptyAnswer = (question: string): ShownAnswer => ({
  answerId: null,
  question,
  about: "",
  outcome: "extract",
  places: [],
  sentences: [],
  ownTo: null,
  rating: null,
  near: [],
  asks: [],
});

/** An answer as bare text, with its places: what is copied. @param origin `https://…`, before the paths */
export function asText({ question, sentences, places }: ShownAnswer, origin: string): string {
  const said = sentences.map(({ text, places: own }) => text + own.map((each) => ` [${each}]`).join(""));
  const sources = places.map(({ title, to }, at) => `[${at + 1}] ${title}: ${origin}${to}`);
  return [question, said.join("\n"), sources.join("\n")].filter(Boolean).join("\n\n");
}
