import { useId } from 'react';
import type { ChangeEvent, ReactNode } from 'react';
import clsx from 'clsx';
import { isJson } from './controls';
import type { Control, FormValues } from './controls';
import styles from './styles.module.css';

interface FieldProps {
  control: Control;
  value: string;
  error?: string;
  description?: string;
  onChange: (value: string) => void;
}

/** Renders a checkbox for each allowed item of a list. */
function Boxes({ control: { name, options }, value, onChange }: FieldProps): ReactNode {
  const chosen = value.split(',').filter(Boolean);
  const toggle = (option: string): void => {
    const next = options.filter((each) => chosen.includes(each.value) !== (each.value === option));
    onChange(next.map((each) => each.value).join(','));
  };
  return (
    <div className={styles.boxes}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            name={name}
            checked={chosen.includes(option.value)}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** Minimum and maximum height of a text area, in lines. */
const TEXT_AREA_LINES = { least: 4, most: 14 };

function ControlField(props: FieldProps): ReactNode {
  const id = useId();
  const { control, value, error, description, onChange } = props;
  const { name, kind, options, hint, isRequired, inputMode } = control;
  const isWide = kind === 'lines' || kind === 'json';
  const isWrong = error !== undefined;
  const ids = [isWrong && `${id}-error`, description && `${id}-description`].filter(Boolean);
  const described = ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
  const texts = (
    <>
      {(isWrong || isWide) && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
    </>
  );
  if (kind === 'list')
    return (
      <fieldset className={clsx('labelled', styles.field, styles.wide)} {...described}>
        <legend>{name}</legend>
        <Boxes {...props} />
        {texts}
      </fieldset>
    );
  const shared = {
    ...described,
    ...(isWrong && { 'aria-invalid': true }),
    className: 'control',
    id,
    name,
    value,
    required: isRequired,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange(target.value),
  };
  const typed = { ...shared, placeholder: hint, autoComplete: 'off', spellCheck: false };
  const rows = Math.min(
    Math.max(value.split('\n').length, TEXT_AREA_LINES.least),
    TEXT_AREA_LINES.most,
  );
  return (
    <div className={clsx('labelled', styles.field, isWide && styles.wide)}>
      <label htmlFor={id}>{name}</label>
      {kind === 'choice' && (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
      {kind === 'text' && <input {...typed} inputMode={inputMode} />}
      {isWide && <textarea {...typed} rows={rows} wrap={kind === 'json' ? 'off' : 'soft'} />}
      {texts}
    </div>
  );
}

interface Props {
  controls: readonly Control[];
  values: FormValues;
  errors: FormValues;
  descriptions?: FormValues;
  onChange: (name: string, value: string) => void;
}

/** Returns the error of a value, or of the whole body if the value is invalid JSON. */
function errorOf({ name, kind }: Control, value: string, errors: FormValues): string | undefined {
  return errors[name] ?? (kind === 'json' && !isJson(value) ? errors[''] : undefined);
}

/** Renders a field for each parameter of an operation, with the error of its value. */
export function ParameterFields(props: Props): ReactNode {
  const { controls, values, errors, descriptions, onChange } = props;
  return (
    <div className={styles.fields}>
      {controls.map((control) => (
        <ControlField
          key={control.name}
          control={control}
          value={values[control.name] ?? ''}
          error={errorOf(control, values[control.name] ?? '', errors)}
          description={descriptions?.[control.name]}
          onChange={(value) => onChange(control.name, value)}
        />
      ))}
    </div>
  );
}
