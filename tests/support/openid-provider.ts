/**
 * An OpenID provider in Google's place, on this machine. Whoever is sent to it says in the query `claims` (JSON) what
 * the id token shall hold; everything else is as the standard wants it. With `has_wrong_signature` the token is signed by nobody.
 */
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { OAuth2Server } from "oauth2-mock-server";

/** A port that nobody uses now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "localhost", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** The configuration and the set-up read this file each for itself; the environment is what they share. */
process.env.OPENID_PORT ??= String(await freePort());
const PORT = Number(process.env.OPENID_PORT);

/** Its issuer. */
export const PROVIDER = `http://localhost:${PORT}`;

/** Starts it before all tests of a run; the result stops it. */
export default async function setup() {
  const server = new OAuth2Server();
  const claimsOf = new Map<string, Record<string, unknown>>();
  await server.issuer.keys.generate("RS256");
  server.service.on("beforeAuthorizeRedirect", ({ url }, request) => {
    const claims = new URL(request.url ?? "", PROVIDER).searchParams.get("claims");
    claimsOf.set(url.searchParams.get("code") ?? "", JSON.parse(claims ?? "{}"));
  });
  server.service.on("beforeTokenSigning", ({ payload }, request) => {
    Object.assign(payload, claimsOf.get((request as unknown as { body: { code: string } }).body.code));
  });
  server.service.on("beforeResponse", ({ body }, request) => {
    const { code = "" } = (request as unknown as { body: { code?: string } }).body;
    if (!claimsOf.get(code)?.has_wrong_signature || !body || typeof body.id_token !== "string") return;
    body.id_token = body.id_token.replace(/\.([^.]*)$/, (_: string, signature: string) => `.${[...signature].reverse().join("")}`);
  });
  server.issuer.url = PROVIDER;
  const http = createHttpServer(server.service.requestHandler);
  // Else it closes a connection of five idle seconds just when a test asks on it again.
  http.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => http.listen(PORT, "localhost", resolve));
  return () => {
    http.closeAllConnections();
    http.close();
  };
}
