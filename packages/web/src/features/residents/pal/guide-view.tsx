import type { Guide, GuideKey } from '@relish/shared/residents/pal/guide-texts.ts';
import type { Answers, Domain, Level } from '@relish/shared/residents/pal/levels.ts';
import { DOMAIN_TEXTS } from '@relish/shared/residents/pal/statements.ts';

import { m } from '../../../words/m.ts';
import { GUIDE_WORDS } from './pal-words.ts';

import styles from './guide-view.module.css';

interface Section {
  title: () => string;
  keys: readonly GuideKey[];
}

const SECTIONS: readonly Section[] = [
  {
    title: m.pal_guide_general,
    keys: ['does_well', 'may_get_in_the_way', 'interaction', 'working_with_others'],
  },
  {
    title: m.pal_guide_activities,
    keys: [
      'aim',
      'choose_activities_that',
      'where_to_put_things',
      'what_to_show',
      'senses_and_touch',
    ],
  },
  { title: m.pal_guide_care, keys: ['washing', 'dressing', 'eating'] },
  { title: m.pal_guide_signs, keys: ['too_hard', 'too_easy'] },
];

/** The three lines a busy carer needs first. */
const FIRST: readonly GuideKey[] = ['your_role', 'what_to_say', 'length'];

// V13: these follow their own answer, not the overall level.
const FOLLOWS: Partial<Record<GuideKey, Domain>> = {
  washing: 'washing',
  dressing: 'dressing',
  eating: 'eating',
  interaction: 'contact',
};

interface Props {
  guide: Guide;
  level: Level;
  answers?: Answers | null | undefined;
  /** Heading level of the sections. */
  heading?: 3 | 4;
}

export function GuideView({ guide, level, answers, heading = 3 }: Props) {
  const Heading = `h${heading}` as const;
  const differs = (key: GuideKey) => {
    const domain = FOLLOWS[key];
    return domain && answers && answers[domain] !== level ? domain : undefined;
  };
  return (
    <div className={styles.guide}>
      <p className={styles.nutshell}>{guide.nutshell}</p>
      <dl className={styles.first}>
        {FIRST.map((key) => (
          <div key={key} className={styles.important}>
            <dt>{GUIDE_WORDS[key]()}</dt>
            <dd>{guide[key]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.sections}>
        {SECTIONS.map(({ title, keys }) => (
          <section key={title()} className={styles.section}>
            <Heading className={styles.title}>{title()}</Heading>
            <dl className={styles.lines}>
              {keys.map((key) => {
                const domain = differs(key);
                return (
                  <div key={key}>
                    <dt>{GUIDE_WORDS[key]()}</dt>
                    <dd>
                      {guide[key]}
                      {domain && (
                        <span className={styles.follows}>
                          {m.pal_guide_follows({ domain: DOMAIN_TEXTS[domain].title })}
                        </span>
                      )}
                    </dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
