import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { m } from '../../../words/m.ts';
import { usePrintForm, usePrintPoster } from './api.ts';

const onSuccess = ({ file_name, base64 }: { file_name: string; base64: string }) => {
  saveFile(file_name, decodeBase64(base64), 'application/pdf');
  showToast({ title: m.surveys_print_saved(), tone: 'success' });
};

/** The papers of a survey. Choosing again while a file is being made does nothing. */
export function useSurveyPrints(id: string) {
  const poster = usePrintPoster();
  const form = usePrintForm();
  return {
    savePoster: () => {
      if (!poster.isPending) poster.mutate({ id }, { onSuccess });
    },
    saveForm: (language: string) => {
      if (!form.isPending) form.mutate({ id, language }, { onSuccess });
    },
  };
}
