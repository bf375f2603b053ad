/** What whoever cancels an event reads before they do. */
export const cancelling = {
  sold_one:
    "{{formatted}} ticket is sold or on hold. We'll notify whoever has it; they can return it even after the deadline and get back what they paid. Nothing is refunded until they do.",
  sold_other:
    "{{formatted}} tickets are sold or on hold. We'll notify everyone who has one; they can return it even after the deadline and get back what they paid. Nothing is refunded until they do.",
} as const;
