// npm run mobile:assets: draws every icon and splash picture for the web and both native projects
// from assets/icon.svg.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { assets, favicon } from './asset-list.ts';
import { draw } from './icon-art.ts';
import { render } from './render-asset.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function write(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

let bytes = 0;
for (const asset of assets) {
  const picture = await render(asset);
  bytes += picture.length;
  write(asset.path, picture);
}
write(favicon.path, draw(favicon.art));
console.log(`${assets.length + 1} pictures, ${Math.round(bytes / 1024)} kB`);
