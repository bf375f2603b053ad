/** Gives the long texts in the reader's language, with the product's own facts filled in. */
import { configuration } from "~/configuration";
import { inOrder } from "~/engines/site-content";
import { readSiteContent } from "~/engines/site-content.server";
import { DAY } from "~/platform/clock";
import type { Context } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import type { Operator } from "~/platform/operator";
import { readOperator } from "~/platform/operator.server";
import { matchPage } from "~/platform/pages/match";
import { readSettings } from "~/platform/settings.server";
import { FLOOR } from "~/platform/small-groups";
import { operatorFacts } from "../operator/operator.service.server";
import { type Purpose, readPurposes } from "../privacy/privacy.service.server";
import { TRUST_MEMORY, TRUSTED_AGE, TRUSTED_DISMISSALS } from "../reporting/reporting.rules";
import { about as aboutEn } from "./content/about.en";
import { about as aboutTr } from "./content/about.tr";
import { accessibility as accessibilityEn } from "./content/accessibility.en";
import { accessibility as accessibilityTr } from "./content/accessibility.tr";
import type { Article, Block, FaqGroup } from "./content/article";
import { computed as computedEn } from "./content/computed.en";
import { computed as computedTr } from "./content/computed.tr";
import { cookies as cookiesEn } from "./content/cookies.en";
import { cookies as cookiesTr } from "./content/cookies.tr";
import { faq as faqEn } from "./content/faq.en";
import { faq as faqTr } from "./content/faq.tr";
import { preparation as preparationEn } from "./content/preparation.en";
import { preparation as preparationTr } from "./content/preparation.tr";
import { privacy as privacyEn } from "./content/privacy.en";
import { privacy as privacyTr } from "./content/privacy.tr";
import { terms as termsEn } from "./content/terms.en";
import { terms as termsTr } from "./content/terms.tr";
import { plainText } from "./rich-text";

const articles = {
  about: { en: aboutEn, tr: aboutTr },
  privacy: { en: privacyEn, tr: privacyTr },
  terms: { en: termsEn, tr: termsTr },
  cookies: { en: cookiesEn, tr: cookiesTr },
  accessibility: { en: accessibilityEn, tr: accessibilityTr },
  computed: { en: computedEn, tr: computedTr },
  preparation: { en: preparationEn, tr: preparationTr },
} satisfies Record<string, Record<Context["locale"], Article>>;

export type ArticleName = keyof typeof articles;

type Facts = Record<string, string>;

async function factsOf(ctx: Context): Promise<Facts> {
  const { name, contactEmail, university } = configuration;
  const { vipThreshold, reportThreshold, requestDays, mailDomains, operator } = await readSettings(ctx);
  const email = operator.contact || contactEmail;
  const isTurkish = ctx.locale === "tr";
  return {
    name,
    email: `[${email}](mailto:${email})`,
    university: isTurkish ? university.nameTr : university.nameEn,
    universityShort: isTurkish ? university.shortTr : university.shortEn,
    threshold: String(vipThreshold),
    reports: String(reportThreshold),
    trustedDays: String(TRUSTED_AGE / DAY),
    dismissals: String(TRUSTED_DISMISSALS),
    memoryDays: String(TRUST_MEMORY / DAY),
    floor: String(FLOOR),
    requestDays: String(requestDays),
    domains: mailDomains.map((domain) => `@${domain}`).join(", "),
  };
}

const isPage = ({ product }: Context, address: string) => matchPage(product.siteMap, address.split(/[?#]/)[0] ?? address) !== null;

/** A link whose page doesn't exist (yet) is left as its words. */
const keepRealLinks = (ctx: Context, text: string) =>
  text.replace(/\[([^\]]+)\]\((\/[^)\s]*)\)/g, (link, words: string, to: string) => (isPage(ctx, to) ? link : words));

/** `{{if /page}}…{{end}}` is said where there is such a page. */
const onlyWhatIsThere = (ctx: Context, text: string) =>
  text.replace(/\{\{if (\S+)\}\}(.*?)\{\{end\}\}/g, (_, page: string, said: string) => (isPage(ctx, page) ? said : ""));

const fillText = (ctx: Context, text: string, facts: Facts) =>
  keepRealLinks(
    ctx,
    onlyWhatIsThere(ctx, text).replace(/\{\{(\w+)\}\}/g, (whole, name: string) => facts[name] ?? whole),
  );

/** Fills `{{name}}` and the like into every string of a structure. */
function fill<T>(ctx: Context, value: T, facts: Facts): T {
  if (typeof value === "string") return fillText(ctx, value, facts) as T;
  if (Array.isArray(value)) return value.map((each) => fill(ctx, each, facts)).filter((each) => each !== "") as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(ctx, each, facts)])) as T;
}

/** The article with who runs the site in the section that says who is responsible; as it is while nobody is named. */
function withOperator(ctx: Context, article: Article, operator: Operator): Article {
  const list = operatorFacts(ctx, operator, ctx.locale).map(
    ({ label, value }) => `${label}: ${value.replaceAll("\n", ", ").replace(/[[\]`]/g, "")}`,
  );
  if (list.length === 0) return article;
  return {
    ...article,
    sections: article.sections.map((each) => (each.id === "controller" ? { ...each, blocks: [...each.blocks, { list }] } : each)),
  };
}

/** The article with what personal data are for in the place that is kept for it. */
function withPurposes(ctx: Context, article: Article, purposes: readonly Purpose[]): Article {
  const say = sayIn(ctx);
  const folded = purposes.map(({ title, data, why, bases, recipients, kept }) => ({
    title,
    text: data,
    facts: [
      { label: say("privacy:retention.why"), value: why },
      { label: say("privacy:retention.bases"), value: bases.join("; ") },
      { label: say("privacy:retention.recipients"), value: [say("privacy:recipients.cloudflare"), ...recipients].join("; ") },
      { label: say("privacy:retention.kept"), value: kept.map(({ text, things }) => (things ? `${things}: ${text}` : text)).join("\n") },
    ],
  }));
  const made = (block: Block): Block => (typeof block === "object" && "made" in block ? { folded } : block);
  return { ...article, sections: article.sections.map((each) => ({ ...each, blocks: each.blocks.map(made) })) };
}

/** One of the long texts. */
export async function readArticle(ctx: Context, name: ArticleName): Promise<Article> {
  const article = fill(ctx, articles[name][ctx.locale], await factsOf(ctx));
  if (name !== "privacy") return article;
  const [operator, purposes] = await Promise.all([readOperator(ctx), readPurposes(ctx)]);
  return withPurposes(ctx, withOperator(ctx, article, operator), purposes);
}

/** The terms of use as bare words, as the ledger of consents keeps what somebody accepted. */
export async function termsText(ctx: Context): Promise<string> {
  const { lead, sections } = await readArticle(ctx, "terms");
  return [lead, ...sections.map(({ title, blocks }) => `${title}\n${plainText(blocks)}`)].join("\n\n");
}

/** The questions and answers, in their groups. */
export async function readFaq(ctx: Context): Promise<FaqGroup[]> {
  const groups: FaqGroup[] = ctx.locale === "tr" ? faqTr : faqEn;
  const { faqOrder } = await readSiteContent(ctx);
  return fill(
    ctx,
    inOrder(groups, faqOrder, ({ id }) => id),
    await factsOf(ctx),
  );
}
