import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { useWatch } from 'react-hook-form';

import { m } from '../../../words/m.ts';
import { DefaultLine } from './default-line.tsx';
import { type BandId, defaultBandWords, FIGURE_WORDS } from './figure-words.ts';
import { useSettingsForm } from './form-context.ts';
import { NumberField } from './number-field.tsx';

import styles from './settings.module.css';

/** Sets where one figure turns green and amber. */
export function BandField({ id }: { id: BandId }) {
  const form = useSettingsForm();
  const { name, text, unit, isLessBetter } = FIGURE_WORDS[id];
  const { green, amber } = useWatch({ control: form.control, name: `bands.${id}` });
  const usual = DEFAULT_SETTINGS.bands[id];
  const labels = isLessBetter
    ? [m.home_settings_band_green_to, m.home_settings_band_amber_to]
    : [m.home_settings_band_green_from, m.home_settings_band_amber_from];
  const [greenLabel = name, amberLabel = name] = labels;
  const setEdges = () => {
    const shouldValidate = form.formState.isSubmitted;
    form.setValue(`bands.${id}.green`, usual.green, { shouldDirty: true });
    form.setValue(`bands.${id}.amber`, usual.amber, { shouldDirty: true, shouldValidate });
  };
  return (
    <fieldset className={styles.band}>
      <legend>{name()}</legend>
      <p className={styles.quiet}>{text()}</p>
      <div className={styles.edges}>
        <div className={styles.green}>
          <NumberField name={`bands.${id}.green`} label={greenLabel({ unit: unit() })} />
        </div>
        <div className={styles.amber}>
          <NumberField name={`bands.${id}.amber`} label={amberLabel({ unit: unit() })} />
        </div>
      </div>
      <DefaultLine
        name={name()}
        value={defaultBandWords(id)}
        isDefault={green === usual.green && amber === usual.amber}
        onUse={setEdges}
      />
    </fieldset>
  );
}
