import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  type: string;
  content: Blob;
}

/** Files the browser would have downloaded, oldest first. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  // jsdom has no object URLs.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:relish/${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href);
    if (content) saved.push({ name: this.download, type: content.type, content });
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}
