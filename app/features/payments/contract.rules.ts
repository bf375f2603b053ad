/** The texts of a sale, made of what the database says of an order: the same facts in the same language are the same text. */
import { configuration } from "~/configuration";
import { formatDate, formatMoney } from "~/kit/format";
import type { Locale } from "~/platform/i18n/config";
import { lackingOf, type Operator, SELLER_NEEDS } from "~/platform/operator";
import { CONTRACT_VERSION, type ContractTexts, type ContractValues } from "./content/contract";
import { contractEn, summaryEn } from "./content/contract.en";
import { contractTr, summaryTr } from "./content/contract.tr";

const texts = { en: contractEn, tr: contractTr } as const;

/** What the texts come down to, for whoever reads them before they order. */
export const contractSummary = { en: summaryEn, tr: summaryTr } as const;

/** A legal person, or one who sells for themselves. */
export type Seller = Pick<Operator, "kind" | "name" | "address" | "phone" | "email" | "mersis" | "tax">;

/** What the texts say of an order, as `contractFacts` reads it. */
export interface ContractFacts {
  orderId: string;
  event: string;
  place: string;
  address: string;
  dates: number[];
  seats: { name: string; onlyAt: number | null; price: number; count: number }[];
  amount: number;
  refundUntil: number;
  /** The event's community, where it sells in its own name. */
  community: Seller | null;
  operator: Partial<Seller> | null;
}

/** Words that the texts need of the site's own: kinds of sellers and what their numbers are called. */
export type SayOfSeller = (key: "kind" | "mersis" | "tax", value: string) => string;

/** Who sells; null while nobody is named. */
export function sellerOf({ community, operator }: Pick<ContractFacts, "community" | "operator">): Seller | null {
  if (community) return community;
  return operator && lackingOf(operator, SELLER_NEEDS).length === 0 ? (operator as Seller) : null;
}

const linesOf = ({ kind, name, address, phone, email, mersis, tax }: Partial<Seller>, say: SayOfSeller) =>
  [name, kind && say("kind", kind), mersis ? say("mersis", mersis) : tax && say("tax", tax), address, phone, email]
    .filter(Boolean)
    .join("\n");

/** What is shown before an order is paid; null while nobody is named who sells. */
export function contractTexts(
  facts: ContractFacts,
  locale: Locale,
  now: number,
  say: SayOfSeller,
): (ContractTexts & { seller: string }) | null {
  const seller = sellerOf(facts);
  if (!seller) return null;
  const at = (moment: number) => formatDate(moment, locale, "dateTime");
  const nameOf = ({ name, onlyAt }: ContractFacts["seats"][number]) => (onlyAt === null ? name : `${name}, ${at(onlyAt)}`);
  const values: ContractValues = {
    version: String(CONTRACT_VERSION),
    order: facts.orderId,
    event: facts.event,
    place: [facts.place, facts.address].filter(Boolean).join(", "),
    dates: facts.dates.map((date) => `- ${at(date)}`).join("\n"),
    seats: facts.seats.map((seat) => `- ${seat.count} × ${nameOf(seat)}: ${formatMoney(seat.price * seat.count, locale)}`).join("\n"),
    total: formatMoney(facts.amount, locale),
    seller: linesOf(seller, say),
    sellerName: seller.name,
    agent: facts.community && facts.operator ? linesOf(facts.operator, say) : "",
    refundUntil: facts.refundUntil > now ? at(facts.refundUntil) : null,
    site: configuration.name,
  };
  return { ...texts[locale](values), seller: seller.name };
}

/** Both texts as one: what is stored, hashed and mailed. */
export const wholeText = ({ information, contract }: ContractTexts): string => `${information}\n\n\n${contract}`;

/** The texts as everybody reads them before they order: what an order fills in stands in brackets. */
export function blankTexts(locale: Locale): ContractTexts {
  const blanks =
    locale === "tr"
      ? {
          event: "etkinlik",
          place: "yer",
          dates: "tarihler",
          seats: "biletler",
          total: "toplam",
          seller:
            "etkinlik topluluğunun ya da site işletmecisinin adı, yasal türü, vergi ya da MERSİS numarası, adresi, telefonu ve e-postası",
          sellerName: "satıcı",
          order: "sipariş",
          refundUntil: "son iade zamanı",
        }
      : {
          event: "event",
          place: "place",
          dates: "dates",
          seats: "tickets",
          total: "total",
          seller: "name, legal form, tax or MERSİS number, address, phone and email of the event's community or of the site's operator",
          sellerName: "seller",
          order: "order number",
          refundUntil: "time of the refund deadline",
        };
  const filled = Object.fromEntries(Object.entries(blanks).map(([name, text]) => [name, `[${text}]`])) as typeof blanks;
  return texts[locale]({ ...filled, version: String(CONTRACT_VERSION), agent: "", site: configuration.name });
}
