/** Who else gets data so that the site works: companies that process them on the operator's behalf. Filled in by an admin, empty until then. */

/** Each service that the site can use. What it is for and which data it gets is known; with whom and on what footing is filled in. */
export const services = ["cloudflare", "mail", "sipay", "google", "sentry", "model", "iys"] as const;
export type Service = (typeof services)[number];

/** On what footing data may leave the country. */
export const mechanisms = ["domestic", "adequacy", "standard", "binding", "undertaking", "exception"] as const;

export interface Processor {
  /** The company's name. */
  company: string;
  /** Where it processes, by ISO 3166-1. */
  country: string;
  mechanism: (typeof mechanisms)[number] | "";
  /** The day of the contract, `YYYY-MM-DD`. */
  contract: string;
}

export type Processors = Readonly<Record<Service, Processor>>;

const nobody: Processor = { company: "", country: "", mechanism: "", contract: "" };

export const noProcessors: Processors = {
  cloudflare: nobody,
  mail: nobody,
  sipay: nobody,
  google: nobody,
  sentry: nobody,
  model: nobody,
  iys: nobody,
};

/** What a row has to say before its service is used. */
export const PROCESSOR_NEEDS = ["company", "country", "mechanism", "contract"] as const satisfies readonly (keyof Processor)[];

/** Whether a service's row is filled in. */
export const isProcessorNamed = (processor: Partial<Processor> | undefined): boolean => PROCESSOR_NEEDS.every((name) => processor?.[name]);

/** What articles ask of each service that is used; `isSure` where no reading of them leaves that open (`docs/law.md`). */
export const processorDuties: readonly { article: string; asks: readonly (keyof Processor)[]; isSure: boolean }[] = [
  { article: "GDPR art. 28", asks: ["company", "contract"], isSure: true },
  { article: "KVKK art. 9, GDPR chapter V", asks: ["country", "mechanism"], isSure: false },
];
