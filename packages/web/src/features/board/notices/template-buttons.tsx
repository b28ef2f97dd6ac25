import { useWatch } from 'react-hook-form';

import { useCan } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { useNoticeForm } from './notice-form-context.ts';
import { TEMPLATES } from './notice-templates.ts';

import styles from './notice-form.module.css';

/** Offered only while the form is empty. */
export function TemplateButtons() {
  const { form } = useNoticeForm();
  const answersForHome = useCan('home.manage');
  const [title, body] = useWatch({ control: form.control, name: ['title', 'body'] });
  const isUntouched = TEMPLATES.some((each) => each.title() === title && each.body() === body);
  if ((title !== '' || body !== '') && !isUntouched) return null;
  const use = ({ title: words, body: text, audience }: (typeof TEMPLATES)[number]) => {
    const options = { shouldDirty: true };
    form.setValue('title', words(), options);
    form.setValue('body', text(), options);
    form.setValue('audience', audience, options);
  };
  return (
    <fieldset className={styles.templates}>
      <legend className={styles.label}>{m.notices_template()}</legend>
      <div className={styles.buttons}>
        {TEMPLATES.filter(({ managersOnly }) => !managersOnly || answersForHome).map((template) => (
          <Button key={template.id} kind="quiet" size="small" onClick={() => use(template)}>
            {template.label()}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
