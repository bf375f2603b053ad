/** What a buyer is told before an order is paid, and what they agree to (6502 art. 48 and its regulation): `docs/law.md` says which part answers which article. */
import { type ContractTexts, type ContractValues, inParts } from "./contract";

const refunds = ({ refundUntil }: ContractValues) =>
  refundUntil === null
    ? "The time for voluntary refunds is over, so these tickets can't be returned for a refund."
    : `The seller still takes tickets back until ${refundUntil}, at the full price, on the ticket's page. The money goes back to the card that paid.`;

export const contractEn = (values: ContractValues): ContractTexts => ({
  information: inParts(`PRE-INFORMATION FORM (version ${values.version})`, [
    ["Seller", values.agent ? `${values.seller}\n\nPayment is taken in the seller's name by:\n${values.agent}` : values.seller],
    ["What you're ordering", `Tickets for: ${values.event}\nPlace: ${values.place}\nWhen:\n${values.dates}\nTickets:\n${values.seats}`],
    ["Price", `Total, including all taxes: ${values.total}\nThere are no delivery costs or other charges.`],
    [
      "Payment and delivery",
      "You pay at once by credit or debit card, on the page of the payment provider Sipay. When the payment arrives, the tickets appear under My tickets and are sent to you by email. Nothing is shipped.",
    ],
    [
      "Right of withdrawal and refunds",
      `There is no right of withdrawal. Article 15(1)(g) of the Regulation on Distance Contracts excludes contracts for leisure activities on a specific date.\n${refunds(values)}\nIf the event is cancelled, your tickets are returned and you get the full price back without having to ask. If it's moved by more than a day or to another place, you can return your tickets until it begins.`,
    ],
    [
      "Complaints",
      "Write to the seller at the address above. You can also apply to a consumer arbitration committee (Tüketici Hakem Heyeti) or a consumer court (Tüketici Mahkemesi), where you live or where the seller is. Which one is responsible depends on the amount; the Ministry of Trade announces the limits each year.",
    ],
  ]),
  contract: inParts(`DISTANCE SALES CONTRACT (version ${values.version})`, [
    [
      "Parties",
      `Seller: ${values.sellerName}, with the details in the pre-information form.\nBuyer: whoever placed order ${values.order} with their account on ${values.site}.`,
    ],
    [
      "Subject",
      `The seller sells the buyer the tickets in the pre-information form for ${values.event}, for ${values.total} including all taxes. The pre-information form is part of this contract.`,
    ],
    [
      "Conclusion",
      "The contract is concluded when the buyer confirms the order and the payment arrives. Until then the seats are only held, and go back on sale when that time is over.",
    ],
    [
      "Event and entry",
      "The seller holds the event and lets in whoever shows a valid ticket. A ticket is valid once on each date that it's for, and can be transferred to someone else on its page.",
    ],
    [
      "Withdrawal and refunds",
      "Part 5 of the pre-information form applies. If the event can't take place, the seller tells the buyer within three days of knowing and pays back everything within fourteen days of telling them.",
    ],
    [
      "Age",
      `The buyer ticks a separate box that says: “I'm 18 or older, or my parent or guardian agrees to this purchase.” A contract that a person under 18 makes without that agreement doesn't bind them.`,
    ],
    ["Records", `This text is stored with order ${values.order} exactly as it was shown, and emailed to the buyer after payment.`],
    [
      "Disputes",
      "Law no. 6502 on Consumer Protection applies. Consumer arbitration committees and consumer courts decide, as in part 6 of the pre-information form.",
    ],
  ]),
});

/** What stands above the terms of sale; no part of the text to which a buyer agrees. */
export const summaryEn: readonly string[] = [
  "Tickets are sold by the community that holds the event or by whoever runs the site; you see who it is before you pay.",
  "The price you see includes all taxes. Nothing is added to it.",
  "There is no 14-day right of withdrawal. The seller still takes tickets back until the time in your order, and if the event is cancelled, you get all of your money back.",
  "The text you agree to is emailed to you after you pay.",
];
