import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';

interface Rules {
  /** As on a file input: `image/*,.pdf` */
  accept?: string | undefined;
  maxBytes?: number | undefined;
}

/** `2.4 MB` */
export function formatBytes(bytes: number): string {
  const [unit, size] =
    bytes >= 1_000_000 ? (['megabyte', 1_000_000] as const) : (['kilobyte', 1000] as const);
  return formatNumber(bytes / size, { style: 'unit', unit, maximumFractionDigits: 1 });
}

function fits(file: File, kind: string): boolean {
  if (kind.startsWith('.')) return file.name.toLowerCase().endsWith(kind);
  if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
  return file.type === kind;
}

/** Reason for rejecting a file. Dropped files bypass the browser's own filter. */
export function refusal(file: File, { accept, maxBytes }: Rules): string | undefined {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase());
  if (accept !== undefined && !kinds.some((kind) => fits(file, kind)))
    return m.ui_file_wrong_type();
  if (file.size === 0) return m.ui_file_empty();
  if (maxBytes !== undefined && file.size > maxBytes)
    return m.ui_file_too_large({ size: formatBytes(file.size), most: formatBytes(maxBytes) });
  return undefined;
}
