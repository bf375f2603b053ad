/** Somebody's face, or the mark of those without a name. */
import { Avatar } from "~/kit/avatar";
import UserRound from "~icons/lucide/user-round";

interface FaceProps {
  /** Null for the unnamed. */
  name: string | null;
  photoId: string | null;
  /** CSS pixels. */
  size: number;
}

export function Face({ name, photoId, size }: FaceProps) {
  if (name) return <Avatar name={name} photoId={photoId} size={size} />;
  return (
    <span
      aria-hidden
      className="inline-grid shrink-0 place-items-center rounded-full bg-base-200 text-muted"
      style={{ width: size, height: size }}
    >
      <UserRound size={size * 0.55} />
    </span>
  );
}
