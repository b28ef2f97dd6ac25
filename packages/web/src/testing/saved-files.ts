import { onTestFinished, vi } from 'vitest';

interface SavedFile {
  name: string;
  type: string;
  content: Blob;
}

/** What the browser would have put among the downloads, oldest first. */
export function savedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const held = new Map<string, Blob>();
  // jsdom has no addresses for what is in memory.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:relish/${held.size}`;
      held.set(address, blob);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    const content = held.get(this.href);
    if (content) saved.push({ name: this.download, type: content.type, content });
  });
  onTestFinished(() => click.mockRestore());
  return saved;
}
