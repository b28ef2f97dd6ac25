// Apart from the texts, which are loaded when help opens.
import { pages } from '../pages.ts';

/** The key in `pages` for an address; tutorials and tours name their pages by it. */
export function findPage(pathname: string): string {
  const path = pathname.replaceAll(/^\/|\/$/g, '');
  return path.startsWith('tabs/') && !(path in pages) ? 'tabs/*' : path;
}
