/** Answers in Sentry's place on a port of its own, and says what a Worker has to be told to find it. */
import { createServer } from "node:http";

const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

/** @returns the Worker's variables, as `NAME=VALUE` */
export async function serveSentry(port: number): Promise<string[]> {
  const server = createServer((_, answer) => answer.writeHead(200, headers).end("{}"));
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return [`SENTRY_DSN=http://public@localhost:${port}/1`];
}
