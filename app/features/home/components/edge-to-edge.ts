/** A head as wide as the window, whatever the page's margins are; what is in it may hang out. */
export const EDGE_TO_EDGE = "-mx-4 -mt-6 px-4 sm:-mt-8 [border-image:conic-gradient(var(--ground)_0_0)_fill_0/0/0_100vw]";
