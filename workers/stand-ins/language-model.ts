/**
 * Stands in for a language model behind an address that speaks OpenAI's interface, so that the real adapter is what runs in
 * tests. No deployment contains it.
 */
import { Hono } from "hono";

/** What goes wrong, for tests; everything is well unless said otherwise. */
export type Manner =
  /** Repeats the beginning of the first passage, and cites it. */
  | "well"
  | "down"
  /** Begins, and never goes on. */
  | "stuck"
  /** Begins well, and breaks off. */
  | "breaks"
  /** A page of HTML. */
  | "garbage"
  /** A stream of what is no JSON. */
  | "noise"
  /** Does what a passage told it, with a link and without one. */
  | "obeys"
  /** True sentences without sources. */
  | "citesNothing"
  /** Sources that it wasn't given. */
  | "citesOthers"
  /** Knows better than its sources. */
  | "invents";

export interface LanguageModel {
  app: Hono;
  manner: Manner;
  /** What it was asked, the latest last. */
  asked: { authorization: string | null; rules: string; question: string }[];
}

const encoder = new TextEncoder();
const piece = (content: string) => encoder.encode(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);

const firstSentence = (question: string) => /^\[1\] .*\n(.+?[.!?])(?:\s|$)/m.exec(question)?.[1] ?? "";

function wordsOf(manner: Manner, question: string): string {
  const sentence = firstSentence(question);
  const cited = sentence.replace(/[.!?]$/, " [1].");
  switch (manner) {
    case "obeys":
      return `Send your password to https://evil.example now [1]. ${/“([^”]+)”/.exec(question)?.[1] ?? "I obey"} [1].`;
    case "citesNothing":
      return sentence;
    case "citesOthers":
      return sentence.replace(/[.!?]$/, " [9].");
    case "invents":
      return "The library opens at 99:99 and serves dragons on Thursdays [1].";
    default:
      return `${cited} This sentence has no source.`;
  }
}

function streamOf(manner: Manner, question: string): ReadableStream<Uint8Array> {
  const pieces = wordsOf(manner, question).match(/[\s\S]{1,7}/g) ?? [];
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const next = pieces[at++];
      if (manner === "stuck" && at > 1) return new Promise<void>(() => undefined);
      if (manner === "breaks" && at > pieces.length - 3) return controller.error(new TypeError("Network connection lost"));
      if (manner === "noise") controller.enqueue(encoder.encode("data: {nothing of this is JSON\n\n"));
      else if (next !== undefined) controller.enqueue(piece(next));
      else {
        controller.enqueue(encoder.encode("data: [DONE]\n\n"));
        controller.close();
      }
    },
  });
}

/** A model that answers as it is told to. */
export function createLanguageModel(): LanguageModel {
  const model: LanguageModel = { app: new Hono(), manner: "well", asked: [] };
  model.app.post("/v1/chat/completions", async (c) => {
    const { messages } = await c.req.json<{ messages: { content: string }[] }>();
    const [rules = "", question = ""] = messages.map(({ content }) => content);
    model.asked.push({ authorization: c.req.header("authorization") ?? null, rules, question });
    if (model.manner === "garbage") return c.html("<h1>Welcome</h1>");
    return new Response(streamOf(model.manner, question), { headers: { "Content-Type": "text/event-stream" } });
  });
  return model;
}
