import { ALBUM_SCRIPT, ALBUM_STYLE } from './album-parts.ts';
import type { GiftPhoto } from './contents.ts';

export type AlbumPhoto = Pick<
  GiftPhoto,
  'sort_on' | 'taken_on' | 'decade' | 'place' | 'caption' | 'story' | 'added_by'
>;

export interface NamedFile<P extends AlbumPhoto = AlbumPhoto> {
  photo: P;
  /** Inside the file, such as `photos/2026-11-03-0001.jpg`. */
  name: string;
}

/** Sorted by name they are in the order in which they were taken. */
export const nameFiles = <P extends AlbumPhoto>(photos: readonly P[]): NamedFile<P>[] =>
  photos.map((photo, at) => {
    const when = photo.decade === null ? photo.sort_on : `${photo.decade}s`;
    return { photo, name: `photos/${when}-${String(at + 1).padStart(4, '0')}.jpg` };
  });

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => formatter.format(new Date(day));
};
const formatMonth = format({ month: 'long', year: 'numeric' });
const formatDay = format({ day: 'numeric', month: 'long', year: 'numeric' });

const tellWhen = ({ taken_on, decade }: AlbumPhoto) => {
  if (taken_on !== null) return formatDay(taken_on);
  return decade === null ? null : `${decade}s`;
};
const tellChapter = ({ decade, sort_on }: AlbumPhoto) =>
  decade === null ? formatMonth(sort_on) : `The ${decade}s`;
const tellDetails = (photo: AlbumPhoto) =>
  [photo.place, tellWhen(photo)].filter((part) => part !== null).join(' · ');

const tellAdder = ({ added_by }: AlbumPhoto) => (added_by === null ? null : `Added by ${added_by}`);

function writeFigure({ photo, name }: NamedFile, at: number): string {
  const { caption, story } = photo;
  const details = tellDetails(photo);
  const adder = tellAdder(photo);
  return `<figure id="p${at}"><a href="${name}" data-at="${at}"><img src="${name}" alt="${escape(caption ?? `Photo ${at + 1}`)}" loading="lazy"></a><figcaption>${
    caption === null ? '' : `<strong>${escape(caption)}</strong>`
  }${details === '' ? '' : `<span>${escape(details)}</span>`}${
    story === null ? '' : `<p>${escape(story)}</p>`
  }${adder === null ? '' : `<span>${escape(adder)}</span>`}</figcaption></figure>`;
}

/**
 * Opens from a disk without a network: everything but the pictures is inside the page. The text is
 * readable without its script.
 */
export function writeAlbum(title: string, files: readonly NamedFile[]): string {
  const chapters = [...Map.groupBy(files.entries(), ([, { photo }]) => tellChapter(photo))];
  const nav = chapters
    .map(([chapter], at) => `<li><a href="#c${at}">${escape(chapter)}</a></li>`)
    .join('');
  const sections = chapters
    .map(
      ([chapter, photos], at) =>
        `<section aria-labelledby="c${at}"><h2 id="c${at}">${escape(chapter)}</h2><div class="photos">${photos
          .map(([index, file]) => writeFigure(file, index))
          .join('\n')}</div></section>`,
    )
    .join('\n');
  const nothing = '<p>There are no photos in this album.</p>';
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${escape(title)}</title>
<style>${ALBUM_STYLE}</style>
</head>
<body>
<header><h1>${escape(title)}</h1><p>${files.length === 1 ? '1 photo' : `${files.length} photos`}. Choose a photo to see it large; the arrow keys go on.</p></header>
<nav aria-label="Months"><ul>${nav}</ul></nav>
<main>${files.length === 0 ? nothing : sections}</main>
<dialog id="large" aria-label="Large photo"><button id="close">Close</button><img id="picture" alt=""><div id="words"></div><p class="buttons"><button id="previous">Previous</button><button id="next">Next</button></p></dialog>
<script>${ALBUM_SCRIPT}</script>
</body>
</html>
`;
}

/** For anyone who cannot open the album. */
export const writeList = (title: string, files: readonly NamedFile[]): string =>
  [
    title,
    '',
    ...files.map(({ photo, name }) =>
      [name, tellDetails(photo), photo.caption, photo.story, tellAdder(photo)]
        .filter((part) => part !== null && part !== '')
        .join(' | ')
        .replaceAll(/\s+/g, ' '),
    ),
    '',
  ].join('\r\n');
