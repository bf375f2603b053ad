/** The bindings and settings of the Worker, as wrangler.toml names them. */
interface Env {
  DB: D1Database;
  KV: KVNamespace;
  BUCKET: R2Bucket;
  JOBS: Queue<QueueMessage>;
  /** Pictures have a queue of their own: they are prepared one at a time, and nothing else waits for them. */
  IMAGE_JOBS: Queue<QueueMessage>;
  /** Lines of the traffic log, gathered into one object for each batch; nothing comes while the log is off. */
  TRAFFIC: Queue<TrafficMessage>;
  /** Live study rooms, an object each; none where the Worker runs under Vite. */
  STUDY_ROOMS?: DurableObjectNamespace;
  EMAIL?: SendEmail;
  /** How often one reader may search a minute. */
  SEARCHES?: RateLimit;
  DOORS?: RateLimit;
  ASSETS?: Fetcher;
  /** Which version of the Worker runs. */
  VERSION?: WorkerVersionMetadata;
  ENVIRONMENT: "development" | "test" | "production";
  /** Secret: signs access tokens. */
  AUTH_SECRET: string;
  /** Secret: the keys of both pools of Mental health, `id:base64,id:base64`, each of 32 bytes; the first seals, all open. */
  POOL_KEYS?: string;
  /** Secret: the keys of the traffic log, in the same form; without it the log can't be switched on. */
  TRAFFIC_KEY?: string;
  /** `off` leaves both pools out of the site. */
  POOLS?: string;
  /** `https://…` of the deployment; empty means the address of the request. */
  SITE_ORIGIN?: string;
  MAIL_FROM?: string;
  /** Signing in with Google; offered when both are set. */
  GOOGLE_CLIENT_ID?: string;
  /** Secret. */
  GOOGLE_CLIENT_SECRET?: string;
  /** Tickets in Google Wallet: the issuer's number and the service account's address; offered when all three are set. */
  GOOGLE_WALLET_ISSUER?: string;
  GOOGLE_WALLET_ACCOUNT?: string;
  /** Secret: the service account's private key, from its JSON file. */
  GOOGLE_WALLET_KEY?: string;
  /** Another OpenID provider in Google's place. */
  GOOGLE_ISSUER?: string;
  /** Google Maps' key for browsers; without it pages list places and link to a map. */
  GOOGLE_MAPS_KEY?: string;
  /** The id of the map's style at Google; its demonstration map unless set. */
  GOOGLE_MAPS_ID?: string;
  /** Sipay's address without a slash at the end, and our account there; paid tickets can be sold when all are set. */
  SIPAY_URL?: string;
  SIPAY_MERCHANT_KEY?: string;
  SIPAY_APP_ID?: string;
  /** Secret. */
  SIPAY_APP_SECRET?: string;
  /** The name under which the merchant panel knows `/api/v1/sipay/webhook`. */
  SIPAY_SALE_WEB_HOOK_KEY?: string;
  /** The account at İYS, the register of who agreed to commercial mail; without all four none is sent. */
  IYS_USERNAME?: string;
  /** Secret. */
  IYS_PASSWORD?: string;
  IYS_CODE?: string;
  IYS_BRAND_CODE?: string;
  /** Another address of it, such as that of its trial; `https://api.iys.org.tr` unless set. */
  IYS_URL?: string;
  /** Pushes to devices; offered when both are set (`npm run push:keys`). */
  PUSH_PUBLIC_KEY?: string;
  /** Secret. */
  PUSH_PRIVATE_KEY?: string;
  /** Cloudflare's own models; the assistant's sentences are written by one when it is bound. */
  AI?: Ai;
  /** An address that speaks OpenAI's interface (`https://api.example.com/v1`); together with a model it goes before the binding. */
  ASSISTANT_URL?: string;
  /** Secret. */
  ASSISTANT_KEY?: string;
  /** The model's name there, or that of one of Cloudflare's. */
  ASSISTANT_MODEL?: string;
  /** How long a model is waited for; 20 unless set. */
  ASSISTANT_SECONDS?: string;
  /** Secret, an address (`https://…`) of Slack, Discord or ntfy that alerts are posted to beside the mails to admins. */
  ALERT_WEBHOOK?: string;
  SENTRY_DSN?: string;
  /** The id of a Google tag (`G-…`) that counts page views of those who agreed to it; without it nothing is counted. */
  ANALYTICS_ID?: string;
  /** How long a guest's answer is kept and shared, in seconds; 0 or absent: never. */
  GUEST_ANSWER_SECONDS?: string;
  /** How long an isolate goes by the settings and departments that it read last, in seconds; 0 or absent: it asks KV each time. */
  ISOLATE_SECONDS?: string;
  /** Counts D1 round trips and rows read into a Server-Timing header. */
  METERING?: string;
  TEST_MIGRATIONS?: D1Migration[];
}

/** What travels through the queue: a kind and an id; everything else is read when it is handled. */
type QueueMessage = { kind: "outbox"; outboxId: string } | { kind: "import"; importId: string } | { kind: "image"; imageId: string };

/** A line of the traffic log, sealed. */
interface TrafficMessage {
  kind: "traffic";
  line: string;
}

declare namespace Cloudflare {
  interface Env extends globalThis.Env {}
}
