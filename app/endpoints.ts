/** Every API endpoint of the product. */
import { serverFeatures } from "./features.server";
import { clientErrorEndpoint } from "./platform/errors/errors.api.server";
import type { Endpoint } from "./platform/http/endpoint";
import { healthEndpoint } from "./platform/http/health.api.server";
import { preferencesEndpoint } from "./platform/http/preferences.api.server";
import { outboxEndpoint } from "./platform/mail/outbox.api.server";
import { mailWords } from "./translators.server";

export const endpoints: readonly Endpoint[] = [
  ...serverFeatures.flatMap((feature) => feature.endpoints),
  preferencesEndpoint,
  clientErrorEndpoint,
  healthEndpoint,
  outboxEndpoint(mailWords),
];
