import { I18nProvider } from 'react-aria-components';

import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { locale } from '../../../words/speak.ts';
import { ColourSamples } from './colour-samples.tsx';
import { DISPLAY_GROUPS } from './display-groups.ts';
import { DisplaySection } from './display-section.tsx';
import { FormSection } from './form-section.tsx';
import { TypeSamples } from './type-samples.tsx';

import styles from './design-page.module.css';

const CONTENTS = [
  { id: 'colours', title: 'Colours' },
  { id: 'type', title: 'Type and space' },
  { id: 'forms', title: 'Buttons and forms' },
  ...DISPLAY_GROUPS,
];

/** Shows every part of the design system in every state, for review and tests. */
export default function DesignPage() {
  return (
    <I18nProvider locale={locale()}>
      <main className={styles.page}>
        <title>Design | Relish</title>
        <PageHeading>The design system</PageHeading>
        <p className={styles.lead}>
          Warm paper, deep green and apricot. Every part in every state, made from the same tokens
          in light and dark.
        </p>
        <nav aria-label="On this page" className={styles.contents}>
          <ul className={styles.links}>
            {CONTENTS.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ColourSamples />
        <TypeSamples />
        <section id="forms" aria-label="Buttons and forms">
          <FormSection />
        </section>
        <DisplaySection />
      </main>
    </I18nProvider>
  );
}
