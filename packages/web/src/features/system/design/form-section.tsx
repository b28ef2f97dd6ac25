import { FormActionSamples } from './form-action-samples.tsx';
import { FormChoiceSamples } from './form-choice-samples.tsx';
import { FormFileSamples } from './form-file-samples.tsx';
import { FormListSamples } from './form-list-samples.tsx';
import { FormTextSamples } from './form-text-samples.tsx';

import styles from './form-section.module.css';

export const FormSection = () => (
  <div className={styles.section}>
    <FormActionSamples />
    <FormTextSamples />
    <FormListSamples />
    <FormChoiceSamples />
    <FormFileSamples />
  </div>
);
