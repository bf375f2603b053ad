/** An address that only leads elsewhere: the guard sends every visitor on before this is reached. */
export const loader = () => null;

export default function RedirectPage() {
  return null;
}
