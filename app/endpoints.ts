/** Every API endpoint of the product. */
import type { Endpoint } from "./platform/http/endpoint";

export const endpoints: readonly Endpoint[] = [];
