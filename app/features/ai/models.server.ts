/** The two adapters of a language model: an address that speaks OpenAI's interface, or Cloudflare's own models. */
import { z } from "zod";
import { SECOND } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { mayUse } from "~/platform/processors.server";
import { readEvents, untilStopped } from "./events";
import { type AssistantModel, MOST_TOKENS, type ModelPrompt } from "./model";

type Settings = Pick<Env, "AI" | "ASSISTANT_URL" | "ASSISTANT_KEY" | "ASSISTANT_MODEL" | "ASSISTANT_SECONDS">;

const DEFAULT_CLOUDFLARE_MODEL = "@cf/meta/llama-3.1-8b-instruct-fast";
const DEFAULT_SECONDS = 20;
const END = "[DONE]";

const openAiPiece = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })) });
const cloudflarePiece = z.object({ response: z.string().nullish() });

const messagesOf = ({ rules, question }: ModelPrompt) => [
  { role: "system" as const, content: rules },
  { role: "user" as const, content: question },
];

/** The pieces of text in a stream of events. @throws at a piece that isn't understood */
async function* pieces(body: ReadableStream<Uint8Array>, signal: AbortSignal, textOf: (json: unknown) => string): AsyncGenerator<string> {
  for await (const { data } of readEvents(body, signal)) {
    if (data === END) return;
    const text = textOf(JSON.parse(data));
    if (text) yield text;
  }
}

/** A model behind an address that speaks OpenAI's interface. @param url `https://api.example.com/v1`, without a slash at the end */
export const openAiModel = (url: string, model: string, key: string | undefined): AssistantModel => ({
  async *write(prompt, signal) {
    const response = await fetch(`${url}/chat/completions`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream", ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ model, messages: messagesOf(prompt), stream: true, temperature: 0, max_tokens: MOST_TOKENS }),
      // A question goes to the model that the notice names, and nowhere else.
      redirect: "manual",
      signal,
    });
    if (!response.ok || !response.body) throw new Error(`The model answers ${response.status}`);
    yield* pieces(response.body, signal, (json) => openAiPiece.parse(json).choices[0]?.delta?.content ?? "");
  },
});

/** A model of Cloudflare's, by its binding. */
export const cloudflareModel = (ai: NonNullable<Env["AI"]>, model: string): AssistantModel => ({
  async *write(prompt, signal) {
    const run = ai.run.bind(ai) as unknown as (model: string, input: object) => Promise<unknown>;
    const asked = { messages: messagesOf(prompt), stream: true, temperature: 0, max_tokens: MOST_TOKENS };
    const body = await untilStopped(run(model, asked), signal);
    if (!(body instanceof ReadableStream)) throw new Error("The model doesn't stream");
    yield* pieces(body, signal, (json) => cloudflarePiece.parse(json).response ?? "");
  },
});

/** The model that the site is set up with; null for none. An address goes before the binding. */
export function modelOf({ AI, ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model }: Settings): AssistantModel | null {
  if (url && model) return openAiModel(url, model, key);
  return AI ? cloudflareModel(AI, model || DEFAULT_CLOUDFLARE_MODEL) : null;
}

/** The same once somebody filled in who runs it. */
export const usedModel = async (ctx: Pick<Context, "env" | "db" | "clock" | "product">): Promise<AssistantModel | null> =>
  (await mayUse(ctx, "model")) ? modelOf(ctx.env) : null;

/** How long a model is waited for, in milliseconds. */
export const modelPatience = ({ ASSISTANT_SECONDS }: Settings): number => (Number(ASSISTANT_SECONDS) || DEFAULT_SECONDS) * SECOND;
