import { lazy } from 'react';

export { FamilyFeed } from './family-feed.tsx';
export { SuggestionAnswer } from './suggestion-answer.tsx';

export const NewestPhoto = lazy(async () => ({
  default: (await import('./newest-photo.tsx')).NewestPhoto,
}));
