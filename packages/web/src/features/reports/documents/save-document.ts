import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';

export function saveDocument({ file_name, base64 }: { file_name: string; base64: string }) {
  const type = file_name.endsWith('.csv') ? 'text/csv' : 'application/pdf';
  saveFile(file_name, decodeBase64(base64), type);
  showToast({ title: m.documents_opened(), tone: 'success' });
}
