/** The register in which recipients of commercial mail say yes and no, whoever runs it. */

export type Answer = "given" | "withdrawn";

export interface Registered {
  answer: Answer;
  /** UTC milliseconds. */
  at: number;
}

export interface ConsentRegister {
  /** What is registered of an address; null where nothing is. */
  ask(address: string): Promise<Registered | null>;
  /** Registers what somebody said here. Saying the same again changes nothing. */
  report(address: string, registered: Registered): Promise<void>;
}
