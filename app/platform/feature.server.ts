/** What a feature says of itself on the server; `app/features.server.ts` lists them all. */
import type { Feature } from "./feature";
import type { Endpoint } from "./http/endpoint";

export interface ServerFeature {
  name: string;
  endpoints: readonly Endpoint[];
}

/** Declares the server's part of a feature; what it doesn't bring is left out. */
export function serverFeature({ name }: Feature, { endpoints = [] }: Partial<Omit<ServerFeature, "name">>): ServerFeature {
  return { name, endpoints };
}
