/** Names the page that sends a call, so that it is not told of its own changes. */
export const PAGE_HEADER = 'relish-page';
