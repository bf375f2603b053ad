/** The key of the pools on a local site and in tests: known to everybody, and in no code of the Worker. */
export const DEMO_POOL_KEYS = "local:bG9jYWwtc2l0ZXMtYWxvbmUtbmV2ZXItZGVwbG95ZWQ=";

/** That of the traffic log, which is off there until somebody switches it on. */
export const DEMO_TRAFFIC_KEY = "local:dHJhZmZpYy1vZi1sb2NhbC1zaXRlcy1hbG9uZSEhISE=";
