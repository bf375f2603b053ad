/** What a ticket's QR code says: its own address with a signature, so that nobody makes one up. */
import encodeQR from "qr";
import { signingKeyFor } from "~/platform/session/tokens.server";

/** Letters and digits that can't be mistaken for each other when they are typed. */
const ALPHABET = "23456789abcdefghjkmnpqrstvwxyz";
const CODE_LENGTH = 8;

const bytesOf = (text: string) => new TextEncoder().encode(text);

const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const keyOf = (env: Env) => signingKeyFor(env, "ticket");

/** What is signed: the ticket, and how often it was passed on, so that the QR code of an earlier holder opens no door. */
const signed = (ticketId: string, handedOn: number) => bytesOf(handedOn === 0 ? ticketId : `${ticketId} ${handedOn}`);

/** A ticket's signature, in base64url. @param handedOn how often it was passed on */
export async function signTicket(env: Env, ticketId: string, handedOn = 0): Promise<string> {
  return toText(await crypto.subtle.sign("HMAC", await keyOf(env), signed(ticketId, handedOn)));
}

/** Whether a signature is this ticket's. */
export async function isSignatureOf(
  env: Env,
  { ticketId, handedOn }: { ticketId: string; handedOn: number },
  signature: string,
): Promise<boolean> {
  if (!/^[\w-]{43}$/.test(signature)) return false;
  return crypto.subtle.verify("HMAC", await keyOf(env), toBytes(signature), signed(ticketId, handedOn));
}

/** The text of a ticket's QR code: any phone's camera opens it, and only organizers are let in further. */
export const ticketAddress = (origin: string, ticketId: string, signature: string): string =>
  `${origin}/event/ticket/one/${ticketId}?signature=${signature}`;

/** What a scanned text names: a ticket with its signature, or a code that was typed; codes are read with or without blanks and hyphens. */
export function readScanned(text: string): { ticketId: string; signature: string } | { code: string } {
  const [, ticketId, signature] = /\/event\/ticket\/one\/([\w-]{1,80})\?signature=([\w-]+)/.exec(text) ?? [];
  return ticketId && signature ? { ticketId, signature } : { code: text.toLowerCase().replaceAll(/[\s-]/g, "") };
}

/** A new code to be typed at the door: 39 bits, told apart within an event. */
export function newCode(): string {
  // 240 is the largest multiple of 30 in a byte: larger ones would favour the first letters.
  const even = ALPHABET.length * Math.floor(256 / ALPHABET.length);
  const letters: string[] = [];
  while (letters.length < CODE_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(CODE_LENGTH))) {
      if (byte < even && letters.length < CODE_LENGTH) letters.push(ALPHABET[byte % ALPHABET.length] ?? "");
    }
  }
  return letters.join("");
}

/** A drawing of a QR code: its width in modules, and the path of its dark ones. */
export interface QrDrawing {
  size: number;
  path: string;
}

/** Draws a text as a QR code, with the quiet zone that scanners need. */
export function drawQr(text: string): QrDrawing {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows
    .flatMap((row, y) => {
      const dots = row.map((isDark) => (isDark ? "1" : "0")).join("");
      return [...dots.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
    })
    .join("");
  return { size: rows.length, path };
}
