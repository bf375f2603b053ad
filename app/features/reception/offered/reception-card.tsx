/** The frame of the pages at the door: the name of the house, one card, one act. */

import type { ReactNode } from "react";
import { configuration } from "~/configuration";
import { Link } from "~/kit/link";

interface ReceptionCardProps {
  title: string;
  lead?: string;
  children: ReactNode;
  footer?: ReactNode;
}

export function ReceptionCard({ title, lead, children, footer }: ReceptionCardProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5 py-6">
      <Link to="/" className="flex items-center gap-2 self-start text-lg font-bold">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        {configuration.name}
      </Link>
      <div className="flex flex-col gap-5 rounded-box border border-base-300 p-5 sm:p-6">
        <header className="flex flex-col gap-1">
          <h1 className="text-2xl font-bold">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
      </div>
      {footer && <div className="text-center">{footer}</div>}
    </div>
  );
}
