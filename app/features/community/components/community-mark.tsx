/** What stands for a community before its name: its first picture, or its initials until it has one. */

import type { ReadyImage } from "~/engines/media/image";
import { Avatar } from "~/kit/avatar";
import { Picture } from "~/kit/picture";

interface CommunityMarkProps {
  name: string;
  picture?: ReadyImage | null;
  /** CSS pixels. */
  size?: number;
}

/** Decoration: the name stands beside it. A picture that doesn't load leaves the initials. */
export function CommunityMark({ name, picture, size = 48 }: CommunityMarkProps) {
  return (
    <span aria-hidden className="relative inline-grid shrink-0 overflow-hidden rounded-full">
      <Avatar name={name} photoId={null} size={size} />
      {picture && <Picture image={picture} alt="" sizes={`${size}px`} className="absolute inset-0 size-full object-cover" />}
    </span>
  );
}
