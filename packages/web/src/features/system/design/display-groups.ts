/** In the order of `DisplaySection`. */
export const DISPLAY_GROUPS = [
  { id: 'people', title: 'People and badges' },
  { id: 'cards', title: 'Cards' },
  { id: 'figures', title: 'Figures and progress' },
  { id: 'charts', title: 'Charts' },
  { id: 'lists', title: 'Lists' },
  { id: 'tables', title: 'Tables' },
  { id: 'tabs', title: 'Tabs and pages' },
  { id: 'overlays', title: 'Dialogs, drawers, menus and tooltips' },
  { id: 'banners', title: 'Banners' },
  { id: 'states', title: 'Loading, empty, failed and locked' },
] as const;

export type DisplayGroupId = (typeof DISPLAY_GROUPS)[number]['id'];
