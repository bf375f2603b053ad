/** Communities side by side: enough of each to decide whether to open it. */
import type { ReactNode } from "react";
import type { ReadyImage } from "~/engines/media/image";
import { Cover } from "~/kit/cover";
import { Card } from "~/kit/section";
import { MemberCount } from "../offered/community-badges";
import { CommunityMark } from "./community-mark";

export interface CardCommunity {
  slug: string;
  name: string;
  description: string;
  memberCount: number;
  picture: ReadyImage | null;
}

export interface CommunityCardsProps<Item extends CardCommunity> {
  items: readonly Item[];
  pathOf(item: Item): string;
  /** Badges below the name. */
  marks?(item: Item): ReactNode;
}

export function CommunityCards<Item extends CardCommunity>({ items, pathOf, marks }: CommunityCardsProps<Item>) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {items.map((item) => (
        <li key={item.slug} className="min-w-0">
          <Card to={pathOf(item)} className="h-full overflow-hidden">
            <Cover seed={item.name} className="mb-3 block h-12 rounded-field" />
            <span className="flex items-center gap-3">
              <CommunityMark name={item.name} picture={item.picture} />
              <span className="min-w-0">
                <span className="block text-lg font-semibold">{item.name}</span>
                <span className="block text-sm text-muted">
                  <MemberCount count={item.memberCount} />
                </span>
              </span>
            </span>
            {marks && <span className="mt-3 block empty:hidden">{marks(item)}</span>}
            <span className="mt-3 line-clamp-3">{item.description}</span>
          </Card>
        </li>
      ))}
    </ul>
  );
}
