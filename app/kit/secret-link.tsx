/** A secret address as it was just made: it is shown this once, because the site keeps no secret that it could show again. */
import type { ReactNode } from "react";
import { ShareButton } from "./share-button";

interface SecretLinkProps {
  url: string;
  label: string;
  /** What is shared by it, for the device's own way to share. */
  name: string;
  note: string;
  /** What else can be done with it. */
  children?: ReactNode;
}

export function SecretLink({ url, label, name, note, children }: SecretLinkProps) {
  return (
    <div role="status" className="mb-4 flex flex-col gap-3 rounded-box border border-success p-4">
      <label className="flex flex-col gap-1">
        <span className="font-medium">{label}</span>
        <input readOnly value={url} className="input w-full text-base" onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <p className="flex flex-wrap gap-2">
        {children}
        <ShareButton title={name} url={url} />
      </p>
      <p className="text-sm text-muted">{note}</p>
    </div>
  );
}
