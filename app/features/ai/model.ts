/** The port through which a language model is asked; it writes only of what it is given. */

export interface ModelPrompt {
  /** What it has to keep to. */
  rules: string;
  /** The question with its passages, as data. */
  question: string;
}

export interface AssistantModel {
  /** What it says, piece by piece. @throws when it doesn't answer, breaks off, or `signal` says so */
  write(prompt: ModelPrompt, signal: AbortSignal): AsyncIterable<string>;
}

/** So long may its answer be, in tokens. */
export const MOST_TOKENS = 500;
