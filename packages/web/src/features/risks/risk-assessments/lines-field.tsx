import type { RiskLine } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { RISK_LIMITS } from '@relish/shared/risks/risk-assessments/choices.ts';
import { listLineProblems } from '@relish/shared/risks/risk-assessments/line-rules.ts';
import { Check, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Controller, type Path } from 'react-hook-form';

import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { FieldErrors, useField } from '../../../ui/forms/field-frame.tsx';
import { m } from '../../../words/m.ts';
import { useAssessmentForm } from './assessment-form-context.ts';
import { type AssessmentValues, makeLine } from './assessment-values.ts';
import { LineEditor } from './line-editor.tsx';
import { LineProblems } from './line-problems.tsx';
import { LineBands, LineControls } from './line-summary.tsx';
import { nameHazard, SOURCE_WORDS } from './risk-words.ts';

import styles from './lines.module.css';

// Loaded when opened.
const AddHazard = lazy(() => import('./add-hazard.tsx'));

/** Every prefilled hazard is confirmed or changed, one by one. */
export function LinesField() {
  const form = useAssessmentForm();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const errors = form.listErrors('lines');
  const group = useField({ errors });
  const focus = (key: string | undefined, part: string) =>
    list.current?.querySelector<HTMLElement>(`[data-line="${key}"] [data-part="${part}"]`)?.focus();
  return (
    <Controller
      control={form.control}
      name="lines"
      render={({ field: { value: lines, onChange } }) => {
        const put = (at: number, line: RiskLine) => onChange(lines.with(at, line));
        const confirm = (at: number, line: RiskLine) => {
          flushSync(() => {
            put(at, { ...line, confirmed: true });
            setOpened(undefined);
          });
          // On to the next one, so that confirming all takes one key each.
          const next = lines.find((each, index) => index !== at && !each.confirmed);
          focus(next?.key ?? line.key, next ? 'confirm' : 'change');
        };
        const add = (code: RiskLine['hazard_code']) => {
          const line = makeLine(code);
          flushSync(() => {
            setAdding(false);
            onChange([...lines, line]);
            setOpened(line.key);
          });
          list.current?.querySelector<HTMLElement>(`[data-line="${line.key}"] input`)?.focus();
        };
        const left = lines.filter(({ confirmed }) => !confirmed).length;
        return (
          <div className={styles.field}>
            <output className={styles.count}>
              {lines.length === 0
                ? m.risks_lines_none()
                : left > 0
                  ? m.risks_lines_left({ count: left })
                  : m.risks_lines_all({ count: lines.length })}
            </output>
            <ol ref={list} className={styles.list} aria-label={m.risks_field_lines()}>
              {lines.map((line, at) => {
                const wrong = form.listErrors(`lines.${at}.hazard_code` as Path<AssessmentValues>);
                return (
                  <li key={line.key} data-line={line.key} className={styles.line}>
                    <h3 className={styles.hazard}>{nameHazard(line)}</h3>
                    {wrong && <p className={styles.wrong}>{wrong.join(' ')}</p>}
                    {opened === line.key ? (
                      <LineEditor
                        line={line}
                        onChange={(next) => put(at, next)}
                        onDone={() => confirm(at, line)}
                        onRemove={() => {
                          onChange(lines.toSpliced(at, 1));
                          setOpened(undefined);
                        }}
                      />
                    ) : (
                      <ShownLine
                        line={line}
                        onConfirm={() => confirm(at, line)}
                        onChange={() => setOpened(line.key)}
                      />
                    )}
                  </li>
                );
              })}
            </ol>
            {lines.length < RISK_LIMITS.lines && (
              <div>
                <Button
                  kind="quiet"
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => setAdding(true)}
                >
                  {m.risks_line_add()}
                </Button>
              </div>
            )}
            <FieldErrors field={group} errors={errors} />
            {isAdding && (
              <Suspense>
                <AddHazard
                  taken={lines.map(({ hazard_code }) => hazard_code)}
                  onAdd={add}
                  onClose={() => setAdding(false)}
                />
              </Suspense>
            )}
          </div>
        );
      }}
    />
  );
}

interface ShownProps {
  line: RiskLine;
  onConfirm: () => void;
  onChange: () => void;
}

function ShownLine({ line, onConfirm, onChange }: ShownProps) {
  const hazard = nameHazard(line);
  return (
    <>
      <p className={styles.bands}>
        {line.confirmed ? (
          <Badge kind="brand" icon={Check}>
            {m.risks_line_confirmed()}
          </Badge>
        ) : (
          <Badge kind="info">{SOURCE_WORDS[line.source]()}</Badge>
        )}
      </p>
      <LineBands line={line} />
      {(!line.confirmed || listLineProblems(line).length > 0) && <LineControls line={line} />}
      <LineProblems line={line} />
      <div className={styles.buttons}>
        <Button
          kind="quiet"
          size="small"
          data-part="change"
          icon={<Pencil aria-hidden="true" />}
          aria-label={m.risks_line_change_named({ hazard })}
          onClick={onChange}
        >
          {m.risks_line_change()}
        </Button>
        {!line.confirmed && (
          <Button
            size="small"
            data-part="confirm"
            icon={<Check aria-hidden="true" />}
            aria-label={m.risks_line_confirm_named({ hazard })}
            onClick={onConfirm}
          >
            {m.risks_line_confirm()}
          </Button>
        )}
      </div>
    </>
  );
}
