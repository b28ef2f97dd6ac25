import type { Output } from '@relish/shared/calls.ts';

type TourCard = Output<'tours/list'>[number];

export const makeTour = (differences: Partial<TourCard> = {}): TourCard => ({
  code: 'welcome-manager',
  title: 'A tour for managers',
  summary: 'Where a day begins.',
  kind: 'welcome',
  minutes: 2,
  pages: ['/tabs/home', '/tabs/more'],
  steps: [
    {
      target: 'home-missed',
      route: '/tabs/home',
      title: 'Who has been missed',
      text: 'They are here.',
    },
    {
      target: 'record-button',
      route: null,
      title: 'Record an activity',
      text: 'Press it whenever.',
    },
    { target: 'place-tours', route: '/tabs/more', title: 'Help', text: 'It is here too.' },
  ],
  progress: null,
  ...differences,
});
