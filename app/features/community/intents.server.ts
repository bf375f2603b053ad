/** Student communities, for the assistant. */
import { firstFound, type IntentDraft } from "~/engines/intents";
import { communityFilters } from "./community.schemas";
import { searchShownCommunities } from "./community.service.server";

const MOST_TOLD = 3;

export const communityIntents: readonly IntentDraft[] = [
  {
    name: "named",
    access: "public",
    utterances: {
      en: [
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
];
