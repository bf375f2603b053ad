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

export interface WalletTicket extends Pick<TicketRow, "ticketId" | "eventName" | "location" | "category" | "code"> {
  /** When it begins, in words. */
  when: string;
  /** What the QR code says. */
  address: string;
}

/** The beginning of a text that takes no more bytes, in whole letters. */
function short(text: string, most: number): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= most) return text;
  return `${new TextDecoder()
    .decode(bytes.slice(0, most))
    .replace(/\uFFFD+$/, "")
    .trimEnd()}…`;
}

/**
 * What the link's token says: a generic pass, which names everything in itself.
 * @param version changes with what the ticket says: a wallet doesn't read again what it has under the same id
 * @param site the site's name, and the reader's language
 * @param most bytes of each text
 */
export function walletPayload(
  { ticketId, eventName, location, category, code, when, address }: WalletTicket,
  { issuerId, version, site, most }: { issuerId: string; version: string; site: { name: string; language: string }; most: number },
) {
  const said = (value: string) => ({ defaultValue: { language: site.language, value: short(value, most) } });
  const classId = `${issuerId}.ticket`;
  return {
    genericClasses: [{ id: classId }],
    genericObjects: [
      {
        id: `${issuerId}.${ticketId}.${version}`,
        classId,
        cardTitle: said(site.name),
        header: said(eventName),
        subheader: said(category),
        textModulesData: [{ id: "when", header: when, body: short(location, most) }],
        barcode: { type: "QR_CODE", value: address, alternateText: code },
      },
    ],
  };
}
