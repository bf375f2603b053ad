/** Who runs this site, as the law asks it to be named: filled in by an admin, empty until then. Whatever is empty is shown nowhere. */

export const operatorKinds = ["person", "business", "company", "association", "foundation", "cooperative"] as const;

/** What of it there is, in the order in which it is shown. */
export const operatorFields = [
  ...["kind", "name", "address", "phone", "email"],
  ...["kep", "mersis", "tax", "etbis", "verbis", "representative", "hosting", "contact"],
] as const satisfies readonly string[];

export interface Operator {
  kind: (typeof operatorKinds)[number] | "";
  /** Of a person, or the title of a legal person. */
  name: string;
  address: string;
  phone: string;
  email: string;
  /** Registered electronic mail. */
  kep: string;
  /** The number in the central register; a tax number stands in for it. */
  mersis: string;
  tax: string;
  /** Registration with the information system of electronic commerce. */
  etbis: string;
  /** Registration with the register of data controllers. */
  verbis: string;
  /** Who answers for a legal person. */
  representative: string;
  /** Who hosts the site. */
  hosting: string;
  /** Where requests about personal data go. */
  contact: string;
}

export const noOperator: Operator = {
  kind: "",
  name: "",
  address: "",
  phone: "",
  email: "",
  kep: "",
  mersis: "",
  tax: "",
  etbis: "",
  verbis: "",
  representative: "",
  hosting: "",
  contact: "",
};

/** A field, or several of which one is enough. */
export type Asked = keyof Operator | readonly (keyof Operator)[];

/** A seller who isn't named by these sells nothing. */
export const SELLER_NEEDS: readonly Asked[] = ["name", "address", "phone", "email", ["mersis", "tax"]];

/** What articles ask an operator to say; `isSure` where no reading of it leaves that open (`docs/law.md`). */
export const duties: readonly { article: string; asks: readonly Asked[]; isSure: boolean }[] = [
  { article: "5651 art. 3", asks: [...SELLER_NEEDS, "hosting"], isSure: true },
  { article: "6563 art. 3", asks: SELLER_NEEDS, isSure: true },
  { article: "6563 art. 3 and its regulation", asks: ["kind", "kep", "etbis", "representative"], isSure: false },
  { article: "KVKK art. 10", asks: ["name", "address", "contact"], isSure: true },
  { article: "KVKK art. 16", asks: ["verbis"], isSure: false },
];

/** What of it a record leaves empty. */
export const lackingOf = (operator: Partial<Operator>, asks: readonly Asked[]): string[] =>
  asks.map((each) => [each].flat()).flatMap((names) => (names.some((name) => operator[name]) ? [] : [names.join(" or ")]));
