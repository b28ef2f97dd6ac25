import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { Held, HINT, LONG, Samples, WRONG } from './form-samples.tsx';

const photo = new File([new Uint8Array(2_400_000)], 'Garden party.jpg', { type: 'image/jpeg' });
const plan = new File([new Uint8Array(48_000)], `${LONG}.pdf`, { type: 'application/pdf' });
const lost = new File([new Uint8Array(900)], 'Menu.pdf', { type: 'application/pdf' });

const states = new Map([
  [photo, { progress: 0.6 }],
  [plan, { progress: 1 }],
  [lost, { error: 'The connection was lost. Remove it and try again.' }],
]);

export const FormFileSamples = () => (
  <Samples title="File drop">
    <Held<File[]> start={[]}>
      {(control) => (
        <FileDrop
          label="Photo"
          accept="image/*"
          maxBytes={1_000_000}
          hint="Up to 1 MB."
          {...control}
        />
      )}
    </Held>
    <Held<File[]> start={[photo, plan, lost]}>
      {(control) => (
        <FileDrop
          label="Documents"
          multiple
          optional
          hint={HINT}
          findState={(file) => states.get(file) ?? {}}
          {...control}
        />
      )}
    </Held>
    <Held<File[]> start={[]}>
      {(control) => <FileDrop label="Wrong" errors={WRONG} {...control} />}
    </Held>
    <Held<File[]> start={[]}>
      {(control) => <FileDrop label="Disabled" disabled {...control} />}
    </Held>
  </Samples>
);
