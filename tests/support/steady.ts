/** What differs from one answer to the next: scripts with their nonces, keys of forms, how long ago something was, ids of requests, the moment. */
export const UNSTEADY =
  /<script.*?<\/script>|>(?:now|\d+ (?:second|minute)s? ago|\d+[sm])<|nonce="[^"]*"|name="key"[^>]*value="[^"]*"|inset-inline-start:[\d.]+%|request-\w+|\b1[78]\d{11}\b/gs;
