import { readFile } from 'node:fs/promises';

/** Sends pictures one after the other: node upload.process.ts URL TOKEN FILE… */
const [url = '', token = '', ...files] = process.argv.slice(2);
for (const file of files) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: new Uint8Array(await readFile(file)),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`An upload answered ${response.status}`);
}
