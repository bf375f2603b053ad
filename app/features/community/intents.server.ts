/** Student communities, for the assistant. */
import { firstFound, type IntentDraft } from "~/engines/intents";
import { requireSignedIn } from "~/platform/access/roles";
import { communityFilters } from "./community.schemas";
import { searchOwnCommunities, searchShownCommunities } from "./community.service.server";

const MOST_TOLD = 3;
const OWN_TO = "/community/panel";
const MOST_OWN = 12;

export const communityIntents: readonly IntentDraft[] = [
  {
    name: "named",
    access: "public",
    utterances: {
      en: [
        "where could I do {name} with others",
        "I want to do {name} are beginners welcome",
        "on which evenings does the {name} group meet",
        "can beginners join the {name} group",
        "when does {name} rehearse",
        "a club where I can {name}",
        "which community would suit somebody who likes {name}",
        "I have no experience can I join {name}",
        "looking for people who do {name}",
        "is there a {name} I could join",
        "is there a {name} club",
        "{name} society",
        "what does the {name} community do",
        "which clubs are there",
        "clubs about {name}",
        "student communities list",
        "how many members does {name} have",
        "which community is for {name}",
        "is there a group for {name} fans",
      ],
      tr: [
        "{name} yapmak istiyorum deneyimim yok alırlar mı",
        "{name} topluluğu ne zaman buluşuyor",
        "{name} ekibi hangi akşamlar çalışıyor",
        "hiç {name} yapmadım katılabilir miyim",
        "{name} yapan topluluk arıyorum",
        "{name} yapan öğrenciler hangi kulüpte",
        "{name} söylemek isteyen ne zaman gelsin",
        "{name} topluluğuna yeni başlayanlar girebilir mi",
        "{name} ile ilgilenen bir grup",
        "{name} topluluğu var mı",
        "{name} kulübü",
        "{name} topluluğu ne yapıyor",
        "hangi topluluklar var",
        "{name} ile ilgili kulüp",
        "öğrenci toplulukları",
        "{name} topluluğunun kaç üyesi var",
        "{name} sevenler için topluluk",
        "{name} kulübüne nasıl ulaşırım",
      ],
    },
    async answer(ctx, slots) {
      const { t } = ctx.product.translators[ctx.locale];
      const find = (q: string) => searchShownCommunities(ctx, communityFilters.parse({ q: q || undefined, size: MOST_TOLD }));
      const items = await firstFound(slots, async (q) => (await find(q)).items);
      return items.map(({ name, slug, description, memberCount }) => ({
        title: name,
        to: `/community/demo/${slug}`,
        text: [description, t("community:assistant.members", { count: memberCount })].filter(Boolean).join(" "),
      }));
    },
  },
  {
    name: "own",
    access: "user",
    ownTo: OWN_TO,
    utterances: {
      en: [
        "what groups have I got a place in",
        "which clubs did I join",
        "which communities am I in",
        "what societies am I part of",
        "clubs I belong to",
        "am I still a member of any club",
        "am i the president of something",
        "list my clubs pls",
        "how many communities have I joined",
      ],
      tr: [
        "hangi topluluklardayım",
        "üye olduğum topluluklar neler",
        "kulüplerim hangileri",
        "kaç topluluğa üyeyim",
        "bi kulübe üye miyim",
        "hangi kulüplere girmiştim",
        "toplulukta yönetici miyim",
      ],
    },
    async answer(ctx) {
      const { t } = ctx.product.translators[ctx.locale];
      const { items } = await searchOwnCommunities(requireSignedIn(ctx), communityFilters.parse({ size: MOST_OWN }));
      const told = items.map(({ name, role }) => (role ? `${name} (${t(`community:roles.${role}`)})` : name));
      const text = told.length > 0 ? `${told.join(", ")}.` : t("ai:assistant.own.none");
      return { title: t("community:pages.panel"), to: OWN_TO, text };
    },
  },
];
