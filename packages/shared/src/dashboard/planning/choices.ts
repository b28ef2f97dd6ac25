export const TEMPLATE_NAME = { min: 3, max: 60 } as const;

/** So many templates are kept by one home. */
export const MOST_TEMPLATES = 50;

/** An event from this time on is in the evening. */
export const EVENING = '17:00';
