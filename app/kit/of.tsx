/** Behind the words of a button or link: what it acts on, for those who don't see beside what it stands. Its name begins as it reads. */
export const Of = ({ children }: { children: string }) => <span className="sr-only"> {children}</span>;
