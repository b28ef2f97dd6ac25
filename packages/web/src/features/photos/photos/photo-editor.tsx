import { isVisitor } from '@relish/shared/permissions.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';

import { FormConflict } from '../../../forms/form-conflict.tsx';
import { LongForm } from '../../../forms/long-form.tsx';
import { useFollowVersion } from '../../../forms/use-follow-version.ts';
import { useLongForm } from '../../../forms/use-long-form.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { showToast } from '../../../ui/feedback/toast-state.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { SuggestionAnswer } from '../family/public.tsx';
import { FaceStage } from './face-stage.tsx';
import { type StaffPhoto, useNextPhoto, usePhoto, useSavePhoto } from './photo-api.ts';
import { PhotoDetailsFields } from './photo-details-fields.tsx';
import { PhotoFormProvider } from './photo-form-context.ts';
import { PhotoMenu } from './photo-menu.tsx';
import { PhotoOwner } from './photo-owner.tsx';
import { ALBUM, photoPath } from './photo-paths.ts';
import { PhotoPeople } from './photo-people.tsx';
import { PhotoPicture } from './photo-picture.tsx';
import { PhotoThanksReceived } from './photo-thanks-received.tsx';
import { FIELDS, LISTED, type PhotoValues, sentValues, toFormValues } from './photo-values.ts';
import { PhotoWhoSees } from './photo-who-sees.tsx';
import { altWords } from './photo-words.ts';
import { useNaming } from './use-naming.ts';
import { useWhoSees } from './use-who-sees.ts';

import styles from './photo-page.module.css';

const FaceChooser = lazy(() => import('./face-chooser.tsx'));
const CropDialog = lazy(() => import('./crop-dialog.tsx'));
const PhotoRefusal = lazy(() => import('./photo-refusal.tsx'));

/** Naming, sharing and describing one photo. A household has no one to name or to share with. */
export default function PhotoEditor({ photo }: { photo: StaffPhoto }) {
  const navigate = useNavigate();
  const isHousehold = isVisitor(useUser());
  const save = useSavePhoto();
  const newest = usePhoto(photo.id);
  const { next, count, isMore } = useNextPhoto(photo.id, !isHousehold);
  const goesOn = useRef(false);
  const [cropping, setCropping] = useState<{ suggested: PhotoRegion | undefined }>();
  const [refusing, setRefusing] = useState<{ chosen: string | null | undefined }>();
  const long = useLongForm<PhotoValues>({
    schema: () => schema(photo.id),
    defaultValues: () => toFormValues(photo),
    send,
    draftName: `photo ${photo.id}`,
    listed: LISTED,
  });
  const { form } = long;
  useFollowVersion(form, toFormValues(photo));
  const naming = useNaming(form, photo);
  const [named, sharing] = useWatch({ control: form.control, name: ['named', 'sharing'] });
  const now = useWhoSees(photo, { people: naming.people, named, sharing });

  async function send(typed: PhotoValues): Promise<void> {
    const { version } = await save.mutateAsync(sentValues(photo.id, typed));
    form.reset({ ...typed, version });
    const isLeaving = goesOn.current && next !== undefined;
    const isDone = typed.named !== 'not_yet' && next === undefined && !isHousehold;
    showToast({ title: isDone ? m.photo_saved_last() : m.photo_saved(), tone: 'success' });
    if (!isLeaving) return;
    long.finish();
    await navigate(photoPath(next));
  }

  const readAgain = async () => {
    const { data } = await newest.refetch();
    if (data?.staff) form.reset(toFormValues({ ...data, staff: data.staff }));
  };

  return (
    <PhotoFormProvider value={{ form, photo, naming }}>
      <Page
        title={m.photo_title()}
        back={ALBUM}
        actions={
          <PhotoMenu
            photo={photo}
            onLeave={long.finish}
            {...(!isHousehold && { onHidden: () => void followVersion() })}
            onCrop={() => setCropping({ suggested: undefined })}
          />
        }
      >
        <LongForm
          long={long}
          onGoToField={long.focusField}
          look={{ form: styles.form, bar: styles.bar }}
          conflict={
            <FormConflict
              message={form.listErrors('version')}
              newest={{ isFetching: newest.isFetching, refetch: refetchForStaff }}
              form={form}
              fields={FIELDS}
              toValues={toFormValues}
              onMerged={long.saveMerged}
            />
          }
          actions={
            <>
              {count > 0 && (
                <p className={styles.count}>
                  {isMore ? m.photo_to_name_many({ count }) : m.photo_to_name({ count })}
                </p>
              )}
              <Button
                type="submit"
                kind={next === undefined ? 'primary' : 'quiet'}
                busy={form.busy}
                onClick={() => {
                  goesOn.current = false;
                }}
              >
                {m.photo_save()}
              </Button>
              {next !== undefined && (
                <Button
                  type="submit"
                  busy={form.busy}
                  onClick={() => {
                    goesOn.current = true;
                  }}
                >
                  {m.photo_save_next()}
                </Button>
              )}
            </>
          }
        >
          <States photo={photo} />
          <PhotoOwner owner={photo.staff.belongs_to} />
          <div className={styles.columns}>
            <div className={styles.photo}>
              {isHousehold ? <PhotoPicture photo={photo} alt={altWords(photo)} /> : <FaceStage />}
            </div>
            <div className={styles.panel}>
              {!isHousehold && (
                <>
                  <PhotoPeople onRefuse={(chosen) => setRefusing({ chosen })} />
                  <PhotoWhoSees now={now} onCrop={(suggested) => setCropping({ suggested })} />
                </>
              )}
              <PhotoDetailsFields />
              <PhotoThanksReceived thanks={photo.staff.thanks_received} />
            </div>
          </div>
        </LongForm>
      </Page>
      <Suspense>
        {naming.unnamed && <FaceChooser />}
        {cropping && (
          <CropDialog
            suggested={cropping.suggested}
            onCropped={readAgain}
            onClose={() => setCropping(undefined)}
          />
        )}
        {refusing && (
          <PhotoRefusal
            id={photo.id}
            people={naming.people}
            chosen={refusing.chosen}
            onRefused={long.finish}
            onClose={() => setRefusing(undefined)}
          />
        )}
      </Suspense>
    </PhotoFormProvider>
  );

  async function refetchForStaff() {
    const { data } = await newest.refetch();
    return { data: data?.staff ? { ...data, staff: data.staff } : undefined };
  }

  /** Hiding makes a new version, which must not look like a colleague's change. */
  async function followVersion() {
    const { data } = await newest.refetch();
    if (data) form.resetField('version', { defaultValue: data.version });
  }
}

function States({ photo }: { photo: StaffPhoto }) {
  const { state } = photo;
  const mayAnswer = useCan('photos.keep');
  if (state === 'hidden')
    return (
      <Banner kind="attention" title={m.photo_hidden_title()}>
        {m.photo_hidden_text()}
      </Banner>
    );
  if (state === 'pending')
    return (
      <Banner
        kind="info"
        title={m.photo_pending_title()}
        {...(mayAnswer && { action: <SuggestionAnswer photo={photo} /> })}
      >
        {m.photo_pending_text()}
      </Banner>
    );
  return null;
}

/** Checks the values as they are sent, with the schema of the call. */
const schema = async (id: string) => {
  const [{ z }, { SaveInput }] = await Promise.all([
    import('zod'),
    import('@relish/shared/photos/photos/contract.ts'),
  ]);
  return z
    .custom<PhotoValues>()
    .transform((values) => sentValues(id, values))
    .pipe(SaveInput);
};
