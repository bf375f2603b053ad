/** Where a post is on Instagram. */
export const instagramLink = (shortcode: string) => `https://www.instagram.com/p/${shortcode}/`;
