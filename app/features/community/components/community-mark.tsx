/** What stands for a community before its name: its initials, until it has a picture. */
import { Avatar } from "~/kit/avatar";

export function CommunityMark({ name, size = 48 }: { name: string; size?: number }) {
  return <Avatar name={name} photoId={null} size={size} />;
}
