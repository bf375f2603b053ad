/** The icon of a category or tag, of the drawing that the server gives. */

/** @param drawing what stands inside an `<svg>`; one of those that the product keeps */
export function LabelIcon({ drawing, size = 18, className = "" }: { drawing: string | null; size?: number; className?: string }) {
  if (!drawing) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
