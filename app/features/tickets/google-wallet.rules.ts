/** A ticket as Google Wallet takes it: the content of a signed link (https://developers.google.com/wallet/reference/rest/v1/Jwt). */
import type { TicketRow } from "./tickets.repository.server";

export interface WalletSettings {
  /** The number of our issuer's account at Google Wallet. */
  issuerId: string;
  /** The service account's mail address. */
  account: string;
  /** Its private key, PKCS #8 as text. */
  key: string;
}

type Settings = Pick<Env, "GOOGLE_WALLET_ISSUER" | "GOOGLE_WALLET_ACCOUNT" | "GOOGLE_WALLET_KEY">;

/** How the wallet is reached; null when the operator set none up. A key that was pasted out of Google's JSON file has its line ends spelled out. */
export function walletSettings({ GOOGLE_WALLET_ISSUER, GOOGLE_WALLET_ACCOUNT, GOOGLE_WALLET_KEY }: Settings): WalletSettings | null {
  if (!GOOGLE_WALLET_ISSUER || !GOOGLE_WALLET_ACCOUNT || !GOOGLE_WALLET_KEY) return null;
  return { issuerId: GOOGLE_WALLET_ISSUER, account: GOOGLE_WALLET_ACCOUNT, key: GOOGLE_WALLET_KEY.replaceAll("\\n", "\n") };
}

export interface WalletTicket
  extends Pick<TicketRow, "ticketId" | "eventId" | "eventName" | "location" | "category" | "holder" | "code" | "handedOn" | "nextAt"> {
  /** What the QR code says. */
  address: string;
}

/** Bytes of a name that fit into a link with everything else: Google takes tokens of 1,800 letters. */
const MOST_BYTES = 36;

/** The beginning of a text, in whole letters. */
function short(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= MOST_BYTES) return text;
  return `${new TextDecoder()
    .decode(bytes.slice(0, MOST_BYTES))
    .replace(/\uFFFD+$/, "")
    .trimEnd()}…`;
}

/**
 * What the link's token says. A wallet knows an event by its class, which it never reads again: an event that has moved gets another.
 * @param site the site's name, and the reader's language
 */
export function walletPayload(ticket: WalletTicket, { issuerId }: WalletSettings, site: { name: string; language: string }) {
  const said = (value: string) => ({ defaultValue: { language: site.language, value: short(value) } });
  const classId = `${issuerId}.${ticket.eventId}.${ticket.nextAt}`;
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: site.name,
        reviewStatus: "UNDER_REVIEW",
        eventName: said(ticket.eventName),
        venue: { name: said(ticket.location), address: said(ticket.location) },
        dateTime: { start: new Date(ticket.nextAt).toISOString() },
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuerId}.${ticket.ticketId}.${ticket.handedOn}`,
        classId,
        state: "ACTIVE",
        ticketType: said(ticket.category),
        ...(ticket.holder !== null && { ticketHolderName: short(ticket.holder) }),
        barcode: { type: "QR_CODE", value: ticket.address, alternateText: ticket.code },
      },
    ],
  };
}
