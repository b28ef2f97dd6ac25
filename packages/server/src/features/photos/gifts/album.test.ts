import { describe, expect, it } from 'vitest';

import { type AlbumPhoto, nameFiles, writeAlbum, writeList } from './album.ts';

const photo = (differences: Partial<AlbumPhoto> = {}): AlbumPhoto => ({
  sort_on: '2026-11-03',
  taken_on: '2026-11-03',
  decade: null,
  place: null,
  caption: null,
  story: null,
  added_by: null,
  ...differences,
});
const HOSTILE = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&amp;</style></title>`;

describe('the offline album', () => {
  it('shows hostile words as words', () => {
    const files = nameFiles([photo({ caption: HOSTILE, story: HOSTILE, place: HOSTILE })]);
    const html = writeAlbum(HOSTILE, files);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<img/g)).toHaveLength(2);
    expect(html).not.toMatch(/onerror='|alert\(1\)<\/script>/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(1)');
  });

  it('needs nothing from a network', () => {
    const html = writeAlbum('Photos', nameFiles([photo(), photo({ decade: 1950 })]));
    expect(html).not.toMatch(/https?:|type="module"|fetch\(|import /);
    expect(html).toContain('src="photos/2026-11-03-0001.jpg"');
    expect(html).toContain('src="photos/1950s-0002.jpg"');
  });

  it('groups photos by month and decade', () => {
    const html = writeAlbum(
      'Photos',
      nameFiles([
        photo({ taken_on: null, decade: 1950, sort_on: '1950-01-01' }),
        photo(),
        photo({ taken_on: '2026-11-20', sort_on: '2026-11-20' }),
      ]),
    );
    const chapters = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, chapter]) => chapter);
    expect(chapters).toEqual(['The 1950s', 'November 2026']);
  });

  it('has a plain list with one line for each photo', () => {
    const files = nameFiles([photo({ caption: 'Tea', place: 'Garden', story: 'Two\nlines' })]);
    expect(writeList('Photos', files).split('\r\n')).toEqual([
      'Photos',
      '',
      'photos/2026-11-03-0001.jpg | Garden · 3 November 2026 | Tea | Two lines',
      '',
    ]);
  });
});
