import { expect, it } from 'vitest';

import type { Page } from './api.ts';
import { movePhoto } from './move-photo.ts';

const page = (id: string, kind: Page['kind'], ...photos: string[]): Page => ({
  id,
  kind,
  template: 'auto',
  heading: null,
  text: null,
  by: null,
  source: null,
  photos: photos.map((photo_id) => ({ photo_id, caption: null })),
});

const PAGES = [
  page('title', 'title', 'a'),
  page('words', 'text'),
  page('few', 'photos', 'b', 'c'),
  page('many', 'photos', 'd', 'e', 'f'),
];

const moved = (photoId: string, pageId: string, onto?: string) => {
  const move = movePhoto(PAGES, photoId, { pageId, photoId: onto });
  return (
    move && [
      move.outcome,
      ...move.pages.map(({ photos }) => photos.map(({ photo_id }) => photo_id).join('')),
    ]
  );
};

it('moves a photo to a page with room, before the photo it is dropped on', () => {
  expect(moved('a', 'few')).toEqual(['moved', '', '', 'bca', 'def']);
  expect(moved('a', 'few', 'c')).toEqual(['moved', '', '', 'bac', 'def']);
});

it('exchanges photos with a page that is full', () => {
  expect(moved('b', 'title')).toEqual(['exchanged', 'b', '', 'ac', 'def']);
  expect(moved('a', 'many', 'd')).toEqual(['exchanged', 'd', '', 'bc', 'aef']);
});

it('changes the order within a page in both directions', () => {
  expect(moved('d', 'many', 'f')).toEqual(['moved', 'a', '', 'bc', 'efd']);
  expect(moved('f', 'many', 'd')).toEqual(['moved', 'a', '', 'bc', 'fde']);
});

it('leaves everything as it is where a page holds no photos or nothing would change', () => {
  expect(moved('a', 'words')).toBeUndefined();
  expect(moved('a', 'title')).toBeUndefined();
  expect(moved('b', 'few', 'b')).toBeUndefined();
  expect(moved('unknown', 'few')).toBeUndefined();
});
